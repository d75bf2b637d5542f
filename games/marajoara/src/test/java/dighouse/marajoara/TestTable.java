package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.Objects;

/// A table of Marajoara for tests: set up with one line of notation, played with plies as text.
final class TestTable {
    static final Marajoara GAME = new Marajoara();
    static final String JSON = read();
    static final MarajoaraEdition EN = edition("en");
    static final MarajoaraEdition FR = edition("fr");

    final MarajoaraPosition position = GAME.position();

    private TestTable(Setup setup) {
        GAME.start(setup, position);
    }

    private static String read() {
        try (InputStream file = Marajoara.class.getResourceAsStream("marajoara.json")) {
            byte[] bytes = Objects.requireNonNull(file).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// The file of both editions, with the one that counts.
    static String json(String rulebook) {
        return "{\"id\":\""
                + rulebook
                + "\",\"rulebook\":\""
                + rulebook
                + "\","
                + JSON.substring(1);
    }

    private static MarajoaraEdition edition(String rulebook) {
        return GAME.edition(json(rulebook));
    }

    static Setup setup(MarajoaraEdition edition, int seats, int mission, String... options) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (int i = 0; i < options.length; i += 2) {
            chosen.put(options[i], options[i + 1]);
        }
        return Setup.of(GAME, edition, seats, mission, chosen);
    }

    static Setup setup(int seats, String... options) {
        return setup(EN, seats, 0, options);
    }

    /// A table before the first ply.
    static TestTable start(Setup setup) {
        return new TestTable(setup);
    }

    static TestTable of(int seats, String notation) {
        return of(setup(seats), notation);
    }

    /// A mission of the English edition.
    static TestTable mission(int mission, String notation) {
        return of(setup(EN, 1, mission), notation);
    }

    static TestTable of(Setup setup, String notation) {
        TestTable table = new TestTable(setup);
        GAME.notation().position(setup, notation, table.position);
        return table;
    }

    /// Plays plies that must be legal, chance's too.
    TestTable play(String... plies) {
        for (String text : plies) {
            int ply = GAME.notation().ply(position, text);
            MoveList list = MoveList.inAnyOrder();
            GAME.moves(position, list);
            assertThat(list.contains(ply)).as("%s in %s: %s", text, this, moves()).isTrue();
            GAME.play(position, ply);
        }
        return this;
    }

    /// Lets chance set the table up, from a seed.
    TestTable deal(long seed) {
        Xoshiro random = new Xoshiro(seed);
        MoveList list = new MoveList();
        while (actor() == Actor.CHANCE) {
            GAME.play(position, Playout.choose(GAME, position, Actor.CHANCE, random, list));
        }
        return this;
    }

    /// Plays the first move until a phase is reached.
    TestTable playTo(String phase) {
        while (!phase().equals(phase)) {
            play(moves().getFirst());
        }
        return this;
    }

    /// What may be played now, one order, as text.
    List<String> moves() {
        return texts(new MoveList());
    }

    List<String> movesInAnyOrder() {
        return texts(MoveList.inAnyOrder());
    }

    /// Moves of one verb, one order.
    List<String> moves(String verb) {
        return moves().stream()
                .filter(text -> text.equals(verb) || text.startsWith(verb + " "))
                .toList();
    }

    private List<String> texts(MoveList list) {
        GAME.moves(position, list);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            texts.add(GAME.notation().ply(position, list.get(i)));
        }
        return texts;
    }

    /// Outcomes with their weights: `deal yellow: 14`.
    List<String> odds() {
        MoveList list = new MoveList();
        GAME.moves(position, list);
        List<String> odds = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            odds.add(GAME.notation().ply(position, list.get(i)) + ": " + list.weight(i));
        }
        return odds;
    }

    /// The rule that refuses this move to the actor; empty if it is allowed.
    String refusal(String move) {
        int ply = GAME.notation().ply(position, move);
        Refusal refusal = GAME.refusal(position, Math.max(0, actor()), ply);
        return refusal == null ? "" : refusal.rule();
    }

    /// What is told of a ply, as JSON.
    List<String> told(String text) {
        int ply = GAME.notation().ply(position, text);
        List<String> events = new ArrayList<>();
        GAME.tell(position, ply, 0).forEach(event -> events.add(event.phrase().json("event")));
        return events;
    }

    boolean seals(String text) {
        return GAME.seals(position, GAME.notation().ply(position, text));
    }

    String fallback() {
        return GAME.notation().ply(position, GAME.fallback(position));
    }

    int actor() {
        return GAME.actor(position);
    }

    String phase() {
        return position.phase.id;
    }

    int points(int seat) {
        return GAME.points(position, seat);
    }

    /// The die on a cell, `r3`; empty if there is none.
    String die(String cell) {
        int die = position.die(position.board().cellOf(cell));
        return die == Die.NONE ? "" : Names.die(die);
    }

    /// An entry of the notation, such as `dice` or `wheel`; empty if it is as at the start.
    String entry(String name) {
        for (String word : toString().split(" ", -1)) {
            if (word.startsWith(name + "=")) {
                return word.substring(name.length() + 1);
            }
        }
        return "";
    }

    /// The panel of the mission that is played.
    MarajoaraView.MissionView missionView() {
        return Objects.requireNonNull(view().mission());
    }

    MarajoaraView view() {
        return GAME.view(position, 0);
    }

    @Override
    public String toString() {
        return GAME.notation().position(position);
    }
}
