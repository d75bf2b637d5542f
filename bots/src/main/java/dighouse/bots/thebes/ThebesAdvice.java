package dighouse.bots.thebes;

import dighouse.bots.Advice;
import dighouse.kernel.MoveList;
import dighouse.kernel.Phrase;
import dighouse.kernel.Randomness;
import dighouse.thebes.ThebesPosition;
import java.util.List;

/// Advice on Thebes: what a seat has made, and what its plans make of the weeks that are left.
public final class ThebesAdvice implements Advice<ThebesPosition> {
    private static final double[] PAR = {0, 0, 100, 80, 55}; // by seats
    private static final double LEAST_DOUBT = 1.5;
    private static final double DOUBT_OF_WEEKS = 1.1; // by the root of the weeks left
    private static final int FINENESS = 1 << 10; // of noise

    private final Beliefs beliefs;
    private final Estate estate;
    private final Bids bids;
    private final int seats;

    ThebesAdvice(ThebesPosition start, int seats, Beliefs beliefs) {
        DigTable digs = new DigTable(start.tables());
        this.beliefs = beliefs;
        estate = new Estate(digs, beliefs, start);
        bids = new Bids(digs, beliefs, estate, start);
        this.seats = seats;
    }

    @Override
    public void forecast(ThebesPosition position, double[] points) {
        for (int seat = 0; seat < seats; seat++) {
            estate.look(position, seat);
            points[seat] = estate.points();
        }
    }

    @Override
    public double doubt(ThebesPosition position) {
        int weeks = 0;
        for (int seat = 0; seat < seats; seat++) {
            weeks = Math.max(weeks, position.weeksLeft(seat));
        }
        return LEAST_DOUBT + DOUBT_OF_WEEKS * Math.sqrt(weeks);
    }

    @Override
    public double par() {
        return PAR[seats];
    }

    @Override
    public void weigh(ThebesPosition position, int seat, MoveList moves, double[] weights) {
        double most = bids.fill(position, seat, moves);
        for (int i = 0; i < moves.size(); i++) {
            weights[i] = 1 / (1 + (most - bids.points[i]) / beliefs.noise);
        }
    }

    @Override
    public int suggest(ThebesPosition position, int seat, MoveList moves, Randomness random) {
        bids.fill(position, seat, moves);
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            double bid = bids.points[i] + beliefs.noise * random.below(FINENESS) / FINENESS;
            if (bid > highest) {
                highest = bid;
                best = i;
            }
        }
        return moves.get(best);
    }

    @Override
    public List<Part> parts(ThebesPosition position, int seat) {
        estate.look(position, seat);
        return List.of(
                new Part(Phrase.of("made"), estate.made()),
                new Part(Phrase.of("majorities"), estate.majorities()),
                new Part(Phrase.of("digs"), estate.digs()),
                new Part(Phrase.of("congresses"), estate.congresses()),
                new Part(Phrase.of("exhibitions"), estate.exhibitions()),
                new Part(Phrase.of("helpers"), estate.helpers()),
                new Part(Phrase.of("weeks"), estate.weeks()));
    }
}
