package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Result;
import dighouse.kernel.Seats;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Which object is older where dates tie (PRG-RULING-23). In the edition of these tests every
/// century has the same twelve year numbers, 10 to 21, so that a date occurs up to five times.
class SeniorityTest {
    private static final int SEATS = 4;
    private static final PergamonEdition TIES = withEqualYears();
    private static final Setup SETUP = Setup.of(TestTable.GAME, TIES, SEATS);

    /// An object on show, as the ledger has it.
    private record Exhibit(int seat, int kind, int date, int space, int place) {
        /// Older first: by date, then the higher space, then further right.
        static final Comparator<Exhibit> BY_AGE =
                Comparator.comparingInt(Exhibit::date)
                        .thenComparingInt(Exhibit::space)
                        .thenComparingInt(Exhibit::place)
                        .reversed();
    }

    private static PergamonEdition withEqualYears() {
        String json = TestTable.JSON;
        for (int tile = 0; tile < PergamonTables.TILES; tile++) {
            int line = json.indexOf("{ \"id\": \"" + Names.tile(tile) + "\"");
            int from = json.indexOf("\"number\": ", line);
            int to = json.indexOf(" }", from);
            json = json.substring(0, from) + "\"number\": " + (10 + tile % 12) + json.substring(to);
        }
        return TestTable.GAME.edition(json);
    }

    /// A museum with rows and spaces drawn at random.
    private static final class Museum {
        private final Xoshiro random;
        private final StringBuilder notation = new StringBuilder();
        private final List<Exhibit> exhibits = new ArrayList<>();
        private long free = PergamonTables.ALL_TILES;
        private int taken; // spaces, one bit each

        Museum(long seed) {
            random = new Xoshiro(seed);
            for (int seat = 0; seat < SEATS; seat++) {
                int collections = random.below(PergamonTables.MARKERS + 1);
                for (int marker = 0; marker < collections && hasTiles(); marker++) {
                    addRow(seat, marker);
                }
            }
            exhibits.sort(Exhibit.BY_AGE);
        }

        /// Whether another row of four still leaves the calendar of round 5 its seven piles.
        private boolean hasTiles() {
            return Long.bitCount(free) >= 7 * PergamonTables.PILE + 4;
        }

        private void addRow(int seat, int marker) {
            int space = freeSpace();
            int last = drawn(ExhibitRules.starts(TIES.tables, free));
            StringBuilder row = new StringBuilder(Names.tile(last));
            int objects = 1 + random.below(3);
            for (int place = 0; place < objects; place++) {
                free &= ~(1L << last);
                int kind = TIES.tables.right[last];
                long fitting = free & TIES.tables.withLeft[kind];
                if (fitting == 0) {
                    break;
                }
                int next = drawn(fitting);
                exhibits.add(new Exhibit(seat, kind, TIES.tables.date(last, next), space, place));
                row.append('-').append(Names.tile(next));
                last = next;
            }
            free &= ~(1L << last);
            String name = Seats.letter(seat) + "." + Names.marker(marker);
            notation.append(" " + name + "=" + space + ":" + row);
        }

        private int freeSpace() {
            int space = 1 + random.below(PergamonTables.PLAN);
            while ((taken >>> space & 1) != 0) {
                space = 1 + random.below(PergamonTables.PLAN);
            }
            taken |= 1 << space;
            return space;
        }

        private int drawn(long tiles) {
            long left = tiles;
            for (int i = random.below(Long.bitCount(tiles)); i > 0; i--) {
                left &= left - 1;
            }
            return Long.numberOfTrailingZeros(left);
        }

        TestTable table(String opening) {
            return TestTable.of(SETUP, opening + notation);
        }
    }

    @Test
    @Rule({"PRG-RULING-23", "PRG-EVAL-03", "PRG-RULING-24"})
    void objectsAreRankedByDateThenSpaceThenPlace() {
        int bySpace = 0;
        int byPlace = 0;
        for (int seed = 1; seed <= 2_000; seed++) {
            Museum museum = new Museum(seed);
            PergamonPosition position = museum.table("5 evaluate A=0@3 B=0@5 C=0@7 D=0@9").position;
            int below = Integer.MAX_VALUE;
            for (int i = 0; i < museum.exhibits.size(); i++) {
                Exhibit exhibit = museum.exhibits.get(i);
                below = EvaluationRules.oldestBelow(position, below);
                assertThat(EvaluationRules.date(below)).as("seed %s", seed).isEqualTo(exhibit.date);
                assertThat(EvaluationRules.owner(position, below))
                        .as("seed %s, object %s", seed, i)
                        .isEqualTo(exhibit.seat);
                if (i > 0 && museum.exhibits.get(i - 1).date == exhibit.date) {
                    boolean sameRow = museum.exhibits.get(i - 1).space == exhibit.space;
                    byPlace += sameRow ? 1 : 0;
                    bySpace += sameRow ? 0 : 1;
                }
            }
            assertThat(EvaluationRules.oldestBelow(position, below))
                    .isEqualTo(EvaluationRules.NO_OBJECT);
        }
        assertThat(bySpace).as("ties between rows").isGreaterThan(1_000);
        assertThat(byPlace).as("ties within a row").isGreaterThan(100);
    }

