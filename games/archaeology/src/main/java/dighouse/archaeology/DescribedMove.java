package dighouse.archaeology;

import dighouse.kernel.Phrase;
import dighouse.kernel.annotation.Seat;
import dighouse.kernel.annotation.Told;

/// A move or an outcome of chance with its arguments by name, for boards and for texts. There is
/// one record for each verb; treasures and chambers are named by their ids.
@Told
sealed interface DescribedMove {

    default Phrase phrase() {
        return DescribedMovePhrases.of(this);
    }

    // ---- moves --------------------------------------------------------------------------------

    record Rob(@Seat int victim) implements DescribedMove {}

    record Lose(String treasure) implements DescribedMove {}

    record Trade() implements DescribedMove {}

    record Give(String treasure) implements DescribedMove {}

    record StopGiving() implements DescribedMove {}

    record Take(String treasure) implements DescribedMove {}

    record StopTaking() implements DescribedMove {}

    record Explore(String chamber, int maps) implements DescribedMove {}

    record Sell(String treasure) implements DescribedMove {}

    record SellSet(String treasure, int size, int points) implements DescribedMove {}

    record End() implements DescribedMove {}

    // ---- outcomes -----------------------------------------------------------------------------

    record Deal(int seat, String treasure) implements DescribedMove {}

    record Lay(String treasure) implements DescribedMove {}

    record Begin(int seat) implements DescribedMove {}

    record DigTreasure(int seat, String treasure) implements DescribedMove {}

    record DigThief(int seat) implements DescribedMove {}

    record DigSandstorm(int seat) implements DescribedMove {}

    record Steal(int seat, @Seat int victim, String treasure) implements DescribedMove {}

    record Find(int seat, String treasure) implements DescribedMove {}
}
