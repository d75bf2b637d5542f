package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class DigRulesTest {
    private static final String SITE = " I=T01 II=T13 III=T25,T26 IV=T37 V=T49";

    @Test
    @Rule({"PRG-DIG-01", "PRG-DEC-02", "PRG-EX-14", "PRG-COMP-11"})
    void aSpaceThatPermitsAllLetsOneChooseAnyOrNone() {
        TestTable table = TestTable.of(3, "3 dig at=5 A=9@5" + SITE);

        assertThat(table.moves())
                .containsExactly("dig none", "dig I", "dig II", "dig III", "dig IV", "dig V");
        table.play("dig none");
        assertThat(table.finds(0)).isEmpty();
        assertThat(table.coins(0)).isEqualTo(9);
    }

    @Test
    @Rule({"PRG-DIG-02", "PRG-EX-02", "PRG-EDGE-07"})
    void theSpaceLimitsTheDepth() {
        TestTable table = TestTable.of(3, "3 share fund=9 A=2@6 B=0@7 C=0@8" + SITE).play("share");

        assertThat(table.coins(0)).isEqualTo(2 + 3); // space 6 asks for 3
        assertThat(table.moves()).containsExactly("dig none", "dig I", "dig II");
        assertThat(table.refusal("dig III")).isEqualTo("PRG-DIG-02");
        assertThat(table.refusal("dig V")).isEqualTo("PRG-DIG-02");
    }

    @Test
    @Rule({"PRG-DIG-03", "PRG-DIG-04", "PRG-DIG-05", "PRG-EX-04"})
    void galleryThreeCostsThreeWhateverLiesThere() {
        TestTable table = TestTable.of(3, "3 dig at=5 A=9@5 A.finds=T60" + SITE);

        table.play("dig III");

        assertThat(table.coins(0)).isEqualTo(6);
        assertThat(table.finds(0)).containsExactly("T25", "T26", "T60");
        assertThat(table.gallery(3)).isEmpty();
    }

    @Test
    @Rule({"PRG-DIG-03", "PRG-EDGE-08", "PRG-DEC-08"})
    void whoCannotPayCannotDig() {
        TestTable table = TestTable.of(3, "3 dig at=5 A=2@5" + SITE);
        assertThat(table.moves()).containsExactly("dig none", "dig I", "dig II");
        assertThat(table.refusal("dig III")).isEqualTo("PRG-DIG-03");

        // with no coin nothing is asked at all: B acts
        TestTable poor = TestTable.of(3, "3 share fund=3 A=0@1 B=0@4 C=0@5" + SITE).play("share");
        assertThat(poor.actor()).isEqualTo(1);
    }

    @Test
    @Rule({"PRG-DIG-06", "PRG-RULING-07", "PRG-EDGE-09"})
    void anEmptyGalleryCannotBeDug() {
        TestTable table = TestTable.of(3, "3 dig at=5 A=9@5 B=9@7 I=T01 III=T25");
        assertThat(table.refusal("dig II")).isEqualTo("PRG-DIG-06");

        table.play("dig I");

        assertThat(table.actor()).isEqualTo(1);
        assertThat(table.moves()).containsExactly("dig none", "dig III");
        assertThat(table.refusal("dig I")).isEqualTo("PRG-DIG-06");
    }

    @Test
    @Rule("PRG-DIG-07")
    void savingsAndNewMoneyAreOneThing() {
        TestTable table = TestTable.of(3, "3 share fund=6 A=3@5 B=0@7 C=0@8" + SITE).play("share");

        assertThat(table.coins(0)).isEqualTo(5);
        assertThat(table.refusal("dig V")).isEqualTo("allowed");
    }

    @Test
    @Rule({"PRG-DIG-08", "PRG-RULING-08", "PRG-ROUND-02"})
    void theDigComesBeforeExhibitingAndIsForgoneAfter() {
        TestTable table = TestTable.of(3, "3 dig at=5 A=9@5 A.finds=T49,T33,T43,T44" + " I=T01");
        assertThat(table.refusal("row T49")).isEqualTo("PRG-DIG-08");
        assertThat(table.refusal("add T33")).isEqualTo("PRG-DIG-08");
        assertThat(table.refusal("keep")).isEqualTo("PRG-STORE-01");

        table.play("dig none").exhibit("T49-T33", 0);

        assertThat(table.refusal("dig I")).isEqualTo("PRG-RULING-08");
        assertThat(table.phase()).isEqualTo("exhibit");
    }

    @Test
    @Rule("PRG-ROUND-03")
    void figuresActFromRightToLeftEachFinishingItsTurn() {
        TestTable table = TestTable.of(3, "3 share fund=16 A=0@9 B=0@4 C=0@6" + SITE).play("share");

        assertThat(table.actor()).isEqualTo(1);
        table.play("dig I");
        assertThat(table.actor()).isEqualTo(2);
        table.play("dig II");
        assertThat(table.actor()).isEqualTo(0);
    }
}
