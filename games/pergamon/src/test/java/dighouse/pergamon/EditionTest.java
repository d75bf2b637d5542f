package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Json;
import dighouse.kernel.Malformed;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The printed numbers, and edition files of one's own.
class EditionTest {
    private static final PergamonTables TABLES = TestTable.EDITION.tables;
    private static final Json FILE = Json.parse(TestTable.JSON);

    @Test
    @Rule({"PRG-COMP-01", "PRG-COMP-02", "PRG-COMP-09", "PRG-DIG-03"})
    void theBoard() {
        assertThat(TABLES.amount).hasSize(13 + 1);
        assertThat(TABLES.tickets).hasSize(24 + 1);
        assertThat(TABLES.evaluates).hasSize(12 + 1);
        assertThat(TABLES.left).hasSize(60);
        assertThat(TABLES.capacity).isEqualTo(4);
        assertThat(TABLES.cost).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(FILE.get("turnOrderTrack").get("spaces").array()).hasSize(4);
    }

    @Test
    @Rule({"PRG-COMP-13", "PRG-RULING-41", "PRG-COMP-11"})
    void theResearchFundsTrack() {
        assertThat(TABLES.amount).containsExactly(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6);
        assertThat(TABLES.deepest).containsExactly(0, 5, 2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5);
    }

    @Test
    @Rule({"PRG-COMP-03", "PRG-COMP-04", "PRG-COMP-14", "PRG-INFO-07"})
    void cardsAndExhibitionPlan() {
        assertThat(TABLES.copies).containsExactly(0, 3, 3, 3, 3, 3, 3, 3, 3);
        assertThat(TABLES.back).containsExactly(0, 0, 0, 0, 0, 1, 1, 1, 1);
        int coins = 0;
        for (int value = 1; value <= 8; value++) {
            coins += value * TABLES.copies[value];
        }
        assertThat(coins).isEqualTo(12 * 9);
        int[] plan = Arrays.copyOfRange(TABLES.tickets, 1, 25);
        assertThat(plan)
                .containsExactly(
                        1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6);
    }

    @Test
    @Rule({"PRG-COMP-05", "PRG-COMP-06", "PRG-COMP-07", "PRG-COMP-15", "PRG-COMP-16"})
    void thePieces() {
        assertThat(FILE.get("coins").get("count").number(0, 99)).isEqualTo(40);
        int tickets = 0;
        for (Json token : FILE.get("tickets").get("tokens").array()) {
            assertThat(token.get("count").number(0, 99)).isEqualTo(12);
            tickets += 12 * token.get("value").number(1, 5);
        }
        assertThat(tickets).isEqualTo(96);
        Json each = FILE.get("players").get("perPlayer");
        assertThat(each.get("pawns").number(0, 9)).isEqualTo(1);
        assertThat(each.get("roundMarkers").strings()).containsExactly("I", "II", "III");
        assertThat(each.get("angularMarkers").strings()).containsExactly("I", "II", "III");
        assertThat(each.get("reminderCards").number(0, 9)).isEqualTo(1);
    }

    @Test
    @Rule("PRG-RULING-29")
    void thePiecesLimitNothing() {
        TestTable table = TestTable.of(3, "12 evaluate A=200@3 A.tickets=0/200/0/0 A.I=24:T10-T11");

        table.play("evaluate");

        assertThat(table.tickets(0)).isEqualTo(209);
    }

