package dighouse.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// The text of a record, for those who falsify it. Every edit gives another text.
record RecordText(String text) {

    List<String> lines() {
        return text.lines().toList();
    }

    /// The line of the first ply, from 1.
    int firstPly() {
        return headingEnd() + 1;
    }

    /// The empty line behind the heading, from 1.
    int headingEnd() {
        return lines().indexOf("") + 1;
    }

    /// The line of an entry of the heading, from 1.
    int lineOf(String key) {
        List<String> lines = lines();
        int line = 1;
        while (!lines.get(line - 1).startsWith(key + " ")) {
            line++;
        }
        return line;
    }

    String line(int number) {
        return lines().get(number - 1);
    }

    RecordText withEntry(String key, String value) {
        return withLine(lineOf(key), key + " " + value);
    }

    /// With another last hexadecimal digit in the entry.
    RecordText withOtherDigit(String key) {
        String line = line(lineOf(key));
        return withLine(
                lineOf(key),
                line.substring(0, line.length() - 1) + (line.endsWith("7") ? "8" : "7"));
    }

    RecordText withLine(int number, String line) {
        return edited(lines -> lines.set(number - 1, line));
    }

    RecordText without(String key) {
        return withoutLine(lineOf(key));
    }

    RecordText withoutLine(int number) {
        return edited(lines -> lines.remove(number - 1));
    }

    RecordText withLineTwice(int number) {
        return edited(lines -> lines.add(number, lines.get(number - 1)));
    }

    /// With the line and the one below it in each other's place.
    RecordText withLineSwapped(int number) {
        return edited(lines -> lines.add(number, lines.remove(number - 1)));
    }

    private RecordText edited(Consumer<List<String>> edit) {
        List<String> lines = new ArrayList<>(lines());
        edit.accept(lines);
        String edited = String.join("\n", lines) + "\n";
        assertThat(edited).as("the edit changes nothing").isNotEqualTo(text);
        return new RecordText(edited);
    }
}
