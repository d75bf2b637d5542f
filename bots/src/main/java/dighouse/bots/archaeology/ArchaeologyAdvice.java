package dighouse.bots.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

import dighouse.archaeology.ArchaeologyMove;
import dighouse.archaeology.ArchaeologyPosition;
import dighouse.archaeology.ArchaeologyTables;
import dighouse.bots.Advice;
import dighouse.kernel.MoveList;
import dighouse.kernel.Phrase;
import dighouse.kernel.Randomness;
import java.util.ArrayList;
import java.util.List;

/// Forecasts Archaeology: money earned, cards held, what the market adds to them, and digs to come.
public final class ArchaeologyAdvice implements Advice<ArchaeologyPosition> {
    private static final double ALL_POINTS = 250; // the most that all seats together win
    private static final double DOUBT_OF_A_DIG = 8; // measured in games that follow this advice

    private static final double PROMISE = 0.8; // share of the gain of a trade not yet made
    private static final double WEARINESS = 0.5; // points that every trade in a row costs

    private final Parameters parameters;
    private final CardWorth worth;
    private final BestTrades bestTrades;
    private final MoveValues moveValues;
    private final int seats;

    ArchaeologyAdvice(ArchaeologyTables tables, int seats, Parameters parameters) {
        this.parameters = parameters;
        worth = new CardWorth(tables, parameters);
        bestTrades = new BestTrades(tables, worth);
        moveValues = new MoveValues(tables, worth, bestTrades, parameters);
        this.seats = seats;
    }

    @Override
    public void forecast(ArchaeologyPosition position, double[] points) {
        worth.look(position);
        for (int seat = 0; seat < position.seats(); seat++) {
            points[seat] =
                    position.points(seat)
                            + held(position, seat)
                            + market(position, seat)
                            + digs(position, seat);
        }
    }

    /// The worth of the cards in hand and those just being found. Only the active seat can still
    /// sell sets now; the others may lose some before their turn.
    private double held(ArchaeologyPosition position, int seat) {
        double safe = sum(position, seat, worth.best);
        if (acts(position, seat)) {
            return safe + position.findsLeft() * worth.find;
        }
        double exposed = (wait(position, seat) + 1.0) / seats; // of a round
        return safe + exposed * (sum(position, seat, worth.kept) - safe);
    }

    private static boolean acts(ArchaeologyPosition position, int seat) {
        return seat == position.active() && !position.owesDig();
    }

    /// How many other seats dig before this one.
    private int wait(ArchaeologyPosition position, int seat) {
        int next = position.active() + (position.owesDig() ? 0 : 1);
        return (seat - next + 2 * seats) % seats;
    }

    private double sum(ArchaeologyPosition position, int seat, double[] worths) {
        double sum = 0;
        for (int type = 0; type < TYPES; type++) {
            sum += worths[type * worth.width + position.hand(seat, type)];
        }
        return sum;
    }

    /// What the best trade adds, now or, if the market stays as it is, at the seat's next turn. A
    /// trade that was made counts more than one that could be made; otherwise a bot would put it
    /// off for ever (ADR 28).
    private double market(ArchaeologyPosition position, int seat) {
        double gain = bestTrades.trade(position, seat) - sum(position, seat, worth.best);
        return acts(position, seat)
                ? PROMISE * gain - WEARINESS * position.tradesInARow()
                : parameters.reach() * gain;
    }

    private double digs(ArchaeologyPosition position, int seat) {
        int all = position.digSite() - position.sandstorms();
        int wait = wait(position, seat);
        int own = all <= wait ? 0 : (all - wait + seats - 1) / seats;
        return parameters.dig() * worth.find * own
                - parameters.waiting() * hazard(position) * (all - own);
    }

    /// How likely another seat's dig costs a seat some of its cards.
    private static double hazard(ArchaeologyPosition position) {
        if (position.digSite() == 0) {
            return 0;
        }
        double thefts = position.thieves() / (position.seats() - 1.0);
        return (position.sandstorms() + thefts) / position.digSite();
    }

    @Override
    public double doubt(ArchaeologyPosition position) {
        return 1 + DOUBT_OF_A_DIG / seats * Math.sqrt(position.digSite());
    }

    @Override
    public boolean isOthersLuck(ArchaeologyPosition position, int seat) {
        return position.active() != seat;
    }

    @Override
    public double par() {
        return ALL_POINTS / seats;
    }

    @Override
    public void weigh(ArchaeologyPosition position, int seat, MoveList moves, double[] weights) {
        moveValues.fill(position, seat, moves);
        for (int i = 0; i < moves.size(); i++) {
            weights[i] = 1 / (1 + moveValues.points[i] / 2);
        }
    }

    @Override
    public int suggest(ArchaeologyPosition position, int seat, MoveList moves, Randomness random) {
        if (isStep(ArchaeologyMove.verb(moves.get(0)))) {
            worth.look(position);
            int step = bestTrades.step(position, seat, moves.get(0));
            if (moves.contains(step)) {
                return step;
            }
        }
        moveValues.fill(position, seat, moves);
        int best = 0;
        for (int i = 1; i < moves.size(); i++) {
            if (moveValues.points[i] < moveValues.points[best]) {
                best = i;
            }
        }
        return moves.get(best);
    }

    /// Tells whether a move of this verb is part of a trade or a loss in progress.
    private static boolean isStep(int verb) {
        return switch (verb) {
            case ArchaeologyMove.LOSE,
                    ArchaeologyMove.GIVE,
                    ArchaeologyMove.STOP_GIVING,
                    ArchaeologyMove.TAKE,
                    ArchaeologyMove.STOP_TAKING ->
                    true;
            default -> false;
        };
    }

    @Override
    public List<Part> parts(ArchaeologyPosition position, int seat) {
        worth.look(position);
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(Phrase.of("sold"), position.points(seat)));
        parts.add(new Part(Phrase.of("hand"), held(position, seat)));
        parts.add(new Part(Phrase.of("market"), market(position, seat)));
        parts.add(new Part(Phrase.of("digs"), digs(position, seat)));
        return parts;
    }
}
