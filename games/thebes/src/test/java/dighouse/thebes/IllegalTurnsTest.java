package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

/// Every kind of turn that cannot be, each refused by its rule and kept out of the list.
class IllegalTurnsTest {
    /// The line is that of seat A; B is far ahead.
    private static TestTable seat(String line, String rest) {
        return TestTable.of(2, "A goal; A " + line + "; B 155" + DISPLAY + rest);
    }

    private static void assertRefused(TestTable table, String move, String rule) {
        TestTable before = table.copy();
        assertThat(table.refusal(move)).isEqualTo(rule);
        assertThat(table.moves()).doesNotContain(move);
        assertThat(table.position).isEqualTo(before.position);
    }

    @Test
    @Rule({"THB-END-02", "THB-TURN-09", "THB-END-01"})
    void noTurnGoesPastTheEnd() {
        assertRefused(seat("153 london", ""), "take 1", "THB-END-02"); // 4 weeks, 3 are left
        var exhibition = seat("154 london finds zeus_statue,scarab,nefertiti", "; row X01,-,-");
        assertRefused(exhibition, "show a", "THB-END-02"); // 3 weeks, 2 are left
        var exchange =
                TestTable.of(2, "A goal exchanges 3; A 153 warsaw; B 155" + DISPLAY); // the fourth
        assertRefused(exchange, "exchange", "THB-END-02");
        var digging = seat("150 crete cards C49,C51", "").play("dig crete");
        assertRefused(digging, "weeks 7", "THB-TURN-09"); // 6 are left
    }

    @Test
    @Rule("THB-DIG-01")
    void noDigWithoutAPermit() {
        assertRefused(seat("0 crete used crete cards C51", ""), "dig crete", "THB-DIG-01");
        assertThat(seat("0 crete used crete cards C51,C01", "").refusal("dig crete"))
                .isEqualTo("allowed"); // by special permission
    }

    @Test
    @Rule("THB-DIG-02")
    void noDigWithoutKnowledgeOfTheSite() {
        assertRefused(seat("0 crete", ""), "dig crete", "THB-DIG-02");
        assertRefused(seat("0 crete cards C36,C29,C16,C17", ""), "dig crete", "THB-DIG-02");
    }

    @Test
    @Rule({"THB-CARD-02", "THB-SWAP-01", "THB-SHOW-02", "THB-DIG-03"})
    void noActionInAPlaceThatIsTooFarAway() {
        assertRefused(seat("150 egypt", ""), "take 3", "THB-CARD-02"); // Moscow: 4 and 4 weeks
        assertRefused(seat("153 egypt", ""), "exchange", "THB-SWAP-01"); // Warsaw: 3 and 1
        var exhibition = seat("151 egypt finds zeus_statue,scarab,nefertiti", "; row X01,-,-");
        assertRefused(exhibition, "show a", "THB-SHOW-02"); // London: 4 and 3
        var far = seat("152 london cards C49,C51", "");
        assertRefused(far, "dig crete", "THB-DIG-03"); // 3 and 2, 4 are left
        assertThat(seat("152 crete cards C49,C51", "").refusal("dig crete")).isEqualTo("allowed");
    }

    @Test
    @Rule({"THB-SHOW-01", "THB-SHOW-03"})
    void noExhibitionWithoutItsArtefactsOrItsCard() {
        var table = seat("0 london finds zeus_statue,scarab", "; row X01,-,-");
        assertRefused(table, "show a", "THB-SHOW-03"); // a second Egyptian one is missing
        assertRefused(table, "show b", "THB-SHOW-01");
    }

    @Test
    @Rule({"THB-DIG-04", "THB-TURN-09", "THB-DEC-01"})
    void noWeeksThatBringNothingOrCannotBePaid() {
        var poor = seat("0 crete cards C47", "").play("dig crete");
        assertRefused(poor, "weeks 1", "THB-DIG-04");
        var journey = seat("152 london cards C49,C51,C03", "");
        journey.play("dig crete");
        assertRefused(journey, "by land", "THB-TURN-09"); // only the flight leaves weeks to dig
        assertRefused(journey, "weeks 4", "THB-DEC-01"); // not asked yet
    }

    @Test
    @Rule({"THB-CARD-01", "THB-RULING-23"})
    void noCardFromAnEmptySlotAndNoRetirementBeforeTheLastYear() {
        String rest = TestTable.allCardsBut("C44");
        var table =
                TestTable.of(2, "A goal; A 103 rome; B 155 rome" + rest + "; display C44,-,-,-");
        assertRefused(table, "take 2", "THB-CARD-01");
        assertRefused(table, "retire", "THB-RULING-23");
    }
}
