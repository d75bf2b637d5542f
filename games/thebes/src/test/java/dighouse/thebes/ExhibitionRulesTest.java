package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class ExhibitionRulesTest {
    private static final String ROW = "; row X01,-,X06";

    private static TestTable inLondon(String finds) {
        return TestTable.of(2, "A goal; A 0 london " + finds + "; B 90" + DISPLAY + ROW);
    }

    @Test
    @Rule({"THB-SHOW-03", "THB-SHOW-04", "THB-SHOW-06", "THB-SHOW-07", "THB-EX-12"})
    void aGreekAndTwoEgyptianArtefactsMakeTheSmallExhibitionOfLondon() {
        var table = inLondon("finds zeus_statue,scarab,nefertiti"); // 5, 1 and 3
        table.play("show a");
        assertThat(table.position.week(0)).isEqualTo(3);
        assertThat(table.owns(0, "X01")).isTrue();
        assertThat(table.points(0)).isEqualTo(5 + 1 + 3 + 4);
    }

    @Test
    @Rule({"THB-SHOW-01", "THB-SHOW-03", "THB-SHOW-05", "THB-EDGE-31"})
    void whatIsMissingIsRefused() {
        assertThat(inLondon("finds scarab,nefertiti").refusal("show a")).isEqualTo("THB-SHOW-03");
        assertThat(inLondon("finds zeus_statue,scarab").refusal("show a")).isEqualTo("THB-SHOW-03");
        // a book token is no artefact, a bonus artefact is one
        assertThat(inLondon("finds greece:book,scarab,nefertiti").refusal("show a"))
                .isEqualTo("THB-SHOW-03");
        assertThat(inLondon("finds attic_cup,scarab,nefertiti").refusal("show a"))
                .isEqualTo("allowed");
        assertThat(inLondon("finds attic_cup,scarab,nefertiti").refusal("show b"))
                .isEqualTo("THB-SHOW-01");
    }

    @Test
    @Rule({"THB-SHOW-02", "THB-SHOW-08", "THB-END-02"})
    void travelAndWeeksMustFit() {
        String finds = " finds zeus_statue,scarab,nefertiti; B 155";
        var far = TestTable.of(2, "A goal; A 151 moscow" + finds + DISPLAY + ROW);
        assertThat(far.refusal("show a")).isEqualTo("THB-SHOW-02"); // 3 and 3 of 5 weeks
        var late = TestTable.of(2, "A goal; A 154 london" + finds + DISPLAY + ROW);
        assertThat(late.refusal("show a")).isEqualTo("THB-END-02");
        var fits = TestTable.of(2, "A goal; A 150 moscow" + finds + DISPLAY + ROW);
        fits.play("show a");
        assertThat(fits.position.week(0)).isEqualTo(156);
    }

    @Test
    @Rule({"THB-SHOW-06", "THB-EDGE-30", "THB-SHOW-09", "THB-ROW-04", "THB-RULING-19"})
    void artefactsServeAgainAndTheGapStays() {
        var table = inLondon("finds zeus_statue,omphalos,scarab,nefertiti,ushabti,flask,zeus_coin");
        table.play("show a");
        assertThat(table.position.row(0)).isEqualTo(ThebesPosition.NONE);
        assertThat(table.position.row(2)).isEqualTo(PlyText.card("X06"));
        assertThat(table.position.phase).isEqualTo(Phase.GOAL); // nothing is drawn
        table.play("show c"); // large London: 1 Crete, 2 Greece, 3 Egypt
        assertThat(table.position.week(0)).isEqualTo(3 + 4);
        assertThat(table.owns(0, "X06")).isTrue();
    }
}
