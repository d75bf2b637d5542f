package dighouse.bots.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

/// What the advice believes beyond the odds, in numbers that can be tuned: see
/// [ArchaeologyAdvisor#knobs] for their names.
record Beliefs(double[] values) {
    double hope(int type) {
        return values[type];
    }

    double patience() {
        return values[TYPES];
    }

    double storm() {
        return values[TYPES + 1];
    }

    double thief() {
        return values[TYPES + 2];
    }

    double earlyRate() {
        return values[TYPES + 3];
    }

    double lateRate() {
        return values[TYPES + 4];
    }

    double reach() {
        return values[TYPES + 5];
    }

    double dig() {
        return values[TYPES + 6];
    }

    double waiting() {
        return values[TYPES + 7];
    }
}
