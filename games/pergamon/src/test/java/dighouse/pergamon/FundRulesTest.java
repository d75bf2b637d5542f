package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.MoveList;
import dighouse.testkit.Rule;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class FundRulesTest {
    private static final int A = 0;
    private static final int B = 1;
    private static final int C = 2;
    private static final int D = 3;
    private static final int RAIDER = PergamonPosition.RAIDER;

    @Test
    @Rule({"PRG-FUND-01", "PRG-INFO-05", "PRG-SETUP-01", "PRG-INFO-04"})
    void backsAreDrawnBeforeValues() {
        TestTable table = TestTable.start(3);
        table.play("begin A");
        assertThat(table.odds()).containsExactly("top purse: 12", "top chest: 12");

        table.play("top purse");
        table.play("reveal T01", "reveal T02", "reveal T03", "reveal T04", "reveal T05");

        // two purses: 12/24 x 11/23 = 11/46
        assertThat(table.odds()).containsExactly("back purse: 11", "back chest: 12");
        table.play("back chest");
        assertThat(table.odds()).containsExactly("top purse: 11", "top chest: 11");
        table.play("top chest");
        assertThat(table.view(A).cards().faceDown()).containsExactly("purse", "chest");
    }

    @Test
    @Rule({"PRG-FUND-02", "PRG-DEC-01", "PRG-ROUND-02"})
    void seatsAskClockwiseFromTheFirstPlayerForAnyFreeSpace() {
        TestTable table = TestTable.of(4, "1 ask order=CDAB table=pc");

        assertThat(table.actor()).isEqualTo(C);
        assertThat(table.moves()).hasSize(13).startsWith("ask 1", "ask 2").endsWith("ask 13");
        table.play("ask 5");
        assertThat(table.actor()).isEqualTo(D);
        assertThat(table.moves()).hasSize(12).doesNotContain("ask 5");
        assertThat(table.refusal("dig I")).isEqualTo("PRG-ROUND-02");
        table.play("ask 6", "ask 7");
        assertThat(table.moves()).hasSize(10);
    }

    @Test
    @Rule({"PRG-FUND-03", "PRG-COMP-10", "PRG-RULING-45", "PRG-EDGE-04"})
    void aSpaceTakesOneFigureAndPlacingIsCompulsory() {
        TestTable table = TestTable.of(3, "1 ask table=pc A=0@1");

        assertThat(table.refusal("ask 1")).isEqualTo("PRG-FUND-03");
        assertThat(table.refusal("ask 2")).isEqualTo("allowed");
        assertThat(table.refusal("done")).isEqualTo("PRG-ROUND-02");
        assertThat(table.movesInAnyOrder()).allMatch(move -> move.startsWith("ask "));
    }

    @Test
    @Rule({"PRG-FUND-04", "PRG-EX-03", "PRG-COMP-04"})
    void bothCardsTogetherAreTheFund() {
        TestTable table = TestTable.of(3, "1 turnUp table=pc A=0@2 B=0@3 C=0@4");

        table.play("card 4", "card 7");

        assertThat(table.position.fund).isEqualTo(11);
        assertThat(table.moves()).containsExactly("share");
    }

    @Test
    @Rule({"PRG-FUND-05", "PRG-FUND-06", "PRG-FUND-07", "PRG-EX-15", "PRG-RULING-09"})
    void fiveCoinsForNoneTwoAndTheLeftmost() {
        TestTable table = TestTable.of(3, "1 share fund=5 A=0@1 B=0@4 C=0@5").play("share");
        assertThat(table.coins(A)).isZero();
        assertThat(table.coins(B)).isEqualTo(2);
        assertThat(table.coins(C)).isEqualTo(3);

        TestTable richer = TestTable.of(3, "1 share fund=8 A=0@1 B=0@4 C=0@5").play("share");
        assertThat(richer.coins(C)).isEqualTo(6);
    }

    @Test
    @Rule({"PRG-EX-16", "PRG-EDGE-05", "PRG-RULING-10"})
    void whoComesAfterTheFundIsSpentGetsNothing() {
        TestTable table = TestTable.of(3, "1 share fund=2 A=0@4 B=0@6 C=0@9").play("share");

        assertThat(table.coins(A)).isEqualTo(2);
        assertThat(table.coins(B)).isZero();
        assertThat(table.coins(C)).isZero();
    }

    @Test
    @Rule({"PRG-EX-17", "PRG-FUND-08"})
    void elevenCoinsForFour() {
        TestTable table = TestTable.of(4, "1 share fund=11 A=0@4 B=0@6 C=0@7 D=0@9").play("share");

        assertThat(table.coins(A)).isEqualTo(2);
        assertThat(table.coins(B)).isEqualTo(3);
        assertThat(table.coins(C)).isEqualTo(3);
        assertThat(table.coins(D)).isEqualTo(3);
    }

    @Test
    @Rule({"PRG-EDGE-04", "PRG-EDGE-06"})
    void theLeftmostTakesAllThatIsLeftHoweverLittleHeAskedFor() {
        TestTable table = TestTable.of(3, "1 share fund=16 A=0@1 B=0@2 C=0@3").play("share");
        assertThat(table.coins(B)).isEqualTo(1);
        assertThat(table.coins(C)).isEqualTo(15);

        TestTable two = TestTable.of(2, "1 share fund=9 A=0@1 B=0@2").play("share");
        assertThat(two.coins(B)).isEqualTo(9);
    }

    @Test
    @Rule({"PRG-FUND-09", "PRG-RULING-29", "PRG-COMP-05"})
    void coinsAreKeptWithoutLimit() {
        TestTable table = TestTable.of(3, "1 share fund=16 A=70@1 B=0@2 C=45@3").play("share");

        assertThat(table.coins(A)).isEqualTo(70);
        assertThat(table.coins(C)).isEqualTo(60);
    }

    @Test
    @Rule({"PRG-INFO-06", "PRG-COMP-03"})
    void sumsOfTwoCardsOfAFullDeck() {
        assertThat(sums("pp").toString()).isEqualTo("{2=6, 3=18, 4=24, 5=36, 6=24, 7=18, 8=6}");
        assertThat(sums("cc").toString())
                .isEqualTo("{10=6, 11=18, 12=24, 13=36, 14=24, 15=18, 16=6}");
        assertThat(sums("pc").toString()).isEqualTo("{6=9, 7=18, 8=27, 9=36, 10=27, 11=18, 12=9}");
    }

    @Test
    @Rule({"PRG-INFO-06", "PRG-INFO-08"})
    void theViewSaysWhatTheFundCanBe() {
        PergamonView.CardsView mixed =
                TestTable.of(3, "1 ask A=0@2 B=0@3 table=pc").view(0).cards();
        PergamonView.CardsView last =
                TestTable.of(3, "12 ask A=0@2 B=0@3 table=pc cards=0/0/1/0/0/0/0/1")
                        .view(0)
                        .cards();

        assertThat(mixed.least()).isEqualTo(6);
        assertThat(mixed.odds()).containsExactly(9, 18, 27, 36, 27, 18, 9);
        assertThat(last.least()).isEqualTo(11);
        assertThat(last.odds()).containsExactly(1);
    }

    /// Ordered pairs of cards by their sum: of two equal backs every pair counts twice.
    private static Map<Integer, Integer> sums(String backs) {
        Map<Integer, Integer> sums = new TreeMap<>();
        PergamonPosition first =
                TestTable.of(3, "1 turnUp A=0@2 B=0@3 C=0@4 table=" + backs).position;
        MoveList one = new MoveList();
        TestTable.GAME.moves(first, one);
        for (int i = 0; i < one.size(); i++) {
            PergamonPosition second = TestTable.GAME.position();
            second.copyFrom(first);
            TestTable.GAME.play(second, one.get(i));
            MoveList two = new MoveList();
            TestTable.GAME.moves(second, two);
            for (int j = 0; j < two.size(); j++) {
                int sum = PergamonMove.argument(one.get(i)) + PergamonMove.argument(two.get(j));
                sums.merge(sum, one.weight(i) * two.weight(j), Integer::sum);
            }
        }
        return sums;
    }

    @Test
    @Rule({"PRG-INFO-08", "PRG-INFO-11", "PRG-RULING-28"})
    void inTheLastRoundTheLastTwoCardsAreKnown() {
        TestTable table = TestTable.of(3, "12 back table=p cards=0/1/0/0/0/0/1/0");

        assertThat(table.odds()).containsExactly("back chest: 1");
        table.play("back chest");
        assertThat(table.phase()).isEqualTo("ask"); // no card is left to be seen
        table.play("ask 1", "ask 2", "ask 3");
        assertThat(table.odds()).containsExactly("card 2: 1");
        table.play("card 2");
        assertThat(table.odds()).containsExactly("card 7: 1");
        table.play("card 7");
        assertThat(table.position.fund).isEqualTo(9);
    }

    @Test
    @Rule({"PRG-RAID-03", "PRG-EDGE-34", "PRG-RULING-09"})
    void theTombRaiderSharesLikeEverybody() {
        TestTable leftmost =
                TestTable.of(2, "1 share fund=11 A=0@2 B=0@4 raider=0@7").play("share");
        assertThat(leftmost.coins(RAIDER)).isEqualTo(8);

        TestTable between = TestTable.of(2, "1 share fund=11 A=0@2 B=0@9 raider=0@7").play("share");
        assertThat(between.coins(RAIDER)).isEqualTo(3);
        assertThat(between.coins(B)).isEqualTo(7);
    }

    @Test
    @Rule("PRG-DEC-22")
    void aPawnPlacedIsFinal() {
        assertThat(TestTable.of(3, "1 ask table=pc").seals("ask 7")).isTrue();
    }
}
