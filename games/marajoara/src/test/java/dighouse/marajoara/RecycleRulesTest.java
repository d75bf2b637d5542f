package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RecycleRulesTest {
    /// All 16 rope cells of the board but these.
    private static String ropes(String... free) {
        StringBuilder site = new StringBuilder();
        for (String column : "A,B,G,H".split(",", -1)) {
            for (String row : "1,2,8,9".split(",", -1)) {
                if (!Set.of(free).contains(column + row)) {
                    site.append(site.isEmpty() ? "" : ",").append(column).append(row).append("b1");
                }
            }
        }
        return site.toString().replaceAll("b1,([GH][0-9])", "r1,$1").replaceAll("b1$", "r1");
    }

    @Test
    @Rule({"MRJ-REC-01", "MRJ-REC-02", "MRJ-DEC-18", "MRJ-DEC-32"})
    void diceReturnToRopeZonesFirst() {
        TestTable table =
                TestTable.of(2, "1 A turn main=done site=" + ropes("A1", "H9") + " slate=y5")
                        .play("end");

        assertThat(table.moves()).containsExactly("place A1", "place H9");
        assertThat(table.refusal("place D4")).isEqualTo("MRJ-REC-02");
        assertThat(table.refusal("place A2")).isEqualTo("MRJ-REC-04");
        table.play("place H9");
        assertThat(table.die("H9")).as("value unchanged").isEqualTo("y5");
    }

    @Test
    @Rule({"MRJ-EDGE-22", "MRJ-REC-03", "MRJ-RULING-49", "MRJ-REC-05", "MRJ-DEC-32"})
    void thenOnOwnTokens() {
        TestTable table =
                TestTable.of(
                                2,
                                "1 A turn main=done dice=r1/- tokens=C4,D4/F4 site="
                                        + ropes("A1", "B1")
                                        + ",D4g1 slate=y1,y1,y1")
                        .play("end", "place A1", "place B1");

        assertThat(table.moves()).containsExactly("place C4");
        assertThat(table.refusal("place F4")).isEqualTo("MRJ-REC-03");
        table.play("place C4");
        assertThat(table.phase()).as("no increment").isEqualTo("confirm");
        assertThat(table.entry("dice")).isEqualTo("r1/-");
    }

    @Test
    @Rule({"MRJ-EDGE-23", "MRJ-REC-04", "MRJ-REC-05", "MRJ-RES-06"})
    void thenAnywhereOthersTokensIncluded() {
        TestTable table =
                TestTable.of(
                                2,
                                "1 A turn main=done dice=-/r1 tokens=C4/F4 site="
                                        + ropes()
                                        + ",C4g1 slate=y1")
                        .play("end");
        assertThat(table.moves()).contains("place F4", "place D1").doesNotContain("place C4");

        table.play("place F4");

        assertThat(table.entry("dice")).as("no increment for the owner").isEqualTo("-/r1");
        assertThat(table.die("F4")).isEqualTo("y1");
        assertThat(
                        TestTable.of(
                                        2,
                                        table.toString()
                                                        .replace(",F4y1", "")
                                                        .replace("confirm", "turn")
                                                + " slate=y1")
                                .play("end", "place D1")
                                .die("D1"))
                .as("no +2")
                .isEqualTo("y1");
    }

    @Test
    @Rule({"MRJ-REC-06", "MRJ-DEC-37"})
    void withAnEmptySlateTheTurnJustEnds() {
        TestTable table = TestTable.of(2, "1 A turn main=done");

        assertThat(table.seals("end")).isTrue();
        assertThat(table.play("end").actor()).isEqualTo(1);
    }

    @Test
    @Rule({"MRJ-EDGE-56", "MRJ-DEC-32", "MRJ-REC-01"})
    void everyDistributionIsReachedByOneSequence() {
        TestTable table =
                TestTable.of(
                                2,
                                "1 A turn main=done site="
                                        + ropes("A1", "B1", "H9")
                                        + " slate=y1,r2")
                        .play("end");

        Set<String> results = new HashSet<>();
        int sequences = follow(table, results);

        assertThat(sequences).isEqualTo(6);
        assertThat(results).hasSize(6);
        assertThat(table.moves()).containsExactly("place A1", "place B1");
        assertThat(table.movesInAnyOrder()).containsExactly("place A1", "place B1", "place H9");
    }

    private static int follow(TestTable table, Set<String> results) {
        if (table.phase().equals("confirm")) {
            results.add(table.toString());
            return 1;
        }
        int sequences = 0;
        for (String move : table.moves()) {
            sequences += follow(TestTable.of(2, table.toString()).play(move), results);
        }
        return sequences;
    }

    @Test
    @Rule("MRJ-RULING-50")
    void thereIsAlwaysRoom() {
        Board board = TestTable.EN.board(0);

        assertThat(Board.size(board.low, board.high)).isEqualTo(72).isGreaterThan(52);
        assertThat(Board.size(TestTable.EN.board(1).low, TestTable.EN.board(1).high))
                .isGreaterThan(52);
    }

    @Test
    @Rule({"MRJ-INFO-02", "MRJ-TURN-02"})
    void everybodySeesWhereDiceWillReturn() {
        TestTable table =
                TestTable.of(2, "1 A turn site=" + ropes("A1", "H9") + ",D4g1,D5g1 wheel=y1,r2");
        assertThat(table.view().returns()).containsExactly("A1", "H9");
        assertThat(table.view().wheelbarrow().getFirst().colour()).isEqualTo("yellow");

        TestTable full = TestTable.of(2, "1 A turn tokens=C4,D4/F4 site=" + ropes() + ",D4g1");
        assertThat(full.view().returns()).containsExactly("C4");
        TestTable recycling =
                TestTable.of(2, "1 A turn main=done site=" + ropes() + " slate=y5").play("end");
        assertThat(recycling.refusal("fieldwork A1 E")).isEqualTo("MRJ-TURN-02");
    }
}
