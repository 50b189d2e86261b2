//! "Did you mean": the known word that is nearest to an unknown one.

/// The nearest of the known words, if one is near enough to be meant.
pub(super) fn nearest(word: &str, known: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let near = |other: &&str| distance(word, other) <= 1 + other.len() / 4;
    known.filter(near).min_by_key(|other| distance(word, other))
}

/// How many letters have to be put in, taken out or changed.
fn distance(from: &str, to: &str) -> usize {
    let target: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=target.len()).collect();
    for (taken, letter) in from.chars().enumerate() {
        let mut diagonal = taken;
        let mut left = taken + 1;
        for (above, other) in row.iter_mut().skip(1).zip(&target) {
            let changed = diagonal + usize::from(letter != *other);
            diagonal = *above;
            left = changed.min(*above + 1).min(left + 1);
            *above = left;
        }
        if let Some(first) = row.first_mut() {
            *first = taken + 1;
        }
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_count_single_changes() {
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("abc", ""), 3);
        assert_eq!(distance("fold", "folds"), 1);
        assert_eq!(distance("rasies", "raises"), 2);
        assert_eq!(distance("kitten", "sitting"), 3);
    }

    #[test]
    fn only_a_near_word_is_meant() {
        assert_eq!(nearest("rivers", ["checks", "calls"].into_iter()), None);
        assert_eq!(nearest("cheks", ["checks", "calls"].into_iter()), Some("checks"));
        assert_eq!(nearest("shoves", ["checks", "calls", "shows"].into_iter()), Some("shows"));
    }
}
