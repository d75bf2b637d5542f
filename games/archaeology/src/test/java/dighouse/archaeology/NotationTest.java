package dighouse.archaeology;

import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import dighouse.kernel.MoveList;
import dighouse.kernel.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {
    @Test
    void theExampleReadsAsItIsExplained() {
        TestTable table =
                TestTable.of(3, "A act hands=2sc/t/4p market=3cb sold=5c,2t/-/2b site=30+6+7+5");

        assertThat(table.hand(0)).isEqualTo("2sc");
        assertThat(table.hand(2)).isEqualTo("4p");
        assertThat(table.position.points(0)).isEqualTo(37);
        assertThat(table.position.points(2)).isEqualTo(15);
        assertThat(table.position.thieves()).isEqualTo(7);
    }

    @Test
    void aSaleMayBeOwedWhileTheLastMapOpensAChamber() {
        TestTable table =
                TestTable.of(
                        2,
                        "A act hands=m/- market=b site=0+0+0+0 unseen=5p5s5c closing owed=passes");
        table.play("explore small");

        assertThat(TestTable.of(2, table.toString()).position).isEqualTo(table.position);
    }

    @Test
    void aFreshGameReadsBack() {
        for (int seats = 2; seats <= 4; seats++) {
            TestTable table = TestTable.start(setup(seats));

            assertThat(TestTable.of(seats, table.toString()).position).isEqualTo(table.position);
        }
        assertThat(TestTable.start(setup(2)))
                .hasToString("A deal A hands=-/- market=- site=38+6+8+6");
    }

    @Test
    void everyPositionOfRandomGamesReadsBack() {
        for (Setup setup : TestTable.setups()) {
            TestTable.start(setup)
                    .walk(
                            11,
                            table -> {
                                String text = table.toString();
                                TestTable read = TestTable.of(setup, text);
                                assertThat(read.position).isEqualTo(table.position);
                                assertThat(read.position.hash()).isEqualTo(table.position.hash());
                                assertThat(read).hasToString(text);
                                assertThat(text).doesNotContain(" ~").doesNotContain("\n");
                                ArchaeologyInvariants.check(read.position);
                            });
        }
    }

    @Test
    void everyPlyReadsBack() {
        TestTable table = TestTable.start(setup(4));
        MoveList alphabet = new MoveList();
        GAME.alphabet(table.position.setup(), alphabet);
        GAME.moves(table.position, alphabet);

        for (int ply : alphabet.toArray()) {
            String text = GAME.notation().ply(table.position, ply);
            assertThat(GAME.notation().ply(table.position, text)).isEqualTo(ply);
        }
        for (String text :
                new String[] {
                    "deal C talisman",
                    "lay coin",
                    "begin B",
                    "dig map",
                    "dig thief",
                    "dig sandstorm",
                    "steal coin",
                    "find broken_cup"
                }) {
            assertThat(
                            GAME.notation()
                                    .ply(table.position, GAME.notation().ply(table.position, text)))
                    .isEqualTo(text);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "dance",
                "rob",
                "rob E",
                "rob *",
                "lose",
                "lose card",
                "give 2 coin",
                "stop",
                "stop it",
                "explore tomb",
                "set 0",
                "set x",
                "set 12",
                "trade coin",
                "end now",
                "deal coin"
            })
    void otherTextIsNoPly(String text) {
        TestTable table = TestTable.start(setup(2));

        assertThatThrownBy(() -> GAME.notation().ply(table.position, text))
                .isInstanceOf(Malformed.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    A | begins with whose turn it is
                    A nap | begins with whose turn it is
                    C act hands=p | no seat C at this table
                    * act hands=p | no seat of this game
                    A act hands=p/p/p | more hands than there are seats
                    A act hands=2x | are no cards
                    A act hands=2 | are no cards
                    A act hands=pp | twice
                    A act hands=0p | twice or not at all
                    A act hands=999p | no number from 0 to 127
                    A act hands=19p | More cards of type pot_shard
                    A act hands=p hands=s | stands twice
                    A act hands=p luck=7 | no word of a position
                    A act hands=p acted=1 | takes no value
                    A act hands=p sold=3b | no set that can be sold
                    A act hands=p sold=cs | no set that can be sold
                    A act hands=p explored=attic | is no chamber
                    A act hands=p site=3 | four numbers
                    A act hands=p site=3+0+0+0 | need 18 plain treasures
                    A act hands=p owed=money | is owed after
                    A act hands=p trades=11 | in a row
                    A act hands=p closing | when the dig site is empty
                    A act hands=p known=c | not there
                    A act hands=p known=-?2 | may be maps
                    A act hands=m known=-?0 | may be maps
                    A act hands=p given=p | More is given
                    A lose A hands=p | Nothing is to be lost
                    A lose A hands=2p given=2s | to be lost
                    A steal B hands=p | nothing to steal
                    A rob hands=p | nobody to rob
                    A size coin hands=p | nothing to sell
                    A find 0 hands=p | left to be found
                    A take hands=p market=s | Nothing is given
                    A take hands=p market=t given=p taken=t | More is taken
                    A give hands=p market=p | No trade
                    A over hands=p | not over
                    A deal A hands=4p | dealt already
                    A dig site=0+0+0+0 explored=small+medium+large | nothing left to dig
                    A act site=0+0+0+0 explored=small+medium+large | game is over
                    A act hands=p site=0+0+9+0 explored=small+medium+large | More thieves or sandstorms
                    A act hands=p site=0+0+0+7 explored=small+medium+large | More thieves or sandstorms
                    """)
    void otherTextIsNoPosition(String text, String reason) {
        assertThatThrownBy(() -> TestTable.of(2, text))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A act",
                "B act closing",
                "A act closing acted",
                "A act closing settled",
                "A act closing idle=1",
                "A act closing passed=B",
                "A act closing trades=1",
                "A act closing starter=B",
                "A act closing owed=idle",
                "A act closing known=c",
                "A act closing known=-?1",
                "A act closing knownB=c",
                "A act closing sold=p",
                "A size coin closing",
            })
    void differencesOfAnyKindMakePositionsUnequal(String words) {
        String cards = " hands=2c/3p market=t site=0+0+0+0 explored=small+medium+large";
        TestTable table = TestTable.of(2, "A act closing" + cards);
        TestTable different = TestTable.of(2, words + cards);

        assertThat(different.position).isNotEqualTo(table.position);
        assertThat(different.position.hash()).isNotEqualTo(table.position.hash());
        assertThat(TestTable.of(2, different.toString()).position).isEqualTo(different.position);
    }

    @Test
    void theSetupBelongsToThePosition() {
        String text = "A act hands=2c/3p market=t";

        assertThat(TestTable.of(setup(2, "tradesInARowLimit=9"), text).position)
                .isNotEqualTo(TestTable.of(2, text).position);
    }
}
