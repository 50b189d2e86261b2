fn main() {
    let dir = std::path::PathBuf::from(std::env::args().nth(1).unwrap());
    let (texts, mut problems) = floorman_conformance::corpus::read_folder(&dir);
    let t = std::time::Instant::now();
    let (corpus, more) = floorman_conformance::Corpus::load(texts);
    problems.extend(more);
    for p in &problems { println!("{p}"); }
    println!("{} scenarios {:?} {} problems", corpus.scenarios().count(), t.elapsed(), problems.len());
}
