package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static dighouse.thebes.TestTable.GAME;
import static dighouse.thebes.TestTable.isDiscarded;
import static dighouse.thebes.TestTable.moves;
import static dighouse.thebes.TestTable.owns;
import static dighouse.thebes.TestTable.play;
import static dighouse.thebes.TestTable.position;
import static dighouse.thebes.TestTable.refill;
import static dighouse.thebes.TestTable.refusal;
import static dighouse.thebes.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class CardRulesTest {
    @Test
    @Rule({"THB-CARD-01", "THB-CARD-02", "THB-EX-14"})
    void blueTakesTheBooksOfMoscowAndIsOnTurnAgain() {
        var position =
                position(3, "A goal; A 24.0 moscow; B 29.0; C 32.0; display C62,C44,C52,C53");
        refill(play(position, "take 1"));
        assertThat(position.week(0)).isEqualTo(28);
        assertThat(position.books(0, TestTable.site("egypt"))).isEqualTo(3);
        assertThat(GAME.actor(position)).isZero();
    }

    @Test
    @Rule({"THB-CARD-01", "THB-CARD-02", "THB-END-02"})
    void cardsThatAreNotThereTooFarOrTooDearAreRefused() {
        String rest = TestTable.allCardsBut("C06", "C11", "C44");
        var position =
                position(2, "A goal; A 153 rome; B 154 rome" + rest + "; display C06,C11,C44,-");
        assertThat(refusal(position, "take 1")).isEqualTo("allowed");
        assertThat(refusal(position, "take 2")).isEqualTo("THB-CARD-02"); // Moscow: 3 and 2 weeks
        assertThat(refusal(position, "take 3")).isEqualTo("THB-END-02"); // 4 weeks
        assertThat(refusal(position, "take 4")).isEqualTo("THB-CARD-01"); // nothing there
    }

    @Test
    @Rule({"THB-CARD-03", "THB-CARD-05", "THB-CARD-06", "THB-RULING-35"})
    void cardsLieOpenWithoutLimitAndNeedNotBeOfUse() {
        var position =
                position(
                        2,
                        "A goal; A 0 moscow cards C05,C07,C08,C09,C10,C36,C37; B 90;"
                                + " display C11,C44,C06,C62");
        refill(play(position, "take 1")); // a fifth congress
        assertThat(position.cards(0, ThebesTables.CONGRESS)).isEqualTo(5);
        refill(play(position, "take 3")); // a second car
        assertThat(position.cards(0, ThebesTables.CAR)).isEqualTo(2);
    }

    @Test
    @Rule("THB-CARD-03")
    void aCarWorksFromTheNextTurnOn() {
        // the journey that fetches the car costs its three weeks
        var position = position(2, "A goal; A 0 london; B 90; display C05,C44,C53,C62");
        refill(play(position, "take 1"));
        assertThat(position.week(0)).isEqualTo(3 + 1);
        assertThat(TravelRules.weeksByLand(position, 0, 1)).isEqualTo(2); // back to London
    }

    @Test
    @Rule({"THB-CARD-04", "THB-DECK-01"})
    void theEmptySlotIsRefilled() {
        var position = position(2, "A goal; A 0 moscow; B 90; display C44,C11,C53,C62");
        play(position, "take 2", "draw C20");
        assertThat(position.slot(1)).isEqualTo(PlyText.card("C20"));
        assertThat(position.phase).isEqualTo(Phase.GOAL);
    }

    @Test
    @Rule({"THB-SWAP-01", "THB-SWAP-02", "THB-SWAP-03"})
    void anExchangeInWarsawReplacesAllFour() {
        var position = position(2, "A goal; A 0 warsaw; B 90" + DISPLAY);
        play(position, "exchange", "draw C01", "draw C02", "draw C03", "draw C04");
        assertThat(position.week(0)).isEqualTo(1);
        for (String card : new String[] {"C44", "C52", "C53", "C62"}) {
            assertThat(isDiscarded(position, card)).isTrue();
        }
        assertThat(position.slot(3)).isEqualTo(PlyText.card("C04"));
        var far = position(2, "A goal; A 153 egypt; B 154" + DISPLAY);
        assertThat(refusal(far, "exchange")).isEqualTo("THB-SWAP-01");
    }

    @Test
    @Rule({"THB-SWAP-04", "THB-EX-17", "THB-RULING-15"})
    void exchangesInOneRunCostOneTwoThreeWeeks() {
        var position = position(2, "A goal; A 0 warsaw; B 90" + DISPLAY);
        refill(play(position, "exchange"));
        assertThat(position.week(0)).isEqualTo(1);
        refill(play(position, "exchange"));
        assertThat(position.week(0)).isEqualTo(3);
        refill(play(position, "exchange"));
        assertThat(position.week(0)).isEqualTo(6);
    }

    @Test
    @Rule({"THB-EDGE-14", "THB-RULING-15"})
    void anotherActionDoesNotBreakTheRunAnotherPlayerDoes() {
        String line = "A goal exchanges 1; A 0 warsaw; B 12; display C11,C44,C53,C62";
        var position = position(2, line);
        refill(play(position, "take 1"));
        assertThat(CardRules.exchangeWeeks(position)).isEqualTo(2);
        refill(play(position, "exchange")); // back to Warsaw: 1 and 2 weeks
        assertThat(position.week(0)).isEqualTo(6);
        var passed = position(2, line.replace("B 12", "B 1"));
        refill(play(passed, "take 1"));
        assertThat(GAME.actor(passed)).isEqualTo(1);
        assertThat(CardRules.exchangeWeeks(passed)).isEqualTo(1);
        var setup = setup(2, "exchangeCounter=immediateRepeatOnly");
        var immediate = position(setup, line);
        refill(play(immediate, "take 1"));
        assertThat(CardRules.exchangeWeeks(immediate)).isEqualTo(1);
        var repeated = position(setup, line);
        refill(play(repeated, "exchange"));
        assertThat(CardRules.exchangeWeeks(repeated)).isEqualTo(3);
    }

    @Test
    @Rule({"THB-EDGE-34", "THB-RULING-15"})
    void theLastPlayerPlaysOnAloneAndThePriceKeepsRising() {
        var position = position(2, "A goal; A 140 warsaw; B 156" + DISPLAY);
        int week = 140;
        for (int price = 1; price <= 5; price++) {
            refill(play(position, "exchange"));
            week += price;
            assertThat(position.week(0)).isEqualTo(week);
        }
        assertThat(moves(position)).containsExactly("retire");
        assertThat(refusal(position, "exchange")).isEqualTo("THB-END-02");
    }

    @Test
    @Rule({"THB-RULING-17", "THB-DECK-05"})
    void anExchangeNeedsSomethingToDiscardOrToDraw() {
        StringBuilder all = new StringBuilder("C01");
        for (int card = 1; card < ThebesTables.RESEARCHERS; card++) {
            if (card != 2) { // all but the zeppelin C03
                all.append(',').append(Names.card(card));
            }
        }
        var position =
                position(
                        2,
                        "A goal; A 90 london cards C03; B 120 rome cards "
                                + all
                                + "; display -,-,-,-");
        // the zeppelin, once flown, can be drawn
        play(position, "exchange");
        assertThat(moves(position)).containsExactly("fly C03");
        assertThat(refusal(position, "by land")).isEqualTo("THB-RULING-17");
        var empty = position(2, "A goal; A 90 london; B 120 rome cards " + all + ",C03");
        assertThat(refusal(empty, "exchange")).isEqualTo("THB-RULING-17");
        assertThat(DeckRules.canDraw(empty)).as("exhibitions alone are not drawn").isFalse();
        assertThat(moves(empty)).containsExactly("retire"); // nothing else is left to do
        assertThat(refusal(empty, "retire")).isEqualTo("allowed");
    }

    @Test
    void everyCardIsHandedOverAndCounted() {
        for (int card = ThebesTables.SLOTS; card < ThebesTables.RESEARCHERS; card++) {
            String name = Names.card(card);
            var position = position(2, "A goal; A 0 paris; B 90; display " + name + ",C01,C02,C03");
            play(position, "take 1", "draw C04");
            assertThat(owns(position, 0, name)).isTrue();
            ThebesInvariants.check(position); // counts by type, books and general knowledge too
        }
    }
}
