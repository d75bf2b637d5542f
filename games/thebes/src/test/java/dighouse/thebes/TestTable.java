package dighouse.thebes;

import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;

/// A table of Thebes for tests. Cards that tests often use:
///
/// | card     | is                            | card     | is                               |
/// |----------|-------------------------------|----------|----------------------------------|
/// | C01, C02 | special permissions           | C28, C30 | general knowledge, 1 point       |
/// | C03, C04 | zeppelins (Rome, Vienna)      | C29, C32 | general knowledge, 2 points      |
/// | C05, C06 | cars (Moscow, Rome)           | C51      | 2 books of Crete (Rome)          |
/// | C07–C15  | congresses                    | C53      | 3 books of Crete (Moscow)        |
/// | C16–C21  | assistants                    | C82      | ethnological Crete (Paris)       |
/// | C22–C27  | shovels                       | X01      | small London: 1 Greece, 2 Egypt  |
final class TestTable extends dighouse.testkit.TestTable<ThebesPosition, TestTable> {
    static final Thebes GAME = new Thebes();
    static final String JSON = resource(Thebes.class, "queen2007.json");
    static final ThebesEdition EDITION = GAME.edition(JSON);

    /// A display far from everything that the tests do: congresses and books in London and Moscow.
    static final String DISPLAY = "; display C44,C52,C53,C62";

    private TestTable(ThebesPosition position) {
        super(GAME, position);
    }

    /// A table with these options, as `finalTie=mostArtefacts`.
    static Setup setup(int seats, String... options) {
        return setup(GAME, EDITION, seats, 0, options);
    }

    static TestTable start(Setup setup) {
        return new TestTable(started(GAME, setup));
    }

    static TestTable start(int seats, String... options) {
        return start(setup(seats, options));
    }

    static TestTable of(Setup setup, String notation) {
        return start(setup).read(notation);
    }

    static TestTable of(int seats, String notation) {
        return of(setup(seats), notation);
    }

    /// A table with this very position.
    static TestTable at(ThebesPosition position) {
        return new TestTable(position);
    }

    TestTable copy() {
        ThebesPosition copy = GAME.position();
        copy.copyFrom(position);
        return at(copy);
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

    /// Draws cards until the display is full again: the first outcome each time.
    TestTable refill() {
        while (position.phase == Phase.REFILL) {
            GAME.play(position, GAME.outcome(position, 0));
        }
        return this;
    }

    /// Draws blanks until the dig is over, then refills.
    TestTable blanks() {
        while (position.phase == Phase.TOKEN) {
            GAME.play(position, ThebesMove.find(ThebesTables.BLANK));
        }
        return refill();
    }

    static int site(String id) {
        return PlyText.site(id);
    }

    boolean owns(int seat, String card) {
        return position.owns(seat, PlyText.card(card));
    }

    boolean isDiscarded(String card) {
        return CardSet.contains(position.pieces, ThebesPosition.DISCARD, PlyText.card(card));
    }

    ThebesView view(int viewer) {
        return GAME.view(position, viewer);
    }
}
