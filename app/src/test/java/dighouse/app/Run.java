package dighouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.app.command.Dighouse;
import dighouse.app.io.Console;
import dighouse.kernel.Xoshiro;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/// One run of the command in this process: its exit code and its output.
public record Run(int code, String out, String err) {

    static Run of(String... arguments) {
        return typing(List.of(), arguments);
    }

    /// Runs the command while somebody types these lines; then the input ends.
    public static Run typing(List<String> lines, String... arguments) {
        String input = lines.isEmpty() ? "" : String.join("\n", lines) + "\n";
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console =
                new Console(
                        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                        out,
                        err,
                        StandardCharsets.UTF_8);
        int code = Dighouse.run(console, arguments);
        return new Run(
                code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /// More than enough answers for any game: random numbers that often fit.
    static List<String> manyNumbers(long seed) {
        Xoshiro random = new Xoshiro(seed);
        return Stream.generate(() -> Integer.toString(1 + random.below(7))).limit(20_000).toList();
    }

    public Run answers(int expected) {
        assertThat(code).as("out: %s%nerr: %s", out, err).isEqualTo(expected);
        return this;
    }

    /// Checks for one error sentence, nothing on standard output, and no stack trace.
    public void complains(int expected, String sentence) {
        answers(expected);
        assertThat(err.strip()).doesNotContain("\n").doesNotContain("\tat ").contains(sentence);
    }
}
