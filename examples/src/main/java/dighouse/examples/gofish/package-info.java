/// Go Fish for two, as we play it here: chance, hidden hands, and what one remembers of them.
///
/// - FISH-DEAL-01: 52 cards in 13 ranks of four. Seven cards are dealt to each of two seats, one at
///   a time, A first. The rest is the pool.
/// - FISH-BOOK-01: Whoever holds all four cards of a rank lays them down at once, as a book.
/// - FISH-ASK-01: A begins. On a turn one asks the other seat for a rank.
/// - FISH-ASK-02: One may ask only for a rank that one holds, and shows one card of it.
/// - FISH-ASK-03: The other seat hands over all its cards of that rank, for all to see, and one
///   asks again.
/// - FISH-FISH-01: If it has none, one fishes: draws a card from the pool, in secret.
/// - FISH-FISH-02: A fished card of the rank asked for is shown, and one asks again. Otherwise the
///   turn passes.
/// - FISH-FISH-03: Whoever must ask but holds no card draws one, in secret, and then asks.
/// - FISH-END-01: The game ends with the thirteenth book. More books win; equal books share.
///
/// The pool never runs dry under a question that fails: of a rank that is neither in the pool nor
/// with the other seat, one holds all four.
///
/// **What a seat remembers** is part of the position: of every rank, the cards that the other seat
/// is known to hold (shown, handed over), and the most that it may hide besides (none when it has
/// just been asked, one more with each secret draw). A bystander may have come in late: it knows
/// the cards shown, and what it sees now.
///
/// Start with [dighouse.examples.gofish.GoFish].
@NullMarked
package dighouse.examples.gofish;

import org.jspecify.annotations.NullMarked;
