package dighouse.bots.thebes;

import dighouse.bots.Advice;
import dighouse.kernel.MoveList;
import dighouse.kernel.Phrase;
import dighouse.kernel.Randomness;
import dighouse.thebes.ThebesPosition;
import java.util.List;

/// Forecasts Thebes: what a seat has earned, and what its plans make of the weeks that are left.
public final class ThebesAdvice implements Advice<ThebesPosition> {
    private static final double[] PAR = {0, 0, 100, 80, 55}; // usual winning score by seats
    private static final double LEAST_DOUBT = 1.5; // points
    private static final double DOUBT_OF_WEEKS = 1.1; // points, times the root of the weeks left
    private static final int FINENESS = 1 << 10; // steps of the noise

    private final Parameters parameters;
    private final SeatForecast seatForecast;
    private final MoveValues moveValues;
    private final int seats;

    ThebesAdvice(ThebesPosition start, int seats, Parameters parameters) {
        DigTable digs = new DigTable(start.tables());
        this.parameters = parameters;
        seatForecast = new SeatForecast(digs, parameters, start);
        moveValues = new MoveValues(digs, parameters, seatForecast, start);
        this.seats = seats;
    }

    @Override
    public void forecast(ThebesPosition position, double[] points) {
        for (int seat = 0; seat < seats; seat++) {
            seatForecast.look(position, seat);
            points[seat] = seatForecast.points();
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
        double most = moveValues.fill(position, seat, moves);
        for (int i = 0; i < moves.size(); i++) {
            weights[i] = 1 / (1 + (most - moveValues.points[i]) / parameters.noise);
        }
    }

    @Override
    public int suggest(ThebesPosition position, int seat, MoveList moves, Randomness random) {
        moveValues.fill(position, seat, moves);
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            double bid =
                    moveValues.points[i] + parameters.noise * random.below(FINENESS) / FINENESS;
            if (bid > highest) {
                highest = bid;
                best = i;
            }
        }
        return moves.get(best);
    }

    @Override
    public List<Part> parts(ThebesPosition position, int seat) {
        seatForecast.look(position, seat);
        return List.of(
                new Part(Phrase.of("made"), seatForecast.made()),
                new Part(Phrase.of("majorities"), seatForecast.majorities()),
                new Part(Phrase.of("digs"), seatForecast.digs()),
                new Part(Phrase.of("congresses"), seatForecast.congresses()),
                new Part(Phrase.of("exhibitions"), seatForecast.exhibitions()),
                new Part(Phrase.of("helpers"), seatForecast.helpers()),
                new Part(Phrase.of("weeks"), seatForecast.weeks()));
    }
}
