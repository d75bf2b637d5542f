package dighouse.bots;

import dighouse.archaeology.Archaeology;
import dighouse.archaeology.ArchaeologyPosition;
import dighouse.examples.PlainEdition;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Result;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/// Where bots meet: games between them, all chance from a seed.
record Arena<P extends Position<P>>(Game<P> game, Setup setup) {

    /// A table of an example, which all are for two.
    static <P extends Position<P>> Arena<P> of(Game<P> example) {
        return new Arena<>(example, Setup.of(example, PlainEdition.STANDARD, 2));
    }

    static Arena<ArchaeologyPosition> archaeology(int seats) {
        Archaeology game = new Archaeology();
        return new Arena<>(game, Setup.of(game, game.edition(edition()), seats));
    }

    private static String edition() {
        String path = "/dighouse/archaeology/zman2009.json";
        try (InputStream in = Archaeology.class.getResourceAsStream(path)) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /// Looks at a decision before it is made.
    interface Visitor<P extends Position<P>> {
        void visit(P position, int seat, long seed);
    }

    /// Plays one game at random and visits every so many of its decisions.
    void visit(long seed, int every, Visitor<P> visitor) {
        Xoshiro random = new Xoshiro(seed);
        MoveList list = new MoveList();
        P position = game.position();
        game.start(setup, position);
        int ply = 0;
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            if (actor != Actor.CHANCE && ply % every == 0) {
                visitor.visit(position, actor, Hash64.mix(seed, ply));
            }
            game.play(position, Playout.choose(game, position, actor, random, list));
            ply++;
        }
    }

    /// The share of places that the first bot takes from random players, a tie being half: it sits
    /// on each seat in turn, against random players on all others.
    double share(Bot bot, Budget budget, int games) {
        double won = 0;
        for (int i = 0; i < games; i++) {
            int seat = i % setup.seats();
            won += Worth.ofPlace((Result.Places) play(bot, seat, budget, i), seat);
        }
        return won / games;
    }

    private Result play(Bot bot, int seat, Budget budget, long seed) {
        Bot random = Bots.named("random");
        Xoshiro chance = new Xoshiro(seed);
        MoveList list = new MoveList();
        P position = game.position();
        game.start(setup, position);
        int ply = 0;
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            long thought = Hash64.mix(seed, ply++);
            int choice =
                    actor == Actor.CHANCE
                            ? Playout.choose(game, position, actor, chance, list)
                            : (actor == seat ? bot : random)
                                    .choose(new Glimpse<>(game, position, actor, thought), budget);
            game.play(position, choice);
        }
        return game.result(position);
    }

    /// The moves that the actor may play, one order of small choices only.
    List<Integer> moves(P position) {
        MoveList list = new MoveList();
        game.moves(position, list);
        return Arrays.stream(list.toArray()).boxed().toList();
    }
}
