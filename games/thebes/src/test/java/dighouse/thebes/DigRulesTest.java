package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static dighouse.thebes.TestTable.GAME;
import static dighouse.thebes.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class DigRulesTest {
    /// Of a table of two before there was an option `specialDigs`.
    private static final long OLD_HASH = 229453077051035048L;

    private static final int CRETE = TestTable.site("crete");

    private static TestTable atCrete(String belongings, String... options) {
        return TestTable.of(
                setup(2, options), "A goal; A 0 crete " + belongings + "; B 90" + DISPLAY);
    }

    @Test
    @Rule({"THB-DIG-01", "THB-DIG-02", "THB-DIG-03", "THB-EX-04"})
    void permitBookAndPresenceAllowADig() {
        assertThat(atCrete("cards C47").refusal("dig crete")).isEqualTo("allowed");
        assertThat(atCrete("used crete cards C47").refusal("dig crete")).isEqualTo("THB-DIG-01");
        assertThat(atCrete("cards C36").refusal("dig crete")).isEqualTo("THB-DIG-02");
        var far = TestTable.of(2, "A goal; A 146 london cards C47; B 150" + DISPLAY);
        assertThat(far.refusal("dig crete")).isEqualTo("THB-DIG-03"); // 3 of 10 weeks to go there
    }

    @Test
    @Rule({"THB-DIG-02", "THB-RULING-04", "THB-EDGE-15", "THB-EDGE-17"})
    void generalKnowledgeAndAssistantsAloneAllowNoDig() {
        assertThat(atCrete("cards C29,C32,C28").refusal("dig crete")).isEqualTo("THB-DIG-02");
        assertThat(atCrete("cards C16,C17,C18").refusal("dig crete")).isEqualTo("THB-DIG-02");
        assertThat(atCrete("cards C29,C32,C28,C16,C17,C18").moves()).doesNotContain("dig crete");
    }

    @Test
    @Rule({"THB-EDGE-16", "THB-EDGE-43", "THB-RULING-04", "THB-DEC-06"})
    void theEthnologicalCardAloneMustBeUsed() {
        var table = atCrete("cards C82,C29,C28");
        table.play("dig crete");
        assertThat(table.moves()).containsExactly("ethnological yes");
        assertThat(table.refusal("ethnological no")).isEqualTo("THB-RULING-04");
        table.play("ethnological yes");
        assertThat(DigRules.chosenKnowledge(table.position, CRETE)).isEqualTo(2 + 2);
    }

    @Test
    @Rule("THB-RULING-04")
    void byOptionOnlyBooksOrAnySpecialisedPointMeetTheMinimum() {
        String bookOnly = "minimumSpecialised=bookOnly";
        String any = "minimumSpecialised=anySpecialised";
        assertThat(atCrete("cards C82", bookOnly).refusal("dig crete")).isEqualTo("THB-DIG-02");
        assertThat(atCrete("cards C47", bookOnly).refusal("dig crete")).isEqualTo("allowed");
        assertThat(atCrete("cards C16,C17,C18", any).refusal("dig crete")).isEqualTo("allowed");
        assertThat(atCrete("cards C29", any).refusal("dig crete")).isEqualTo("THB-DIG-02");
        var lone = atCrete("cards C16,C29", any).play("dig crete");
        assertThat(lone.moves()).containsExactly("assistant yes");
        assertThat(lone.refusal("assistant no")).isEqualTo("THB-RULING-04");
    }

    @Test
    @Rule({"THB-DIG-04", "THB-EDGE-19", "THB-DIG-05", "THB-DEC-09"})
    void onePointNeedsEightWeeks() {
        var table = atCrete("cards C47").play("dig crete");
        assertThat(table.moves())
                .containsExactly("weeks 8", "weeks 9", "weeks 10", "weeks 11", "weeks 12");
        assertThat(table.refusal("weeks 7")).isEqualTo("THB-DIG-04");
        var late = TestTable.of(2, "A goal; A 149 crete cards C47; B 150" + DISPLAY);
        assertThat(late.refusal("dig crete")).isEqualTo("THB-DIG-04"); // 7 weeks are left
    }

    @Test
    @Rule({"THB-HELP-04", "THB-RULING-09", "THB-EDGE-20"})
    void shovelsDoNotHelpWhereTheTableShowsNothing() {
        var table = atCrete("cards C47,C22,C23,C24").play("dig crete");
        assertThat(table.moves()).startsWith("weeks 8");
        table.play("weeks 8");
        assertThat(table.position.drawsLeft).isEqualTo(1 + 2);
    }

    @Test
    @Rule({"THB-HELP-05", "THB-RULING-10", "THB-EDGE-21", "THB-DIG-08"})
    void shovelsMayExceedTen() {
        // 6 books and 6 general points: 12
        String books = "C49,C50,C51,C29,C32,C34";
        var three = atCrete("cards C22,C23,C24," + books).play("dig crete", "weeks 8");
        assertThat(three.position.drawsLeft).isEqualTo(12);
        var six = atCrete("cards C22,C23,C24,C25,C26,C27," + books).play("dig crete", "weeks 12");
        assertThat(six.position.drawsLeft).isEqualTo(14);
        assertThat(six.position.drawsLeft).isLessThan(six.position.tables().blanks[CRETE]);
    }

    @Test
    @Rule({"THB-EX-08", "THB-EX-10", "THB-DIG-09", "THB-DIG-10", "THB-DIG-11", "THB-EDGE-25"})
    void eightPointsAndFourWeeksDrawFiveTokensOfCrete() {
        // 4 books, 4 general; somebody has dug here before
        var table =
                TestTable.of(
                        2,
                        "A goal; A 0 crete cards C49,C51,C29,C32; B 90 finds malia_sphinx"
                                + DISPLAY);
        table.play("dig crete", "weeks 4");
        assertThat(table.position.drawsLeft).isEqualTo(5);
        assertThat(GAME.weight(table.position)).isEqualTo(30);
        table.play("find knossos_frieze", "blank", "find axos_helmet");
        assertThat(table.weights()).containsEntry("blank", 15); // not back yet
        table.play("blank", "find zeus_coin");
        assertThat(Scoring.artefactPoints(table.position, 0, CRETE)).isEqualTo(8);
        assertThat(table.position.artefacts(0, CRETE)).isEqualTo(3);
        table.position.phase = Phase.TOKEN; // look into the bag again
        table.position.goal = ThebesMove.dig(CRETE);
        assertThat(GAME.weight(table.position)).isEqualTo(27);
        assertThat(table.weights()).containsEntry("blank", 16);
    }

    @Test
    @Rule({"THB-DIG-06", "THB-DIG-07", "THB-INFO-03"})
    void theMarkerMovesAtOnceAndNoChoiceFollowsTheFirstDraw() {
        var table = TestTable.of(2, "A goal; A 0 rome cards C51; B 90" + DISPLAY);
        table.play("dig crete", "weeks 9");
        assertThat(table.position.week(0)).isEqualTo(1 + 9);
        while (table.position.phase == Phase.TOKEN) {
            assertThat(table.actor()).isEqualTo(dighouse.kernel.Actor.CHANCE);
            table.play("blank");
        }
        assertThat(table.rests()).isTrue();
    }

    @Test
    @Rule({"THB-DIG-12", "THB-RULING-11", "THB-EDGE-23", "THB-EDGE-24"})
    void theFirstDigEarnsTheBonusEvenWithBlanksOnly() {
        var table = atCrete("cards C51");
        table.play("dig crete", "weeks 12").blanks();
        assertThat(table.position.artefacts(0, CRETE)).isEqualTo(1);
        assertThat(Scoring.artefactPoints(table.position, 0, CRETE)).isEqualTo(1);
        assertThat(Integer.bitCount(table.position.bag(CRETE)) + 16).isEqualTo(30);
        table.position.used(0, 0);
        table.position.week(0, 20);
        table.play("dig crete", "weeks 12").blanks();
        assertThat(table.position.artefacts(0, CRETE)).isEqualTo(1);
    }

    @Test
    @Rule({"THB-DIG-13", "THB-DIG-14"})
    void thePermitIsUsedAfterTheDig() {
        var table = atCrete("cards C51");
        table.play("dig crete", "weeks 6");
        assertThat(table.position.isUsed(0, CRETE)).isFalse();
        table.blanks();
        assertThat(table.position.isUsed(0, CRETE)).isTrue();
        assertThat(table.moves()).doesNotContain("dig crete");
        assertThat(table.refusal("dig crete")).isEqualTo("THB-DIG-01");
    }

    @Test
    @Rule({"THB-KNOW-09", "THB-EDGE-22", "THB-HELP-07"})
    void aBookFoundCountsFromTheNextDigOn() {
        // the Greek bag holds a book of Crete, the Cretan bag a book of Greece
        var table =
                TestTable.of(2, "A goal; A 0 greece cards C44,C51; B 90; display C40,C52,C53,C62");
        table.play("dig greece", "weeks 12", "find book");
        assertThat(table.position.drawsLeft).isEqualTo(4 - 1); // as 3 points and 12 weeks said
        table.blanks();
        assertThat(table.position.books(0, CRETE)).isEqualTo(3);
        assertThat(KnowledgeRules.knowledge(table.position, 0, CRETE, false, false)).isEqualTo(3);
        assertThat(table.owns(0, "C44")).isTrue();
    }

    @Test
    @Rule({"THB-HELP-03", "THB-EDGE-29", "THB-RULING-07", "THB-DEC-07"})
    void aLoneAssistantIsUsedByChoiceAndDiscarded() {
        var declined = atCrete("cards C51,C16").play("dig crete", "assistant no", "weeks 6");
        assertThat(declined.blanks().owns(0, "C16")).isTrue();
        var used = atCrete("cards C51,C16").play("dig crete", "assistant yes", "weeks 6");
        assertThat(used.position.drawsLeft).isEqualTo(2); // three points
        assertThat(used.blanks().isDiscarded("C16")).isTrue();
        var pair = atCrete("cards C51,C16,C17").play("dig crete", "weeks 6");
        assertThat(pair.blanks().owns(0, "C16")).isTrue();
        assertThat(pair.owns(0, "C17")).isTrue();
    }

    @Test
    @Rule({"THB-EX-21", "THB-HELP-02", "THB-KNOW-04", "THB-DEC-08"})
    void aLoneShovelGivesOneTokenMoreAndIsDiscarded() {
        var table = atCrete("cards C51,C16,C22").play("dig crete", "assistant yes");
        assertThat(table.moves()).containsExactly("shovel no", "shovel yes");
        table.play("shovel yes", "weeks 6");
        assertThat(table.position.drawsLeft).isEqualTo(2 + 1);
        table.blanks();
        assertThat(table.isDiscarded("C22")).isTrue();
        assertThat(table.isDiscarded("C16")).isTrue();
    }

    @Test
    @Rule("THB-RULING-06")
    void byOptionTheFourthShovelIsGivenUp() {
        var table = atCrete("cards C51,C22,C23,C24,C25", "loneHelper=anyUngroupedCard");
        table.play("dig crete", "shovel yes", "weeks 6");
        assertThat(table.position.drawsLeft).isEqualTo(1 + 3);
        table.blanks();
        assertThat(table.isDiscarded("C25")).isTrue();
        assertThat(table.position.cards(0, ThebesTables.SHOVEL)).isEqualTo(3);
    }

    @Test
    @Rule({"THB-HELP-06", "THB-KNOW-02", "THB-RULING-07"})
    void theEthnologicalCardIsDiscardedAfterItsDig() {
        var table = atCrete("cards C51,C82").play("dig crete", "ethnological yes", "weeks 6");
        assertThat(table.position.drawsLeft).isEqualTo(3); // four points
        assertThat(table.owns(0, "C82")).isTrue();
        assertThat(table.blanks().isDiscarded("C82")).isTrue();
        var kept = atCrete("cards C51,C82").play("dig crete", "ethnological no", "weeks 6");
        assertThat(kept.blanks().owns(0, "C82")).isTrue();
    }

    @Test
    @Rule({"THB-RULING-41", "THB-EDGE-44"})
    void whatWouldAddNothingIsNotAsked() {
        var table = atCrete("cards C49,C50,C51,C29,C32,C34,C82,C16").play("dig crete");
        assertThat(table.position.phase).isEqualTo(Phase.WEEKS); // 12 points already
        table.play("weeks 1").blanks();
        assertThat(table.owns(0, "C82")).isTrue();
        assertThat(table.owns(0, "C16")).isTrue();
    }

    @Test
    @Rule({"THB-HELP-09", "THB-HELP-10", "THB-RULING-31", "THB-EDGE-28"})
    void aSpecialPermissionIsNeededAndUsedOnlyWithAUsedPermit() {
        var valid = atCrete("cards C51,C01").play("dig crete", "weeks 6").blanks();
        assertThat(valid.owns(0, "C01")).isTrue();
        var again = valid.play("dig crete", "weeks 6").blanks();
        assertThat(again.isDiscarded("C01")).isTrue();
        assertThat(again.refusal("dig crete")).isEqualTo("THB-DIG-01");
    }

    @Test
    @Rule({"THB-DEC-05", "THB-RULING-31", "THB-RULING-40"})
    void withTwoSpecialPermissionsThePlayerChoosesAndMayDigThreeTimesAYear() {
        var table = atCrete("used crete cards C51,C01,C02").play("dig crete");
        assertThat(table.moves()).containsExactly("permission C01", "permission C02");
        table.play("permission C02", "weeks 6").blanks();
        assertThat(table.owns(0, "C01")).isTrue();
        table.play("dig crete", "weeks 6").blanks();
        assertThat(table.owns(0, "C01")).isFalse();
        assertThat(table.position.week(0)).isEqualTo(12);
    }

    @Test
    @Rule({"THB-RULING-31", "THB-HELP-09", "THB-RULING-32"})
    void byOptionASecondSpecialPermissionAllowsNoThirdDigInAYear() {
        var setup = setup(2, "specialDigs=onePerSiteAndYear");
        String line = "; B 90" + DISPLAY;
        var table =
                TestTable.of(setup, "A goal; A 0 crete used crete cards C51,C49,C01,C02" + line);
        table.play("dig crete", "permission C02", "weeks 6").blanks();

        assertThat(GAME.notation().position(table.position)).contains("used crete twice crete");
        assertThat(table.refusal("dig crete")).isEqualTo("THB-RULING-31");
        assertThat(table.moves()).doesNotContain("dig crete");

        // the next year renews it
        var late =
                TestTable.of(
                        setup, "A goal; A 51 moscow used crete twice crete cards C51,C01" + line);
        late.play("take 4");
        assertThat(late.position.week(0)).isGreaterThanOrEqualTo(52);
        assertThat(late.position.isUsed(0, CRETE)).isFalse();
        assertThat(late.position.isUsedTwice(0, CRETE)).isFalse();

        // a second dig that runs into the new year leaves a valid permit
        var across = TestTable.of(setup, "A goal; A 48 crete used crete cards C51,C01,C02" + line);
        across.play("dig crete", "permission C01", "weeks 6").blanks();
        assertThat(across.position.isUsed(0, CRETE)).isFalse();
        assertThat(across.position.isUsedTwice(0, CRETE)).isFalse();
        assertThat(across.refusal("dig crete")).isEqualTo("allowed");
    }

    @Test
    @Rule("THB-RULING-31")
    void tablesWithoutTheOptionKeepTheirHash() {
        assertThat(setup(2).hash()).as("of the records of rules 1").isEqualTo(OLD_HASH);
        assertThat(setup(2, "specialDigs=onePerSiteAndYear").hash()).isNotEqualTo(setup(2).hash());
        assertThatThrownBy(() ->
                        TestTable.of(2, "A goal; A 0 crete used crete twice crete; B 90" + DISPLAY))
                .isInstanceOf(Malformed.class);
    }

    @Test
    @Rule({"THB-RULING-32", "THB-EDGE-46"})
    void aDigUnderSpecialPermissionLeavesThePermitAsItIs() {
        var within = atCrete("used crete cards C51,C01").play("dig crete", "weeks 6").blanks();
        assertThat(within.position.isUsed(0, CRETE)).isTrue();
        var across = TestTable.of(2, "A goal; A 48 crete used crete cards C51,C01; B 90" + DISPLAY);
        across.play("dig crete", "weeks 6").blanks();
        assertThat(across.position.isUsed(0, CRETE)).isFalse();
        assertThat(across.isDiscarded("C01")).isTrue();
    }

    @Test
    @Rule("THB-RULING-13")
    void thePermitMustBeValidWhenTheTurnStartsUnlessTheOptionLooksOnArrival() {
        String line = "A goal; A 50 berlin used crete cards C51,C03; B 90" + DISPLAY; // 3 segments
        assertThat(TestTable.of(2, line).refusal("dig crete")).isEqualTo("THB-DIG-01");
        var arrival = TestTable.of(setup(2, "permitCheck=onArrival"), line);
        arrival.play("dig crete");
        assertThat(arrival.moves()).containsExactly("by land");
        assertThat(arrival.refusal("fly C03")).isEqualTo("THB-DIG-01"); // still in the old year
        arrival.play("by land", "weeks 6").blanks();
        assertThat(arrival.position.isUsed(0, CRETE)).isTrue();
        var early = TestTable.of(setup(2, "permitCheck=onArrival"), line.replace("A 50", "A 48"));
        assertThat(early.refusal("dig crete")).isEqualTo("THB-DIG-01"); // arrives on space 52
    }
}
