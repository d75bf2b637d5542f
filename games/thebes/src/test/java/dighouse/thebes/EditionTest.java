package dighouse.thebes;

import static dighouse.thebes.TestTable.EDITION;
import static dighouse.thebes.TestTable.GAME;
import static dighouse.thebes.TestTable.JSON;
import static dighouse.thebes.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Json;
import dighouse.kernel.Malformed;
import dighouse.kernel.Option;
import dighouse.testkit.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What is printed, counted against the ledger and against the edition's PRINTED.
class EditionTest {
    private static final ThebesTables TABLES = EDITION.tables();
    private static final Json PRINTED = Json.parse(JSON);

    @Test
    @Rule({"THB-COMP-01", "THB-COMP-02", "THB-COMP-03", "THB-MOVE-04", "THB-RULING-22"})
    void distancesAreTheShortestWaysAlongEighteenRoutes() {
        assertThat(ThebesTables.PLACE_IDS).hasSize(12);
        assertThat(PRINTED.get("routes").get("segments").array()).hasSize(18);
        List<Json> rows = PRINTED.get("distances").get("matrix").array();
        int longest = 0;
        int segments = 0;
        for (int from = 0; from < ThebesTables.PLACES; from++) {
            int[] row = rows.get(from).numbers(0, 12);
            for (int to = 0; to < ThebesTables.PLACES; to++) {
                assertThat(TABLES.distance(from, to)).isEqualTo(row[to]);
                longest = Math.max(longest, TABLES.distance(from, to));
                segments += TABLES.distance(from, to) == 1 ? 1 : 0;
            }
        }
        assertThat(longest).isEqualTo(4);
        assertThat(segments).isEqualTo(2 * 18);
        int london = ThebesTables.PLACE_IDS.indexOf("london");
        assertThat(TABLES.distance(london, ThebesTables.PLACE_IDS.indexOf("egypt"))).isEqualTo(4);
    }

    @Test
    @Rule({"THB-COMP-04", "THB-COMP-05", "THB-TIME-02", "THB-TIME-03", "THB-EDGE-39"})
    void theTrackHasThreeYearsOf52Weeks() {
        assertThat(ThebesTables.SPACES).isEqualTo(52);
        assertThat(TABLES.firstYear).isEqualTo(1901);
        assertThat(TABLES.end).isEqualTo(156);
        assertThat(TABLES.end - TABLES.start[2]).isEqualTo(156);
        assertThat(TABLES.end - TABLES.start[3]).isEqualTo(141);
        assertThat(TABLES.end - TABLES.start[4]).isEqualTo(104);
    }

    @Test
    @Rule("THB-COMP-06")
    void thereAre85ResearcherCards() {
        int[] counts = new int[ThebesTables.TYPES];
        for (int type : TABLES.type) {
            counts[type]++;
        }
        assertThat(counts).containsExactly(8, 45, 5, 2, 2, 6, 6, 2, 9);
        assertThat(Arrays.stream(counts).sum()).isEqualTo(85);
    }

    @Test
    @Rule({"THB-COMP-07", "THB-RULING-28"})
    void everyCardIsAsTheFileSaysAndNoneIsInWarsaw() {
        List<Json> items = PRINTED.get("cards").get("items").array();
        for (int card = 0; card < ThebesTables.RESEARCHERS; card++) {
            Json item = items.get(card);
            assertThat(item.get("id").string()).isEqualTo("THB-" + Names.card(card));
            assertThat(ThebesTables.PLACE_IDS.get(TABLES.city[card]))
                    .isEqualTo(item.get("city").string())
                    .isNotEqualTo("warsaw");
            assertThat(TABLES.weeks[card]).isEqualTo(item.get("weeks").number(1, 6));
            if (item.get("points") instanceof Json.Num points) {
                assertThat(TABLES.points[card]).isEqualTo(points.number(1, 3));
            }
            if (item.get("site") instanceof Json.Str site) {
                assertThat(ThebesTables.siteId(TABLES.site[card])).isEqualTo(site.value());
            }
        }
        int zeppelinOfVienna = PlyText.card("C04");
        assertThat(TABLES.weeks[zeppelinOfVienna]).isEqualTo(1);
    }

    @Test
    @Rule("THB-COMP-08")
    void eachSiteHasSixteenBooksOnNineCards() {
        for (int site = 0; site < ThebesTables.SITES; site++) {
            List<String> cards = new ArrayList<>();
            for (int card = 0; card < ThebesTables.RESEARCHERS; card++) {
                if (TABLES.type[card] == ThebesTables.SPECIALISED && TABLES.site[card] == site) {
                    cards.add(TABLES.points[card] + " in " + TABLES.weeks[card]);
                }
            }
            assertThat(cards).hasSize(9);
            assertThat(cards).filteredOn("1 in 1"::equals).hasSize(4);
            assertThat(cards).filteredOn("2 in 2"::equals).hasSize(3);
            assertThat(cards).filteredOn("3 in 4"::equals).hasSize(2);
        }
    }

