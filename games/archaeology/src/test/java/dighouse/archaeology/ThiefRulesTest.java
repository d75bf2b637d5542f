package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.hand;
import static dighouse.archaeology.TestTable.market;
import static dighouse.archaeology.TestTable.moves;
import static dighouse.archaeology.TestTable.play;
import static dighouse.archaeology.TestTable.position;
import static dighouse.archaeology.TestTable.refusal;
import static dighouse.archaeology.TestTable.weights;
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
        ArchaeologyPosition position = position(4, "C rob hands=p/s/2c/t market=c");

        assertThat(moves(position)).containsExactly("rob D", "rob A", "rob B");
        assertThat(GAME.actor(position)).isEqualTo(2);
        assertThat(refusal(position, "rob C")).isEqualTo("ARC-THIEF-01");
    }

    @Test
    @Rule({"ARC-RULING-07", "ARC-EDGE-09"})
    void anEmptyHandMayNotBeChosen() {
        ArchaeologyPosition position = position(4, "A rob hands=p/-/2c/- market=c");

        assertThat(moves(position)).containsExactly("rob C");
        assertThat(GAME.judge(position, TestTable.ply(position, "rob B")))
                .isEqualTo(new Refusal("ARC-RULING-07", List.of(Argument.seat("victim", 1))));
        assertThat(refusal(position, "rob D")).isEqualTo("ARC-RULING-07");
        assertThat(GAME.automatic(position)).isTrue();
    }

    @Test
    @Rule({"ARC-DEC-02", "ARC-TURN-03"})
    void withSeveralVictimsTheSeatIsAskedAndMayDoNothingElse() {
        ArchaeologyPosition position = position(3, "A rob hands=p/s/c market=c");

        assertThat(GAME.automatic(position)).isFalse();
        for (String move : List.of("end", "trade", "sell pot_shard", "explore small", "set 1")) {
            assertThat(refusal(position, move)).isEqualTo("ARC-TURN-03");
        }
    }

    @Test
    @Rule({"ARC-THIEF-02", "ARC-CHANCE-03", "ARC-EDGE-10"})
    void everyCardIsEquallyLikelyToBeStolen() {
        ArchaeologyPosition position = position(2, "A steal B hands=p/3pk market=c");

        assertThat(weights(position)).containsEntry("steal pot_shard", 3);
        assertThat(weights(position)).containsEntry("steal pharaoh_mask", 1).hasSize(2);
        assertThat(GAME.weight(position)).isEqualTo(4);
        assertThat(GAME.outcome(position, 3))
                .isEqualTo(TestTable.ply(position, "steal pharaoh_mask"));
    }

    @Test
    @Rule({"ARC-THIEF-02", "ARC-THIEF-05", "ARC-EDGE-11", "ARC-DEC-06"})
    void theStolenCardChangesHandsAndNothingElseMoves() {
        ArchaeologyPosition position = position(2, "A rob hands=p/k market=c sold=2b/5c");

        play(position, "rob B", "steal pharaoh_mask");

        assertThat(hand(position, 0)).isEqualTo("pk");
        assertThat(position.handSize(1)).isZero();
        assertThat(market(position)).isEqualTo("c");
        assertThat(position.points(1)).isEqualTo(30);
        assertThat(GAME.actor(position)).isZero();
        ArchaeologyPosition later = position(3, "A dig hands=pk/-/c market=c");
        play(later, "dig thief");
        assertThat(moves(later)).containsExactly("rob C");
    }

    @Test
    @Rule({"ARC-THIEF-04", "ARC-EDGE-08", "ARC-DEC-02"})
    void withoutAVictimTheThiefHasNoEffect() {
        ArchaeologyPosition position = position(2, "A dig hands=p/- market=c");

        play(position, "dig thief");

        assertThat(position.phase).isEqualTo(Phase.ACT);
        assertThat(hand(position, 0)).isEqualTo("p");
        assertThat(moves(position)).contains("sell pot_shard", "end");
    }

    @Test
    @Rule({"ARC-DEC-06", "ARC-THIEF-02"})
    void theVictimIsNotAsked() {
        ArchaeologyPosition position = position(2, "A rob hands=p/sk market=c");

        play(position, "rob B");

        assertThat(GAME.actor(position)).isEqualTo(Actor.CHANCE);
        assertThat(GAME.view(position, 1).victim()).isEqualTo(1);
    }

    @Test
    @Rule({"ARC-RULING-05", "ARC-RULING-10"})
    void aStolenCardMayBeSoldAtOnce() {
        ArchaeologyPosition position = position(2, "A rob hands=b/b market=c");

        play(position, "rob B", "steal broken_cup", "sell broken_cup", "set 2");

        assertThat(position.points(0)).isEqualTo(15);
    }

    @Test
    @Rule("ARC-THIEF-01")
    void thereIsNoRobbingWithoutAThief() {
        assertThat(refusal(position(2, "A act hands=p/s market=c"), "rob B"))
                .isEqualTo("ARC-THIEF-01");
    }
}
