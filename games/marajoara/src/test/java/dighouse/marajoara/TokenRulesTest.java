package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class TokenRulesTest {
    private static final String KEPT = "{\"event\":\"tokenKept\",\"seat\":0}";

    private static TestTable token(String more) {
        return TestTable.of(2, "1 A turn site=C3y1,D3g2,D5b1 reserve=3/3 " + more)
                .play("capture C3 E", "track red");
    }

    @Test
    @Rule({"MRJ-EDGE-24", "MRJ-TOK-01", "MRJ-TOK-02", "MRJ-TOK-03"})
    void whereATokenMayNotLie() {
        TestTable table = token("tokens=D4/D7");

        assertThat(table.refusal("token A1")).isEqualTo("MRJ-TOK-02");
        assertThat(table.refusal("token A4")).isEqualTo("MRJ-TOK-03");
        assertThat(table.refusal("token D1")).isEqualTo("MRJ-TOK-03");
        assertThat(table.refusal("token E3")).as("under a die").isEqualTo("MRJ-TOK-01");
        assertThat(table.refusal("token D4")).as("on a token").isEqualTo("MRJ-TOK-01");
        assertThat(table.refusal("token D7")).isEqualTo("MRJ-TOK-01");
        assertThat(table.moves()).contains("token C1").doesNotContain("token A1", "token A4");
    }

    @Test
    @Rule({"MRJ-EDGE-25", "MRJ-RULING-18"})
    void onTheCellJustLeftOrOnAFreeIcon() {
        assertThat(token("").moves()).contains("token C3", "token D3", "token C4", "token F6");
    }

    @Test
    @Rule({"MRJ-TOK-01", "MRJ-DEC-08"})
    void placingIsNotOptional() {
        assertThat(token("").refusal("stop")).isEqualTo("MRJ-RULING-07");
        assertThat(TestTable.of(2, "1 A turn site=C3y1").refusal("token D4"))
                .isEqualTo("MRJ-TOK-01");
    }

    @Test
    @Rule("MRJ-RULING-17")
    void withoutACellTheTokenGoesToTheReserve() {
        TestTable table = fullSite("1 A turn site=C3y1,D3g2 reserve=3/3").play("capture C3 E");
        assertThat(table.told("track red"))
                .containsExactly(
                        "{\"event\":\"excavated\",\"seat\":0,\"track\":\"red\",\"space\":2}",
                        "{\"event\":\"spent\",\"seat\":0,\"colour\":\"grey\",\"value\":2}",
                        KEPT);

        table.play("track red");

        assertThat(table.entry("reserve")).isEqualTo("3/3");
        assertThat(table.entry("wheel")).as("the turn goes on").isEqualTo("g2");
    }

    @Test
    @Rule("MRJ-RULING-17")
    void soDoesATokenOfTheMuseum() {
        TestTable table = fullSite("1 A turn site=C3y1 dice=r1y1/- reserve=3/3");
        assertThat(table.told("exhibit 1")).endsWith(KEPT);

        table.play("exhibit 1");

        assertThat(table.entry("reserve")).isEqualTo("4/3");
    }

    @Test
    @Rule("MRJ-TRK-02")
    void aTokenThatFindsACellIsNotToldAsKept() {
        TestTable table =
                TestTable.of(2, "1 A turn site=C3y1,D3g2 reserve=3/3").play("capture C3 E");

        assertThat(table.told("track red")).hasSize(1).doesNotContain(KEPT);
    }

    /// The other seat's tokens lie on every cell where a token may lie.
    private static TestTable fullSite(String notation) {
        TestTable table = TestTable.of(2, notation);
        Board board = table.position.board();
        table.position.sets[MarajoaraPosition.TOKENS + 2] = board.plainLow;
        table.position.sets[MarajoaraPosition.TOKENS + 3] = board.plainHigh;
        return table;
    }
}
