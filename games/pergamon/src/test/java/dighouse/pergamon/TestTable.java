package dighouse.pergamon;

import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;

/// A table of Pergamon for tests.
final class TestTable extends dighouse.testkit.TestTable<PergamonPosition, TestTable> {
    static final Pergamon GAME = new Pergamon();
    static final String JSON = resource(Pergamon.class, "first2011.json");
    static final PergamonEdition EDITION = GAME.edition(JSON);

    private TestTable(PergamonPosition position) {
        super(GAME, position);
    }

    /// A table with these options, as `playerOrder=reverseTrack`.
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

    @Override
    protected void check() {
        PergamonInvariants.check(position);
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
}
