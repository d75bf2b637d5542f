/// Connect Four: four in a row on an upright board of seven columns and six rows. No chance, no
/// secrets; the position is two bitboards.
///
/// - C4-PLAY-01: Two seats. A begins; then they take turns.
/// - C4-PLAY-02: On a turn one drops a stone into a column that is not full; it falls to the lowest
///   free place.
/// - C4-END-01: Whoever has four stones in a row, across, upright or slanting, has won.
/// - C4-END-02: A full board without four in a row is a draw.
///
/// Start with [dighouse.examples.connectfour.ConnectFour]; how the board lies in a `long` stands in
/// [dighouse.examples.connectfour.ConnectFourPosition].
@NullMarked
package dighouse.examples.connectfour;

import org.jspecify.annotations.NullMarked;
