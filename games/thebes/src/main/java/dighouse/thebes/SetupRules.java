package dighouse.thebes;

import static dighouse.thebes.Options.FIRST_DIG_TOKEN;
import static dighouse.thebes.Options.RANDOM_TOKEN;
import static dighouse.thebes.Options.SEAT_ORDER;
import static dighouse.thebes.Options.START_ORDER;
import static dighouse.thebes.ThebesPosition.HIDDEN;
import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesTables.ALL_FINDS;
import static dighouse.thebes.ThebesTables.ARTEFACTS;
import static dighouse.thebes.ThebesTables.CARDS;
import static dighouse.thebes.ThebesTables.SITES;
import static dighouse.thebes.ThebesTables.SLOTS;

import dighouse.kernel.MoveList;
import dighouse.kernel.Setup;

/// Setup (THB-SETUP): the board as it stands, then what chance does before the first turn.
final class SetupRules {
    private static final int BONUS_VALUE = 1; // THB-SETUP-02

    private SetupRules() {}

    static void start(Setup setup, ThebesPosition position) {
        position.clear(setup);
        layOut(position);
        ThebesTables tables = position.tables();
        int seats = setup.seats();
        // the four cards of the display come off the top of the first stack
        position.stackOne = SLOTS + tables.stackOne[seats];
        position.stackTwo = tables.stackTwo[seats];
        position.setAside = tables.setAside[seats];
        if (setup.value(FIRST_DIG_TOKEN) == RANDOM_TOKEN) {
            position.phase = Phase.BONUS;
            position.drawsLeft = SITES;
        } else {
            layPictured(position);
            position.phase = Phase.DEAL;
        }
    }

    /// Markers and archaeologists at their start, all finds in the bags, all cards face down.
    static void layOut(ThebesPosition position) {
        ThebesTables tables = position.tables();
        for (int seat = 0; seat < position.seats(); seat++) {
            position.week(seat, tables.start[position.seats()]); // THB-SETUP-09, THB-SETUP-10
            position.place(seat, tables.startPlace); // THB-SETUP-12
            position.height(seat, NONE);
        }
        for (int site = 0; site < SITES; site++) {
            position.bag(site, ALL_FINDS);
        }
        for (int card = 0; card < CARDS; card++) {
            CardSet.add(position.pieces, HIDDEN, card);
        }
    }

    /// THB-RULING-27: by default the artefacts of the setup picture.
    private static void layPictured(ThebesPosition position) {
        for (int site = 0; site < SITES; site++) {
            layBonus(position, site, position.tables().picturedBonus[site]);
        }
    }

    private static void layBonus(ThebesPosition position, int site, int artefact) {
        position.bonus(site, artefact);
        position.bag(site, position.bag(site) & ~(1 << artefact));
    }

    // ---- first-dig bonuses by chance ------------------------------------------------------------

    static int bonusSite(ThebesPosition position) {
        return SITES - position.drawsLeft;
    }

    /// THB-RULING-27: each artefact of value 1 is equally likely.
    static void addBonuses(ThebesPosition position, MoveList outcomes) {
        for (int artefact = 0; artefact < ARTEFACTS; artefact++) {
            if (mayBeBonus(position, artefact)) {
                outcomes.add(ThebesMove.bonus(artefact));
            }
        }
    }

    static int bonusWeight(ThebesPosition position) {
        int weight = 0;
        for (int artefact = 0; artefact < ARTEFACTS; artefact++) {
            weight += mayBeBonus(position, artefact) ? 1 : 0;
        }
        return weight;
    }

    static int bonusOutcome(ThebesPosition position, int r) {
        int rest = r;
        for (int artefact = 0; artefact < ARTEFACTS; artefact++) {
            if (mayBeBonus(position, artefact) && rest-- == 0) {
                return ThebesMove.bonus(artefact);
            }
        }
        throw new IllegalArgumentException("beyond the bonuses");
    }

    private static boolean mayBeBonus(ThebesPosition position, int artefact) {
        return position.tables().value(bonusSite(position), artefact) == BONUS_VALUE;
    }

    static void layBonus(ThebesPosition position, int artefact) {
        layBonus(position, bonusSite(position), artefact);
        position.drawsLeft--;
        if (position.drawsLeft == 0) {
            position.phase = Phase.DEAL;
        }
    }

    // ---- display and start order ----------------------------------------------------------------

    /// THB-SETUP-04: once four cards lie open, the time markers are stacked.
    static void dealt(ThebesPosition position) {
        if (position.emptySlot() != NONE) {
            return;
        }
        position.drawsLeft = position.seats();
        position.phase = Phase.ORDER;
        if (position.option(START_ORDER) == SEAT_ORDER) { // THB-RULING-26
            for (int seat = 0; seat < position.seats(); seat++) {
                place(position, seat);
            }
            begin(position);
        }
    }

    /// THB-SETUP-11: who lies on top, then who comes next; each order is equally likely.
    static void addTops(ThebesPosition position, MoveList outcomes) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.height(seat) == NONE) {
                outcomes.add(ThebesMove.top(seat));
            }
        }
    }

    static int topOutcome(ThebesPosition position, int r) {
        int rest = r;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.height(seat) == NONE && rest-- == 0) {
                return ThebesMove.top(seat);
            }
        }
        throw new IllegalArgumentException("beyond the seats");
    }

    /// The last marker goes to the bottom without a draw.
    static void top(ThebesPosition position, int seat) {
        place(position, seat);
        if (position.drawsLeft == 1) {
            place(position, ThebesMove.argument(topOutcome(position, 0)));
            begin(position);
        }
    }

    private static void place(ThebesPosition position, int seat) {
        position.drawsLeft--;
        position.height(seat, position.drawsLeft);
    }

    private static void begin(ThebesPosition position) {
        position.phase = Phase.GOAL;
        position.seat = TimeRules.next(position);
    }
}
