package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class EventTellerTest {
    private static List<String> keys(TestTable table, String ply) {
        return table.told(ply).stream()
                .map(json -> json.substring("{\"event\":\"".length()))
                .map(json -> json.substring(0, json.indexOf('"')))
                .toList();
    }

    @Test
    void aCaptureIsToldWithWhatItRaisesAndStores() {
        TestTable table = TestTable.of(2, "1 A turn site=C1y1,D1b2 dice=b1/-");

        assertThat(table.told("capture C1 E"))
                .containsExactly(
                        "{\"event\":\"captured\",\"seat\":0,\"colour\":\"yellow\",\"value\":1,\"from\":\"C1\","
                                + "\"to\":\"E1\",\"becomes\":4,\"captured\":\"blue\",\"worth\":2}",
                        "{\"event\":\"stored\",\"seat\":0,\"colour\":\"blue\",\"value\":2}");
    }

    @Test
    void anExhibitionIsToldWhenItIsPaidVaseByVase() {
        TestTable table = TestTable.of(2, "1 A turn site=A1b1 dice=r25y36/-");
        assertThat(table.told("exhibit 2+5")).as("nothing has happened yet").isEmpty();

        table.play("exhibit 2+5");

        assertThat(table.told("pay 1"))
                .containsExactly(
                        "{\"event\":\"paid\",\"seat\":0,\"money\":7}",
                        "{\"event\":\"exhibited\",\"seat\":0,\"value\":2,\"points\":4,\"space\":1}",
                        "{\"event\":\"exhibited\",\"seat\":0,\"value\":5,\"points\":12,\"space\":2}");
    }

    @Test
    void aDigIsToldWithItsBonusAndWhatItPushesOut() {
        TestTable table =
                TestTable.of(2, "1 A turn site=C3y1,D3g4 wheel=r5,b1,b2,b3,b4")
                        .play("capture C3 E");

        assertThat(table.told("track blue"))
                .containsExactly(
                        "{\"event\":\"excavated\",\"seat\":0,\"track\":\"blue\",\"space\":4}",
                        "{\"event\":\"scored\",\"seat\":0,\"points\":3,\"what\":\"points\"}",
                        "{\"event\":\"spent\",\"seat\":0,\"colour\":\"grey\",\"value\":4}",
                        "{\"event\":\"pushedOut\",\"seat\":0,\"colour\":\"red\",\"value\":5}");
    }

    @Test
    void aSwapIsToldDieByDie() {
        TestTable table =
                TestTable.of(2, "1 A turn site=C3b1,D3g1 disks=060/000 dice=b1r2/- wheel=y5,r3")
                        .play("capture C3 E", "track yellow");

        assertThat(keys(table, "give b1")).containsExactly("given");
        table.play("give b1", "stop");
        assertThat(keys(table, "take 1")).containsExactly("taken", "spent");
    }

    @Test
    void aLostDieAndTheEndOfAMissionAreTold() {
        TestTable overflow = TestTable.mission(7, "2 A turn site=C3b6,D3r1,A9r1");
        assertThat(overflow.told("capture C3 E"))
                .contains("{\"event\":\"overflowed\",\"seat\":0,\"colour\":\"blue\",\"points\":4}");

        TestTable end =
                TestTable.mission(
                        3,
                        "15 A scoring goals=7 points=vases:66 disks=009 ends=-/-/A vases=5 out=y6");
        assertThat(keys(end, "score"))
                .containsExactly("trackEnd", "roundTrackCost", "missionWon", "gameEnded");
    }

    @Test
    void theEndOfATurnAndOfARound() {
        assertThat(keys(TestTable.of(2, "3 A turn main=done"), "end")).containsExactly("turnEnded");
        assertThat(keys(TestTable.of(2, "3 B turn main=done"), "end"))
                .containsExactly("turnEnded", "roundBegan");
        assertThat(keys(TestTable.of(2, "3 B turn main=done slate=r1"), "end")).isEmpty();
        assertThat(
                        keys(
                                TestTable.of(2, "14 A scoring vases=2/1 disks=090/000 ends=-/A/-"),
                                "score"))
                .containsExactly("mostVases", "mostVases", "trackEnd", "gameEnded");
    }
}
