package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.app.io.Exit;
import dighouse.kernel.Json;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `walk`, `sim` and `bench`.
class ResearchCommandsTest {
    @ParameterizedTest
    @CsvSource({
        "tictactoe, 0, 1",
        "tictactoe, 1, 9",
        "tictactoe, 5, 15120", // 9·8·7·6·5
        "tictactoe, 6, 54720", // 60480 without the 1440 wins on the fifth ply, four squares each
        "connectfour, 4, 2401",
    })
    void walkCountsLines(String game, String depth, String lines) {
        assertThat(Run.of("walk", game, depth).answers(Exit.OK).out().strip()).isEqualTo(lines);
    }

    @Test
    void walkSplitsByTheFirstPly() {
        Run run = Run.of("walk", "tictactoe", "3", "--split", "--json").answers(Exit.OK);

        Json walk = Json.parse(run.out());
        assertThat(walk.get("split").object()).hasSize(9);
        assertThat(walk.get("split").get("a1").number(0, 100)).isEqualTo(56);
        assertThat(walk.get("lines").number(0, 1000)).isEqualTo(504);
        assertThat(Run.of("walk", "tictactoe", "3", "--split").out()).endsWith("c3  56\n504\n");
    }

    @Test
    void walkStartsFromAPositionOrADeal() {
        assertThat(Run.of("walk", "tictactoe", "1", "--from", "xxx/oo./...").out().strip())
                .as("crosses have won")
                .isEqualTo("0");
        Run dealt = Run.of("walk", "archaeology", "1", "--deal", "3", "--json").answers(Exit.OK);
        String from = Json.parse(dealt.out()).get("from").string();
        Run again = Run.of("walk", "archaeology", "1", "--from", from, "--json").answers(Exit.OK);
        assertThat(again.out()).isEqualTo(dealt.out());
    }

    @Test
    void eachBotThatIsNamedHasASeat() {
        Run run = Run.of("sim", "archaeology", "--games", "2", "--bots", "greedy,random,random");

        assertThat(run.answers(Exit.OK).out()).contains("3 seats, bots greedy,random,random");
    }

    @Test
    void simSumsUpScores() {
        String[] line = {
            "sim", "archaeology", "--seats", "3", "--games", "50", "--seed", "2", "--json"
        };

        Json sum = Json.parse(Run.of(line).answers(Exit.OK).out());

        List<Json> seats = sum.get("seats").array();
        assertThat(seats).hasSize(3);
        double wins = 0;
        for (Json seat : seats) {
            wins += decimal(seat.get("winShare"));
            assertThat(decimal(seat.get("mean")))
                    .isBetween(decimal(seat.get("min")), decimal(seat.get("max")));
        }
        assertThat(wins).isBetween(0.9999, 1.0001);
        assertThat(decimal(sum.get("decisionsPerGame")))
                .isBetween(1.0, decimal(sum.get("pliesPerGame")));
        assertThat(Json.parse(Run.of(line).out()).get("seats").compact())
                .as("the same seed gives the same games")
                .isEqualTo(sum.get("seats").compact());
    }

    @Test
    void simTakesABot() {
        Run run = Run.of("sim", "tictactoe", "--games", "4", "--bots", "hard", "--think", "20");

        assertThat(run.answers(Exit.OK).out())
                .contains("4 games of tictactoe, 2 seats, bots hard", "seat ", "games per second");
    }

    @Test
    void simRepeatsGamesBetweenBotsOfDifferentLevels() {
        String[] line = {
            "sim", "archaeology", "--games", "2", "--bots", "medium,greedy", "--scale", "0.05"
        };
        String first = Run.of(line).answers(Exit.OK).out();

        assertThat(first).contains("bots medium,greedy");
        assertThat(first.replaceAll("games per second.*", ""))
                .isEqualTo(Run.of(line).out().replaceAll("games per second.*", ""));
    }

    @Test
    void benchMeasuresHere() {
        Run run = Run.of("bench", "tictactoe", "--seconds", "0.06", "--json", "--here");

        Json figures = Json.parse(run.answers(Exit.OK).out()).array().getFirst();
        assertThat(figures.get("game").string()).isEqualTo("tictactoe");
        for (String rate :
                List.of("decisions", "games", "decisionsCopying", "copies", "calibrationSteps")) {
            assertThat(decimal(figures.get(rate).get("perCpuSecond"))).as(rate).isPositive();
            assertThat(decimal(figures.get(rate).get("perSecond"))).as(rate).isPositive();
        }
        assertThat(decimal(figures.get("outcomes").get("perSecond"))).isZero();
        assertThat(decimal(figures.get("oneAnswerShare"))).isBetween(0.01, 0.2);
        assertThat(decimal(figures.get("decisionsPerMillionSteps"))).isPositive();
    }

    @Test
    void benchForksAJvmForEachGameAndNumberOfSeats() {
        Run run = Run.of("bench", "connectfour", "--seconds", "0.06").answers(Exit.OK);

        assertThat(run.out()).containsPattern("connectfour +2 +[0-9.]+M ").contains("per M steps");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void benchMeasuresTheSearchForRows() {
        assertThat(Run.of("bench", "pergamon", "--rows", "--hands", "50").answers(Exit.OK).out())
                .containsPattern("any tiles +50 ")
                .containsPattern("two parts and a bridge +50 ");
        Json figures =
                Json.parse(
                        Run.of("bench", "pergamon", "--rows", "--hands", "50", "--json")
                                .answers(Exit.OK)
                                .out());
        assertThat(figures.array()).hasSize(6);
        for (Json each : figures.array()) {
            assertThat(decimal(each.get("meanNanos"))).isPositive();
            assertThat(decimal(each.get("longestNanos")))
                    .isGreaterThanOrEqualTo(decimal(each.get("nanosOf99Percent")))
                    .isGreaterThanOrEqualTo(decimal(each.get("hardestNanos")));
        }
        Run.of("bench", "thebes", "--rows").complains(Exit.BAD_INPUT, "Only pergamon has rows");
        Run.of("bench", "--rows", "--hands", "0").complains(Exit.BAD_INPUT, "--hands");
    }

    @Test
    void benchMeasuresSearchAtTheMostSeats() {
        Run run =
                Run.of("bench", "pergamon", "--bots", "--seconds", "0.06", "--json", "--here")
                        .answers(Exit.OK);

        assertThat(Json.parse(run.out()).array()).hasSize(1);
        Json figures = Json.parse(run.out()).array().getFirst();
        assertThat(figures.get("seats").number(1, 8)).isEqualTo(4);
        for (String rate : List.of("games", "iterationsToTheEnd", "iterationsCut")) {
            assertThat(decimal(figures.get(rate).get("perCpuSecond"))).as(rate).isPositive();
            assertThat(decimal(figures.get(rate).get("perSecond"))).as(rate).isPositive();
        }
    }

    @Test
    void benchShowsSearchAsATable() {
        Run run = Run.of("bench", "tictactoe", "--bots", "--seconds", "0.06").answers(Exit.OK);

        assertThat(run.out()).containsPattern("tictactoe +2 +[0-9]+ +[0-9]+ +[0-9]+% +[0-9]+ ");
        assertThat(run.err()).isEmpty();
    }

    private static double decimal(Json json) {
        return Double.parseDouble(((Json.Num) json).digits());
    }
}
