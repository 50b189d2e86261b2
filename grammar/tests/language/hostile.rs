//! No text makes the reader panic or hang.
