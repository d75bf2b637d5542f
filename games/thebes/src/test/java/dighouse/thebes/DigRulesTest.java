package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static dighouse.thebes.TestTable.GAME;
import static dighouse.thebes.TestTable.blanks;
import static dighouse.thebes.TestTable.isDiscarded;
import static dighouse.thebes.TestTable.moves;
import static dighouse.thebes.TestTable.owns;
import static dighouse.thebes.TestTable.play;
import static dighouse.thebes.TestTable.position;
import static dighouse.thebes.TestTable.refusal;
import static dighouse.thebes.TestTable.setup;
import static dighouse.thebes.TestTable.weights;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Malformed;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class DigRulesTest {
    /// Of a table of two before there was an option `specialDigs`.
    private static final long OLD_HASH = 229453077051035048L;

    private static final int CRETE = TestTable.site("crete");

    private static ThebesPosition atCrete(String belongings, String... options) {
        return position(setup(2, options), "A goal; A 0 crete " + belongings + "; B 90" + DISPLAY);
    }

    @Test
    @Rule({"THB-DIG-01", "THB-DIG-02", "THB-DIG-03", "THB-EX-04"})
    void permitBookAndPresenceAllowADig() {
        assertThat(refusal(atCrete("cards C47"), "dig crete")).isEqualTo("allowed");
        assertThat(refusal(atCrete("used crete cards C47"), "dig crete")).isEqualTo("THB-DIG-01");
        assertThat(refusal(atCrete("cards C36"), "dig crete")).isEqualTo("THB-DIG-02");
        var far = position(2, "A goal; A 146 london cards C47; B 150" + DISPLAY);
        assertThat(refusal(far, "dig crete")).isEqualTo("THB-DIG-03"); // 3 of 10 weeks to go there
    }

    @Test
    @Rule({"THB-DIG-02", "THB-RULING-04", "THB-EDGE-15", "THB-EDGE-17"})
    void generalKnowledgeAndAssistantsAloneAllowNoDig() {
        assertThat(refusal(atCrete("cards C29,C32,C28"), "dig crete")).isEqualTo("THB-DIG-02");
        assertThat(refusal(atCrete("cards C16,C17,C18"), "dig crete")).isEqualTo("THB-DIG-02");
        assertThat(moves(atCrete("cards C29,C32,C28,C16,C17,C18"))).doesNotContain("dig crete");
    }

    @Test
    @Rule({"THB-EDGE-16", "THB-EDGE-43", "THB-RULING-04", "THB-DEC-06"})
    void theEthnologicalCardAloneMustBeUsed() {
        var position = atCrete("cards C82,C29,C28");
        play(position, "dig crete");
        assertThat(moves(position)).containsExactly("ethnological yes");
        assertThat(refusal(position, "ethnological no")).isEqualTo("THB-RULING-04");
        play(position, "ethnological yes");
        assertThat(DigRules.chosenKnowledge(position, CRETE)).isEqualTo(2 + 2);
    }

    @Test
    @Rule("THB-RULING-04")
    void byOptionOnlyBooksOrAnySpecialisedPointMeetTheMinimum() {
        String bookOnly = "minimumSpecialised=bookOnly";
        String any = "minimumSpecialised=anySpecialised";
        assertThat(refusal(atCrete("cards C82", bookOnly), "dig crete")).isEqualTo("THB-DIG-02");
        assertThat(refusal(atCrete("cards C47", bookOnly), "dig crete")).isEqualTo("allowed");
        assertThat(refusal(atCrete("cards C16,C17,C18", any), "dig crete")).isEqualTo("allowed");
        assertThat(refusal(atCrete("cards C29", any), "dig crete")).isEqualTo("THB-DIG-02");
        var lone = play(atCrete("cards C16,C29", any), "dig crete");
        assertThat(moves(lone)).containsExactly("assistant yes");
        assertThat(refusal(lone, "assistant no")).isEqualTo("THB-RULING-04");
    }

    @Test
    @Rule({"THB-DIG-04", "THB-EDGE-19", "THB-DIG-05", "THB-DEC-09"})
    void onePointNeedsEightWeeks() {
        var position = play(atCrete("cards C47"), "dig crete");
        assertThat(moves(position))
                .containsExactly("weeks 8", "weeks 9", "weeks 10", "weeks 11", "weeks 12");
        assertThat(refusal(position, "weeks 7")).isEqualTo("THB-DIG-04");
        var late = position(2, "A goal; A 149 crete cards C47; B 150" + DISPLAY);
        assertThat(refusal(late, "dig crete")).isEqualTo("THB-DIG-04"); // 7 weeks are left
    }

    @Test
    @Rule({"THB-HELP-04", "THB-RULING-09", "THB-EDGE-20"})
    void shovelsDoNotHelpWhereTheTableShowsNothing() {
        var position = play(atCrete("cards C47,C22,C23,C24"), "dig crete");
        assertThat(moves(position)).startsWith("weeks 8");
        play(position, "weeks 8");
        assertThat(position.drawsLeft).isEqualTo(1 + 2);
    }

    @Test
    @Rule({"THB-HELP-05", "THB-RULING-10", "THB-EDGE-21", "THB-DIG-08"})
    void shovelsMayExceedTen() {
        // 6 books and 6 general points: 12
        String books = "C49,C50,C51,C29,C32,C34";
        var three = play(atCrete("cards C22,C23,C24," + books), "dig crete", "weeks 8");
        assertThat(three.drawsLeft).isEqualTo(12);
        var six = play(atCrete("cards C22,C23,C24,C25,C26,C27," + books), "dig crete", "weeks 12");
        assertThat(six.drawsLeft).isEqualTo(14);
        assertThat(six.drawsLeft).isLessThan(six.tables().blanks[CRETE]);
    }

    @Test
    @Rule({"THB-EX-08", "THB-EX-10", "THB-DIG-09", "THB-DIG-10", "THB-DIG-11", "THB-EDGE-25"})
    void eightPointsAndFourWeeksDrawFiveTokensOfCrete() {
        // 4 books, 4 general; somebody has dug here before
        var position =
                position(
                        2,
                        "A goal; A 0 crete cards C49,C51,C29,C32; B 90 finds malia_sphinx"
                                + DISPLAY);
        play(position, "dig crete", "weeks 4");
        assertThat(position.drawsLeft).isEqualTo(5);
        assertThat(GAME.weight(position)).isEqualTo(30);
        play(position, "find knossos_frieze", "blank", "find axos_helmet");
        assertThat(weights(position)).containsEntry("blank", 15); // not back yet
        play(position, "blank", "find zeus_coin");
        assertThat(Scoring.artefactPoints(position, 0, CRETE)).isEqualTo(8);
        assertThat(position.artefacts(0, CRETE)).isEqualTo(3);
        position.phase = Phase.TOKEN; // look into the bag again
        position.goal = ThebesMove.dig(CRETE);
        assertThat(GAME.weight(position)).isEqualTo(27);
        assertThat(weights(position)).containsEntry("blank", 16);
    }

    @Test
    @Rule({"THB-DIG-06", "THB-DIG-07", "THB-INFO-03"})
    void theMarkerMovesAtOnceAndNoChoiceFollowsTheFirstDraw() {
        var position = position(2, "A goal; A 0 rome cards C51; B 90" + DISPLAY);
        play(position, "dig crete", "weeks 9");
        assertThat(position.week(0)).isEqualTo(1 + 9);
        while (position.phase == Phase.TOKEN) {
            assertThat(GAME.actor(position)).isEqualTo(dighouse.kernel.Actor.CHANCE);
            play(position, "blank");
        }
        assertThat(GAME.rests(position)).isTrue();
    }

    @Test
    @Rule({"THB-DIG-12", "THB-RULING-11", "THB-EDGE-23", "THB-EDGE-24"})
    void theFirstDigEarnsTheBonusEvenWithBlanksOnly() {
        var position = atCrete("cards C51");
        blanks(play(position, "dig crete", "weeks 12"));
        assertThat(position.artefacts(0, CRETE)).isEqualTo(1);
        assertThat(Scoring.artefactPoints(position, 0, CRETE)).isEqualTo(1);
        assertThat(Integer.bitCount(position.bag(CRETE)) + 16).isEqualTo(30);
        position.used(0, 0);
        position.week(0, 20);
        blanks(play(position, "dig crete", "weeks 12"));
        assertThat(position.artefacts(0, CRETE)).isEqualTo(1);
    }

    @Test
    @Rule({"THB-DIG-13", "THB-DIG-14"})
    void thePermitIsUsedAfterTheDig() {
        var position = atCrete("cards C51");
        play(position, "dig crete", "weeks 6");
        assertThat(position.isUsed(0, CRETE)).isFalse();
        blanks(position);
        assertThat(position.isUsed(0, CRETE)).isTrue();
        assertThat(moves(position)).doesNotContain("dig crete");
        assertThat(refusal(position, "dig crete")).isEqualTo("THB-DIG-01");
    }

    @Test
    @Rule({"THB-KNOW-09", "THB-EDGE-22", "THB-HELP-07"})
    void aBookFoundCountsFromTheNextDigOn() {
        // the Greek bag holds a book of Crete, the Cretan bag a book of Greece
        var position =
                position(2, "A goal; A 0 greece cards C44,C51; B 90; display C40,C52,C53,C62");
        play(position, "dig greece", "weeks 12", "find book");
        assertThat(position.drawsLeft).isEqualTo(4 - 1); // as 3 points and 12 weeks said
        blanks(position);
        assertThat(position.books(0, CRETE)).isEqualTo(3);
        assertThat(KnowledgeRules.knowledge(position, 0, CRETE, false, false)).isEqualTo(3);
        assertThat(owns(position, 0, "C44")).isTrue();
    }

    @Test
    @Rule({"THB-HELP-03", "THB-EDGE-29", "THB-RULING-07", "THB-DEC-07"})
    void aLoneAssistantIsUsedByChoiceAndDiscarded() {
        var declined = play(atCrete("cards C51,C16"), "dig crete", "assistant no", "weeks 6");
        assertThat(owns(blanks(declined), 0, "C16")).isTrue();
        var used = play(atCrete("cards C51,C16"), "dig crete", "assistant yes", "weeks 6");
        assertThat(used.drawsLeft).isEqualTo(2); // three points
        assertThat(isDiscarded(blanks(used), "C16")).isTrue();
        var pair = play(atCrete("cards C51,C16,C17"), "dig crete", "weeks 6");
        assertThat(owns(blanks(pair), 0, "C16")).isTrue();
        assertThat(owns(pair, 0, "C17")).isTrue();
    }

    @Test
    @Rule({"THB-EX-21", "THB-HELP-02", "THB-KNOW-04", "THB-DEC-08"})
    void aLoneShovelGivesOneTokenMoreAndIsDiscarded() {
        var position = play(atCrete("cards C51,C16,C22"), "dig crete", "assistant yes");
        assertThat(moves(position)).containsExactly("shovel no", "shovel yes");
        play(position, "shovel yes", "weeks 6");
        assertThat(position.drawsLeft).isEqualTo(2 + 1);
        blanks(position);
        assertThat(isDiscarded(position, "C22")).isTrue();
        assertThat(isDiscarded(position, "C16")).isTrue();
    }

    @Test
    @Rule("THB-RULING-06")
    void byOptionTheFourthShovelIsGivenUp() {
        var position = atCrete("cards C51,C22,C23,C24,C25", "loneHelper=anyUngroupedCard");
        play(position, "dig crete", "shovel yes", "weeks 6");
        assertThat(position.drawsLeft).isEqualTo(1 + 3);
        blanks(position);
        assertThat(isDiscarded(position, "C25")).isTrue();
        assertThat(position.cards(0, ThebesTables.SHOVEL)).isEqualTo(3);
    }

    @Test
    @Rule({"THB-HELP-06", "THB-KNOW-02", "THB-RULING-07"})
    void theEthnologicalCardIsDiscardedAfterItsDig() {
        var position = play(atCrete("cards C51,C82"), "dig crete", "ethnological yes", "weeks 6");
        assertThat(position.drawsLeft).isEqualTo(3); // four points
        assertThat(owns(position, 0, "C82")).isTrue();
        assertThat(isDiscarded(blanks(position), "C82")).isTrue();
        var kept = play(atCrete("cards C51,C82"), "dig crete", "ethnological no", "weeks 6");
        assertThat(owns(blanks(kept), 0, "C82")).isTrue();
    }

    @Test
    @Rule({"THB-RULING-41", "THB-EDGE-44"})
    void whatWouldAddNothingIsNotAsked() {
        var position = play(atCrete("cards C49,C50,C51,C29,C32,C34,C82,C16"), "dig crete");
        assertThat(position.phase).isEqualTo(Phase.WEEKS); // 12 points already
        blanks(play(position, "weeks 1"));
        assertThat(owns(position, 0, "C82")).isTrue();
        assertThat(owns(position, 0, "C16")).isTrue();
    }

    @Test
    @Rule({"THB-HELP-09", "THB-HELP-10", "THB-RULING-31", "THB-EDGE-28"})
    void aSpecialPermissionIsNeededAndUsedOnlyWithAUsedPermit() {
        var valid = blanks(play(atCrete("cards C51,C01"), "dig crete", "weeks 6"));
        assertThat(owns(valid, 0, "C01")).isTrue();
        var again = blanks(play(valid, "dig crete", "weeks 6"));
        assertThat(isDiscarded(again, "C01")).isTrue();
        assertThat(refusal(again, "dig crete")).isEqualTo("THB-DIG-01");
    }

    @Test
    @Rule({"THB-DEC-05", "THB-RULING-31", "THB-RULING-40"})
    void withTwoSpecialPermissionsThePlayerChoosesAndMayDigThreeTimesAYear() {
        var position = play(atCrete("used crete cards C51,C01,C02"), "dig crete");
        assertThat(moves(position)).containsExactly("permission C01", "permission C02");
        blanks(play(position, "permission C02", "weeks 6"));
        assertThat(owns(position, 0, "C01")).isTrue();
        blanks(play(position, "dig crete", "weeks 6"));
        assertThat(owns(position, 0, "C01")).isFalse();
        assertThat(position.week(0)).isEqualTo(12);
    }

    @Test
    @Rule({"THB-RULING-31", "THB-HELP-09", "THB-RULING-32"})
    void byOptionASecondSpecialPermissionAllowsNoThirdDigInAYear() {
        var setup = setup(2, "specialDigs=onePerSiteAndYear");
        String line = "; B 90" + DISPLAY;
        var position = position(setup, "A goal; A 0 crete used crete cards C51,C49,C01,C02" + line);
        blanks(play(position, "dig crete", "permission C02", "weeks 6"));

        assertThat(GAME.notation().position(position)).contains("used crete twice crete");
        assertThat(refusal(position, "dig crete")).isEqualTo("THB-RULING-31");
        assertThat(moves(position)).doesNotContain("dig crete");

        // the next year renews it
        var late =
                position(setup, "A goal; A 51 moscow used crete twice crete cards C51,C01" + line);
        play(late, "take 4");
        assertThat(late.week(0)).isGreaterThanOrEqualTo(52);
        assertThat(late.isUsed(0, CRETE)).isFalse();
        assertThat(late.isUsedTwice(0, CRETE)).isFalse();

        // a second dig that runs into the new year leaves a valid permit
        var across = position(setup, "A goal; A 48 crete used crete cards C51,C01,C02" + line);
        blanks(play(across, "dig crete", "permission C01", "weeks 6"));
        assertThat(across.isUsed(0, CRETE)).isFalse();
        assertThat(across.isUsedTwice(0, CRETE)).isFalse();
        assertThat(refusal(across, "dig crete")).isEqualTo("allowed");
    }

    @Test
    @Rule("THB-RULING-31")
    void tablesWithoutTheOptionKeepTheirHash() {
        assertThat(setup(2).hash()).as("of the records of rules 1").isEqualTo(OLD_HASH);
        assertThat(setup(2, "specialDigs=onePerSiteAndYear").hash()).isNotEqualTo(setup(2).hash());
        assertThatThrownBy(() ->
                        position(2, "A goal; A 0 crete used crete twice crete; B 90" + DISPLAY))
                .isInstanceOf(Malformed.class);
    }

    @Test
    @Rule({"THB-RULING-32", "THB-EDGE-46"})
    void aDigUnderSpecialPermissionLeavesThePermitAsItIs() {
        var within = blanks(play(atCrete("used crete cards C51,C01"), "dig crete", "weeks 6"));
        assertThat(within.isUsed(0, CRETE)).isTrue();
        var across = position(2, "A goal; A 48 crete used crete cards C51,C01; B 90" + DISPLAY);
        blanks(play(across, "dig crete", "weeks 6"));
        assertThat(across.isUsed(0, CRETE)).isFalse();
        assertThat(isDiscarded(across, "C01")).isTrue();
    }

    @Test
    @Rule("THB-RULING-13")
    void thePermitMustBeValidWhenTheTurnStartsUnlessTheOptionLooksOnArrival() {
        String line = "A goal; A 50 berlin used crete cards C51,C03; B 90" + DISPLAY; // 3 segments
        assertThat(refusal(position(2, line), "dig crete")).isEqualTo("THB-DIG-01");
        var arrival = position(setup(2, "permitCheck=onArrival"), line);
        play(arrival, "dig crete");
        assertThat(moves(arrival)).containsExactly("by land");
        assertThat(refusal(arrival, "fly C03")).isEqualTo("THB-DIG-01"); // still in the old year
        blanks(play(arrival, "by land", "weeks 6"));
        assertThat(arrival.isUsed(0, CRETE)).isTrue();
        var early = position(setup(2, "permitCheck=onArrival"), line.replace("A 50", "A 48"));
        assertThat(refusal(early, "dig crete")).isEqualTo("THB-DIG-01"); // arrives on space 52
    }
}
