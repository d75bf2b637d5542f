package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Option;
import dighouse.kernel.Setup;
import dighouse.kernel.Walk;
import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The two variants of the rulebook and the options of the table.
class VariantTest {
    private static final Setup SORTING = TestTable.setup(3, "findSorting=firstPlayerChooses");
    private static final Setup TRACK = TestTable.setup(4, "playerOrder=reverseTrack");

    @Test
    @Rule({"PRG-VAR-04", "PRG-DEC-18", "PRG-DEC-05"})
    void theFirstPlayerOrdersFindsOfOneCentury() {
        TestTable table = TestTable.of(SORTING, "1 reveal order=BCA revealed=T37,T38,T39,T01");

        table.play("reveal T13");

        assertThat(table.actor()).isEqualTo(1);
        assertThat(table.moves()).containsExactly("place T37", "place T38", "place T39");
        table.play("place T39", "place T37");
        assertThat(table.gallery(1)).containsExactly("T01");
        assertThat(table.gallery(3)).containsExactly("T39");
        assertThat(table.gallery(4)).containsExactly("T37");
        assertThat(table.gallery(5)).containsExactly("T38");
    }

    @Test
    @Rule({"PRG-VAR-04", "PRG-VAR-05", "PRG-LAY-04"})
    void othersThanTheFindsOfTheLowestCenturyAreRefused() {
        TestTable table = TestTable.of(SORTING, "2 place revealed=T13,T14,T37,T38,T39 I=T01");

        assertThat(table.refusal("place T37")).isEqualTo("PRG-VAR-04");
        assertThat(table.refusal("place T01")).isEqualTo("PRG-VAR-05");
        assertThat(table.refusal("place T14")).isEqualTo("allowed");
        assertThat(TestTable.of(3, "2 ask table=pc I=T01").refusal("place T01"))
                .isEqualTo("PRG-LAY-04");
        assertThat(TestTable.of(SORTING, "2 ask table=pc I=T01").refusal("place T01"))
                .isEqualTo("PRG-VAR-05");
    }

    @Test
    @Rule("PRG-EDGE-40")
    void twoAndThreeOfACenturyGiveTwelveArrangements() {
        TestTable table = TestTable.of(SORTING, "2 place revealed=T13,T14,T37,T38,T39");

        assertThat(Walk.count(TestTable.GAME, table.position, 3)).isEqualTo(12);
    }

    @Test
    @Rule("PRG-DEC-23")
    void placingCanBeTakenBackUntilTheLastTileLies() {
        TestTable table = TestTable.of(SORTING, "2 place revealed=T13,T14,T37,T38,T39");

        assertThat(table.seals("place T14")).isFalse();
        table.play("place T14", "place T38");
        assertThat(table.seals("place T37")).isTrue();
    }

    @Test
    @Rule({"PRG-VAR-01", "PRG-VAR-02", "PRG-EDGE-39"})
    void theOrderTrackTurnsTheOrderOfActingRound() {
        TestTable table =
                TestTable.of(TRACK, "1 store at=9 A=0@3 B=0@9 C=0@1 D=0@5 B.finds=T01,T02,T03,T04");

        table.play("drop T01");

        assertThat(table.view(0).order()).containsExactly(1, 3, 0, 2);
    }

    @Test
    @Rule("PRG-RULING-46")
    void positionAloneDecidesTheOrderAlsoForThoseWhoDidNotDig() {
        TestTable table = TestTable.of(TRACK, "1 dig at=3 A=1@3 B=0@9 C=0@11 D=0@5 I=T01");

        table.play("dig I");

        assertThat(table.view(0).order()).containsExactly(2, 1, 3, 0);
    }

    @Test
    @Rule("PRG-VAR-03")
    void theFirstRoundIsClockwiseFromTheFirstPlayer() {
        TestTable table = TestTable.start(4, "playerOrder=reverseTrack");

        table.play("begin C");

        assertThat(table.view(0).order()).containsExactly(2, 3, 0, 1);
    }

    @Test
    @Rule("PRG-RULING-36")
    void theOrderTrackIsNotForTwo() {
        assertThat(ids(2))
                .containsExactly("findSorting", "ticketsVisible", "nextBackVisible", "firstPlayer");
        assertThat(ids(3)).contains("playerOrder", "findSorting");
    }

    private static List<String> ids(int seats) {
        return TestTable.GAME.options(TestTable.EDITION, seats, 0).stream()
                .map(Option::id)
                .toList();
    }

    @Test
    @Rule({"PRG-RULING-31", "PRG-INFO-11"})
    void withoutTheTopBackBothBacksAreDrawnInTheRound() {
        TestTable table = TestTable.start(3, "nextBackVisible=no");
        table.play("begin A", "reveal T01", "reveal T02", "reveal T03", "reveal T04", "reveal T05");

        assertThat(table.odds()).containsExactly("back purse: 12", "back chest: 12");
        table.play("back purse");
        assertThat(table.odds()).containsExactly("back purse: 11", "back chest: 12");
        table.play("back chest");
        assertThat(table.phase()).isEqualTo("ask");
        assertThat(table.view(0).cards().top()).isEmpty();
    }
}
