/// Stash, a game of no interest to play: it has everything that a check can look at, in as few
/// plies as possible, and so is the ground in which faults are planted.
///
/// - STASH-DEAL-01: A bag holds three trinkets of each of four kinds. Two seats are dealt five
///   each, one at a time, A first.
/// - STASH-HIDE-01: A, then B, stashes two of its trinkets, in any order, in secret.
/// - STASH-DONE-01: When both are stashed, and not before, the seat says that it is done. Until
///   then it may change its mind.
/// - STASH-END-01: A stashed trinket of kind k counts k points, of the first kind 1.
///
/// The half-made stash is a compound choice: the other seat sees nothing of it.
@NullMarked
package dighouse.examples.stash;

import org.jspecify.annotations.NullMarked;
