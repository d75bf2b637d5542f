package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

/// What lies in the box, as the edition file counts it, against what the game plays with.
class ComponentsTest {
    private static final Json FILE = Json.parse(TestTable.JSON);

    private static int component(String name) {
        return FILE.get("components").get(name).number(0, 99);
    }

    @Test
    @Rule({
        "MRJ-COMP-01",
        "MRJ-COMP-02",
        "MRJ-COMP-03",
        "MRJ-COMP-04",
        "MRJ-COMP-05",
        "MRJ-COMP-07"
    })
    void asManyOfEachAsTheBoxHolds() {
        assertThat(FILE.get("dice").get("total").number(0, 99)).isEqualTo(BoardReader.DICE);
        assertThat(component("museumBoards")).isEqualTo(MarajoaraPosition.MUSEUMS);
        assertThat(component("researchTokensPerPlayer")).isEqualTo(MarajoaraTables.TOKENS);
        assertThat(component("vasePiecesPerPlayer")).isEqualTo(MarajoaraTables.PIECES);
        assertThat(component("vasesPerPlayer")).isEqualTo(MarajoaraTables.MOST_VASES);
        assertThat(component("wheelbarrow")).isEqualTo(1);
        assertThat(FILE.get("wheelbarrow").get("capacity").number(0, 9))
                .isEqualTo(MarajoaraTables.WHEELBARROW);
    }

    @Test
    @Rule({"MRJ-COMP-06", "MRJ-COMP-08", "MRJ-COMP-10", "MRJ-COMP-14", "MRJ-COMP-16"})
    void theTableShowsWhatTheBoardCarriesAndNothingOfItsHandling() {
        MarajoaraView view = TestTable.start(TestTable.setup(4)).view();

        assertThat(component("disksPerPlayer"))
                .as("score and tracks")
                .isEqualTo(1 + view.tracks().size());
        assertThat(view.points()).hasSize(4);
        assertThat(component("lapMarkers")).isEqualTo(view.museums().size());
        assertThat(view.site().cells()).hasSize(72);
        assertThat(view.round()).isEqualTo(1);
        assertThat(view.json()).doesNotContain("sticker", "E1\"}", "E2\"}");
    }

    @Test
    @Rule({"MRJ-COMP-13", "MRJ-COMP-12", "MRJ-TRK-02"})
    void sevenTokensComeIntoPlay() {
        int onTracks = 0;
        for (MarajoaraTables.Bonus bonus : TestTable.EN.tables.bonus) {
            onTracks += bonus == MarajoaraTables.Bonus.TOKEN ? 1 : 0;
        }

        assertThat(1 + MarajoaraTables.MUSEUM_TOKENS + onTracks).isEqualTo(MarajoaraTables.TOKENS);
    }

    @Test
    @Rule("MRJ-EX-09")
    void scoreMarkersOfTheMissionsAddUp() {
        for (Json mission : FILE.get("solo").get("missions").array()) {
            Json goal = mission.get("goals").array().getLast();
            Json marker = goal.get("marker");
            assertThat(marker.get("lap").number(0, 60) + marker.get("space").number(0, 30))
                    .isEqualTo(goal.get("points").number(0, 99));
        }
        assertThat(TestTable.EN.tables.missions)
                .extracting(Mission::points)
                .containsExactly(50, 50, 50, 60, 50, 50, 30, 35);
    }

    @Test
    @Rule("MRJ-EX-10")
    void challengeMarkersOfBothEditionsSaySixty() {
        for (String edition : new String[] {"en", "fr"}) {
            Json marker = FILE.get("editions").get(edition).get("challengeMarker");
            assertThat(marker.get("lap").number(0, 60) + marker.get("space").number(0, 30))
                    .isEqualTo(60);
        }
        TestTable table =
                TestTable.of(TestTable.setup(TestTable.EN, 1, 1, "challenge=yes"), "1 A turn");
        assertThat(table.missionView().goals().getLast().of()).isEqualTo(60);
    }
}
