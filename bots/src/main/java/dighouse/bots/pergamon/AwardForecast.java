package dighouse.bots.pergamon;

import dighouse.pergamon.PergamonPosition;
import dighouse.pergamon.PergamonTables;

/// Forecasts the awards for exhibited objects: for the oldest of a kind at the next evaluation, and
/// for the three oldest of all at the end. An award may be lost in every round until then, and at
/// the end only exhibited objects count.
final class AwardForecast {
    private static final int RANKS = 3;
    private static final int ANY = -1;

    private final PergamonTables tables;
    private final Museum museum;
    private final double[] holding = new double[PergamonTables.ROUNDS + 1]; // by rounds left
    private final int collections;
    private int leader;
    private int date;

    AwardForecast(PergamonTables tables, Museum museum, Parameters parameters, int seats) {
        this.tables = tables;
        this.museum = museum;
        collections = seats * PergamonTables.MARKERS;
        for (int rounds = 0; rounds < holding.length; rounds++) {
            holding[rounds] = Math.pow(parameters.holding(), rounds);
        }
    }

    void add(PergamonPosition position, Valuation valuation) {
        int round = Valuation.roundOf(position);
        int acting = valuation.acting(position);
        int begun = acting > 0 ? 1 : 0; // this round can still change something too
        int evaluation = round;
        while (!tables.evaluates(evaluation)) {
            evaluation++;
        }
        lead(position, tables.bonusKind(evaluation), Integer.MAX_VALUE);
        if (leader != PergamonPosition.NONE) {
            double bonus = tables.bonusTickets(evaluation) * holding[evaluation - round + begun];
            valuation.addAward(leader / PergamonTables.MARKERS, bonus);
        }
        int below = Integer.MAX_VALUE;
        double held = holding[PergamonTables.ROUNDS - round + begun];
        for (int rank = 0; rank < RANKS; rank++) {
            lead(position, ANY, below);
            if (leader == PergamonPosition.NONE) {
                return;
            }
            double stands = museum.survival(acting, round, position.space(leader));
            valuation.addAward(
                    leader / PergamonTables.MARKERS, tables.finalTickets(rank) * held * stands);
            below = date;
        }
    }

    /// Finds the collection whose object of a kind is the oldest of those younger than `below`.
    private void lead(PergamonPosition position, int kind, int below) {
        leader = PergamonPosition.NONE;
        date = 0;
        for (int collection = 0; collection < collections; collection++) {
            int left = position.firstTile(collection);
            int right = left == PergamonPosition.NONE ? left : position.next(left);
            while (right != PergamonPosition.NONE) {
                int age = tables.date(left, right);
                boolean fits = kind == ANY || tables.kind(left) == kind;
                if (fits && age < below && age > date) {
                    date = age;
                    leader = collection;
                }
                left = right;
                right = position.next(right);
            }
        }
    }
}
