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

    /// Weeks along the shortest way.
    static int weeksByLand(ThebesPosition position, int seat, int to) {
        return position.tables().travel[journeysByLand(position, seat) + to];
    }

    /// The part of the travel table that holds for a seat without its zeppelins. THB-MOVE-06: a
    /// second car saves nothing more.
    static int journeysByLand(ThebesPosition position, int seat) {
        int vehicle = position.hasAny(seat, CAR) ? BY_CAR : BY_LAND;
        return ThebesTables.journeys(vehicle, position.place(seat));
    }

    /// The part of the travel table with the fewest weeks that the player on turn can spend.
    static int fewestWeeks(ThebesPosition position) {
        int seat = position.seat;
        return position.hasAny(seat, ZEPPELIN)
                ? ThebesTables.journeys(BY_AIR, position.place(seat))
                : journeysByLand(position, seat);
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
