package dighouse.lab.analysis;

import dighouse.bots.Advice;
import dighouse.bots.Worth;
import dighouse.bots.levels.AdvisorsByGame;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Match;
import dighouse.kernel.MatchCursor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Estimates how a game stood at its moments, with all cards open: it plays many games from each
/// moment to their end, quickly but sensibly, and counts the results. For one thread.
///
/// @param <P> the game's position
public final class Odds<P extends Position<P>> {
    private static final int MOST_MOMENTS = 64;

    private final Game<P> game;
    private final Setup setup;
    private final Advice<P> advice;
    private final int playouts;
    private final long seed;
    private final MatchCursor<P> at;
    private final P world;
    private final MoveList list = new MoveList();
    private final double[] points;
    private final double[] wins;
    private final int[] ties;

    /// How the game stood after a number of plies.
    ///
    /// @param wins probability of each seat to win; a shared victory is divided
    /// @param points expected final points of each seat
    public record Moment(int plies, List<Estimate> wins, List<Estimate> points) {
        public Moment {
            wins = List.copyOf(wins);
            points = List.copyOf(points);
        }
    }

    /// @param playouts how many games to play from each moment
    public Odds(Match<P> match, int playouts, long seed) {
        this.playouts = playouts;
        this.seed = seed;
        game = match.game();
        setup = match.setup();
        advice = AdvisorsByGame.advice(game, setup);
        at = match.cursor();
        world = game.position();
        points = new double[setup.seats()];
        wins = new double[setup.seats()];
        ties = new int[setup.seats()];
    }

    /// The moments to examine, as numbers of plies: where the decision passed to another seat
    /// (evenly thinned in a long game) and the end.
    public static <P extends Position<P>> List<Integer> moments(Match<P> match) {
        List<Integer> all = new ArrayList<>();
        int last = Actor.NOBODY;
        boolean drawn = true; // whether chance drew since the last moment
        for (MatchCursor<P> at = match.cursor(); at.hasNext(); at.next()) {
            int actor = at.actor();
            boolean rests = actor >= 0 && match.game().rests(at.position());
            if (rests && (actor != last || drawn)) {
                all.add(at.index());
                last = actor;
                drawn = false;
            }
            drawn |= actor == Actor.CHANCE;
        }
        List<Integer> kept = new ArrayList<>();
        int most = Math.min(MOST_MOMENTS, all.size());
        for (int i = 0; i < most; i++) {
            kept.add(all.get(i * all.size() / most));
        }
        kept.add(match.size());
        return kept;
    }

    /// How the game stood after a number of plies. Must be called with rising numbers.
    public Moment at(int plies) {
        P position = at.moveTo(plies).position();
        int seats = setup.seats();
        int size = game.actor(position) == Actor.NOBODY ? 1 : playouts;
        double[][] sums = new double[4][seats]; // of wins, their squares, points, their squares
        Xoshiro random = new Xoshiro(Hash64.mix(seed, plies));
        for (int i = 0; i < size; i++) {
            world.copyFrom(position);
            playOn(random);
            count(sums);
        }
        List<Estimate> winning = new ArrayList<>();
        List<Estimate> scoring = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            winning.add(Estimate.of(sums[0][seat], sums[1][seat], size));
            scoring.add(Estimate.of(sums[2][seat], sums[3][seat], size));
        }
        return new Moment(plies, winning, scoring);
    }

    private void playOn(Xoshiro random) {
        for (int actor = game.actor(world); actor != Actor.NOBODY; actor = game.actor(world)) {
            if (actor == Actor.CHANCE) {
                game.play(world, Playout.choose(game, world, actor, random, list));
            } else {
                list.clear();
                game.moves(world, list);
                game.play(
                        world,
                        list.size() == 1
                                ? list.get(0)
                                : advice.suggest(world, actor, list, random));
            }
        }
    }

    private void count(double[][] sums) {
        for (int seat = 0; seat < points.length; seat++) {
            points[seat] = game.points(world, seat);
            ties[seat] = game.tieBreak(world, seat);
        }
        if (setup.mission() > 0) {
            Arrays.fill(wins, game.won(world) ? 1 : 0);
        } else {
            Worth.VICTORY.fill(points, ties, 0, 1, wins);
        }
        for (int seat = 0; seat < points.length; seat++) {
            sums[0][seat] += wins[seat];
            sums[1][seat] += wins[seat] * wins[seat];
            sums[2][seat] += points[seat];
            sums[3][seat] += points[seat] * points[seat];
        }
    }
}
