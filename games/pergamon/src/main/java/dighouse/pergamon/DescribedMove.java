package dighouse.pergamon;

import dighouse.kernel.Phrase;
import dighouse.kernel.annotation.Kind;
import dighouse.kernel.annotation.Told;

/// A move or an outcome of chance with its arguments by name, for boards and for texts. There is
/// one record for each verb. Tiles are named by number and by what is printed on them, because a
/// player's own edition has other tiles.
@Told
sealed interface DescribedMove {

    default Phrase phrase() {
        return DescribedMovePhrases.of(this);
    }

    // ---- moves --------------------------------------------------------------------------------

    record Ask(int space, int coins, String gallery) implements DescribedMove {}

    record Dig(String gallery, int coins) implements DescribedMove {}

    record DigNone() implements DescribedMove {}

    /// A revealed tile is laid by the first player.
    record Place(Tile tile) implements DescribedMove {}

    record Done() implements DescribedMove {}

    record Start(Tile tile) implements DescribedMove {}

    record Add(Tile tile) implements DescribedMove {}

    /// The open row is done: `value` is what it is worth, 0 where none is open.
    record Close(int value) implements DescribedMove {}

    record Disband(String marker, int space) implements DescribedMove {}

    record Polish(int points, int space) implements DescribedMove {}

    record Keep(int tiles, int coins) implements DescribedMove {}

    record Drop(Tile tile) implements DescribedMove {}

    // ---- outcomes -----------------------------------------------------------------------------

    record Begin(int seat) implements DescribedMove {}

    record Top(String back) implements DescribedMove {}

    record Reveal(Tile tile) implements DescribedMove {}

    record Back(String back) implements DescribedMove {}

    record TurnUp(int coins) implements DescribedMove {}

    record Share(int coins) implements DescribedMove {}

    record Raid() implements DescribedMove {}

    record Evaluate(int round) implements DescribedMove {}

    /// A tile by its number, with its halves and their dates.
    record Tile(
            int tile,
            @Kind("object") String left,
            int year,
            @Kind("object") String right,
            int century) {}
}
