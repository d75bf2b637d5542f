package dighouse.marajoara;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.List;
import java.util.Objects;

/// A table of Marajoara for tests; of the English edition where nothing else is said.
final class TestTable extends dighouse.testkit.TestTable<MarajoaraPosition, TestTable> {
    static final Marajoara GAME = new Marajoara();
    static final String JSON = resource(Marajoara.class, "marajoara.json");
    static final MarajoaraEdition EN = GAME.edition(json("en"));
    static final MarajoaraEdition FR = GAME.edition(json("fr"));

    private TestTable(MarajoaraPosition position) {
        super(GAME, position);
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

    /// A table with these options, as `fullStorageCapture=to_wheelbarrow`.
    static Setup setup(MarajoaraEdition edition, int seats, int mission, String... options) {
        return setup(GAME, edition, seats, mission, options);
    }

    static Setup setup(int seats, String... options) {
        return setup(EN, seats, 0, options);
    }

    static TestTable start(Setup setup) {
        return new TestTable(started(GAME, setup));
    }

    static TestTable of(Setup setup, String notation) {
        return start(setup).read(notation);
    }

    static TestTable of(int seats, String notation) {
        return of(setup(seats), notation);
    }

    static TestTable mission(int mission, String notation) {
        return of(setup(EN, 1, mission), notation);
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

    /// Moves of one verb, each result once.
    List<String> moves(String verb) {
        return moves().stream()
                .filter(text -> text.equals(verb) || text.startsWith(verb + " "))
                .toList();
    }

    String phase() {
        return position.phase.id;
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
}
