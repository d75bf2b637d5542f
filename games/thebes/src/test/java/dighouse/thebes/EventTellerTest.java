package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EventTellerTest {
    @Test
    void aDigIsToldTokenByToken() {
        var table = TestTable.of(2, "A goal; A 48 rome cards C51,C82; B 90" + DISPLAY);
        table.play("dig crete", "ethnological yes");
        assertThat(table.told("weeks 4"))
                .containsExactly(
                        "{\"event\":\"travelled\",\"seat\":0,\"place\":\"crete\",\"weeks\":1}",
                        "{\"event\":\"digBegan\",\"seat\":0,\"site\":\"crete\",\"knowledge\":4,"
                                + "\"weeks\":4,\"tokens\":2}",
                        "{\"event\":\"yearBegan\",\"seat\":0,\"year\":1902}");
        table.play("weeks 4");
        assertThat(table.told("find coffin"))
                .containsExactly(
                        "{\"event\":\"found\",\"seat\":0,\"find\":\"coffin\",\"points\":5}");
        table.play("find coffin");
        assertThat(table.told("blank"))
                .containsExactly(
                        "{\"event\":\"drewBlank\",\"seat\":0}",
                        "{\"event\":\"bonusWon\",\"seat\":0,\"find\":\"malia_sphinx\",\"points\":1}",
                        "{\"event\":\"usedUp\",\"seat\":0,\"card\":\"ethnological_crete\"}");
    }
}
