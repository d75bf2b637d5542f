package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesTables.BY_AIR;
import static dighouse.thebes.ThebesTables.BY_CAR;
import static dighouse.thebes.ThebesTables.BY_LAND;
import static dighouse.thebes.ThebesTables.CAR;
import static dighouse.thebes.ThebesTables.ZEPPELIN;

/// Travel (THB-MOVE): one week per segment of the shortest way, less with a car, none by zeppelin.
final class TravelRules {
    private TravelRules() {}

    /// The weeks of a way of so many segments, for the travel table:
    /// - THB-MOVE-01, THB-MOVE-03: one for each segment, none for staying;
    /// - THB-MOVE-05: a car saves one week of three or more;
    /// - THB-MOVE-07: a zeppelin needs none.
    static int weeks(ThebesTables tables, int vehicle, int segments) {
        return switch (vehicle) {
            case BY_AIR -> 0;
            case BY_CAR -> segments >= tables.carFrom ? segments - tables.carSaves : segments;
            default -> segments;
        };
    }

    /// Weeks along the shortest way, by car if there is one.
    static int weeksByLand(ThebesPosition position, int seat, int to) {
        return position.tables().travel[journeysByLand(position, seat) + to];
    }

    /// Where the journeys by land of a seat stand in the travel table. THB-MOVE-06: a second car
    /// saves nothing more.
    static int journeysByLand(ThebesPosition position, int seat) {
        int vehicle = position.hasAny(seat, CAR) ? BY_CAR : BY_LAND;
        return ThebesTables.journeys(vehicle, position.place(seat));
    }

    /// Where the journeys of the player on turn stand that take the fewest weeks: THB-MOVE-08, by
    /// zeppelin if there is one.
    static int quickestJourneys(ThebesPosition position) {
        int seat = position.seat;
        return position.hasAny(seat, ZEPPELIN)
                ? ThebesTables.journeys(BY_AIR, position.place(seat))
                : journeysByLand(position, seat);
    }

    /// The weeks of the journey as it was chosen.
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
