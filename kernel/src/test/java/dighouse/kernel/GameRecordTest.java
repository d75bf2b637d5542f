package dighouse.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameRecordTest {
    private static final String TEXT = finishedGame().text();

    @Test
    void aRecordReadsLikeAGame() {
        assertThat(TEXT)
                .startsWith(
                        """
                        dighouse record 1
                        game pebbles
                        rules 1
                        edition plain\
                        """)
                .contains(
                        "option heap 5\noption misere no\nplayer A Ann\nplayer B Bob the second\n")
                .contains("result 1. ")
                .contains("\n\n* limit ")
                .containsPattern("\nA pick  ~[0-9a-f]{6}\n");
    }

    @Test
    void readingAndWritingGiveTheSameBytes() {
        String commented = TEXT.replace("\n\n*", "\n\n# The first draw.\n#\n*") + "# The end.\n";

        assertThat(GameRecord.parse(TEXT).text()).isEqualTo(TEXT);
        assertThat(GameRecord.parse(commented).text()).isEqualTo(commented);
        assertThat(GameRecord.parse(TEXT.replace("\n", "\r\n")).text()).isEqualTo(TEXT);
    }

    @Test
    void aReplayEndsInTheSamePosition() {
        Match<Pebbles.Heap> match = replay(TEXT);

        assertThat(match.isOver()).isTrue();
        assertThat(Hash64.hex(match.position().hash())).isEqualTo(GameRecord.parse(TEXT).hash());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    dighouse record 1 | dighouse notes | Line 1: this is no record
                    game pebbles      | gmae pebbles   | Line 2: "game …" is expected
                    game pebbles      | game chess     | Line 2: this is a record of chess, not of pebbles
                    rules 1           | rules one      | Line 3: "rules" takes a whole number
                    rules 1           | rules 2        | Line 3: the record was played by rules number 2
                    edition plain     | edition odd    | Line 4:
                    seats 2           | seats 3        | Line 5: pebbles is for 2 to 2 seats, not 3
                    option heap 5     | option heap 50 | Line 6: Option heap cannot be "50"
                    option heap 5     | option heap    | Line 6: "option" takes a name and a value
                    player B          | player C       | Line 9: the player of seat B is expected
                    result 1.         | result 2.      | Line 10: the result is
                    """)
    void aFaultInTheHeadingIsNamedByItsLine(String good, String bad, String sentence) {
        String text = TEXT.replace(good, bad);

        assertThat(text).isNotEqualTo(TEXT);
        assertThatThrownBy(() -> replay(text))
                .isInstanceOf(Malformed.class)
                .hasMessageStartingWith(sentence);
    }

    @Test
    void aNinthPlayerIsRefusedByItsLine() {
        String six = "player C c\nplayer D d\nplayer E e\nplayer F f\nplayer G g\nplayer H h\n";
        String text = TEXT.replace("result 1.", six + "player I i\nresult 1.");

        assertThatThrownBy(() -> GameRecord.parse(text))
                .isInstanceOf(Malformed.class)
                .hasMessage("Line 16: no table has more than 8 seats.");
    }

    @Test
    void anAlteredLineIsNamedByItsNumber() {
        List<String> lines = List.of(TEXT.split("\n"));
        for (int i = 12; i < lines.size(); i++) {
            String line = lines.get(i);
            String altered =
                    line.startsWith("*")
                            ? line.replace("limit 3", "limit 4")
                                    .replace("limit 2", "limit 3")
                                    .replace("limit 1", "limit 2")
                            : line.contains("pick")
                                    ? line.replace("pick", "stop")
                                    : line.replace("stop", "pick");
            String text = TEXT.replace("\n" + line + "\n", "\n" + altered + "\n");
            int number = i + 1;

            assertThatThrownBy(() -> replay(text))
                    .as(line)
                    .isInstanceOfSatisfying(
                            Malformed.class, fault -> assertThat(fault.line()).isEqualTo(number));
        }
    }

    @Test
    void aLostOrExtraLineIsNoticed() {
        String last = TEXT.substring(TEXT.trim().lastIndexOf('\n') + 1);

        assertThatThrownBy(() -> replay(TEXT.replace(last, ""))).isInstanceOf(Malformed.class);
        assertThatThrownBy(() -> replay(TEXT + last))
                .hasMessageContaining("the game is over before this line");
        assertThatThrownBy(() -> replay(TEXT + "nonsense\n"))
                .hasMessageContaining("a ply is expected");
    }

    private static Match<Pebbles.Heap> replay(String text) {
        return Replay.of(new Pebbles(), new Pebbles.Plain("plain"), GameRecord.parse(text));
    }

    private static GameRecord finishedGame() {
        Pebbles game = new Pebbles();
        Match<Pebbles.Heap> match = new Match<>(game, Pebbles.setup());
        Xoshiro random = new Xoshiro(3);
        MoveList list = new MoveList();
        while (!match.isOver()) {
            match.apply(Playout.choose(game, match.position(), match.actor(), random, list));
        }
        return GameRecord.of(match, List.of("Ann", "Bob the second"), GameRecord.Proof.NONE, false);
    }
}
