package dighouse.bots.pergamon;

import dighouse.bots.Advice;
import dighouse.kernel.MoveList;
import dighouse.kernel.Phrase;
import dighouse.kernel.Randomness;
import dighouse.kernel.Setup;
import dighouse.pergamon.PergamonEdition;
import dighouse.pergamon.PergamonPosition;
import dighouse.pergamon.PergamonTables;
import java.util.ArrayList;
import java.util.List;

/// Forecasts Pergamon and rates its moves for the search.
public final class PergamonAdvice implements Advice<PergamonPosition> {
    private static final double[] PARS = {0, 0, 42, 40, 34}; // usual winning score by seats
    private static final double STEP = 3; // tickets between obvious and hopeless moves
    private static final List<String> PARTS =
            List.of("tickets", "shown", "finds", "coins", "awards", "rest"); // as in Valuation

    private final Parameters parameters;
    private final int seats;
    private final Valuation valuation;
    private final MoveValues moveValues;
    private final double[] ratings = new double[PergamonTables.TILES + 1];

    PergamonAdvice(Setup setup, PergamonTables tables, Parameters parameters) {
        this.parameters = parameters;
        seats = setup.seats();
        valuation = new Valuation((PergamonEdition) setup.edition(), tables, parameters, seats);
        moveValues = new MoveValues(valuation);
    }

    @Override
    public void forecast(PergamonPosition position, double[] points) {
        valuation.value(position);
        for (int seat = 0; seat < seats; seat++) {
            points[seat] = valuation.sum(seat);
        }
    }

    @Override
    public double doubt(PergamonPosition position) {
        int toCome = PergamonTables.ROUNDS - position.round();
        return parameters.doubt() + toCome * parameters.roundDoubt();
    }

    @Override
    public double par() {
        return PARS[seats];
    }

    @Override
    public void weigh(PergamonPosition position, int seat, MoveList moves, double[] weights) {
        moveValues.rate(position, seat, moves, weights);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            best = Math.max(best, weights[i]);
        }
        for (int i = 0; i < moves.size(); i++) {
            weights[i] = Math.max(0, 1 - (best - weights[i]) / STEP);
        }
    }

    @Override
    public int suggest(PergamonPosition position, int seat, MoveList moves, Randomness random) {
        moveValues.rate(position, seat, moves, ratings);
        return moveValues.choose(moves, ratings, random);
    }

    @Override
    public List<Part> parts(PergamonPosition position, int seat) {
        valuation.value(position);
        List<Part> parts = new ArrayList<>();
        for (int part = 0; part < Valuation.PARTS; part++) {
            parts.add(new Part(Phrase.of(PARTS.get(part)), valuation.part(seat, part)));
        }
        return parts;
    }
}
