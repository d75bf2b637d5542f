package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static dighouse.thebes.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class CardRulesTest {
    @Test
    @Rule({"THB-CARD-01", "THB-CARD-02", "THB-EX-14"})
    void blueTakesTheBooksOfMoscowAndIsOnTurnAgain() {
        var table =
                TestTable.of(3, "A goal; A 24.0 moscow; B 29.0; C 32.0; display C62,C44,C52,C53");
        table.play("take 1").refill();
        assertThat(table.position.week(0)).isEqualTo(28);
        assertThat(table.position.books(0, TestTable.site("egypt"))).isEqualTo(3);
        assertThat(table.actor()).isZero();
    }

    @Test
    @Rule({"THB-CARD-01", "THB-CARD-02", "THB-END-02"})
    void cardsThatAreNotThereTooFarOrTooDearAreRefused() {
        String rest = TestTable.allCardsBut("C06", "C11", "C44");
        var table =
                TestTable.of(
                        2, "A goal; A 153 rome; B 154 rome" + rest + "; display C06,C11,C44,-");
        assertThat(table.refusal("take 1")).isEqualTo("allowed");
        assertThat(table.refusal("take 2")).isEqualTo("THB-CARD-02"); // Moscow: 3 and 2 weeks
        assertThat(table.refusal("take 3")).isEqualTo("THB-END-02"); // 4 weeks
        assertThat(table.refusal("take 4")).isEqualTo("THB-CARD-01"); // nothing there
    }

    @Test
    @Rule({"THB-CARD-03", "THB-CARD-05", "THB-CARD-06", "THB-RULING-35"})
    void cardsLieOpenWithoutLimitAndNeedNotBeOfUse() {
        var table =
                TestTable.of(
                        2,
                        "A goal; A 0 moscow cards C05,C07,C08,C09,C10,C36,C37; B 90;"
                                + " display C11,C44,C06,C62");
        table.play("take 1").refill(); // a fifth congress
        assertThat(table.position.cards(0, ThebesTables.CONGRESS)).isEqualTo(5);
        table.play("take 3").refill(); // a second car
        assertThat(table.position.cards(0, ThebesTables.CAR)).isEqualTo(2);
    }

    @Test
    @Rule("THB-CARD-03")
    void aCarWorksFromTheNextTurnOn() {
        // the journey that fetches the car costs its three weeks
        var table = TestTable.of(2, "A goal; A 0 london; B 90; display C05,C44,C53,C62");
        table.play("take 1").refill();
        assertThat(table.position.week(0)).isEqualTo(3 + 1);
        assertThat(TravelRules.weeksByLand(table.position, 0, 1)).isEqualTo(2); // back to London
    }

    @Test
    @Rule({"THB-CARD-04", "THB-DECK-01"})
    void theEmptySlotIsRefilled() {
        var table = TestTable.of(2, "A goal; A 0 moscow; B 90; display C44,C11,C53,C62");
        table.play("take 2", "draw C20");
        assertThat(table.position.slot(1)).isEqualTo(PlyText.card("C20"));
        assertThat(table.position.phase).isEqualTo(Phase.GOAL);
    }

    @Test
    @Rule({"THB-SWAP-01", "THB-SWAP-02", "THB-SWAP-03"})
    void anExchangeInWarsawReplacesAllFour() {
        var table = TestTable.of(2, "A goal; A 0 warsaw; B 90" + DISPLAY);
        table.play("exchange", "draw C01", "draw C02", "draw C03", "draw C04");
        assertThat(table.position.week(0)).isEqualTo(1);
        for (String card : new String[] {"C44", "C52", "C53", "C62"}) {
            assertThat(table.isDiscarded(card)).isTrue();
        }
        assertThat(table.position.slot(3)).isEqualTo(PlyText.card("C04"));
        var far = TestTable.of(2, "A goal; A 153 egypt; B 154" + DISPLAY);
        assertThat(far.refusal("exchange")).isEqualTo("THB-SWAP-01");
    }

    @Test
    @Rule({"THB-SWAP-04", "THB-EX-17", "THB-RULING-15"})
    void exchangesInOneRunCostOneTwoThreeWeeks() {
        var table = TestTable.of(2, "A goal; A 0 warsaw; B 90" + DISPLAY);
        table.play("exchange").refill();
        assertThat(table.position.week(0)).isEqualTo(1);
        table.play("exchange").refill();
        assertThat(table.position.week(0)).isEqualTo(3);
        table.play("exchange").refill();
        assertThat(table.position.week(0)).isEqualTo(6);
    }

    @Test
    @Rule({"THB-EDGE-14", "THB-RULING-15"})
    void anotherActionDoesNotBreakTheRunAnotherPlayerDoes() {
        String line = "A goal exchanges 1; A 0 warsaw; B 12; display C11,C44,C53,C62";
        var table = TestTable.of(2, line);
        table.play("take 1").refill();
        assertThat(CardRules.exchangeWeeks(table.position)).isEqualTo(2);
        table.play("exchange").refill(); // back to Warsaw: 1 and 2 weeks
        assertThat(table.position.week(0)).isEqualTo(6);
        var passed = TestTable.of(2, line.replace("B 12", "B 1"));
        passed.play("take 1").refill();
        assertThat(passed.actor()).isEqualTo(1);
        assertThat(CardRules.exchangeWeeks(passed.position)).isEqualTo(1);
        var setup = setup(2, "exchangeCounter=immediateRepeatOnly");
        var immediate = TestTable.of(setup, line);
        immediate.play("take 1").refill();
        assertThat(CardRules.exchangeWeeks(immediate.position)).isEqualTo(1);
        var repeated = TestTable.of(setup, line);
        repeated.play("exchange").refill();
        assertThat(CardRules.exchangeWeeks(repeated.position)).isEqualTo(3);
    }

    @Test
    @Rule({"THB-EDGE-34", "THB-RULING-15"})
    void theLastPlayerPlaysOnAloneAndThePriceKeepsRising() {
        var table = TestTable.of(2, "A goal; A 140 warsaw; B 156" + DISPLAY);
        int week = 140;
        for (int price = 1; price <= 5; price++) {
            table.play("exchange").refill();
            week += price;
            assertThat(table.position.week(0)).isEqualTo(week);
        }
        assertThat(table.moves()).containsExactly("retire");
        assertThat(table.refusal("exchange")).isEqualTo("THB-END-02");
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
        var table =
                TestTable.of(
                        2,
                        "A goal; A 90 london cards C03; B 120 rome cards "
                                + all
                                + "; display -,-,-,-");
        // the zeppelin, once flown, can be drawn
        table.play("exchange");
        assertThat(table.moves()).containsExactly("fly C03");
        assertThat(table.refusal("by land")).isEqualTo("THB-RULING-17");
        var empty = TestTable.of(2, "A goal; A 90 london; B 120 rome cards " + all + ",C03");
        assertThat(empty.refusal("exchange")).isEqualTo("THB-RULING-17");
        assertThat(DeckRules.canDraw(empty.position))
                .as("exhibitions alone are not drawn")
                .isFalse();
        assertThat(empty.moves()).containsExactly("retire"); // nothing else is left to do
        assertThat(empty.refusal("retire")).isEqualTo("allowed");
    }

    @Test
    void everyCardIsHandedOverAndCounted() {
        for (int card = ThebesTables.SLOTS; card < ThebesTables.RESEARCHERS; card++) {
            String name = Names.card(card);
            var table =
                    TestTable.of(2, "A goal; A 0 paris; B 90; display " + name + ",C01,C02,C03");
            table.play("take 1", "draw C04");
            assertThat(table.owns(0, name)).isTrue();
            ThebesInvariants.check(
                    table.position); // counts by type, books and general knowledge too
        }
    }
}