    @Test
    @Rule({"PRG-RULING-23", "PRG-EVAL-02", "PRG-END-02", "PRG-RULING-22"})
    void bonusesGoToTheOwnersOfThoseObjects() {
        int[] rounds = {5, 7, 9, 12};
        for (int seed = 1; seed <= 2_000; seed++) {
            Museum museum = new Museum(seed);
            int kind = seed % 4; // vase, jug, mask, bracelet
            TestTable table = museum.table(rounds[kind] + " evaluate A=0@3 B=0@5 C=0@7 D=0@9");

            table.play("evaluate");

            int[] byKind = new int[SEATS];
            museum.exhibits.stream()
                    .filter(exhibit -> exhibit.kind == kind)
                    .findFirst()
                    .ifPresent(oldest -> byKind[oldest.seat] = 2);
            int[] byAge = new int[SEATS];
            for (int i = 0; rounds[kind] == 12 && i < Math.min(3, museum.exhibits.size()); i++) {
                byAge[museum.exhibits.get(i).seat] += 3 - i;
            }
            for (int seat = 0; seat < SEATS; seat++) {
                assertThat(table.position.ticketsFrom(seat, PergamonPosition.FROM_KIND))
                        .as("seed %s, seat %s", seed, seat)
                        .isEqualTo(byKind[seat]);
                assertThat(table.position.ticketsFrom(seat, PergamonPosition.FROM_AGE))
                        .as("seed %s, seat %s", seed, seat)
                        .isEqualTo(byAge[seat]);
            }
        }
    }

    @Test
    @Rule({"PRG-RULING-23", "PRG-END-05", "PRG-RULING-47", "PRG-TIE-02"})
    void onEqualTicketsTheOlderObjectIsAheadAndOnlyThoseWithoutOneShareAPlace() {
        for (int seed = 1; seed <= 2_000; seed++) {
            Museum museum = new Museum(seed);
            TestTable table = museum.table("12 over");
            Result.Places places = (Result.Places) TestTable.GAME.result(table.position);

            List<Integer> ranked = museum.exhibits.stream().map(Exhibit::seat).distinct().toList();
            for (int seat = 0; seat < SEATS; seat++) {
                int place = ranked.contains(seat) ? ranked.indexOf(seat) : ranked.size();
                assertThat(places.place(seat))
                        .as("seed %s, seat %s", seed, seat)
                        .isEqualTo(place + 1);
            }
            assertThat(places.tieBreak() == null).isEqualTo(ranked.isEmpty());
        }
    }

    @Test
    @Rule({"PRG-RULING-23", "PRG-EVAL-02"})
    void ofTwoVasesOfOneDateTheOneOnTheHigherSpaceIsOlder() {
        int[] tiles = {tile("T50"), tile("T51"), tile("T58"), tile("T15")};
        assertThat(TIES.tables.date(tiles[0], tiles[1])).isEqualTo(512);
        assertThat(TIES.tables.date(tiles[2], tiles[3])).isEqualTo(512);

        assertThat(vaseBonuses("A.I=9:T50-T51 B.I=7:T58-T15")).containsExactly(2, 0);
        assertThat(vaseBonuses("A.I=7:T50-T51 B.I=9:T58-T15")).containsExactly(0, 2);
        assertThat(vaseBonuses("A.I=7:T58-T15 B.I=9:T50-T51")).containsExactly(0, 2);
    }

    private static int tile(String name) {
        return Names.tileOf(name);
    }

    private static int[] vaseBonuses(String museum) {
        TestTable table = TestTable.of(SETUP, "5 evaluate A=0@3 B=0@5 C=0@7 D=0@9 " + museum);
        table.play("evaluate");
        return new int[] {
            table.position.ticketsFrom(0, PergamonPosition.FROM_KIND),
            table.position.ticketsFrom(1, PergamonPosition.FROM_KIND)
        };
    }
}
