package dighouse.bots.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

import java.util.Arrays;

/// The beliefs of the advice that do not follow from the rules, as parameters that can be tuned, in
/// the order of [ArchaeologyAdvisor#knobs].
final class Parameters {
    private final double[] values;

    Parameters(double[] values) {
        this.values = Arrays.copyOf(values, values.length);
    }

    /// How much of the gain of a full set a part of it is worth at the start of the game, as a
    /// share; for maps, of the gain of a chamber.
    double hope(int type) {
        return values[type];
    }

    /// Half of that hope is left if the seat will still dig this many times as often as it takes to
    /// pay for the missing cards.
    double patience() {
        return values[TYPES];
    }

    /// The share of a hand that a storm costs for good, as believed.
    double storm() {
        return values[TYPES + 1];
    }

    /// The share of a hand that a thief costs, as believed.
    double thief() {
        return values[TYPES + 2];
    }

    /// Points that one point of trading value is worth while cards are being dug.
    double rate() {
        return values[TYPES + 3];
    }

    /// The same when nothing is left to dig.
    double lateRate() {
        return values[TYPES + 4];
    }

    /// The share of the best trade that will still be possible at the next turn.
    double reach() {
        return values[TYPES + 5];
    }

    /// How many average cards a dig is worth.
    double dig() {
        return values[TYPES + 6];
    }

    /// Points that a storm or a thief in another seat's turn costs.
    double waiting() {
        return values[TYPES + 7];
    }

    /// Trading value that a turn brings.
    double income() {
        return values[TYPES + 8];
    }

    /// The least worth of a card that can still be traded, as a share of the usual rate.
    double currency() {
        return values[TYPES + 9];
    }
}
