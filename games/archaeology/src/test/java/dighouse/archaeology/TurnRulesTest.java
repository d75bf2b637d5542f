package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.hand;
import static dighouse.archaeology.TestTable.moves;
import static dighouse.archaeology.TestTable.play;
import static dighouse.archaeology.TestTable.position;
import static dighouse.archaeology.TestTable.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.Refusal;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class TurnRulesTest {
    @Test
    @Rule({"ARC-TURN-01", "ARC-TURN-07"})
    void turnsGoClockwiseAndEndWhenTheSeatSaysSo() {
        ArchaeologyPosition position = position(3, "B act hands=p/s/c market=t");

        for (int next : new int[] {2, 0, 1}) {
            play(position, "end");
            assertThat(position.active()).isEqualTo(next);
            assertThat(GAME.actor(position)).isEqualTo(Actor.CHANCE);
            play(position, "dig pot_shard");
            assertThat(GAME.actor(position)).isEqualTo(next);
        }
    }

    @Test
    @Rule({"ARC-TURN-02", "ARC-TURN-03"})
    void nothingMayBeDoneBeforeTheDigIsResolved() {
        ArchaeologyPosition position = position(2, "A act hands=p/4s market=t");

        play(position, "end", "dig sandstorm");

        assertThat(refusal(position, "sell parchment_scrap")).isEqualTo("ARC-TURN-03");
        assertThat(refusal(position, "trade")).isEqualTo("ARC-TURN-03");
        assertThat(moves(position)).containsExactly("lose parchment_scrap");
    }

    @Test
    @Rule({"ARC-TURN-04", "ARC-RULING-04", "ARC-DEC-04"})
    void actionsInAnyOrderAnyNumberOfTimes() {
        ArchaeologyPosition position = position(2, "A act hands=2tmk/p market=2cb");

        play(position, "sell talisman", "set 1");
        play(position, "trade", "give talisman", "stop giving", "take coin", "stop taking");
        play(position, "explore small", "find coin", "find coin", "find pot_shard");
        play(position, "trade", "give pharaoh_mask", "stop giving");
        play(position, "take coin", "take broken_cup", "stop taking");
        play(position, "sell coin", "set 4", "sell broken_cup", "set 1", "end");

        assertThat(hand(position, 0)).isEqualTo("p");
        assertThat(position.points(0)).isEqualTo(3 + 18 + 2);
    }

    @Test
    @Rule({"ARC-TURN-05", "ARC-DEC-04"})
    void aSeatWithNothingToDoEndsItsTurn() {
        ArchaeologyPosition position = position(2, "A act hands=-/p market=t");

        assertThat(moves(position)).containsExactly("end");
        assertThat(GAME.automatic(position)).isTrue();
    }

    @Test
    @Rule({"ARC-TURN-06", "ARC-DEC-15"})
    void thereIsNoLimitOnHandMarketOrMuseum() {
        ArchaeologyPosition position =
                position(2, "A dig hands=10p9s6c/- market=5p5c sold=3p,s,s,s,s,s,s/-");

        play(position, "dig talisman");

        assertThat(position.handSize(0)).isEqualTo(26);
        assertThat(moves(position)).contains("sell pot_shard", "trade", "end");
    }

    @Test
    @Rule({"ARC-DEC-04", "ARC-DEC-07"})
    void actionsAreListedInTheOrderOfTheLedger() {
        ArchaeologyPosition position = position(2, "A act hands=psctb3mk/p market=ck");

        assertThat(moves(position))
                .containsExactly(
                        "trade",
                        "explore small",
                        "explore medium",
                        "explore large",
                        "sell pot_shard",
                        "sell parchment_scrap",
                        "sell coin",
                        "sell talisman",
                        "sell broken_cup",
                        "sell map",
                        "sell pharaoh_mask",
                        "end")
                .hasSize(12);
    }

    @Test
    @Rule("ARC-EDGE-26")
    void onlyTheActiveSeatActs() {
        ArchaeologyPosition position = position(2, "A act hands=p/s market=t");

        assertThat(refusal(position, 1, "sell parchment_scrap"))
                .isEqualTo(Refusal.NOT_YOUR_DECISION);
        assertThat(refusal(position, 1, "end")).isEqualTo(Refusal.NOT_YOUR_DECISION);
        assertThat(refusal(position, 0, "end")).isEqualTo("allowed");
    }
}