    /// Replaces one piece of the file and says what is wrong, with its line.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    "capacity": 4 | "capacity": 0 | galleries.capacity: a whole number from 1 to 60
                    "gallery": 5, | "gallery": 6, | galleries.values[4].gallery: the number 5 is expected
                    "deepestGallery": 5, | "deepestGallery": 6, | deepestGallery: a whole number from 1 to 5
                    "galleries": [ 1, 2 ] | "galleries": [ 1, 6 ] | a whole number from 1 to 5
                    "galleries": [ 1, 2 ] | "galleries": [ 1 ] | every gallery from 1 to its deepest one
                    "space": 8, "tickets": 2 | "space": 8, "tickets": 1 | tickets never fall
                    "space": 24, "tickets": 6 | "space": 24, "tickets": 7 | a whole number from 1 to 6
                    "coins": 5,\\n    "deepestGallery": 3 | "coins": 4,\\n    "deepestGallery": 3 | coins never fall
                    "id": "C8c", "coins": 8, "back": "chest" | "id": "C8c", "coins": 8, "back": "purse" | cards of one value have one back
                    "id": "C8c", "coins": 8 | "id": "C8c", "coins": 9 | a whole number from 1 to 8
                    "id": "T07" | "id": "T70" | the tile at this place is "T07"
                    "number": 12 } | "number": 24 } | ascending century, then ascending number
                    "object": "jug", "half": "left", "century": 1 } | "object": "vase", "half": "left", "century": 1 } | different kinds
                    "object": "mask", "half": "left" | "object": "mug", "half": "left" | an object is a vase, a jug, a mask or a bracelet
                    "tilesInPile": 5 | "tilesInPile": 6 | calendar.rounds[0].tilesInPile
                    "default": "byDate" | "default": "byWeight" | this is no value of option "findSorting"
                    "id": "findSorting" | "id": "tileSorting" | there is no option "tileSorting"
                    "startingTickets": 0 | "startingTickets": 3 | startingTickets: the number 0 is expected
                    "id": "first2011" | "id": "my copy" | id: a name of small letters, digits and hyphens
                    "game": "pergamon" | "game": "thebes" | this is no edition of "pergamon"
                    "purse,purse": 5 | "purse,purse": 14 | a whole number from 1 to 13
                    """)
    @Rule({"PRG-COMP-09", "PRG-COMP-11", "PRG-OBJ-02"})
    void aWrongEntryIsRefusedWithItsLine(String right, String wrong, String reason) {
        String from = right.replace("\\n", "\n");
        int at = TestTable.JSON.indexOf(from);
        assertThat(at).as(right).isPositive();
        String json =
                TestTable.JSON.substring(0, at)
                        + wrong.replace("\\n", "\n")
                        + TestTable.JSON.substring(at + from.length());
        int line = (int) TestTable.JSON.substring(0, at).chars().filter(c -> c == '\n').count() + 1;

        assertThatThrownBy(() -> TestTable.GAME.edition(json))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining(reason)
                .satisfies(fault ->
                        assertThat(((Malformed) fault).line()).isBetween(line - 1, line + 2));
    }

    @Test
    @Rule("PRG-COMP-02")
    void sixtyOneTilesAreRefused() {
        String last = TestTable.JSON.substring(TestTable.JSON.indexOf("   { \"id\": \"T60\""));
        String tile = last.substring(0, last.indexOf("\n"));
        String json = TestTable.JSON.replace(tile, tile + ",\n" + tile.replace("T60", "T61"));

        assertThatThrownBy(() -> TestTable.GAME.edition(json))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("there must be exactly 60 find tiles, not 61")
                .hasMessageStartingWith("Line ");
    }

    @Test
    @Rule("PRG-COMP-03")
    void twentyFiveCardsAreRefused() {
        String card = "   { \"id\": \"C8c\", \"coins\": 8, \"back\": \"chest\" }";
        String json = TestTable.JSON.replace(card, card + ",\n" + card);

        assertThatThrownBy(() -> TestTable.GAME.edition(json))
                .hasMessageContaining("there must be exactly 24 research funds cards, not 25");
    }

    @Test
    @Rule({"PRG-RULING-41", "PRG-RULING-42"})
    void aCorrectFileOfOnesOwnPlays() {
        String json =
                TestTable.JSON
                        .replace("\"space\": 3, \"tickets\": 1", "\"space\": 3, \"tickets\": 2")
                        .replace("\"space\": 4, \"tickets\": 1", "\"space\": 4, \"tickets\": 2")
                        .replace("\"id\": \"first2011\"", "\"id\": \"mine\"")
                        .replace("reconstructed", "read off my copy");
        PergamonEdition edition = TestTable.GAME.edition(json);
        assertThat(edition.id()).isEqualTo("mine");
        assertThat(edition.reconstructed()).isEmpty();
        assertThat(edition.hash()).isNotEqualTo(TestTable.EDITION.hash());

        Setup setup = Setup.of(TestTable.GAME, edition, 3);
        TestTable table = TestTable.of(setup, "7 evaluate A=0@2 A.I=3:T10-T11").play("evaluate");
        assertThat(table.position.ticketsFrom(0, PergamonPosition.FROM_SPACES)).isEqualTo(2);
        PergamonPosition position = TestTable.GAME.position();
        TestTable.GAME.start(setup, position);
        int plies = Playout.run(TestTable.GAME, position, new Xoshiro(3), new MoveList());
        assertThat(plies).isLessThanOrEqualTo(TestTable.GAME.longest(setup));
    }

    @Test
    @Rule("PRG-COMP-07")
    void aTableIsForTwoToFour() {
        assertThatThrownBy(() -> TestTable.setup(5))
                .hasMessage("pergamon is for 2 to 4 seats, not 5.");
        assertThatThrownBy(() -> TestTable.setup(2, "playerOrder=reverseTrack"))
                .hasMessageContaining("There is no option \"playerOrder\" here");
    }
}
