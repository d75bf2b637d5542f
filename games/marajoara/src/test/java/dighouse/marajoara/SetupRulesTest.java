package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetupRulesTest {
    @Test
    @Rule({"MRJ-CHANCE-04", "MRJ-CHANCE-01", "MRJ-COMP-01"})
    void everyDieThatIsLeftIsEquallyLikely() {
        TestTable table = TestTable.start(TestTable.setup(2));
        assertThat(table.odds())
                .containsExactly(
                        "deal yellow: 14", "deal red: 13", "deal blue: 13", "deal grey: 12");

        table.play("deal yellow", "deal grey", "deal yellow");

        assertThat(table.odds())
                .containsExactly(
                        "deal yellow: 12", "deal red: 13", "deal blue: 13", "deal grey: 11");
    }

    @Test
    @Rule("MRJ-SETUP-06")
    void diceAreLaidRowByRowFromTheLeftAndShowOne() {
        TestTable table = TestTable.start(TestTable.setup(2)).play("deal yellow", "deal grey");
        assertThat(table.entry("site")).isEqualTo("C1y1,D1g1");

        table.deal(7);

        assertThat(table.die("F9")).endsWith("1");
        assertThat(table.entry("site").split(",", -1))
                .hasSize(52)
                .allMatch(die -> die.endsWith("1"));
        assertThat(table.die("A1") + table.die("C4")).as("rope and icon").isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    @Rule({"MRJ-SETUP-07", "MRJ-SETUP-03", "MRJ-SETUP-04", "MRJ-SETUP-05"})
    void theDigSiteIsSetUpAlikeForEveryNumberOfPlayers(int seats) {
        TestTable table = TestTable.start(TestTable.setup(seats)).deal(3).playTo("turn");

        assertThat(table.entry("site").split(",", -1)).hasSize(52);
        assertThat(table.view().wheelbarrow()).isEmpty();
        assertThat(table.view().round()).isEqualTo(1);
        assertThat(table.view().points()).hasSize(seats).containsOnly(0);
        assertThat(table.view().tracks())
                .hasSize(3)
                .allSatisfy(track -> assertThat(track.disks()).hasSize(seats).containsOnly(0));
    }

    @Test
    @Rule({"MRJ-SETUP-01", "MRJ-SETUP-02", "MRJ-COMP-02", "MRJ-COMP-03", "MRJ-COMP-15"})
    void everySeatHasAMuseumOfItsColourWithThreeTokensAndFourInReserve() {
        var museums = TestTable.start(TestTable.setup(4)).view().museums();

        assertThat(museums.stream().map(MarajoaraView.MuseumView::colour))
                .containsExactly("turquoise", "purple", "black", "orange");
        assertThat(museums)
                .allSatisfy(museum -> {
                    assertThat(museum.tokens())
                            .containsExactly("firstVase", "thirdYellow", "piece");
                    assertThat(museum.reserve()).isEqualTo(4);
                    assertThat(museum.vases()).isZero();
                    assertThat(museum.pieces()).isEmpty();
                    assertThat(museum.blue()).isEmpty();
                });
    }

    @Test
    @Rule({"MRJ-EX-01", "MRJ-SETUP-09", "MRJ-DEC-01", "MRJ-DEC-38"})
    void theLastPlayerPlacesTheFirstTokenAndTheFirstPlayerTheLast() {
        TestTable table = TestTable.start(TestTable.setup(4)).deal(1);
        TestTable turquoiseFirst =
                TestTable.of(
                        4,
                        table.toString()
                                .replaceFirst("1 . startToken", "1 D startToken")
                                .replaceFirst(" first=.", ""));
        assertThat(turquoiseFirst.moves())
                .containsExactly("token C4", "token F4", "token C6", "token F6");

        List<Integer> order = new ArrayList<>();
        for (String cell : List.of("F4", "C4", "F6", "C6")) {
            order.add(turquoiseFirst.actor());
            assertThat(turquoiseFirst.seals("token " + cell)).isTrue();
            turquoiseFirst.play("token " + cell);
        }

        assertThat(order).containsExactly(3, 2, 1, 0);
        assertThat(turquoiseFirst.entry("tokens")).isEqualTo("C6/F6/C4/F4");
        assertThat(turquoiseFirst.actor()).isZero();
        assertThat(turquoiseFirst.entry("reserve")).isEqualTo("3/3/3/3");
    }

    @Test
    @Rule("MRJ-SETUP-09")
    void aStartingTokenLiesOnAFreeIcon() {
        TestTable table = TestTable.of(2, "1 B startToken site=D4y1").play("token C4");

        assertThat(table.refusal("token C4")).isEqualTo("MRJ-SETUP-09");
        assertThat(table.refusal("token D3")).isEqualTo("MRJ-SETUP-09");
        assertThat(table.refusal("token F6")).isEqualTo("allowed");
        assertThat(table.refusal("end")).isEqualTo("MRJ-SETUP-09");
    }

    @Test
    @Rule("MRJ-SETUP-10")
    void anIconWithoutTokenIsAPlainCell() {
        TestTable table = TestTable.of(2, "1 A turn site=C2y1,C3b1 tokens=F4/F6 dice=r1/r1");

        table.play("capture C2 S");

        assertThat(table.phase()).isEqualTo("turn");
        assertThat(table.die("C4")).isEqualTo("y2");
    }

    @Test
    @Rule({"MRJ-SETUP-08", "MRJ-RULING-43"})
    void theFirstPlayerIsDrawnUnlessTheTableSays() {
        TestTable drawn = TestTable.start(TestTable.setup(3));
        while (!drawn.phase().equals("begin")) {
            drawn.play(drawn.moves().getFirst());
        }
        assertThat(drawn.odds()).containsExactly("begin A: 1", "begin B: 1", "begin C: 1");
        assertThat(drawn.play("begin B").actor()).isZero();

        TestTable chosen = TestTable.start(TestTable.setup(3, "firstPlayer=C")).deal(1);
        assertThat(chosen.view().first()).isEqualTo(2);
        assertThat(chosen.actor()).as("the last in turn order").isEqualTo(1);
    }

    @Test
    @Rule("MRJ-CHANCE-02")
    void missionSevenRollsEveryDie() {
        TestTable table = TestTable.start(TestTable.setup(TestTable.EN, 1, 7)).play("deal red");

        assertThat(table.odds())
                .containsExactly(
                        "roll 1: 1",
                        "roll 2: 1",
                        "roll 3: 1",
                        "roll 4: 1",
                        "roll 5: 1",
                        "roll 6: 1");
        assertThat(table.play("roll 4").die("C1")).isEqualTo("r4");
    }

    @Test
    @Rule({"MRJ-CHANCE-03", "MRJ-CHANCE-01"})
    void afterSetupNothingIsLeftToChanceAndThePliesReplay() {
        TestTable table = TestTable.start(TestTable.setup(3)).deal(5);
        Xoshiro random = new Xoshiro(5);
        MoveList list = new MoveList();
        List<String> plies = new ArrayList<>();
        String start = table.toString();
        while (table.actor() >= 0) {
            int ply = Playout.choose(TestTable.GAME, table.position, table.actor(), random, list);
            plies.add(TestTable.GAME.notation().ply(table.position, ply));
            TestTable.GAME.play(table.position, ply);
        }
        assertThat(table.actor()).isEqualTo(Actor.CHANCE);
        assertThat(table.odds()).containsExactly("score: 1");

        TestTable again = TestTable.of(3, start).play(plies.toArray(new String[0]));

        assertThat(again.position).isEqualTo(table.position);
    }
}
