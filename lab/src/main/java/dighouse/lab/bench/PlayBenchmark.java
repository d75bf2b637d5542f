package dighouse.lab.bench;

import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.ArrayList;
import java.util.List;

/// The measured loops: random games, with and without a copy before each decision, and copies
/// alone. They play like the kernel's `Playout`, count what they do, and allocate nothing.
///
/// @param <P> the game's position
final class PlayBenchmark<P extends Position<P>> {
    private static final int SAMPLES = 200;
    private static final int GAMES_BETWEEN_LOOKS = 32; // checks of the clock

    private final Game<P> game;
    private final Setup setup;
    private final P position;
    private final P copy;
    private final List<P> samples = new ArrayList<>();
    private final MoveList list = new MoveList();
    private final Xoshiro random = new Xoshiro(1);

    long decisions; // plies of seats
    long oneAnswer; // decisions with a single legal move
    long outcomes;
    long games;
    long copies;

    PlayBenchmark(Game<P> game, Setup setup) {
        this.game = game;
        this.setup = setup;
        position = game.position();
        copy = game.position();
        sample();
    }

    /// Samples positions from all parts of random games: every 7th ply, from as many games as
    /// needed.
    private void sample() {
        game.start(setup, position);
        for (int ply = 1; samples.size() < SAMPLES; ply++) {
            if (game.actor(position) == Actor.NOBODY) {
                game.start(setup, position);
            }
            game.play(position, choose(game.actor(position)));
            if (ply % 7 == 0) {
                P sample = game.position();
                sample.copyFrom(position);
                samples.add(sample);
            }
        }
    }

    void reset() {
        decisions = 0;
        oneAnswer = 0;
        outcomes = 0;
        games = 0;
        copies = 0;
    }

    /// Plays random games until the time is over.
    void play(Stopwatch watch, long nanos) {
        do {
            for (int i = 0; i < GAMES_BETWEEN_LOOKS; i++) {
                playGame();
            }
        } while (!watch.hasRun(nanos));
    }

    private void playGame() {
        game.start(setup, position);
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            game.play(position, choose(actor));
        }
        games++;
    }

    /// Plays random games with a copy of the position before every decision.
    void playCopying(Stopwatch watch, long nanos) {
        do {
            for (int i = 0; i < GAMES_BETWEEN_LOOKS; i++) {
                playGameCopying();
            }
        } while (!watch.hasRun(nanos));
    }

    private void playGameCopying() {
        game.start(setup, position);
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            if (actor != Actor.CHANCE) {
                copy.copyFrom(position);
            }
            game.play(position, choose(actor));
        }
        games++;
    }

    private int choose(int actor) {
        if (actor == Actor.CHANCE) {
            outcomes++;
            return game.outcome(position, random.below(game.weight(position)));
        }
        decisions++;
        list.clear();
        game.moves(position, list);
        if (list.size() == 1) {
            oneAnswer++;
            return list.get(0);
        }
        return list.get(random.below(list.size()));
    }

    /// Copies sampled positions into one that is reused.
    void copy(Stopwatch watch, long nanos) {
        do {
            for (int i = 0; i < SAMPLES; i++) {
                copy.copyFrom(samples.get(i));
            }
            copies += SAMPLES;
        } while (!watch.hasRun(nanos));
    }

    /// The calibration: fixed integer work, the same on every machine, to compare decisions with.
    ///
    /// @return the number of steps
    static long calibrate(Stopwatch watch, long nanos) {
        long hash = 1;
        long steps = 0;
        do {
            for (int i = 0; i < 100_000; i++) {
                hash = Hash64.mix(hash, i);
            }
            steps += 100_000;
        } while (!watch.hasRun(nanos));
        return hash == 0
                ? steps + 1
                : steps; // uses the result, so that the work is not optimised away
    }
}
