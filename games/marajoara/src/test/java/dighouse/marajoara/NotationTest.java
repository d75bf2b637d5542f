package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import dighouse.kernel.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "capture C3 SE",
                "exhibit 2+5",
                "restore DIFF9 4+5",
                "finance 3 +",
                "finance 3 -",
                "fieldwork H9 N",
                "exchange b3 r2",
                "pay 0",
                "load g6",
                "stop",
                "raise r3",
                "raise b2 @2",
                "raise-captured",
                "track yellow",
                "token C4",
                "piece SUM5",
                "double",
                "give y1",
                "take 5",
                "museum 2",
                "show 4",
                "coin 2",
                "take-back @2",
                "remove A1",
                "place H9",
                "return r1",
                "end",
                "skip",
                "deal grey",
                "roll 6",
                "begin B",
                "score"
            })
    void everyVerbIsReadAndWritten(String text) {
        MarajoaraPosition position = TestTable.start(TestTable.setup(2)).position;

        assertThat(
                        TestTable.GAME
                                .notation()
                                .ply(position, TestTable.GAME.notation().ply(position, text)))
                .isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "jump C3 SE", "capture", "capture Z3 SE", "capture C3 X", "exhibit 5+2",
                        "exhibit 1+1+1+1", "pay 7",
                "take 0", "track grey", "raise r7", "end now", "museum 3", "finance 3",
                        "finance 3 *", "capture C03 SE",
                "restore DIFF9"
            })
    void whatIsNoPlyGetsASentence(String text) {
        MarajoaraPosition position = TestTable.start(TestTable.setup(2)).position;

        assertThatThrownBy(() -> TestTable.GAME.notation().ply(position, text))
                .isInstanceOf(Malformed.class)
                .hasMessageStartingWith("\"" + text + "\" is no ply of Marajoara, such as: ");
    }

    @Test
    void aPositionIsOneLine() {
        String line =
                "3 B turn first=B main=done site=C3y1,D3b2 tokens=C4/F6 dice=b12r3/y566 pieces=SUM4+TWO6/- vases=1/0"
                        + " left=yp/vp reserve=3/2 disks=012/900 ends=B/-/- wheel=g2,b1 slate=r6 points=vases:4/-";

        assertThat(TestTable.of(2, line)).hasToString(line);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "turn | A position opens with round, seat and phase, such as: 3 A turn.",
                "15 A turn | Entry round is a whole number from 1 to 14.",
                "3 D turn | There is no seat D at this table.",
                "3 A dance | \"dance\" is no phase of Marajoara, such as turn.",
                "3 A turn site=I3y1 | \"I3\" is no cell of this dig site, such as C4.",
                "3 A turn site=C3z1 | \"z1\" is no die, such as r3.",
                "3 A turn site=C3y1,C3r1 | Two dice lie on C3.",
                "3 A turn dice=b1234/- | A museum stores three dice of a colour: b1234.",
                "3 A turn dice=b1 | Entry dice has 2 parts with / between.",
                "3 A turn colour=red | A position of Marajoara has no entry \"colour\".",
                "3 A turn vases=1/1 vases=1/1 | \"vases=1/1\" should read name=value, each name once.",
                "3 A pay | Phase pay wants to know more of what is under way.",
                "3 A turn main=perhaps | Entry main is due or done.",
                "3 A turn dice=b7/- | This is no position of Marajoara: a stored die shows no face.",
                "3 A turn tokens=A1/- | This is no position of Marajoara: a token lies in a rope zone.",
                "3 A turn tokens=A4/- | This is no position of Marajoara: a token lies on a bonus cell.",
                "3 A turn tokens=C4,C3,D3,E3,F3,C5,D6,E6/- | This is no position of Marajoara: a museum has only 7 research tokens.",
                "3 A turn tokens=C4,C6/- reserve=4/4 | This is no position of Marajoara: a museum has only 7 research tokens.",
                "3 A turn disks=900/000 | This is no position of Marajoara: the places at the end of the blue track are not those of the disks.",
                "3 A turn disks=090/000 ends=-/B/- | This is no position of Marajoara: the places at the end of the yellow track are not those of the disks.",
                "3 A turn disks=900/000 ends=AA/-/- | This is no position of Marajoara: a disk has both places at the end.",
                "3 A turn vases=1/0 left=vyp/vyp | This is no position of Marajoara: the token of the first vase should be taken.",
                "3 A turn dice=y566/- left=y/- | This is no position of Marajoara: the token of the third yellow die should be taken.",
                "3 A turn pieces=ONE6/- left=p/- | This is no position of Marajoara: the token of a restored piece should be taken.",
                "3 A turn out=g1 | This is no position of Marajoara: dice lie on the round track of several players.",
                "3 A turn goals=1 | This is no position of Marajoara: a goal is collected that the mission has not.",
                "3 A turn doubled=yes | This is no position of Marajoara: this edition does not double restorations for a turn.",
                "3 A turn pips=2 | This is no position of Marajoara: something is still under way."
            })
    void whatIsNoPositionGetsASentence(String text, String sentence) {
        assertThatThrownBy(() -> TestTable.of(2, text))
                .isInstanceOf(Malformed.class)
                .hasMessage(sentence);
    }

    @Test
    void aDieShowsSevenOnlyInsideAGiftOfMissionSeven() {
        String gift = "3 A pips dice=b67 pips=1 captured=g1 landing=C3";

        assertThat(TestTable.mission(7, gift).position.holds(0, Die.BLUE, Die.OVERFLOWN)).isTrue();
        for (Setup setup : List.of(TestTable.setup(1), TestTable.setup(TestTable.EN, 1, 3))) {
            assertThatThrownBy(() -> TestTable.of(setup, gift)).isInstanceOf(Malformed.class);
        }
        assertThatThrownBy(() -> TestTable.mission(7, gift + " pipColour=1"))
                .isInstanceOf(Malformed.class);
    }

    @Test
    void moreDiceThanThereAreAreRefused() {
        String wheel = "3 A turn wheel=g1,g1,g1,g1,g1 slate=g1,g1,g1,g1,g1,g1,g1,g1";

        assertThatThrownBy(() -> TestTable.of(2, wheel))
                .isInstanceOf(Malformed.class)
                .hasMessage("There are only 12 grey dice.");
    }
}
