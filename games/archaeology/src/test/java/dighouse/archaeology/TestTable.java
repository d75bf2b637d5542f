package dighouse.archaeology;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Refusal;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// What the tests of Archaeology share: the game, its edition, positions from one line of notation,
/// and plies as text.
final class TestTable {
    static final Archaeology GAME = new Archaeology();
    static final String EDITION_JSON = resource("zman2009.json");
    static final ArchaeologyEdition EDITION = new EditionReader(EDITION_JSON).read();

    private TestTable() {}

    static Archaeology game() {
        return GAME;
    }

    static String resource(String name) {
        try (InputStream stream = Archaeology.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("no resource " + name);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /// @param options as `tradesInARowLimit=1`
    static Setup setup(int seats, String... options) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            chosen.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return Setup.of(GAME, EDITION, seats, 0, chosen);
    }

    /// A table that began by a certain rules number.
    static Setup byRules(int rules, int seats, Map<String, String> options) {
        return Setup.of(GAME, rules, EDITION, seats, 0, options);
    }

    /// Every single option value away from the default that the tests look at.
    static List<Setup> setups() {
        List<Setup> setups = new ArrayList<>();
        for (int seats = 2; seats <= 4; seats++) {
            setups.add(setup(seats));
            setups.add(setup(seats, "closingIdleRoundsBeforeForcedSale=1"));
            setups.add(setup(seats, "closingIdleRoundsBeforeForcedSale=20"));
            setups.add(setup(seats, "tradesInARowLimit=1"));
            setups.add(setup(seats, "tradesInARowLimit=20"));
            setups.add(setup(seats, "tradeMustTakeAtLeastOne=no"));
            setups.add(setup(seats, "handSizesPublic=no"));
        }
        return setups;
    }

    static ArchaeologyPosition started(Setup setup) {
        ArchaeologyPosition position = GAME.position();
        GAME.start(setup, position);
        return position;
    }

    static ArchaeologyPosition position(int seats, String notation) {
        return position(setup(seats), notation);
    }

    static ArchaeologyPosition position(Setup setup, String notation) {
        ArchaeologyPosition position = GAME.position();
        GAME.notation().position(setup, notation, position);
        return position;
    }

    static ArchaeologyPosition copy(ArchaeologyPosition position) {
        ArchaeologyPosition copy = GAME.position();
        copy.copyFrom(position);
        return copy;
    }

    static int ply(ArchaeologyPosition position, String text) {
        return GAME.notation().ply(position, text);
    }

    /// Plays plies that must be legal, or possible for chance.
    static void play(ArchaeologyPosition position, String... plies) {
        for (String text : plies) {
            if (!options(position).contains(text)) {
                throw new AssertionError(text + " is not among " + options(position));
            }
            GAME.play(position, ply(position, text));
        }
    }

    /// What may be played now, as text, in any order.
    static List<String> options(ArchaeologyPosition position) {
        return texts(position, MoveList.inAnyOrder());
    }

    /// What may be played now, as text, in one order.
    static List<String> moves(ArchaeologyPosition position) {
        return texts(position, new MoveList());
    }

    private static List<String> texts(ArchaeologyPosition position, MoveList list) {
        GAME.moves(position, list);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            texts.add(GAME.notation().ply(position, list.get(i)));
        }
        return texts;
    }

    /// The outcomes of chance as text, with their weights.
    static Map<String, Integer> weights(ArchaeologyPosition position) {
        MoveList list = new MoveList();
        GAME.moves(position, list);
        Map<String, Integer> weights = new LinkedHashMap<>();
        for (int i = 0; i < list.size(); i++) {
            weights.put(GAME.notation().ply(position, list.get(i)), list.weight(i));
        }
        return weights;
    }

    /// The weight of one outcome; 0 if it cannot happen.
    static long weight(ArchaeologyPosition position, String outcome) {
        return weights(position).getOrDefault(outcome, 0);
    }

    /// The rule that refuses the actor this move; `allowed` if none does.
    static String refusal(ArchaeologyPosition position, String move) {
        return refusal(position, GAME.actor(position), move);
    }

    /// The rule that refuses a seat this move; `allowed` if none does.
    static String refusal(ArchaeologyPosition position, int seat, String move) {
        Refusal refusal = GAME.refusal(position, seat, ply(position, move));
        return refusal == null ? "allowed" : refusal.rule();
    }

    static String hand(ArchaeologyPosition position, int seat) {
        return PositionWriter.cards(
                position.counts, ArchaeologyPosition.HANDS + seat * Treasure.TYPES);
    }

    static String market(ArchaeologyPosition position) {
        return PositionWriter.cards(position.counts, ArchaeologyPosition.MARKET);
    }

    /// Plays a whole random game and shows every position of it; a failure says the seed.
    static void walk(Setup setup, long seed, Consumer<ArchaeologyPosition> look) {
        ArchaeologyPosition position = started(setup);
        Xoshiro random = new Xoshiro(seed);
        MoveList list = MoveList.inAnyOrder();
        try {
            look.accept(position);
            for (int actor = GAME.actor(position);
                    actor != Actor.NOBODY;
                    actor = GAME.actor(position)) {
                GAME.play(position, Playout.choose(GAME, position, actor, random, list));
                look.accept(position);
            }
        } catch (AssertionError | RuntimeException fault) {
            throw new AssertionError("seed " + seed + " at " + position, fault);
        }
    }
}
