//! Figures in columns.

/// A line a row: the first column to the left, the others to the right.
pub(crate) fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let line = |row: &Vec<String>| {
        let mut cells = row.iter().zip(&widths);
        let name = cells.next().map(|(name, width)| format!("  {name:<width$}")).unwrap_or_default();
        let rest: Vec<String> = cells.map(|(cell, width)| format!("  {cell:>width$}")).collect();
        format!("{}\n", format!("{name}{}", rest.concat()).trim_end())
    };
    rows.iter().map(line).collect()
}
