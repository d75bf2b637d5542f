/// Three tiny games that keep the whole contract of the kernel: the shortest way to learn it.
///
/// Read [dighouse.examples.tictactoe] first (no chance, no secrets), then
/// [dighouse.examples.connectfour] (the same, on bitboards), then [dighouse.examples.gofish]
/// (chance and hidden hands). Each states its rules, with their identifiers, in its own
/// `package-info`. `docs/add-a-game.md` builds the first one step by step.
@NullMarked
package dighouse.examples;

import org.jspecify.annotations.NullMarked;
