package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {
    @Test
    void aPositionIsReadBackAsItIsWritten() {
        String text =
                "5 polish order=BCA at=7 A=4@7 A.finds=T33,T49 A.I=12:T01-T03 A.II=4:T02-T07"
                        + " A.III=1:T06-T04 A.tickets=3/2/0/0 B=0@2 I=T10 gone=T60"
                        + " cards=3/3/3/1/3/3/2/3 top=c row=T49-T33 disband=II";

        assertThat(TestTable.of(3, text)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5",
                "5 sleep",
                "13 ask table=pc",
                "5 ask table=pc A.finds=T61",
                "5 ask table=pc A.finds=T01 B.finds=T01",
                "5 ask table=pc D=3",
                "5 ask table=pc A.I=12:T49",
                "5 ask table=pc A.I=12:T49-T50",
                "5 ask table=pc A.I=12:T49-T33 B.I=12:T01-T03",
                "5 row at=1 A=1@7 C=21 C.finds=T36,T44 row=T36-T44",
                "5 row at=7 A=1@7 A.finds=T36,T44 row=T36-T36",
                "5 dig",
                "5 ask table=pc A=1@3 B=0@3"
            })
    void whatIsNoPositionIsRefusedInOneSentence(String text) {
        assertThatThrownBy(() -> TestTable.of(3, text)).isInstanceOf(Malformed.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"ask", "ask 0", "ask 14", "ask 07", "dig VI", "row T61", "polish 24", "hum"})
    void whatIsNoPlyIsRefusedInOneSentence(String text) {
        PergamonPosition position = TestTable.of(3, "1 ask table=pc").position;

        assertThatThrownBy(() -> TestTable.GAME.notation().ply(position, text))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("is no ply of Pergamon");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3 ask table=p | two cards lie face down while funds are asked for",
                "3 top | two cards lie face down while funds are asked for",
                "3 turnUp table=pc A=0@1 B=0@2 | somebody has not asked for funds",
                "3 share fund=5 A=0@1 | somebody has not asked for funds"
            })
    void whatNoRoundComesToIsRefused(String text, String reason) {
        assertThatThrownBy(() -> TestTable.of(3, text))
                .isInstanceOf(Malformed.class)
                .hasMessage("This is no position of Pergamon: " + reason + ".");
    }
}
