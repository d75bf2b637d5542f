package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Phrase;
import dighouse.kernel.Result;
import dighouse.kernel.Setup;
import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MissionTest {
    private static TestTable french(int mission, String notation) {
        return TestTable.of(TestTable.setup(TestTable.FR, 1, mission), notation);
    }

    private static Result.Mission result(TestTable table) {
        return (Result.Mission) TestTable.GAME.result(table.position);
    }

    private static List<String> goals(TestTable table) {
        return table.missionView().goals().stream()
                .map(goal ->
                        goal.what().key()
                                + " "
                                + goal.progress()
                                + "/"
                                + goal.of()
                                + " "
                                + goal.reached())
                .toList();
    }

    @Test
    @Rule({"MRJ-MIS-01", "MRJ-SOLO-02", "MRJ-SOLO-03"})
    void missionOne() {
        TestTable table = TestTable.mission(1, "3 A turn dice=b45 disks=070 vases=3");
        assertThat(goals(table))
                .containsExactly(
                        "goalPiece 0/1 false",
                        "goalTrackEnd 7/9 false",
                        "goalSpace 3/4 false",
                        "goalMorePoints 0/50 false");

        table.position.putDie(0, Die.of(Die.RED, 1));
        table.play("restore DIFF9 4+5");

        assertThat(goals(table).getFirst()).isEqualTo("goalPiece 1/1 true");
        assertThat(table.missionView().collected()).isEqualTo(1);
    }

    @Test
    @Rule({"MRJ-SOLO-04", "MRJ-RULING-35", "MRJ-MIS-06", "MRJ-EDGE-49"})
    void pointsAreCollectedAtTheEndOnly() {
        TestTable table = TestTable.mission(6, "3 A turn points=vases:60");
        MarajoaraView.GoalView goal = table.missionView().goals().getLast();

        assertThat(goals(table)).containsExactly("goalMorePoints 60/50 false");
        assertThat(table.missionView().collected()).isZero();
        assertThat(goal.atEnd()).isTrue();
        assertThat(goal.deduction()).isEqualTo(66);

        TestTable over = TestTable.mission(1, "15 A scoring goals=7 points=vases:60").play("score");
        MarajoaraView.GoalView reached = over.missionView().goals().getLast();
        assertThat(reached.reached()).isTrue();
        assertThat(reached.atEnd()).isFalse();
        assertThat(over.missionView().collected()).isEqualTo(4);
    }

    @Test
    @Rule({"MRJ-EDGE-46", "MRJ-SOLO-04", "MRJ-EDN-06", "MRJ-SOLO-10"})
    void exactlyFiftyIsLostInEnglishAndWonInFrench() {
        String end = "15 A scoring goals=7 points=vases:50";

        assertThat(result(TestTable.mission(1, end).play("score")).won()).isFalse();
        assertThat(result(french(1, end).play("score")).won()).isTrue();
        TestTable more = TestTable.mission(1, end.replace("50", "51")).play("score");
        assertThat(result(more).won()).isTrue();
        assertThat(TestTable.GAME.won(more.position)).isTrue();
        assertThat(
                        result(
                                        TestTable.mission(
                                                        1,
                                                        end.replace("50", "80")
                                                                .replace("goals=7", "goals=3"))
                                                .play("score"))
                                .won())
                .as("one goal is missing")
                .isFalse();
    }

    @Test
    @Rule({"MRJ-SOLO-11", "MRJ-EX-10"})
    void theChallengeAsksForTenMore() {
        Setup harder = TestTable.setup(TestTable.FR, 1, 1, "challenge=yes");

        assertThat(
                        result(
                                        TestTable.of(harder, "15 A scoring goals=7 points=vases:59")
                                                .play("score"))
                                .won())
                .isFalse();
        assertThat(
                        result(
                                        TestTable.of(harder, "15 A scoring goals=7 points=vases:60")
                                                .play("score"))
                                .won())
                .isTrue();
    }

    @Test
    @Rule({"MRJ-MIS-02", "MRJ-SOLO-03"})
    void missionTwo() {
        TestTable table =
                TestTable.mission(
                        2,
                        "3 A turn site=C3y1,D3g1,C7r1 dice=b6 disks=800 pieces=SUM4+SUM5+ONE3+TWO6+DIFF9");
        assertThat(goals(table).subList(0, 3))
                .containsExactly(
                        "goalAllPieces 5/6 false",
                        "goalTrackEnd 8/9 false",
                        "goalTrackEnd 0/9 false");

        table.play("restore ONE6 6", "token D7", "capture C3 E", "track blue");

        assertThat(goals(table).subList(0, 3))
                .containsExactly(
                        "goalAllPieces 6/6 true",
                        "goalTrackEnd 9/9 true",
                        "goalTrackEnd 0/9 false");
    }

    @Test
    @Rule({"MRJ-MIS-03", "MRJ-RULING-35"})
    void missionThreeSubtractsTheRoundTrack() {
        TestTable table =
                TestTable.mission(
                                3,
                                "15 A scoring goals=7 points=vases:55 disks=099 ends=-/A/A vases=5 out=y6,b3")
                        .play("score");

        assertThat(table.points(0)).as("55 + 10 + 10 - 9").isEqualTo(66);
        assertThat(result(table).won()).isTrue();
        assertThat(goals(TestTable.mission(3, "1 A turn")).subList(0, 3))
                .containsExactly(
                        "goalTrackEnd 0/9 false", "goalTrackEnd 0/9 false", "goalSpace 0/5 false");
    }

    @Test
    @Rule({"MRJ-MIS-04", "MRJ-EDGE-51", "MRJ-RULING-36"})
    void missionFourADieArrivesOnTheMarkedCells() {
        TestTable table = TestTable.mission(4, "3 A turn site=A5b1,B6g1,C5y1,G5r1,C7r1 dice=y2");
        assertThat(goals(table))
                .as("a die that stood there does not count")
                .containsExactly(
                        "goalCell 0/1 false",
                        "goalCell 0/1 false",
                        "goalSpace 0/2 false",
                        "goalMorePoints 0/60 false");

        table.play("fieldwork G5 E");
        assertThat(goals(table).get(1)).as("by fieldwork").isEqualTo("goalCell 1/1 true");
        TestTable captured =
                TestTable.mission(4, "3 A turn site=C5r1,B5y1,D9b1").play("capture C5 W");
        assertThat(goals(captured).getFirst()).as("by capture").isEqualTo("goalCell 1/1 true");
        TestTable recycled = TestTable.mission(4, "3 A recycle slate=b1");
        recycled.position.step.cell = recycled.position.board().cellOf("H5");
        RecycleRules.putBack(recycled.position, Die.of(Die.BLUE, 1));
        assertThat(goals(recycled).get(1)).as("by recycling").isEqualTo("goalCell 1/1 true");
        assertThat(TestTable.mission(4, "1 A turn").missionView().goals().getFirst().what())
                .isEqualTo(Phrase.of("goalCell", Arguments.plain("cell", "A5")));
    }

    @Test
    @Rule({"MRJ-MIS-05", "MRJ-EDGE-47"})
    void missionFiveSparesYellowDice() {
        TestTable table =
                TestTable.mission(5, "15 A scoring points=vases:60 out=y6,y5,b3").play("score");

        assertThat(table.points(0)).isEqualTo(60 - 6);
        assertThat(goals(table).getFirst()).isEqualTo("goalSpace 0/3 false");
    }

    // ---- mission 6 ----------------------------------------------------------------------------

    @Test
    @Rule({"MRJ-EDGE-49", "MRJ-MIS-06"})
    void missionSixEmptyMuseumsCostSixtySix() {
        assertThat(TestTable.mission(6, "15 A scoring").play("score").points(0)).isEqualTo(-66);
        TestTable table =
                TestTable.mission(6, "15 A scoring vases=2/1 pieces=SUM4/SUM5 disks=909 ends=A/-/A")
                        .play("score");
        assertThat(table.points(0))
                .as("both museums count")
                .isEqualTo(2 * 2 + 2 * 3 - 3 * (22 - 5));
    }

    @Test
    @Rule({"MRJ-RULING-37", "MRJ-DEC-20", "MRJ-RULING-53"})
    void missionSixOneMuseumKeepsTheMoneyOfBoth() {
        TestTable table = TestTable.start(TestTable.setup(TestTable.EN, 1, 6)).deal(1);
        assertThat(table.moves()).containsExactly("museum 1", "museum 2");
        table.play("museum 2");
        assertThat(table.phase()).isEqualTo("startToken");
        assertThat(table.entry("reserve")).isEqualTo("4/0");

        TestTable second =
                TestTable.mission(6, "2 A turn yellow=2 site=C3b1,D3y2 dice=r2/y4")
                        .play("capture C3 E");
        assertThat(second.entry("dice")).isEqualTo("r2/y24");
        second.play("exhibit 2", "pay 0", "token D3");
        assertThat(second.points(0)).as("paid from the other museum").isEqualTo(4);
        assertThat(second.entry("vases")).isEqualTo("1/0");
    }

    @Test
    @Rule({"MRJ-DEC-33", "MRJ-RULING-53", "MRJ-MIS-06"})
    void missionSixACapturedDieGoesToEitherMuseum() {
        TestTable table =
                TestTable.mission(6, "2 A turn site=C3b1,D3r2 dice=-/r1").play("capture C3 E");
        assertThat(table.moves()).containsExactly("museum 1", "museum 2");
        assertThat(table.play("museum 2").entry("dice")).isEqualTo("-/r12");

        TestTable full =
                TestTable.mission(6, "2 A turn site=C3b1,D3r2 dice=r111/-").play("capture C3 E");
        assertThat(full.entry("dice")).as("only one has room").isEqualTo("r111/r2");
        assertThat(
                        TestTable.mission(6, "2 A turn site=C3b1,D3r2 dice=r111/r111")
                                .refusal("capture C3 E"))
                .isEqualTo("MRJ-CAP-07");
        assertThat(table.refusal("museum 1")).isEqualTo("MRJ-DEC-33");
    }

    @Test
    @Rule({"MRJ-MIS-06A", "MRJ-RULING-38", "MRJ-EDN-08"})
    void missionSixDiceAreExchangedForOne() {
        String dice = "2 A turn site=C3b1 dice=b2r5y3/b4r6";
        TestTable english = TestTable.mission(6, dice);
        assertThat(english.moves("exchange"))
                .containsExactly(
                        "exchange b2 b4", "exchange b2 r6", "exchange r5 b4", "exchange r5 r6");
        assertThat(english.refusal("exchange b3 b4")).isEqualTo("MRJ-RULING-38");
        assertThat(english.play("exchange b2 r6").entry("dice")).isEqualTo("r56y2/b24");

        TestTable french = french(6, dice);
        assertThat(french.moves("exchange")).containsExactly("exchange b2 r6", "exchange r5 b4");
        assertThat(french.refusal("exchange b2 b4")).isEqualTo("MRJ-EDN-08");
        french.play("exchange b2 r6", "exchange r5 b2");
        assertThat(french.entry("dice")).as("several times").isEqualTo("b2r6y1/b4r5");
        assertThat(
                        TestTable.mission(6, "2 A turn site=C3b1 dice=b222r5y3/r6")
                                .refusal("exchange r5 r6"))
                .isEqualTo("allowed");
        assertThat(
                        TestTable.mission(6, "2 A turn site=C3b1 dice=b222y3/r666")
                                .refusal("exchange b2 r6"))
                .isEqualTo("allowed");
        assertThat(
                        TestTable.mission(6, "2 A turn site=C3b1 dice=b2r222y3/r6")
                                .refusal("exchange b2 r6"))
                .as("limits respected")
                .isEqualTo("MRJ-STORE-02");
    }

    @Test
    @Rule({"MRJ-RULING-53", "MRJ-RULING-37"})
    void missionSixPipsFinanceAndTokensServeBoth() {
        TestTable table =
                TestTable.mission(6, "2 A turn site=C3b1,D3g1 dice=b2y2/b4 tokens=C4/E3 vases=0/1")
                        .play("capture C3 E");
        assertThat(table.moves())
                .as("the second colour is own, too")
                .containsExactly("stop", "raise b2", "raise y2", "raise b4 @2", "raise-captured");
        table.play("raise b4 @2", "track blue", "raise b5 @2");

        assertThat(table.entry("dice")).isEqualTo("b2y2/b6");
        assertThat(table.moves("finance")).containsExactly("finance 2 +");
        assertThat(table.moves("restore"))
                .contains("restore ONE6 6 @2")
                .doesNotContain("restore ONE6 6");
        table.play("restore ONE6 6 @2");
        assertThat(table.phase()).as("with a museum token of its own").isEqualTo("token");
        assertThat(table.entry("left")).isEqualTo("vyp/y");
    }

    // ---- missions 7 and 8 ---------------------------------------------------------------------

    @Test
    @Rule({"MRJ-EDGE-48", "MRJ-RULING-39", "MRJ-RULING-56", "MRJ-MIS-07"})
    void missionSevenADieThatWouldPassSixShowsOne() {
        TestTable table =
                TestTable.mission(7, "2 A turn site=C3b1,D3g5,A9r1 dice=b5")
                        .play("capture C3 E", "track blue");

        table.play("raise b5", "raise b6");

        assertThat(table.entry("dice")).isEqualTo("b1");
        assertThat(table.points(0)).isEqualTo(-4);
    }

    @Test
    @Rule({"MRJ-MIS-07", "MRJ-VAL-03", "MRJ-RULING-39"})
    void missionSevenAJumpOverflowsToo() {
        TestTable table = TestTable.mission(7, "2 A turn site=C3b6,D3r1,A9r1").play("capture C3 E");
        assertThat(table.die("E3")).isEqualTo("b1");
        assertThat(table.points(0)).isEqualTo(-4);

        TestTable bonus = TestTable.mission(7, "2 A turn site=C1b4,D1r1,A9r1").play("capture C1 E");
        assertThat(bonus.die("E1")).as("4 + 3 passes 6").isEqualTo("b1");
    }

    @Test
    @Rule({"MRJ-RULING-25", "MRJ-RULING-56", "MRJ-RULING-39"})
    void missionSevenVoluntaryPipsMayBeDeclined() {
        TestTable table = TestTable.mission(7, "2 A turn site=C3b1,D3g1,A9r1 dice=b66y2");
        assertThat(table.refusal("finance 6 +")).isEqualTo("allowed");

        table.play("finance 6 +");
        assertThat(table.entry("dice")).isEqualTo("b16");
        assertThat(table.points(0)).isEqualTo(-4);
        table.play("capture C3 E", "track blue");
        assertThat(table.moves()).containsExactly("stop", "raise b1", "raise b6");
        assertThat(table.fallback()).isEqualTo("raise b1");
    }

    @Test
    @Rule({"MRJ-MIS-07", "MRJ-SOLO-04"})
    void missionSevenGoal() {
        TestTable table =
                TestTable.mission(7, "15 A scoring points=vases:40,overflow:-4 out=b5")
                        .play("score");

        assertThat(table.points(0)).isEqualTo(31);
        assertThat(result(table).won()).isTrue();
    }

    @Test
    @Rule({"MRJ-MIS-08", "MRJ-RULING-40"})
    void missionEightAllSevenTokens() {
        TestTable table =
                TestTable.mission(
                        8, "2 A turn site=C3y1,D3g2 tokens=C4,D4,E4,F4,C6,F6 reserve=1 left=-");
        assertThat(goals(table))
                .containsExactly("goalTokens 6/7 false", "goalMorePoints 0/35 false");

        table.play("capture C3 E", "track red", "token D7");

        assertThat(goals(table).getFirst()).isEqualTo("goalTokens 7/7 true");
        TestTable end =
                TestTable.mission(8, "15 A scoring goals=1 points=vases:40 out=b4").play("score");
        assertThat(result(end).won()).isTrue();
    }

    @Test
    @Rule({"MRJ-EDGE-50", "MRJ-RULING-40"})
    void missionEightIsLostOnceADiskPassesSpaceTwo() {
        TestTable table =
                TestTable.mission(8, "2 A turn site=C3y1,D3g2 disks=100 reserve=3")
                        .play("capture C3 E", "track blue");

        int most =
                table.position.tokensOnSite(0)
                        + Integer.bitCount(table.position.bytes[MarajoaraPosition.MUSEUM_TOKENS])
                        + 1 // the starting token
                        + 2; // spaces 2 that are still ahead
        assertThat(most).isLessThan(MarajoaraTables.TOKENS);
    }

    @Test
    @Rule("MRJ-RULING-41")
    void collectedGoalsStayCollected() {
        TestTable table =
                TestTable.mission(5, "2 A turn site=C3y1,D3g1 dice=r1y1 vases=2 disks=007 left=yp");

        table.play("exhibit 1");
        assertThat(goals(table).getFirst()).isEqualTo("goalSpace 3/3 true");
        table.playTo("turn").play("capture C3 E", "track red", "take-back");

        assertThat(table.entry("vases")).isEqualTo("2");
        assertThat(goals(table).getFirst()).isEqualTo("goalSpace 3/3 true");
    }

    @ParameterizedTest
    @CsvSource({"1, 4", "2, 4", "3, 4", "4, 4", "5, 2", "6, 1", "7, 1", "8, 2"})
    @Rule({"MRJ-SOLO-02", "MRJ-SOLO-10"})
    void everyMissionIsWonByAllItsGoalsTogether(int mission, int goals) {
        int vases = (1 << (goals - 1)) - 1;
        TestTable won =
                TestTable.mission(mission, "15 A scoring goals=" + vases + " points=vases:190")
                        .play("score");

        assertThat(result(won).goals()).hasSize(goals).allMatch(Result.Goal::reached);
        assertThat(result(won).won()).isTrue();
        TestTable poor = TestTable.mission(mission, "15 A scoring goals=" + vases).play("score");
        assertThat(result(poor).won()).isFalse();
    }
}
