package dighouse.app.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/// What the terminal receives.
class ConsoleTest {
    private static final String FRENCH = "C’est à vous\u202f: que prenez-vous\u202f?";

    @Test
    void anOldEncodingGetsTheNextBestSigns() {
        assertThat(said(FRENCH, StandardCharsets.ISO_8859_1))
                .isEqualTo("C'est à vous\u00a0: que prenez-vous\u00a0?");
    }

    @Test
    void nothingChangesWhereEverySignCanBePrinted() {
        assertThat(said(FRENCH, StandardCharsets.UTF_8)).isEqualTo(FRENCH);
    }

    private static String said(String line, Charset charset) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Console console =
                new Console(
                        InputStream.nullInputStream(), out, new ByteArrayOutputStream(), charset);
        console.say(line);
        return out.toString(charset).strip();
    }
}