    @Test
    @Rule({"THB-COMP-09", "THB-COMP-10", "THB-COMP-11"})
    void otherCardsCostWhatTheySay() {
        List<String> cards = new ArrayList<>();
        for (int card = 0; card < ThebesTables.RESEARCHERS; card++) {
            if (TABLES.type[card] != ThebesTables.SPECIALISED) {
                cards.add(
                        ThebesTables.TYPE_IDS.get(TABLES.type[card])
                                + " "
                                + TABLES.points[card]
                                + " in "
                                + TABLES.weeks[card]);
            }
        }
        assertThat(cards).filteredOn("general_knowledge 1 in 3"::equals).hasSize(4);
        assertThat(cards).filteredOn("general_knowledge 2 in 6"::equals).hasSize(4);
        assertThat(cards).filteredOn("ethnological_knowledge 2 in 1"::equals).hasSize(5);
        assertThat(cards).filteredOn("zeppelin 0 in 1"::equals).hasSize(2);
        assertThat(cards).filteredOn("car 0 in 1"::equals).hasSize(2);
        assertThat(cards).filteredOn("assistant 0 in 2"::equals).hasSize(6);
        assertThat(cards).filteredOn("congress 0 in 2"::equals).hasSize(9);
        assertThat(cards).filteredOn("shovel 0 in 3"::equals).hasSize(6);
        assertThat(cards).filteredOn("special_permission 0 in 3"::equals).hasSize(2);
    }

    @Test
    @Rule({"THB-COMP-12", "THB-COMP-20"})
    void exhibitionsAreFiveSmallAndFiveLarge() {
        List<String> small = new ArrayList<>();
        List<String> large = new ArrayList<>();
        for (int card = ThebesTables.RESEARCHERS; card < ThebesTables.CARDS; card++) {
            int[] needs = new int[ThebesTables.SITES];
            for (int site = 0; site < ThebesTables.SITES; site++) {
                needs[site] = TABLES.need(card, site);
            }
            Arrays.sort(needs);
            boolean isLarge = TABLES.large[card - ThebesTables.RESEARCHERS];
            assertThat(needs)
                    .containsExactly(
                            isLarge ? new int[] {0, 0, 1, 2, 3} : new int[] {0, 0, 0, 1, 2});
            assertThat(TABLES.points[card]).isEqualTo(isLarge ? 5 : 4);
            assertThat(TABLES.weeks[card]).isEqualTo(isLarge ? 4 : 3);
            (isLarge ? large : small).add(ThebesTables.PLACE_IDS.get(TABLES.city[card]));
        }
        String[] cities = {"berlin", "london", "moscow", "paris", "vienna"};
        assertThat(small).containsExactlyInAnyOrder(cities);
        assertThat(large).containsExactlyInAnyOrder(cities);
    }

    @Test
    @Rule("THB-EX-20")
    void theCardAndTheExhibitionOfThePictureReadAsPrinted() {
        int card = PlyText.card("C62");
        assertThat(Names.cardKind(TABLES, card)).isEqualTo("egypt_3");
        assertThat(Names.place(TABLES.city[card])).isEqualTo("moscow");
        assertThat(TABLES.weeks[card]).isEqualTo(4);
        int large = PlyText.card("X10");
        assertThat(Names.place(TABLES.city[large])).isEqualTo("moscow");
        assertThat(TABLES.points[large]).isEqualTo(5);
        assertThat(TABLES.weeks[large]).isEqualTo(4);
        assertThat(List.of(TABLES.need(large, 2), TABLES.need(large, 3), TABLES.need(large, 4)))
                .containsExactly(1, 2, 3);
    }

    @Test
    @Rule({"THB-COMP-13", "THB-COMP-14", "THB-EDGE-40"})
    void eachBagHolds31TokensWorth36() {
        int[][] values = {
            {6, 5, 5, 4, 3, 3, 2, 2, 2, 1, 1, 1, 1},
            {5, 4, 4, 4, 3, 3, 3, 3, 2, 2, 1, 1, 1},
            {6, 5, 4, 4, 3, 3, 3, 2, 2, 1, 1, 1, 1},
            {7, 6, 5, 4, 3, 2, 2, 2, 1, 1, 1, 1, 1},
            {5, 5, 4, 4, 4, 3, 3, 3, 1, 1, 1, 1, 1}
        };
        int all = 0;
        for (int site = 0; site < ThebesTables.SITES; site++) {
            List<Integer> found = new ArrayList<>();
            for (int artefact = 0; artefact < ThebesTables.ARTEFACTS; artefact++) {
                found.add(TABLES.value(site, artefact));
            }
            found.sort((a, b) -> b - a);
            assertThat(found)
                    .containsExactly(Arrays.stream(values[site]).boxed().toArray(Integer[]::new));
            int sum = Arrays.stream(values[site]).sum();
            assertThat(sum).isEqualTo(36);
            all += sum;
            assertThat(ThebesTables.FINDS + TABLES.blanks[site]).isEqualTo(31);
            assertThat(TABLES.blanks[site]).isEqualTo(16);
        }
        assertThat(all).isEqualTo(180);
        // nobody can have more: all artefacts, all exhibitions, nine congresses, five majorities
        assertThat(5 * 4 + 5 * 5).isEqualTo(45);
        assertThat(TABLES.congress[9] + 5 * TABLES.majority).isEqualTo(28 + 25);
    }

