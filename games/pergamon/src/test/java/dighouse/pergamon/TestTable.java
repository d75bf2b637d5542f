package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.MoveList;
import dighouse.kernel.Refusal;
import dighouse.kernel.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// A table of Pergamon for tests: set up with one line of notation, played with plies as text.
final class TestTable {
    static final Pergamon GAME = new Pergamon();
    static final String JSON = read();
    static final PergamonEdition EDITION = GAME.edition(JSON);

    final PergamonPosition position = GAME.position();

    private TestTable(Setup setup) {
        GAME.start(setup, position);
    }

    private static String read() {
        try (InputStream file = Pergamon.class.getResourceAsStream("first2011.json")) {
            byte[] bytes = Objects.requireNonNull(file).readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    static Setup setup(int seats, String... options) {
        Map<String, String> chosen = new LinkedHashMap<>();
        for (int i = 0; i < options.length; i += 2) {
            chosen.put(options[i], options[i + 1]);
        }
        return Setup.of(GAME, EDITION, seats, 0, chosen);
    }

    /// A table before the first ply.
    static TestTable start(int seats, String... options) {
        return new TestTable(setup(seats, options));
    }

    static TestTable of(int seats, String notation) {
        return of(setup(seats), notation);
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
            assertThat(list.contains(ply)).as("%s in %s", text, this).isTrue();
            GAME.play(position, ply);
            PergamonInvariants.check(position);
        }
        return this;
    }

    /// Lays a row, closes it and shows it with so many points of polish.
    TestTable exhibit(String row, int polish) {
        return layRow(row).play("close", "polish " + polish);
    }

    /// Lays a row, left open.
    TestTable layRow(String row) {
        String[] tiles = row.split("-", -1);
        play("row " + tiles[0]);
        for (int i = 1; i < tiles.length; i++) {
            play("add " + tiles[i]);
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

    private List<String> texts(MoveList list) {
        GAME.moves(position, list);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            texts.add(GAME.notation().ply(position, list.get(i)));
        }
        return texts;
    }

    /// Outcomes with their weights: `back purse: 12`.
    List<String> odds() {
        MoveList list = new MoveList();
        GAME.moves(position, list);
        List<String> odds = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            odds.add(GAME.notation().ply(position, list.get(i)) + ": " + list.weight(i));
        }
        return odds;
    }

    /// The rule that refuses this move to the actor, or to A while chance decides; empty if it is
    /// allowed.
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

    int coins(int figure) {
        return position.coins(figure);
    }

    int tickets(int seat) {
        return position.tickets(seat);
    }

    /// Exhibition space of a collection, 0 if it is not on show; markers from 1.
    int space(int seat, int marker) {
        return position.space(seat * PergamonTables.MARKERS + marker - 1);
    }

    List<String> finds(int seat) {
        return names(position.hand(seat));
    }

    List<String> gallery(int gallery) {
        return names(position.gallery(gallery));
    }

    List<String> gone() {
        return names(position.gone());
    }

    private static List<String> names(long tiles) {
        List<String> names = new ArrayList<>();
        for (long left = tiles; left != 0; left &= left - 1) {
            names.add(Names.tile(Long.numberOfTrailingZeros(left)));
        }
        return names;
    }

    PergamonView view(int viewer) {
        return GAME.view(position, viewer);
    }

    @Override
    public String toString() {
        return GAME.notation().position(position);
    }
}
