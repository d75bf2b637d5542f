package dighouse.testkit;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Seats;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.ArrayList;
import java.util.List;

/// What a new game keeps until somebody writes something better: a random game, and walks of a few
/// plies.
final class FirstGolden {
    private static final int DEEPEST = 4;

    private FirstGolden() {}

    /// A game at the smallest table, in which every choice is left to chance.
    static <P extends Position<P>> List<String> game(Game<P> game, Edition edition) {
        Match<P> match = new Match<>(game, setup(game, edition));
        Xoshiro random = new Xoshiro(1);
        MoveList list = new MoveList();
        while (!match.isOver()) {
            match.apply(Playout.choose(game, match.position(), match.actor(), random, list));
        }
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < match.setup().seats(); seat++) {
            names.add("Seat " + Seats.letter(seat));
        }
        return GameRecord.of(match, names, GameRecord.Proof.NONE, false).text().lines().toList();
    }

    /// Walks from the start, still to be counted.
    static List<String> walks(Game<?> game, Edition edition) {
        int seats = setup(game, edition).seats();
        List<String> lines = new ArrayList<>();
        for (int depth = 1; depth <= DEEPEST; depth++) {
            lines.add(new WalkLine(edition.id(), seats, "-", "start", depth, "?").text());
        }
        return lines;
    }

    private static Setup setup(Game<?> game, Edition edition) {
        return Setup.of(game, edition, game.seats(edition).least());
    }
}
