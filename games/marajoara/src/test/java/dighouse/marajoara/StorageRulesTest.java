package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class StorageRulesTest {
    @Test
    @Rule({"MRJ-STORE-01", "MRJ-RULING-45"})
    void aCapturedDieGoesIntoTheRowOfItsColour() {
        TestTable table =
                TestTable.of(2, "1 A turn site=C3y1,D3b2 dice=b3r1/-").play("capture C3 E");

        assertThat(table.entry("dice")).isEqualTo("b23r1/-");
        assertThat(table.entry("wheel")).isEmpty();
    }

    @Test
    @Rule({"MRJ-STORE-03", "MRJ-RULING-44", "MRJ-TOK-05", "MRJ-TOK-01", "MRJ-DEC-08"})
    void theThirdYellowDieReleasesItsToken() {
        TestTable table =
                TestTable.of(2, "1 A turn site=C3b1,D3y2 dice=y13/-").play("capture C3 E");
        assertThat(table.phase()).isEqualTo("token");

        table.play("token D3");

        assertThat(table.entry("tokens")).isEqualTo("D3/-");
        assertThat(table.entry("left")).isEqualTo("vp/vyp");
        assertThat(table.view().asks()).isEqualTo("after");
    }

    @Test
    @Rule({"MRJ-EDGE-26", "MRJ-TOK-05"})
    void onlyTheFirstTime() {
        TestTable table = TestTable.of(2, "1 A turn site=C3b1,D3y2 dice=y13/- left=vp/vyp");

        assertThat(table.play("capture C3 E").view().asks()).isEqualTo("after");
        assertThat(table.entry("dice")).isEqualTo("y123/-");
    }
}
