package dighouse.thebes;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Refusal;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
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

/// What the tests of Thebes share: the game, its edition, positions from one line of notation, and
/// plies as text. Cards that tests often use:
///
/// | card     | is                            | card     | is                               |
/// |----------|-------------------------------|----------|----------------------------------|
/// | C01, C02 | special permissions           | C28, C30 | general knowledge, 1 point       |
/// | C03, C04 | zeppelins (Rome, Vienna)      | C29, C32 | general knowledge, 2 points      |
/// | C05, C06 | cars (Moscow, Rome)           | C51      | 2 books of Crete (Rome)          |
/// | C07–C15  | congresses                    | C53      | 3 books of Crete (Moscow)        |
/// | C16–C21  | assistants                    | C82      | ethnological Crete (Paris)       |
/// | C22–C27  | shovels                       | X01      | small London: 1 Greece, 2 Egypt  |
final class TestTable {
    static final Thebes GAME = new Thebes();
    static final String EDITION_JSON = resource("queen2007.json");
    static final ThebesEdition EDITION = GAME.edition(EDITION_JSON);

    /// A display far from everything that the tests do: congresses and books in London and Moscow.
    static final String DISPLAY = "; display C44,C52,C53,C62";

    private TestTable() {}

    static String resource(String name) {
        try (InputStream stream = Thebes.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("no resource " + name);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /// A table with these options, as `finalTie=mostArtefacts`.
    static Setup setup(int seats, String... options) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            chosen.put(option.substring(0, equals), option.substring(equals + 1));
        }
        return Setup.of(GAME, EDITION, seats, 0, chosen);
    }

    static ThebesPosition started(int seats, String... options) {
        ThebesPosition position = GAME.position();
        GAME.start(setup(seats, options), position);
        return position;
    }

    static ThebesPosition position(int seats, String notation) {
        return position(setup(seats), notation);
    }

    static ThebesPosition position(Setup setup, String notation) {
        ThebesPosition position = GAME.position();
        GAME.notation().position(setup, notation, position);
        return position;
    }

    /// All researcher cards but these, for a seat that owns the rest: ` cards C02,C03,…`.
    static String allCardsBut(String... cards) {
        List<String> rest = new ArrayList<>();
        for (int card = 0; card < ThebesTables.RESEARCHERS; card++) {
            String name = Names.card(card);
            if (!List.of(cards).contains(name)) {
                rest.add(name);
            }
        }
        return " cards " + String.join(",", rest);
    }

    static ThebesPosition copy(ThebesPosition position) {
        ThebesPosition copy = GAME.position();
        copy.copyFrom(position);
        return copy;
    }

    /// Plays plies that must be legal, or possible for chance.
    static ThebesPosition play(ThebesPosition position, String... plies) {
        for (String text : plies) {
            if (!moves(position).contains(text)) {
                throw new AssertionError(text + " is not among " + moves(position));
            }
            GAME.play(position, GAME.notation().ply(position, text));
        }
        return position;
    }

    /// What may be played now, as text, in canonical order.
    static List<String> moves(ThebesPosition position) {
        return List.copyOf(weights(position).keySet());
    }

    /// The outcomes of chance as text, with their weights.
    static Map<String, Integer> weights(ThebesPosition position) {
        MoveList list = new MoveList();
        GAME.moves(position, list);
        Map<String, Integer> weights = new LinkedHashMap<>();
        for (int i = 0; i < list.size(); i++) {
            weights.put(GAME.notation().ply(position, list.get(i)), list.weight(i));
        }
        return weights;
    }

    /// The rule that refuses the actor this move; `allowed` if none does.
    static String refusal(ThebesPosition position, String move) {
        int ply = GAME.notation().ply(position, move);
        Refusal refusal = GAME.refusal(position, GAME.actor(position), ply);
        return refusal == null ? "allowed" : refusal.rule();
    }

    /// What everybody is told of a ply, as JSON.
    static List<String> told(ThebesPosition position, String ply) {
        List<String> told = new ArrayList<>();
        for (ThebesEvent event :
                GAME.tell(position, GAME.notation().ply(position, ply), Viewer.BYSTANDER)) {
            told.add(event.phrase().json("event"));
        }
        return told;
    }

    /// Draws cards until the display is full again: the first outcome each time.
    static ThebesPosition refill(ThebesPosition position) {
        while (position.phase == Phase.REFILL) {
            GAME.play(position, GAME.outcome(position, 0));
        }
        return position;
    }

    /// Draws blanks until the dig is over, then refills.
    static ThebesPosition blanks(ThebesPosition position) {
        while (position.phase == Phase.TOKEN) {
            GAME.play(position, ThebesMove.find(ThebesTables.BLANK));
        }
        return refill(position);
    }

    static int site(String id) {
        return PlyText.site(id);
    }

    static boolean owns(ThebesPosition position, int seat, String card) {
        return position.owns(seat, PlyText.card(card));
    }

    static boolean isDiscarded(ThebesPosition position, String card) {
        return CardSet.contains(position.pieces, ThebesPosition.DISCARD, PlyText.card(card));
    }

    static int points(ThebesPosition position, int seat) {
        return GAME.score(position).get(seat).points();
    }

    /// Plays a whole random game and shows every position of it; a failure says the seed.
    static ThebesPosition walk(Setup setup, long seed, Consumer<ThebesPosition> look) {
        ThebesPosition position = GAME.position();
        GAME.start(setup, position);
        Xoshiro random = new Xoshiro(seed);
        MoveList list = new MoveList();
        try {
            look.accept(position);
            int actor = GAME.actor(position);
            while (actor != Actor.NOBODY) {
                GAME.play(position, Playout.choose(GAME, position, actor, random, list));
                look.accept(position);
                actor = GAME.actor(position);
            }
        } catch (AssertionError | RuntimeException fault) {
            throw new AssertionError(
                    "seed " + seed + " at " + GAME.notation().position(position), fault);
        }
        return position;
    }
}
