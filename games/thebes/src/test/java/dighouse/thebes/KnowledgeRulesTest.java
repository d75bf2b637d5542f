package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static dighouse.thebes.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class KnowledgeRulesTest {
    private static final int CRETE = TestTable.site("crete");

    private static TestTable seat(String belongings) {
        return TestTable.of(2, "A goal; A 0 crete " + belongings + "; B 90" + DISPLAY);
    }

    private static int knowledge(String belongings, boolean ethnological, boolean assistant) {
        return KnowledgeRules.knowledge(
                seat(belongings).position, 0, CRETE, ethnological, assistant);
    }

    @Test
    @Rule({"THB-KNOW-01", "THB-KNOW-02", "THB-KNOW-03", "THB-EX-05", "THB-RULING-08"})
    void booksRumoursAndAssistantsMakeSixSpecialisedPoints() {
        String cards = "cards C51,C82,C16,C17 finds greece:book";
        assertThat(knowledge("cards C51", false, false)).isEqualTo(2);
        assertThat(knowledge("cards C51 finds greece:book", false, false)).isEqualTo(3);
        assertThat(knowledge(cards, true, false)).isEqualTo(6);
        assertThat(knowledge(cards, false, false)).isEqualTo(4);
    }

    @Test
    @Rule({"THB-KNOW-05", "THB-EX-06"})
    void generalPointsAreValidEverywhere() {
        String general = "C32,C28";
        String finds = " finds greece:book,crete:general";
        assertThat(seat("cards " + general + finds).position.general(0)).isEqualTo(4);
        assertThat(knowledge("cards C51,C82,C16,C17," + general + finds, true, false))
                .isEqualTo(10);
    }

    @Test
    @Rule({"THB-KNOW-06", "THB-KNOW-07", "THB-EX-07", "THB-KNOW-08"})
    void generalPointsCountUpToTheSpecialisedOnes() {
        // 2 books, 1 token, 2 assistants = 4; general 2 + 2 + 1 = 5, of which 4 count
        String belongings = "cards C51,C16,C17,C29,C32,C28 finds greece:book";
        assertThat(seat(belongings).position.general(0)).isEqualTo(5);
        assertThat(knowledge(belongings, false, false)).isEqualTo(8);
    }

    @Test
    @Rule({"THB-KNOW-07", "THB-EX-11", "THB-EDGE-18"})
    void moreThanTwelveCountsAsTwelve() {
        // specialised 7 (2 + 2 + 2 + 1), general 9
        String belongings = "cards C49,C50,C51,C45,C29,C32,C34,C35 finds greece:general";
        assertThat(seat(belongings).position.books(0, CRETE)).isEqualTo(7);
        assertThat(seat(belongings).position.general(0)).isEqualTo(9);
        assertThat(knowledge(belongings, false, false)).isEqualTo(12);
    }

    @Test
    @Rule({"THB-KNOW-03", "THB-HELP-01", "THB-RULING-05"})
    void helpersAreGroupedForTheBestSum() {
        int[] group = TestTable.EDITION.tables().group;
        assertThat(new int[] {group[0], group[1], group[2], group[3], group[4], group[5], group[6]})
                .containsExactly(0, 0, 1, 2, 2, 3, 4);
        for (int helpers = 2; helpers <= 6; helpers++) {
            StringBuilder assistants = new StringBuilder("C51");
            StringBuilder shovels = new StringBuilder("C51");
            for (int i = 0; i < helpers; i++) {
                assistants.append(",C").append(16 + i);
                shovels.append(",C").append(22 + i);
            }
            assertThat(knowledge("cards " + assistants, false, false))
                    .isEqualTo(2 + group[helpers]);
            var digger = seat("cards " + shovels);
            assertThat(DigRules.draws(digger.position, CRETE, 12)).isEqualTo(2 + group[helpers]);
        }
    }

    @Test
    @Rule({"THB-KNOW-04", "THB-HELP-02", "THB-RULING-06"})
    void oneMayBeUsedAloneOnlyByTheOwnerOfExactlyOne() {
        assertThat(knowledge("cards C51,C16", false, true)).isEqualTo(3);
        String[] owned = {"C51", "C16", "C16,C17", "C16,C17,C18", "C16,C17,C18,C19"};
        boolean[] lone = {false, true, false, false, false};
        for (int i = 0; i < owned.length; i++) {
            var table = seat("cards " + owned[i]);
            assertThat(KnowledgeRules.mayUseLone(table.position, 0, ThebesTables.ASSISTANT))
                    .isEqualTo(lone[i]);
        }
    }

    @Test
    @Rule("THB-RULING-06")
    void byOptionTheFourthMayBeUsedAloneToo() {
        var setup = setup(2, "loneHelper=anyUngroupedCard");
        boolean[] lone = {false, true, false, false, true, false, false};
        StringBuilder cards = new StringBuilder("C51");
        for (int owned = 1; owned <= 6; owned++) {
            cards.append(",C").append(15 + owned);
            var table =
                    TestTable.of(setup, "A goal; A 0 crete cards " + cards + "; B 90" + DISPLAY);
            assertThat(KnowledgeRules.mayUseLone(table.position, 0, ThebesTables.ASSISTANT))
                    .isEqualTo(lone[owned]);
            if (owned == 4) {
                assertThat(KnowledgeRules.knowledge(table.position, 0, CRETE, false, true))
                        .isEqualTo(2 + 3);
                assertThat(KnowledgeRules.loneCard(table.position, 0, ThebesTables.ASSISTANT))
                        .isEqualTo(PlyText.card("C19"));
            }
        }
    }
}
