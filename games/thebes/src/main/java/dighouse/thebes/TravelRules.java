package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesTables.CAR;

/// Travel (THB-MOVE): one week per segment of the shortest way, less with a car, none by zeppelin.
final class TravelRules {
    private TravelRules() {}

    /// - THB-MOVE-01, THB-MOVE-03: a week for each segment, none for staying;
    /// - THB-MOVE-05, THB-MOVE-06: a car, or two, save one week of a journey of three or more.
    static int weeksByLand(ThebesPosition position, int seat, int to) {
        ThebesTables tables = position.tables();
        int segments = tables.distance(position.place(seat), to);
        return segments >= tables.carFrom && position.hasAny(seat, CAR)
                ? segments - tables.carSaves
                : segments;
    }

    /// THB-MOVE-07: a zeppelin makes the journey free.
    static int weeks(ThebesPosition position, int seat, int to) {
        return position.zeppelin == NONE ? weeksByLand(position, seat, to) : 0;
    }

    /// THB-RULING-39: the journey comes first, and a zeppelin goes to the discard pile at once.
    static void travel(ThebesPosition position, int to) {
        if (position.zeppelin != NONE) {
            DeckRules.discard(position, position.seat, position.zeppelin);
        }
        position.place(position.seat, to);
    }
}
