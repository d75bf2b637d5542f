package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.Argument;
import dighouse.kernel.Refusal;
import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThiefRulesTest {
    @Test
    @Rule({"ARC-THIEF-01", "ARC-DEC-02", "ARC-DEC-07"})
    void opponentsWithCardsMayBeChosenClockwise() {
        TestTable table = TestTable.of(4, "C rob hands=p/s/2c/t market=c");

        assertThat(table.moves()).containsExactly("rob D", "rob A", "rob B");
        assertThat(table.actor()).isEqualTo(2);
        assertThat(table.refusal("rob C")).isEqualTo("ARC-THIEF-01");
    }

    @Test
    @Rule({"ARC-RULING-07", "ARC-EDGE-09"})
    void anEmptyHandMayNotBeChosen() {
        TestTable table = TestTable.of(4, "A rob hands=p/-/2c/- market=c");

        assertThat(table.moves()).containsExactly("rob C");
        assertThat(GAME.judge(table.position, table.ply("rob B")))
                .isEqualTo(new Refusal("ARC-RULING-07", List.of(Argument.seat("victim", 1))));
        assertThat(table.refusal("rob D")).isEqualTo("ARC-RULING-07");
        assertThat(table.automatic()).isTrue();
    }

    @Test
    @Rule({"ARC-DEC-02", "ARC-TURN-03"})
    void withSeveralVictimsTheSeatIsAskedAndMayDoNothingElse() {
        TestTable table = TestTable.of(3, "A rob hands=p/s/c market=c");

        assertThat(table.automatic()).isFalse();
        for (String move : List.of("end", "trade", "sell pot_shard", "explore small", "set 1")) {
            assertThat(table.refusal(move)).isEqualTo("ARC-TURN-03");
        }
    }

    @Test
    @Rule({"ARC-THIEF-02", "ARC-CHANCE-03", "ARC-EDGE-10"})
    void everyCardIsEquallyLikelyToBeStolen() {
        TestTable table = TestTable.of(2, "A steal B hands=p/3pk market=c");

        assertThat(table.weights()).containsEntry("steal pot_shard", 3);
        assertThat(table.weights()).containsEntry("steal pharaoh_mask", 1).hasSize(2);
        assertThat(GAME.weight(table.position)).isEqualTo(4);
        assertThat(GAME.outcome(table.position, 3)).isEqualTo(table.ply("steal pharaoh_mask"));
    }

    @Test
    @Rule({"ARC-THIEF-02", "ARC-THIEF-05", "ARC-EDGE-11", "ARC-DEC-06"})
    void theStolenCardChangesHandsAndNothingElseMoves() {
        TestTable table = TestTable.of(2, "A rob hands=p/k market=c sold=2b/5c");

        table.play("rob B", "steal pharaoh_mask");

        assertThat(table.hand(0)).isEqualTo("pk");
        assertThat(table.position.handSize(1)).isZero();
        assertThat(table.market()).isEqualTo("c");
        assertThat(table.position.points(1)).isEqualTo(30);
        assertThat(table.actor()).isZero();
        TestTable later = TestTable.of(3, "A dig hands=pk/-/c market=c");
        later.play("dig thief");
        assertThat(later.moves()).containsExactly("rob C");
    }

    @Test
    @Rule({"ARC-THIEF-04", "ARC-EDGE-08", "ARC-DEC-02"})
    void withoutAVictimTheThiefHasNoEffect() {
        TestTable table = TestTable.of(2, "A dig hands=p/- market=c");

        table.play("dig thief");

        assertThat(table.position.phase).isEqualTo(Phase.ACT);
        assertThat(table.hand(0)).isEqualTo("p");
        assertThat(table.moves()).contains("sell pot_shard", "end");
    }

    @Test
    @Rule({"ARC-DEC-06", "ARC-THIEF-02"})
    void theVictimIsNotAsked() {
        TestTable table = TestTable.of(2, "A rob hands=p/sk market=c");

        table.play("rob B");

        assertThat(table.actor()).isEqualTo(Actor.CHANCE);
        assertThat(table.view(1).victim()).isEqualTo(1);
    }

    @Test
    @Rule({"ARC-RULING-05", "ARC-RULING-10"})
    void aStolenCardMayBeSoldAtOnce() {
        TestTable table = TestTable.of(2, "A rob hands=b/b market=c");

        table.play("rob B", "steal broken_cup", "sell broken_cup", "set 2");

        assertThat(table.position.points(0)).isEqualTo(15);
    }

    @Test
    @Rule("ARC-THIEF-01")
    void thereIsNoRobbingWithoutAThief() {
        assertThat(TestTable.of(2, "A act hands=p/s market=c").refusal("rob B"))
                .isEqualTo("ARC-THIEF-01");
    }
}
