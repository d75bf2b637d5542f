package dighouse.bots.marajoara;

import dighouse.bots.Advice;
import dighouse.kernel.MoveList;
import dighouse.kernel.Phrase;
import dighouse.kernel.Randomness;
import dighouse.marajoara.MarajoaraPosition;
import dighouse.marajoara.MarajoaraReading;
import dighouse.marajoara.Mission;
import java.util.ArrayList;
import java.util.List;

/// Forecasts Marajoara and rates its moves for the search.
public final class MarajoaraAdvice implements Advice<MarajoaraPosition> {
    private static final double[] PARS = {0, 60, 75, 75, 75}; // usual winning score by seats
    private static final List<String> PARTS =
            List.of("made", "vase", "showcases", "tracks", "awards", "tokens", "turns");

    private final Parameters parameters;
    private final int seats;
    private final SeatForecast seatForecast;
    private final MoveValues moveValues;
    private final MissionOdds missionOdds;

    /// @param plain plans for points
    /// @param pulled plans that also pursue the goals of a mission
    MarajoaraAdvice(MarajoaraPosition start, PlanTables plain, PlanTables pulled) {
        parameters = plain.parameters;
        seats = start.seats();
        seatForecast = new SeatForecast(plain, start);
        moveValues = new MoveValues(pulled, start);
        missionOdds = new MissionOdds(plain);
    }

    @Override
    public void forecast(MarajoaraPosition position, double[] points) {
        for (int seat = 0; seat < seats; seat++) {
            points[seat] = seatForecast.look(position, seat);
        }
    }

    @Override
    public double doubt(MarajoaraPosition position) {
        int turns = MarajoaraReading.mainActions(position, position.seat());
        return parameters.doubt() + parameters.turnDoubt() * turns;
    }

    @Override
    public double hope(MarajoaraPosition position) {
        Mission mission = position.mission();
        return mission == null
                ? 0
                : missionOdds.hope(
                        position, mission, seatForecast.look(position, 0), doubt(position));
    }

    @Override
    public double par() {
        return PARS[seats];
    }

    /// MRJ-INFO-01, MRJ-CHANCE-01: nothing is hidden, and chance ends with the setup.
    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public void weigh(MarajoaraPosition position, int seat, MoveList moves, double[] weights) {
        double highest = moveValues.rate(position, seat, moves);
        moveValues.weigh(moves, highest, weights);
    }

    @Override
    public int suggest(MarajoaraPosition position, int seat, MoveList moves, Randomness random) {
        moveValues.rate(position, seat, moves);
        return moveValues.choose(moves, random);
    }

    @Override
    public List<Part> parts(MarajoaraPosition position, int seat) {
        seatForecast.look(position, seat);
        List<Part> parts = new ArrayList<>();
        for (int part = 0; part < SeatForecast.PARTS; part++) {
            parts.add(new Part(Phrase.of(PARTS.get(part)), seatForecast.parts[part]));
        }
        return parts;
    }
}
