package dighouse.bots.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

import java.util.Arrays;

/// What the advice believes beyond the odds, in numbers that can be tuned: in the order of
/// [ArchaeologyAdvisor#knobs].
final class Parameters {
    private final double[] values;

    Parameters(double[] values) {
        this.values = Arrays.copyOf(values, values.length);
    }

    /// The share of what a full set would add that a part of it is worth, with the whole game to
    /// come; of maps, the share of what a chamber would add.
    double hope(int type) {
        return values[type];
    }

    /// With as many own digs to come as it takes to pay for the missing cards, times this, half of
    /// that hope is left.
    double patience() {
        return values[TYPES];
    }

    /// The share of a hand that a storm costs for good.
    double storm() {
        return values[TYPES + 1];
    }

    /// The share of a hand that a thief costs.
    double thief() {
        return values[TYPES + 2];
    }

    /// Points for one point of trading value, while cards are dug.
    double rate() {
        return values[TYPES + 3];
    }

    /// The same when nothing more is dug.
    double lateRate() {
        return values[TYPES + 4];
    }

    /// The share of the best trade that is still to be had at the next turn.
    double reach() {
        return values[TYPES + 5];
    }

    /// A dig, in average cards.
    double dig() {
        return values[TYPES + 6];
    }

    /// Points that a storm or a thief costs in another seat's turn.
    double waiting() {
        return values[TYPES + 7];
    }

    /// Trading value that a turn brings.
    double income() {
        return values[TYPES + 8];
    }

    /// What a card is worth at least that can still be traded, as a part of the usual rate.
    double currency() {
        return values[TYPES + 9];
    }
}
