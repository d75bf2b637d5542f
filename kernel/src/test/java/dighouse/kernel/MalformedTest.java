package dighouse.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;

class MalformedTest {
    @Test
    void aFaultWithAKeyHasASentenceAndWhatItNames() {
        Malformed fault =
                Malformed.of("table.seats", "{game} has {most} seats; {game} is small.", "hex", 2);

        assertThat(fault).hasMessage("hex has 2 seats; hex is small.");
        assertThat(fault.key()).isEqualTo("table.seats");
        assertThat(fault.arguments())
                .containsExactly(Argument.term("game", "plain", "hex"), Argument.number("most", 2));
    }

    @Test
    void aClauseBecomesASentenceBehindItsLineAndPlace() {
        Json size = Json.parse("{\n\"size\": 9}").get("size");
        Malformed fault = catchThrowableOfType(Malformed.class, () -> size.number(1, 4));

        assertThat(fault.key()).isEqualTo("json.range");
        assertThat(fault.place()).isEqualTo("size");
        assertThat(fault.sentence())
                .isEqualTo("size: a whole number from 1 to 4 is expected here.");
        assertThat(fault.at(7))
                .hasMessage("Line 7: size: a whole number from 1 to 4 is expected here.");
        assertThat(fault.at(7).arguments()).isEqualTo(fault.arguments());
    }

    @Test
    void whatOnlyProgrammersMeetHasNoKey() {
        Malformed fault = new Malformed("No such ply.");

        assertThat(fault).hasMessage("No such ply.");
        assertThat(fault.key()).isEmpty();
        assertThat(fault.arguments()).isEmpty();
    }
}
