package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every mission can be won: the lines found are kept as golden games, `golden/mission-1.txt` and
/// so on.
class MissionSearchTest {
    @Tag("full")
    @ParameterizedTest
    @CsvSource({
        "1, 80, 500, 1",
        "2, 40, 400, 1",
        "3, 40, 400, 2",
        "4, 40, 400, 1",
        "5, 40, 400, 1",
        "6, 40, 400, 1",
        "7, 40, 400, 1",
        "8, 40, 400, 1"
    })
    @Rule("MRJ-SOLO-10")
    void everyMissionIsWonByASearchOverWholeTurns(int mission, int width, int tries, long seed) {
        var search =
                new MissionSearch(TestTable.setup(TestTable.EN, 1, mission), width, tries, seed);

        assertThat(search.win())
                .hasValueSatisfying(
                        match -> assertThat(TestTable.GAME.won(match.position())).isTrue());
    }
}