    @Test
    @Rule("THB-COMP-15")
    void theBookOfEachBagIsAboutAnotherSite() {
        assertThat(TABLES.bookSite).containsExactly(1, 0, 4, 2, 3);
        for (int site = 0; site < ThebesTables.SITES; site++) {
            int books = 0;
            for (int card = 0; card < ThebesTables.RESEARCHERS; card++) {
                boolean about =
                        TABLES.type[card] == ThebesTables.SPECIALISED && TABLES.site[card] == site;
                books += about ? TABLES.points[card] : 0;
            }
            for (int bag : TABLES.bookSite) {
                books += bag == site ? 1 : 0;
            }
            assertThat(books).isEqualTo(17);
        }
    }

    @Test
    @Rule({"THB-COMP-17", "THB-EX-08", "THB-EX-09", "THB-RULING-29"})
    void everyCellOfTheDigTableIsAsTheFileSays() {
        List<Json> rows = PRINTED.get("digTable").get("tokens").array();
        assertThat(rows).hasSize(12);
        for (int knowledge = 1; knowledge <= 12; knowledge++) {
            assertThat(row(knowledge)).containsExactly(rows.get(knowledge - 1).numbers(0, 10));
        }
        assertThat(row(8)).containsExactly(1, 3, 4, 5, 5, 6, 6, 7, 8, 9, 9, 10);
        assertThat(row(7)).containsExactly(1, 2, 4, 4, 5, 5, 6, 6, 7, 8, 8, 9);
        assertThat(Arrays.copyOfRange(row(9), 6, 9)).containsExactly(7, 8, 9);
    }

    private static int[] row(int knowledge) {
        int[] row = new int[12];
        for (int weeks = 1; weeks <= 12; weeks++) {
            row[weeks - 1] = TABLES.printedTokens(knowledge, weeks);
        }
        return row;
    }

    @Test
    @Rule({"THB-VAR-02", "THB-RULING-29"})
    void optionsAreThoseOfTheFileWithTheirFirstValueAsDefault() {
        Json block = PRINTED.get("options");
        List<Option> options = setup(2).options();
        assertThat(options).hasSize(10);
        for (Option option : options) {
            if (option.later()) {
                continue; // no part of the file, whose hash records hold
            }
            Json values = block.get(option.id());
            String first =
                    option.isNumber()
                            ? Integer.toString(values.numbers(0, 10)[0])
                            : values.strings().getFirst();
            assertThat(option.text(option.standard())).isEqualTo(first);
            assertThat(option.most() - option.least() + 1).isEqualTo(values.array().size());
            assertThat(option.rule()).isEqualTo(block.get("rules").get(option.id()).string());
        }
        var doubtful = TestTable.of(setup(2, "digTableRow9Week5=6"), "A goal" + TestTable.DISPLAY);
        assertThat(KnowledgeRules.tokens(doubtful.position, 9, 5)).isEqualTo(6);
        assertThat(
                        KnowledgeRules.tokens(
                                TestTable.of(2, "A goal" + TestTable.DISPLAY).position, 9, 5))
                .isEqualTo(5);
    }

    @Test
    void faultsOfAnEditionAreNamedWithTheirLine() {
        assertFault(
                "\"city\": \"rome\", \"weeks\": 1",
                "\"city\": \"roma\", \"weeks\": 1",
                "berlin, london");
        assertFault("[\"london\", \"berlin\"],", "", "not the shortest ways");
        assertFault(
                "[0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2]",
                "[0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 2]",
                "fewer tokens");
        assertFault("\"researcher\": 41", "\"researcher\": 42", "81 researcher cards");
        assertFault(
                "\"firstDigBonusDefault\": \"THB-T-greece-attic_cup\"",
                "\"firstDigBonusDefault\": \"THB-T-greece-troy_seal\"",
                "value 1");
        assertFault(
                "\"points\": 1, \"site\": \"egypt\"",
                "\"points\": 9, \"site\": \"egypt\"",
                "from 1 to 3");
        assertFault("\"size\": \"small\"", "\"size\": \"tiny\"", "small or large");
        assertFault("[5, 6]", "[5, 8]", "neighbouring");
        assertFault("\"type\": \"car\"", "\"type\": \"balloon\"", "general_knowledge");
    }

    private static void assertFault(String printed, String wrong, String reason) {
        assertThat(JSON).contains(printed);
        int at = JSON.indexOf(printed);
        String json = JSON.substring(0, at) + wrong + JSON.substring(at + printed.length());
        assertThatThrownBy(() -> GAME.edition(json))
                .isInstanceOf(Malformed.class)
                .hasMessageStartingWith("Line ")
                .hasMessageContaining(reason);
    }
}
