package dighouse.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainEditionTest {
    @Test
    void itIsAName() {
        assertThat(PlainEdition.read(" { \"id\": \"pocket\" }"))
                .isEqualTo(new PlainEdition("pocket"));
        assertThat(new PlainEdition("pocket").json()).isEqualTo("{\"id\":\"pocket\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{}", "{\"id\":\"\"}", "{\"id\":\"a b\"}", "{\"id\":\"a\",\"x\":1}", "7"})
    void anythingElseIsMalformed(String json) {
        assertThatThrownBy(() -> PlainEdition.read(json)).isInstanceOf(Malformed.class);
    }
}
