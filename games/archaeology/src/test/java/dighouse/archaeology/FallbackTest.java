package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FallbackTest {
    private static final String CLOSING = " site=0+0+0+0 explored=small+medium+large closing";

    private static String fallback(String notation) {
        TestTable table = TestTable.of(4, notation);
        return GAME.notation().ply(table.position, GAME.fallback(table.position));
    }

    @ParameterizedTest
    @CsvSource({
        "A rob hands=p/2s/3c/3t, rob C",
        "C rob hands=3p/s/2c/3t, rob D",
        "D rob hands=-/s/-/3t, rob B"
    })
    @Rule("ARC-DEC-14")
    void theThiefGoesToTheOpponentWithMostCards(String position, String move) {
        assertThat(fallback(position + " market=c")).isEqualTo(move);
    }

    @ParameterizedTest
    @CsvSource({
        "hands=tbk2c, lose coin",
        "hands=2sk2t, lose parchment_scrap",
        "hands=psk, lose pot_shard",
        "hands=p2k2t given=p, lose talisman"
    })
    @Rule("ARC-DEC-14")
    void theSandstormTakesTheLowestTradingValue(String cards, String move) {
        assertThat(fallback("A lose A market=c " + cards)).isEqualTo(move);
    }

    @ParameterizedTest
    @CsvSource({
        "4k5t, sell pharaoh_mask",
        "2b5p, sell pot_shard",
        "2p2s, sell pot_shard",
        "6c, sell coin",
        "-, end"
    })
    @Rule("ARC-DEC-14")
    void inTheClosingPhaseTheDearestSetIsSold(String hand, String move) {
        assertThat(fallback("A act hands=" + hand + "/p market=c" + CLOSING)).isEqualTo(move);
    }

    @Test
    @Rule("ARC-DEC-14")
    void aSetIsAsDearAsItCanBe() {
        assertThat(fallback("A size coin hands=7c market=c" + CLOSING)).isEqualTo("set 5");
        assertThat(fallback("A size coin hands=3c market=c" + CLOSING)).isEqualTo("set 3");
    }

    @Test
    @Rule("ARC-DEC-14")
    void beforeTheClosingPhaseTheTurnEnds() {
        assertThat(fallback("A act hands=4k5t/p market=c")).isEqualTo("end");
    }

    @Test
    @Rule("ARC-DEC-14")
    void aHalfMadeTradeIsBroughtToItsEnd() {
        assertThat(fallback("A give hands=pck/p market=t")).isEqualTo("give pot_shard");
        assertThat(fallback("A give hands=pck/p market=t given=k")).isEqualTo("stop giving");
        assertThat(fallback("A take hands=pck/p market=t given=k")).isEqualTo("take talisman");
        assertThat(fallback("A take hands=2k/p market=2t given=2k taken=t"))
                .isEqualTo("stop taking");
    }

    @Test
    @Rule({"ARC-DEC-14", "ARC-END-07"})
    void aTableOfAbsentPlayersPlaysToTheEndLegally() {
        for (Setup setup : TestTable.setups()) {
            TestTable table = TestTable.start(setup);
            var random = new Xoshiro(5);
            while (table.position.phase != Phase.OVER) {
                int actor = table.actor();
                int ply =
                        actor < 0
                                ? GAME.outcome(
                                        table.position, random.below(GAME.weight(table.position)))
                                : GAME.fallback(table.position);
                if (actor >= 0) {
                    assertThat(GAME.refusal(table.position, actor, ply)).isNull();
                }
                GAME.play(table.position, ply);
                ArchaeologyInvariants.check(table.position);
            }
        }
    }
}
