package dighouse.archaeology;

import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A table of Archaeology for tests.
final class TestTable extends dighouse.testkit.TestTable<ArchaeologyPosition, TestTable> {
    static final Archaeology GAME = new Archaeology();
    static final String JSON = resource(Archaeology.class, "zman2009.json");
    static final ArchaeologyEdition EDITION = GAME.edition(JSON);

    private TestTable(ArchaeologyPosition position) {
        super(GAME, position);
    }

    /// A table with these options, as `tradesInARowLimit=1`.
    static Setup setup(int seats, String... options) {
        return setup(GAME, EDITION, seats, 0, options);
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

    static TestTable start(Setup setup) {
        return new TestTable(started(GAME, setup));
    }

    static TestTable of(Setup setup, String notation) {
        return start(setup).read(notation);
    }

    static TestTable of(int seats, String notation) {
        return of(setup(seats), notation);
    }

    /// A table with this very position.
    static TestTable at(ArchaeologyPosition position) {
        return new TestTable(position);
    }

    TestTable copy() {
        ArchaeologyPosition copy = GAME.position();
        copy.copyFrom(position);
        return at(copy);
    }

    String hand(int seat) {
        return PositionWriter.cards(
                position.counts, ArchaeologyPosition.HANDS + seat * Treasure.TYPES);
    }

    String market() {
        return PositionWriter.cards(position.counts, ArchaeologyPosition.MARKET);
    }

    ArchaeologyView view(int viewer) {
        return GAME.view(position, viewer);
    }
}
