//! What is said of a part of the work.

/// That a part is written otherwise.
pub(crate) const NOT_A_SHARD: &str = "a shard is written `k/n`, as in `1/4`";

/// That there is no such part.
pub(crate) fn no_shard(part: u32, parts: u32) -> String {
    if parts == 0 {
        return "there are no shards of 0: write `k/n`, as in `1/4`".to_owned();
    }
    format!("there is no shard {part} of {parts}: they are counted from 1 to {parts}")
}
