//! Figures and words in columns.

/// A line a row: the first column to the left, the others to the right.
pub(crate) fn aligned(rows: &[Vec<String>]) -> String {
    aligned_by(rows, |_, padded| padded)
}

/// The same, with each cell but the first as `paint` makes it of the cell and its padded text.
pub(crate) fn aligned_by(rows: &[Vec<String>], paint: impl Fn(&str, String) -> String) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let mut cells = row.iter().zip(&widths);
        let name = cells.next().map(|(name, width)| format!("  {name:<width$}")).unwrap_or_default();
        let rest: Vec<String> =
            cells.map(|(cell, width)| format!("  {}", paint(cell, format!("{cell:>width$}")))).collect();
        format!("{}\n", format!("{name}{}", rest.concat()).trim_end())
    };
    rows.iter().map(line).collect()
}

/// How wide a column may get for the sake of one long cell; that cell then pushes its own line.
const WIDEST: usize = 40;

/// Lines of cells under one another; the last cell of a line takes what room it needs.
pub(crate) fn columns(lines: &[Vec<String>], indent: &str) -> String {
    let most = lines.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        let cells = lines.iter().filter(|line| line.len() > column + 1).filter_map(|line| line.get(column));
        cells.map(|cell| cell.chars().count()).filter(|width| *width <= WIDEST).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..most).map(width).collect();
    let mut text = String::new();
    for line in lines {
        let mut out = indent.to_owned();
        for (cell, width) in line.iter().zip(&widths) {
            let gap = width.saturating_sub(cell.chars().count());
            out.push_str(cell);
            out.extend(std::iter::repeat_n(' ', gap + 2));
        }
        text.push_str(out.trim_end());
        text.push('\n');
    }
    text
}
