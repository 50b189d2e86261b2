//! What is said of reports beside what they say themselves.

use std::fmt::Display;

/// That a view cannot be made.
pub(crate) fn no_view(error: &dyn Display) -> String {
    format!("the report cannot be shown: {error}")
}
