package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Match;
import dighouse.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableRulesTest {
    /// A match of two in which A begins with a coin, three pot shards and a map; the market has two
    /// talismans, two cups and a mask.
    private static Match<ArchaeologyPosition> match() {
        Match<ArchaeologyPosition> match = new Match<>(GAME, setup(2));
        play(match, "deal A coin", "deal A pot_shard", "deal A pot_shard", "deal A pot_shard");
        play(match, "deal B coin", "deal B coin", "deal B coin", "deal B coin");
        play(match, "lay talisman", "lay talisman", "lay broken_cup", "lay broken_cup");
        play(match, "lay pharaoh_mask", "begin A", "dig map");
        return match;
    }

    private static void play(Match<ArchaeologyPosition> match, String... plies) {
        for (String ply : plies) {
            match.apply(TestTable.at(match.position()).ply(ply));
        }
    }

    @Test
    @Rule("ARC-DEC-12")
    void unfinishedChoicesMayBeTakenBack() {
        Match<ArchaeologyPosition> match = match();
        String before = match.position().toString();
        int start = match.size();

        play(match, "trade", "give coin", "give pot_shard", "stop giving", "take talisman");
        assertThat(GAME.rests(match.position())).isFalse();
        match.goBack(0, match.draftStart());
        assertThat(match.position()).hasToString(before);

        play(match, "sell pot_shard");
        assertThat(GAME.rests(match.position())).isFalse();
        match.goBack(0, match.stepBack(0));
        assertThat(match.position()).hasToString(before);
        assertThat(match.size()).isEqualTo(start);
    }

    @Test
    @Rule({"ARC-DEC-12", "ARC-DEC-08"})
    void aLossMayBeTakenBackUntilItsLastCard() {
        Match<ArchaeologyPosition> match = match();
        play(match, "end", "dig sandstorm");
        assertThat(GAME.rests(match.position())).isTrue();
        assertThat(GAME.seals(match.position(), TestTable.at(match.position()).ply("lose coin")))
                .isFalse();
        play(match, "lose coin");
        assertThat(GAME.rests(match.position())).isFalse();
        assertThat(match.earliest(1)).isEqualTo(match.size() - 1);

        assertThat(GAME.seals(match.position(), TestTable.at(match.position()).ply("lose coin")))
                .isTrue();
        play(match, "lose coin");
        assertThat(match.earliest(1)).isEqualTo(match.size());
    }

    @Test
    @Rule({"ARC-DEC-13", "ARC-EDGE-45"})
    void finishedTradesAndSalesMayBeTakenBackOneByOneDownToTheDig() {
        Match<ArchaeologyPosition> match = match();
        int afterDig = match.size();
        play(match, "trade", "give coin", "stop giving", "take broken_cup", "stop taking");
        String traded = match.position().toString();
        play(match, "sell broken_cup", "set 1");
        assertThat(match.position().points(0)).isEqualTo(2);

        match.goBack(0, match.stepBack(0));
        assertThat(match.position()).hasToString(traded);
        assertThat(match.position().points(0)).isZero();
        assertThat(TestTable.at(match.position()).hand(0)).isEqualTo("3pbm");
        match.goBack(0, match.stepBack(0));
        assertThat(match.size()).isEqualTo(afterDig);
        assertThat(match.earliest(0)).isEqualTo(match.size());
        assertThatThrownBy(() -> match.goBack(0, afterDig - 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Rule({"ARC-DEC-13", "ARC-EDGE-45"})
    void nothingBeforeAnExplorationMayBeTakenBack() {
        Match<ArchaeologyPosition> match = match();
        play(match, "trade", "give coin", "stop giving", "take broken_cup", "stop taking");
        play(match, "explore small", "find coin", "find coin", "find talisman");
        assertThat(match.earliest(0)).isEqualTo(match.size());

        play(match, "sell coin", "set 2");
        assertThat(match.earliest(0)).isEqualTo(match.size() - 2);
    }

    @Test
    @Rule("ARC-DEC-13")
    void theftsAndEndsOfTurnsStand() {
        TestTable robbing = TestTable.of(2, "A rob hands=p/s market=c");
        assertThat(robbing.seals("rob B")).isTrue();

        TestTable acting = TestTable.of(2, "A act hands=pm/s market=c");
        assertThat(acting.seals("end")).isTrue();
        assertThat(acting.seals("explore small")).isTrue();
        for (String move : List.of("trade", "sell pot_shard")) {
            assertThat(acting.seals(move)).isFalse();
        }
    }

    @Test
    @Rule("ARC-DEC-13")
    void onlyASaleThatEndsTheGameStands() {
        String closing = " site=0+0+0+0 explored=small+medium+large closing";
        TestTable last = TestTable.of(2, "A size coin hands=2c/- market=t" + closing);
        assertThat(last.seals("set 2")).isTrue();
        assertThat(last.seals("set 1")).isFalse();

        TestTable others = TestTable.of(2, "A size coin hands=2c/p market=t" + closing);
        assertThat(others.seals("set 2")).isFalse();

        TestTable digging = TestTable.of(2, "A size coin hands=2c/- market=t");
        assertThat(digging.seals("set 2")).isFalse();

        var setup = setup(2, "tradeMustTakeAtLeastOne=no");
        TestTable trade =
                TestTable.of(setup, "A take hands=c/- market=p given=c taken=p" + closing);
        assertThat(trade.seals("stop taking")).isFalse();
    }

    @Test
    @Rule({"ARC-DEC-02", "ARC-TURN-05"})
    void theDoorPlaysOnlyWhatEveryoneCanSeeToBeForced() {
        assertThat(TestTable.of(2, "A rob hands=p/2s market=c").automatic()).isTrue();
        assertThat(TestTable.of(3, "A rob hands=p/s/c market=c").automatic()).isFalse();
        assertThat(TestTable.of(2, "A act hands=-/s market=c").automatic()).isTrue();
        assertThat(TestTable.of(2, "A act hands=p/s market=c").automatic()).isFalse();
        assertThat(TestTable.of(2, "A lose A hands=2p/s market=c").automatic()).isFalse();
        assertThat(TestTable.of(2, "A size coin hands=c/s market=c").automatic()).isFalse();
    }

    @Test
    @Rule("ARC-DEC-13")
    void anEmptyHandThatCouldStillBeTakenBackIsAskedFor() {
        TestTable table = TestTable.of(2, "A act hands=c/s market=c");

        table.play("sell coin", "set 1");

        assertThat(table.moves()).containsExactly("end");
        assertThat(table.automatic()).isFalse();
    }
}
