package dighouse.bots;

import dighouse.archaeology.Archaeology;
import dighouse.archaeology.ArchaeologyPosition;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.MoveList;
import dighouse.kernel.PlainEdition;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Result;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.marajoara.Marajoara;
import dighouse.marajoara.MarajoaraPosition;
import dighouse.pergamon.Pergamon;
import dighouse.pergamon.PergamonPosition;
import dighouse.thebes.Thebes;
import dighouse.thebes.ThebesPosition;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Plays games between bots, with all chance from a seed.
public record Arena<P extends Position<P>>(Game<P> game, Setup setup) {
    /// Iterations instead of time, so that games repeat.
    public static final BotSpeed COUNTED = new BotSpeed(1, 20);

    /// A table of an example; all examples are for two.
    public static <P extends Position<P>> Arena<P> of(Game<P> example) {
        return new Arena<>(example, Setup.of(example, PlainEdition.STANDARD, 2));
    }

    public static Arena<ArchaeologyPosition> archaeology(int seats) {
        return printed(new Archaeology(), "zman2009", seats);
    }

    public static Arena<ThebesPosition> thebes(int seats) {
        return printed(new Thebes(), "queen2007", seats);
    }

    public static Arena<PergamonPosition> pergamon(int seats) {
        return printed(new Pergamon(), "first2011", seats);
    }

    /// A table of the English edition.
    ///
    /// @param mission its number, or 0 without one
    public static Arena<MarajoaraPosition> marajoara(int seats, int mission) {
        Marajoara game = new Marajoara();
        String both = text(game, "marajoara");
        String english = "{\"id\":\"en\",\"rulebook\":\"en\"," + both.substring(1);
        return new Arena<>(game, Setup.of(game, game.edition(english), seats, mission, Map.of()));
    }

    private static <P extends Position<P>> Arena<P> printed(
            Game<P> game, String edition, int seats) {
        String json = text(game, edition);
        return new Arena<>(game, Setup.of(game, game.edition(json), seats));
    }

    private static String text(Game<?> game, String edition) {
        String path = "/dighouse/" + game.id() + "/" + edition + ".json";
        try (InputStream in = game.getClass().getResourceAsStream(path)) {
            byte[] bytes = Objects.requireNonNull(in).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /// Receives a decision before it is made.
    public interface Visitor<P extends Position<P>> {
        void visit(P position, int seat, long seed);
    }

    /// Plays one random game and visits some of its decisions, at a regular distance.
    public void visit(long seed, int every, Visitor<P> visitor) {
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

    /// The share of the other seats that a bot beats, with ties as halves. It takes each seat in
    /// turn, with the same opponent on all others.
    public double share(Bot bot, Bot opponent, BotSpeed speed, int games) {
        double won = 0;
        for (int i = 0; i < games; i++) {
            int seat = i % setup.seats();
            List<Bot> bots = new ArrayList<>();
            for (int other = 0; other < setup.seats(); other++) {
                bots.add(other == seat ? bot : opponent);
            }
            won += beaten(game.result(play(bots, speed, i)), seat);
        }
        return won / games;
    }

    private double beaten(Result result, int seat) {
        Result.Places places = (Result.Places) result;
        int place = places.place(seat);
        double beaten = 0;
        for (Result.Standing other : places.standings()) {
            beaten += other.place() > place ? 1 : other.place() == place ? 0.5 : 0;
        }
        return (beaten - 0.5) / (setup.seats() - 1); // a seat ties with itself
    }

    /// Plays one game.
    ///
    /// @return the position at its end
    public P play(List<Bot> bots, BotSpeed speed, long seed) {
        return play(bots, speed, seed, (position, seat, move) -> {});
    }

    /// Receives every move of a seat just before it is played.
    public interface Witness<P extends Position<P>> {
        void see(P position, int seat, int move);
    }

    /// Plays one game before a witness.
    ///
    /// @return the position at its end
    public P play(List<Bot> bots, BotSpeed speed, long seed, Witness<P> witness) {
        TableBots<P> tableBots = new TableBots<>(game, setup, bots, speed, seed);
        Xoshiro chance = new Xoshiro(seed);
        MoveList list = new MoveList();
        P position = game.position();
        game.start(setup, position);
        int ply = 0;
        for (int actor = game.actor(position);
                actor != Actor.NOBODY;
                actor = game.actor(position)) {
            int choice =
                    actor == Actor.CHANCE
                            ? Playout.choose(game, position, actor, chance, list)
                            : tableBots.choose(position, ply);
            if (actor != Actor.CHANCE) {
                witness.see(position, actor, choice);
            }
            game.play(position, choice);
            ply++;
        }
        return position;
    }

    /// The legal moves of the actor, with only one order of small choices.
    public List<Integer> moves(P position) {
        MoveList list = new MoveList();
        game.moves(position, list);
        return Arrays.stream(list.toArray()).boxed().toList();
    }

    @Override
    public String toString() {
        String mission = setup.mission() == 0 ? "" : ", mission " + setup.mission();
        return game.id() + ", " + setup.seats() + " seats" + mission;
    }
}
