package dighouse.archaeology;

import static dighouse.archaeology.TestTable.EDITION;
import static dighouse.archaeology.TestTable.GAME;
import static dighouse.archaeology.TestTable.JSON;
import static dighouse.archaeology.Treasure.BROKEN_CUP;
import static dighouse.archaeology.Treasure.COIN;
import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.PARCHMENT_SCRAP;
import static dighouse.archaeology.Treasure.PHARAOH_MASK;
import static dighouse.archaeology.Treasure.POT_SHARD;
import static dighouse.archaeology.Treasure.TALISMAN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import dighouse.kernel.Option;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditionTest {
    private static final ArchaeologyTables TABLES = EDITION.tables();

    private static void assertRow(int type, int copies, int trading, int... selling) {
        assertThat(TABLES.copies(type)).isEqualTo(copies);
        assertThat(TABLES.tradingValue(type)).isEqualTo(trading);
        assertThat(TABLES.largestSet(type)).isEqualTo(selling.length);
        for (int size = 1; size <= selling.length; size++) {
            assertThat(TABLES.sellingValue(type, size)).isEqualTo(selling[size - 1]);
        }
    }

    @Test
    @Rule({"ARC-COMP-02", "ARC-COMP-03", "ARC-RULING-01"})
    void cardsAreWorthWhatIsPrintedOnThem() {
        assertRow(POT_SHARD, 18, 1, 1, 2, 3, 4, 15);
        assertRow(PARCHMENT_SCRAP, 16, 1, 1, 2, 3, 10);
        assertRow(COIN, 14, 2, 2, 5, 10, 18, 30);
        assertRow(TALISMAN, 8, 3, 3, 7, 14, 24, 40);
        assertRow(BROKEN_CUP, 6, 2, 2, 15);
        assertRow(MAP, 6, 3, 3);
        assertRow(PHARAOH_MASK, 4, 4, 4, 12, 26, 50);
    }

    @Test
    @Rule("ARC-COMP-01")
    void thereAre87Cards() {
        int pyramidCard = 1;
        assertThat(TABLES.allTreasures()).isEqualTo(72);
        assertThat(TABLES.thieves(2)).isEqualTo(8);
        assertThat(TABLES.sandstorms(2)).isEqualTo(6);
        assertThat(72 + 8 + 6 + pyramidCard).isEqualTo(87);
    }

    @Test
    @Rule("ARC-EX-01")
    void aTalismanReadsThreeEightAndTwentyFourForFour() {
        assertThat(TABLES.tradingValue(TALISMAN)).isEqualTo(3);
        assertThat(TABLES.copies(TALISMAN)).isEqualTo(8);
        assertThat(TABLES.sellingValue(TALISMAN, 4)).isEqualTo(24);
    }

    @Test
    @Rule({"ARC-EX-08", "ARC-SETUP-05"})
    void sandstormsDependOnTheSeatsAndThievesDoNot() {
        for (int seats = 2; seats <= 4; seats++) {
            assertThat(TABLES.thieves(seats)).isEqualTo(8);
            assertThat(TABLES.sandstorms(seats)).isEqualTo(8 - seats);
        }
    }

    @Test
    @Rule({"ARC-RULING-13", "ARC-RULING-25", "ARC-RULING-08", "ARC-RULING-16"})
    void optionsStandInTheOrderOfTheEditionWithItsDefaults() {
        assertThat(GAME.options(EDITION, 3, 0))
                .containsExactly(
                        Option.number(
                                "closingIdleRoundsBeforeForcedSale", 1, 20, 2, "ARC-RULING-13"),
                        Option.number("tradesInARowLimit", 1, 20, 10, "ARC-RULING-25"),
                        Option.flag("tradeMustTakeAtLeastOne", true, "ARC-RULING-08"),
                        Option.flag("handSizesPublic", true, "ARC-RULING-16"));
    }

    @Test
    void theGameIsForTwoToFourAndHasNoMissions() {
        assertThat(GAME.seats(EDITION).least()).isEqualTo(2);
        assertThat(GAME.seats(EDITION).most()).isEqualTo(4);
        assertThat(GAME.missions(EDITION)).isZero();
    }

    @Test
    void theTextOfAnEditionGivesTheSameEdition() {
        ArchaeologyEdition again = new EditionReader(EDITION.json()).read();

        assertThat(EDITION.id()).isEqualTo("zman2009");
        assertThat(EDITION.json()).doesNotContain("\n");
        assertThat(again.json()).isEqualTo(EDITION.json());
        assertThat(again.hash()).isEqualTo(EDITION.hash());
    }

    /// Changes one place of the edition and expects to hear where it is wrong, and why.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    "game": "archaeology" | "game": "thebes" | no edition of archaeology
                    "max": 4 | "max": 5 | a whole number from 2 to 4
                    "id": "coin" | "id": "jewel" | "coin" is expected at this place
                    "count": 18 | "count": 64 | a whole number from 1 to 63
                    "count": 18 | "count": 0 | a whole number from 1 to 63
                    "tradeValue": 4 | "tradeValue": 0 | a whole number from 1 to 500
                    "maxSetSize": 2 | "maxSetSize": 3 | by the other numbers this must be 2
                    "startsInDigSiteOnly": true | "startsInDigSiteOnly": false | true for maps
                    "mapsToExplore": 1 | "mapsToExplore": 0 | a whole number from 1 to 127
                    "treasures": 7 | "treasures": 99 | the chambers hold more cards
                    "handCardsEach": 4 | "handCardsEach": 0 | a whole number from 1 to 127
                    "handCardsEach": 4 | "handCardsEach": 31 | need more cards than there are
                    "marketCards": 5 | "marketCards": 0 | a whole number from 1 to 127
                    "nonMapTreasures": 38 | "nonMapTreasures": 39 | this must be 38
                    "total": 58 | "total": 57 | this must be 58
                    "sandstormsReturnedToBox": 0 | "sandstorms": 0 | stands twice
                    "id": "thief" | "id": "fox" | "thief" is expected
                    "pyramidCards": 15 | "pyramidCards": 16 | this must be 15
                    """)
    void wrongNumbersAreNamed(String right, String wrong, String reason) {
        assertThat(JSON).contains(right);

        assertFault(replaceFirst(JSON, right, wrong), reason);
    }

    @Test
    void sellingValuesMayNotFall() {
        String json = JSON.replaceFirst("4,\\s+12,\\s+26", "4, 12, 11");

        assertFault(json, "treasures.items[6].sellValues: a larger set is never cheaper");
    }

    @Test
    void thereMustBePricesForOneToSixCards() {
        String none = JSON.replaceFirst("\"sellValues\": \\[\\s+3\\s+]", "\"sellValues\": []");
        String many =
                JSON.replaceFirst(
                        "\"sellValues\": \\[\\s+3\\s+]", "\"sellValues\": [3, 3, 3, 3, 3, 3, 3]");

        assertFault(none, "prices for 1 to 6 cards");
        assertFault(many, "prices for 1 to 6 cards");
    }

    @Test
    void thereMustBeSevenTypesAndNotTooManyCards() {
        int from = JSON.indexOf("\"id\": \"pot_shard\"");
        int to = JSON.indexOf("\"id\": \"parchment_scrap\"");
        String six = JSON.substring(0, from) + JSON.substring(to);
        String many =
                JSON.replace("\"count\": 18", "\"count\": 63")
                        .replace("\"count\": 16", "\"count\": 63");

        assertFault(six, "there must be 7 types of treasure, not 6");
        assertFault(many, "there may be 127 treasures at most");
    }

    private static String replaceFirst(String text, String right, String wrong) {
        int at = text.indexOf(right);
        return text.substring(0, at) + wrong + text.substring(at + right.length());
    }

    private static void assertFault(String json, String reason) {
        assertThatThrownBy(() -> new EditionReader(json).read())
                .isInstanceOf(Malformed.class)
                .hasMessageStartingWith("Line ")
                .hasMessageContaining(reason);
    }
}
