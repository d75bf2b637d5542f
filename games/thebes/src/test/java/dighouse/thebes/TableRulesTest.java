package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static dighouse.thebes.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class TableRulesTest {
    private static final String ROW = "; row X01,-,X06";

    @Test
    @Rule("THB-DEC-11")
    void anExhibitionMayBeTakenBackOtherTurnsStand() {
        String finds = "finds zeus_statue,scarab,nefertiti cards C36; B 90";
        var table = TestTable.of(2, "A goal; A 0 london " + finds + DISPLAY + ROW);
        assertThat(table.seals("show a")).isFalse();
        assertThat(table.seals("take 1")).isTrue();
        assertThat(table.seals("exchange")).isTrue();
        assertThat(table.seals("dig greece")).isFalse(); // only its last step does
        table.play("dig greece");
        assertThat(table.seals("weeks 12")).isTrue();
        var last = TestTable.of(2, "A goal; A 120 rome; B 150" + DISPLAY);
        assertThat(last.seals("retire")).isFalse();
        assertThat(last.play("retire").seals("confirm")).isTrue();
    }

    @Test
    @Rule("THB-DEC-11")
    void anExhibitionAfterWhichCardsAreDrawnStands() {
        // an empty slot that the zeppelin, once flown, can fill
        StringBuilder all = new StringBuilder("C01");
        for (int card = 1; card < ThebesTables.RESEARCHERS; card++) {
            all.append(card == 2 ? "" : "," + Names.card(card));
        }
        var table =
                TestTable.of(
                        2,
                        "A goal; A 0 rome cards C03 finds zeus_statue,scarab,nefertiti; B 90 cards "
                                + all
                                + ROW);
        table.play("show a");
        assertThat(table.seals("by land")).isFalse();
        assertThat(table.seals("fly C03")).isTrue();
    }

    @Test
    @Rule("THB-DEC-10")
    void aHalfBuiltTurnIsGivenUpByGoingBack() {
        TestTable table = TestTable.of(2, "A goal; A 9 rome cards C03; B 90" + DISPLAY);
        assertThat(table.play("exchange").rests()).isFalse(); // by land, or by zeppelin?
        var match = table.match();
        assertThat(match.earliest(0)).isZero();
        match.goBack(0, 0);
        assertThat(GAME.rests(match.position())).isTrue();
        assertThat(match.position().phase).isEqualTo(Phase.GOAL);
        var retiring = TestTable.of(2, "A goal; A 120 rome; B 150" + DISPLAY).play("retire");
        assertThat(retiring.rests()).isFalse(); // asks for a confirmation
        assertThat(retiring.automatic()).isFalse();
    }
}
