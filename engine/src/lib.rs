//! The engine: judges what happens at a poker table, with the paragraphs each ruling rests on.
