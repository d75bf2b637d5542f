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

/// What somebody who has played Marajoara tells a search.
public final class MarajoaraAdvice implements Advice<MarajoaraPosition> {
    private static final double[] PARS = {0, 60, 75, 75, 75}; // by seats
    private static final List<String> PARTS =
            List.of("made", "vase", "showcases", "tracks", "awards", "tokens", "turns");

    private final Numbers numbers;
    private final int seats;
    private final Estate estate;
    private final Conduct conduct;
    private final Quest quest;

    /// @param plain plans for points
    /// @param pulled plans that also want the goals of a mission
    MarajoaraAdvice(MarajoaraPosition start, Plans plain, Plans pulled) {
        numbers = plain.numbers;
        seats = start.seats();
        estate = new Estate(plain, start);
        conduct = new Conduct(pulled, start);
        quest = new Quest(plain);
    }

    @Override
    public void forecast(MarajoaraPosition position, double[] points) {
        for (int seat = 0; seat < seats; seat++) {
            points[seat] = estate.look(position, seat);
        }
    }

    @Override
    public double doubt(MarajoaraPosition position) {
        int turns = MarajoaraReading.mainActions(position, position.seat());
        return numbers.doubt() + numbers.turnDoubt() * turns;
    }

    @Override
    public double hope(MarajoaraPosition position) {
        Mission mission = position.mission();
        return mission == null
                ? 0
                : quest.hope(position, mission, estate.look(position, 0), doubt(position));
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
        double highest = conduct.rate(position, seat, moves);
        conduct.weigh(moves, highest, weights);
    }

    @Override
    public int suggest(MarajoaraPosition position, int seat, MoveList moves, Randomness random) {
        conduct.rate(position, seat, moves);
        return conduct.choose(moves, random);
    }

    @Override
    public List<Part> parts(MarajoaraPosition position, int seat) {
        estate.look(position, seat);
        List<Part> parts = new ArrayList<>();
        for (int part = 0; part < Estate.PARTS; part++) {
            parts.add(new Part(Phrase.of(PARTS.get(part)), estate.parts[part]));
        }
        return parts;
    }
}
