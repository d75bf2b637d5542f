package dighouse.bots.marajoara;

import dighouse.marajoara.Die;
import dighouse.marajoara.MarajoaraPosition;
import dighouse.marajoara.MarajoaraReading;

/// The dice and museums of one seat. Callers change fields for a moment to ask what would happen.
/// Mission 6 has two museums with one purse.
final class Holdings {
    private static final int MOST_MUSEUMS = 2;

    final PlanTables planTables;
    final int[] blue = new int[MOST_MUSEUMS]; // rows by museum
    final int[] red = new int[MOST_MUSEUMS];
    final int[] pieces = new int[MOST_MUSEUMS]; // sets
    final int[] vases = new int[MOST_MUSEUMS];
    int museums;
    int money;
    int yellows; // dice
    boolean yellowToken; // for a third yellow die
    int turns; // main actions after the present one
    private boolean over; // the game is over
    private boolean twice; // blue dice count double in this turn

    Holdings(PlanTables planTables) {
        this.planTables = planTables;
    }

    void look(MarajoaraPosition position, int seat) {
        boolean own = position.seat() == seat && !MarajoaraReading.isOver(position);
        boolean due = own && MarajoaraReading.isMainDue(position);
        turns = MarajoaraReading.mainActions(position, seat) - (due ? 1 : 0);
        over = turns <= 0 && !own;
        turns = Math.clamp(turns, 0, TurnValues.TURNS - 1);
        twice = own && MarajoaraReading.isDoubled(position);
        museums = position.lastMuseum(seat) - seat + 1;
        for (int i = 0; i < museums; i++) {
            blue[i] = DiceRows.of(MarajoaraReading.row(position, seat + i, Die.BLUE));
            red[i] = DiceRows.of(MarajoaraReading.row(position, seat + i, Die.RED));
            pieces[i] = position.pieces(seat + i);
            vases[i] = position.vases(seat + i);
        }
        int purse = position.purse(seat);
        money = position.money(seat);
        yellows = position.stored(purse, Die.YELLOW);
        yellowToken = MarajoaraReading.hasYellowToken(position, purse);
    }

    /// The worth of all dice in storage.
    double worth() {
        return vase() + shows();
    }

    double vase() {
        return vase(twice);
    }

    /// The worth of the blue dice, counted double if this turn does so.
    double vase(boolean doubled) {
        double worth = 0;
        for (int i = 0; i < museums && !over; i++) {
            worth += planTables.vase.worth(turns, pieces[i], blue[i], doubled);
        }
        return planTables.parameters.keep() * worth;
    }

    double shows() {
        if (over) {
            return 0;
        }
        double worth =
                museums == 1
                        ? planTables.shows.worth(turns, vases[0], money(), red[0])
                        : Math.max(shared(0), shared(1));
        return planTables.parameters.keep() * worth;
    }

    private int money() {
        return Math.clamp(money, 0, ShowPlans.MOST_MONEY);
    }

    /// The worth with two museums: one takes the money it needs, the other gets the rest.
    private double shared(int museum) {
        int part = Math.min(money(), DiceRows.sum(red[museum]));
        int other = 1 - museum;
        return planTables.shows.worth(turns, vases[museum], part, red[museum])
                + planTables.shows.worth(turns, vases[other], money() - part, red[other]);
    }

    int allPieces() {
        int sum = 0;
        for (int i = 0; i < museums; i++) {
            sum += Integer.bitCount(pieces[i]);
        }
        return sum;
    }

    int allVases() {
        int sum = 0;
        for (int i = 0; i < museums; i++) {
            sum += vases[i];
        }
        return sum;
    }
}
