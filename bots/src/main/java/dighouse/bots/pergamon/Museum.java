package dighouse.bots.pergamon;

import dighouse.pergamon.PergamonTables;

/// Computes, once for a table, what a marker in the museum is worth: its expected tickets in all
/// future evaluations, considering everything that may push it down.
///
/// In every round each seat may exhibit something that pushes the markers at or below it. The
/// probability depends on the round, since everybody waits for an evaluation, and on the space,
/// since few rows are worth 20. Working backwards from round 12 gives exact expectations.
final class Museum {
    private static final int AFTER =
            PergamonTables.ROUNDS + 1; // the first round that is not played
    private static final int SPACES = PergamonTables.PLAN + 1; // 0: not in the museum

    private final PergamonTables tables;
    private final Parameters parameters;
    private final int seats;
    private final double[] tickets; // expected, by seats still to act, round and space
    private final double[] survival; // probability of being there at the end, same index
    private final double[] waiting = new double[(AFTER + 1) * SPACES]; // by round and value

    Museum(PergamonTables tables, Parameters parameters, int seats) {
        this.tables = tables;
        this.parameters = parameters;
        this.seats = seats;
        tickets = new double[(seats + 1) * (AFTER + 1) * SPACES];
        survival = new double[(seats + 1) * (AFTER + 1) * SPACES];
        for (int acting = 0; acting <= seats; acting++) {
            for (int space = 1; space < SPACES; space++) {
                survival[at(acting, AFTER, space)] = 1;
            }
        }
        for (int round = PergamonTables.ROUNDS; round > 0; round--) {
            endRound(round);
            for (int acting = 1; acting <= seats; acting++) {
                push(tickets, acting, round);
                push(survival, acting, round);
            }
            wait(round);
        }
    }

    private static int at(int acting, int round, int space) {
        return (acting * (AFTER + 1) + round) * SPACES + space;
    }

    private void endRound(int round) {
        boolean evaluates = tables.evaluates(round);
        for (int space = 1; space < SPACES; space++) {
            int then = evaluates ? Math.max(0, space - tables.decay(round)) : space;
            int next = at(seats, round + 1, then);
            int now = at(0, round, space);
            tickets[now] = (evaluates ? tables.tickets(space) : 0) + tickets[next];
            survival[now] = survival[next];
        }
    }

    private void push(double[] worth, int acting, int round) {
        for (int space = 1; space < SPACES; space++) {
            double pushed = pushed(round, space);
            worth[at(acting, round, space)] =
                    (1 - pushed) * worth[at(acting - 1, round, space)]
                            + pushed * worth[at(acting - 1, round, space - 1)];
        }
    }

    private double pushed(int round, int space) {
        double reached = 1 / (1 + Math.exp((space - parameters.reach()) / parameters.spread()));
        return reached * (tables.evaluates(round) ? parameters.busyPush() : parameters.quietPush());
    }

    /// Computes the best time for rows that could be shown in this round or later.
    private void wait(int round) {
        for (int value = 1; value < SPACES; value++) {
            double now = tables.exhibitTickets() + tickets[at(seats / 2, round, value)];
            double later = later(round, value);
            waiting[round * SPACES + value] = Math.max(now, later);
        }
    }

    /// Expected tickets of a row that waits for the next round or longer, and grows a little
    /// meanwhile.
    double later(int round, int value) {
        double grown = Math.min(PergamonTables.PLAN, value + parameters.growth());
        int whole = (int) grown;
        double part = grown - whole;
        int next = Math.min(PergamonTables.PLAN, whole + 1);
        return parameters.patience()
                * ((1 - part) * waiting(round + 1, whole) + part * waiting(round + 1, next));
    }

    /// Expected tickets of a marker for its owner.
    ///
    /// @param acting how many other seats may still exhibit in this round
    double tickets(int acting, int round, int space) {
        return tickets[at(acting, round, space)];
    }

    /// How likely a marker is still in the museum at the end of the game.
    double survival(int acting, int round, int space) {
        return survival[at(acting, round, space)];
    }

    /// Expected tickets of a row that is shown at the best time, in this round or later.
    double waiting(int round, int value) {
        return waiting[round * SPACES + value];
    }
}
