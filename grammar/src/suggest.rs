//! What the writer may have meant.

/// The known word nearest to `word`, if one is near enough to be a slip.
pub(crate) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let plain = plain(word);
    let allowed = (plain.chars().count() / 3).clamp(1, 4);
    known
        .into_iter()
        .filter(|candidate| candidate.len().abs_diff(plain.len()) <= allowed)
        .map(|candidate| (strsim::osa_distance(&plain, candidate), candidate))
        .filter(|(distance, _)| *distance <= allowed)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// The keyword that `word` is a slip of: two letters apart at most, one in a short word, and not the word itself.
pub(crate) fn slip_of<'a>(word: &str, keywords: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.len() > 12 {
        return None;
    }
    let near = |keyword: &&str| {
        let distance = strsim::osa_distance(word, keyword);
        let allowed = if keyword.len() > 4 && word.len() > 3 { 2 } else { 1 };
        (1..=allowed).contains(&distance)
    };
    keywords.into_iter().find(near)
}

/// The word with a document's dashes made plain, if it has any.
pub(crate) fn plain_dashes(word: &str) -> Option<String> {
    word.contains(is_dash).then(|| word.replace(is_dash, "-"))
}

/// As a name would be written: small letters, plain dashes. A word no name is as long as stays out.
fn plain(word: &str) -> String {
    const LONGEST: usize = 100;
    if word.len() > LONGEST {
        return String::new();
    }
    word.to_lowercase().replace('_', "-").replace(is_dash, "-")
}

/// The dashes that word processors put for a hyphen.
fn is_dash(letter: char) -> bool {
    matches!(letter, '\u{AD}' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE58}' | '\u{FE63}' | '\u{FF0D}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_recognised() {
        let known = ["minimum-raise", "minimum-bet", "raise-cap"];
        assert_eq!(nearest("minimum-rase", known), Some("minimum-raise"));
        assert_eq!(nearest("Minimum_Bet", known), Some("minimum-bet"));
        assert_eq!(nearest("raisecap", known), Some("raise-cap"));
    }

    #[test]
    fn a_stranger_is_not() {
        assert_eq!(nearest("rake", ["minimum-raise", "tda"]), None);
        assert_eq!(nearest(&"r".repeat(1_000_000), ["rake"]), None);
        assert_eq!(nearest("", ["tda"]), None);
    }

    #[test]
    fn pasted_dashes_are_made_plain() {
        assert_eq!(plain_dashes("minimum–raise").as_deref(), Some("minimum-raise"));
        assert_eq!(plain_dashes("minimum-raise"), None);
    }
}
