//! A game's lines, written as the language writes them.

use floorman_engine::{Deck, From, Game, Rank, Share, Step};

/// The lines of a game by their names.
pub(crate) fn lines(game: &Game) -> Vec<(String, String)> {
    let line = |name: &str, text: String| (name.to_owned(), text);
    let mut lines = vec![line("deck", deck(game.deck))];
    if !game.forced_bets.is_empty() {
        let bets: Vec<&str> = game.forced_bets.iter().map(|bet| bet.name()).collect();
        lines.push(line("forced-bets", bets.join(", and ")));
    }
    lines.push(line("boards", game.boards.to_string()));
    lines.extend(game.streets.iter().map(|street| {
        let steps: Vec<String> = street.steps.iter().map(|it| step(*it)).collect();
        (format!("street {}", street.name), steps.join(", then "))
    }));
    let shares: Vec<String> = game.win.iter().map(|it| share(*it)).collect();
    lines.push(line("win", shares.join(", and ")));
    lines
}

fn deck(deck: Deck) -> String {
    format!("{} to {} in {} suits", rank_word(deck.lowest), rank_word(deck.highest), deck.suits)
}

/// A rank as a deck names it.
pub(crate) const fn rank_word(rank: Rank) -> &'static str {
    match rank {
        Rank::Two => "two",
        Rank::Three => "three",
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
    }
}

fn step(step: Step) -> String {
    match step {
        Step::Burn => "burn".to_owned(),
        Step::Down(cards) => format!("{cards} down"),
        Step::Up(cards) => format!("{cards} up"),
        Step::Board(cards) => format!("{cards} board"),
        Step::Draw(least, most) => format!("draw {least} to {most}"),
        Step::Discard(cards) => format!("discard {cards}"),
        Step::Bets(form, opener) => format!("{} from {}", form.name(), opener.name()),
    }
}

fn share(share: Share) -> String {
    let qualifier = share.qualifier.and_then(|rank| Rank::ALL.iter().position(|it| *it == rank));
    let qualifier = qualifier.map(|at| format!("{}-or-better ", at + 2)).unwrap_or_default();
    let board = share.board.map(|board| format!(" on board {board}")).unwrap_or_default();
    format!("{} {qualifier}from {}{board}", share.ranking.name(), from(share.from))
}

fn from(from: From) -> String {
    match from {
        From::Any(cards) => format!("any {cards}"),
        From::AnyHole(cards) => format!("any {cards} hole"),
        From::Exactly { hole, board } => format!("exactly {hole} hole and {board} board"),
    }
}

#[cfg(test)]
mod tests {
    use crate::{Library, SourceFile};

    #[test]
    fn lines_are_written_as_they_are_read() {
        let text = "edition 1\n\ngame stud \"Stud\" custom because \"a test\" {\n  \
                    deck = two to ace in 4 suits\n  forced-bets = antes, and bring-in\n  \
                    street third = 2 down, then 1 up, then bets from bring-in\n  \
                    street fourth = burn, then 1 up, then big-bets from high-board\n  \
                    win = high from any 5, and ace-to-five 8-or-better from any 5\n}\n";
        let (library, findings) = Library::load([SourceFile::new("stud.rules", text)]);
        assert_eq!(findings, []);
        let game = library.game("none", "stud").unwrap();
        let written = text.lines().filter_map(|line| line.split_once('='));
        let written: Vec<(String, String)> =
            written.map(|(name, line)| (name.trim().to_owned(), line.trim().to_owned())).collect();
        let lines = super::lines(&game).into_iter().filter(|(name, _)| name != "boards");
        assert_eq!(lines.collect::<Vec<_>>(), written);
    }
}
