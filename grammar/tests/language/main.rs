//! What the language promises, file by file.

#[cfg(test)]
mod chains;
#[cfg(test)]
mod compared;
#[cfg(test)]
mod disarranged;
#[cfg(test)]
mod findings;
#[cfg(test)]
mod games;
#[cfg(test)]
mod hostile;
#[cfg(test)]
mod manual;
#[cfg(test)]
mod places;
mod printed;
#[cfg(test)]
mod resolved;
#[cfg(test)]
mod scattered;
#[cfg(test)]
mod support;
#[cfg(test)]
mod tables;
#[cfg(test)]
mod twelve;
