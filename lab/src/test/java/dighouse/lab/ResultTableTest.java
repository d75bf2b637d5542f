package dighouse.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.lab.ResultTable.Cell;
import org.junit.jupiter.api.Test;

class ResultTableTest {
    private static final ResultTable SHEET =
            new ResultTable.Draft("things", "Things", "name", "number", "share")
                    .add(Cell.of("a \"b\", c"), Cell.of(12), Cell.percent(0.12345))
                    .add(Cell.of("d"), Cell.of(-3), Cell.of(-0.001, 1))
                    .done();

    @Test
    void wordsStandToTheLeftAndNumbersToTheRight() {
        assertThat(SHEET.lines())
                .containsExactly(
                        "Things",
                        "name      number  share",
                        "a \"b\", c      12   12.3",
                        "d             -3    0.0");
    }

    @Test
    void isQuotedWhereItMust() {
        assertThat(SHEET.csv())
                .containsExactly("name,number,share", "\"a \"\"b\"\", c\",12,12.3", "d,-3,0.0");
    }

    @Test
    void isMarkdown() {
        assertThat(SHEET.markdown())
                .containsExactly(
                        "| name | number | share |",
                        "|---|--:|--:|",
                        "| a \"b\", c | 12 | 12.3 |",
                        "| d | -3 | 0.0 |");
    }

    @Test
    void isJson() {
        JsonWriter writer = new JsonWriter().beginObject();
        SHEET.write(writer);
        Json json = Json.parse(writer.endObject().text());

        assertThat(json.get("things").array()).hasSize(2);
        assertThat(json.get("things").array().getFirst().get("name").string())
                .isEqualTo("a \"b\", c");
        assertThat(json.get("things").array().getFirst().get("number").number(0, 20)).isEqualTo(12);
    }

    @Test
    void columnsCanBeRenamed() {
        assertThat(SHEET.named(column -> column.equals("name") ? "nom" : column).columns())
                .containsExactly("nom", "number", "share");
    }
}
