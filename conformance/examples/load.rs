use floorman_conformance::run::*;
fn main() {
    let dir = std::path::PathBuf::from(std::env::args().nth(1).unwrap());
    let rules = std::path::PathBuf::from(std::env::args().nth(2).unwrap());
    let under: Vec<String> = std::env::args().skip(3).collect();
    let (texts, mut problems) = floorman_conformance::corpus::read_folder(&dir);
    let t = std::time::Instant::now();
    let (corpus, more) = floorman_conformance::Corpus::load(texts);
    problems.extend(more);
    for p in &problems {
        println!("{p}");
    }
    println!("{} scenarios {:?} {} problems", corpus.scenarios().count(), t.elapsed(), problems.len());
    let mut files = vec![];
    fn walk(d: &std::path::Path, files: &mut Vec<floorman_grammar::SourceFile>) {
        for e in std::fs::read_dir(d).unwrap() {
            let p = e.unwrap().path();
            if p.is_dir() {
                walk(&p, files)
            } else if p.extension().is_some_and(|x| x == "rules") {
                files.push(floorman_grammar::SourceFile::new(
                    p.display().to_string(),
                    std::fs::read_to_string(&p).unwrap(),
                ));
            }
        }
    }
    walk(&rules, &mut files);
    if let Ok(f) = std::env::var("HOUSE") {
        files.push(floorman_grammar::SourceFile::new(f.clone(), std::fs::read_to_string(&f).unwrap()));
    }
    let t = std::time::Instant::now();
    let (library, findings) = floorman_grammar::Library::load(files);
    println!("{}", floorman_grammar::render_all(&findings, library.sources(), floorman_grammar::Form::Plain));
    println!("library {:?} {:?}", t.elapsed(), library.names().collect::<Vec<_>>());
    let t = std::time::Instant::now();
    let only: Vec<String> = std::env::var("ONLY").ok().into_iter().collect();
    let out = run(&corpus, &library, Selection { under: &under, only: &only });
    let el = t.elapsed();
    let (mut p, mut f, mut c, mut n) = (0, 0, 0, 0);
    for o in &out {
        match &o.verdict {
            Verdict::Passed => p += 1,
            Verdict::Failed(x) => {
                f += 1;
                println!("{}", floorman_conformance::words::failure(x))
            }
            Verdict::Changed(x) => {
                c += 1;
                println!("CHANGED {}", floorman_conformance::words::failure(&x.failure))
            }
            Verdict::NotRun(r) => {
                n += 1;
                if n < 20 {
                    println!("{} {} {}", o.name, o.ruleset, floorman_conformance::words::not_run(r))
                }
            }
        }
    }
    println!("passed {p} failed {f} changed {c} not run {n} in {el:?}");
}
