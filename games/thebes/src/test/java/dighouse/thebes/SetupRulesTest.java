package dighouse.thebes;

import static dighouse.thebes.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Viewer;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class SetupRulesTest {
    private static TestTable dealt(int seats, String... options) {
        return TestTable.start(seats, options).play("draw C01", "draw C02", "draw C03", "draw C04");
    }

    @Test
    @Rule({"THB-SETUP-01", "THB-COMP-16", "THB-COMP-19", "THB-SETUP-12"})
    void everybodyStartsInWarsawWithFivePermitsAndNothingElse() {
        var table = TestTable.start(3);
        for (int seat = 0; seat < 3; seat++) {
            assertThat(Names.place(table.position.place(seat))).isEqualTo("warsaw");
            assertThat(table.position.used(seat)).isZero();
            for (int card = 0; card < ThebesTables.CARDS; card++) {
                assertThat(table.position.owns(seat, card)).isFalse();
            }
        }
    }

    @Test
    @Rule({"THB-SETUP-02", "THB-SETUP-03", "THB-RULING-01", "THB-RULING-27"})
    void aBonusOfValueOneLiesOnEachSiteAndThirtyTokensAreInTheBag() {
        var table = TestTable.start(2);
        String[] pictured = {
            "attic_cup", "malia_sphinx", "abusir_papyrus", "bull_statue", "gudea_seal"
        };
        for (int site = 0; site < ThebesTables.SITES; site++) {
            int bonus = table.position.bonus(site);
            assertThat(TestTable.EDITION.artefact(site, bonus).id()).isEqualTo(pictured[site]);
            assertThat(table.position.tables().value(site, bonus)).isEqualTo(1);
            assertThat(Integer.bitCount(table.position.bag(site) & ThebesTables.ALL_ARTEFACTS))
                    .isEqualTo(12);
            assertThat(Integer.bitCount(table.position.bag(site))).isEqualTo(14);
            assertThat(table.position.tables().blanks[site]).isEqualTo(16);
        }
    }

    @Test
    @Rule("THB-RULING-27")
    void byOptionAnyArtefactOfValueOneMayBeTheBonus() {
        var table = TestTable.start(2, "firstDigToken=random");
        assertThat(table.weights())
                .containsOnlyKeys(
                        "bonus attic_coin",
                        "bonus attic_cup",
                        "bonus olympia_helmet",
                        "bonus bronze_horse")
                .allSatisfy((ply, weight) -> assertThat(weight).isEqualTo(1));
        table.play("bonus bronze_horse");
        assertThat(table.moves()).hasSize(3); // Crete has three of value 1
    }

    @Test
    @Rule({"THB-SETUP-04", "THB-INFO-12"})
    void theDisplayIsDealtFromAll85ResearcherCards() {
        var table = TestTable.start(4);
        assertThat(table.weights()).hasSize(85).doesNotContainKey("draw X01");
        assertThat(table.weights()).allSatisfy((ply, weight) -> assertThat(weight).isEqualTo(1));
        assertThat(table.play("draw C10").weights()).hasSize(84);
    }

    @Test
    @Rule({"THB-SETUP-05", "THB-SETUP-06", "THB-SETUP-07", "THB-RULING-42"})
    void withThreeOrFourPlayersThirdOfTheCardsAreSetAside() {
        for (int seats = 3; seats <= 4; seats++) {
            var table = dealt(seats);
            assertThat(table.position.stackOne).isEqualTo(27);
            assertThat(table.position.stackTwo).isEqualTo(27);
            assertThat(table.position.setAside).isEqualTo(27);
            int small = 0;
            table.position.stackOne = 0; // look into the lower stack
            table.position.phase = Phase.REFILL;
            table.position.slot(0, ThebesPosition.NONE);
            for (String draw : table.moves()) {
                small += draw.startsWith("draw X0") ? 1 : 0;
            }
            assertThat(small).isEqualTo(5);
            assertThat(table.moves()).doesNotContain("draw X06", "draw X10");
        }
    }

    @Test
    @Rule({"THB-SETUP-08", "THB-RULING-03", "THB-EDGE-13", "THB-INFO-07"})
    void withTwoPlayersNothingIsSetAsideAndExhibitionsComeAfter41Cards() {
        var table = dealt(2);
        assertThat(table.position.stackOne).isEqualTo(41);
        assertThat(table.position.stackTwo).isEqualTo(40);
        assertThat(table.position.setAside).isZero();
        table.position.phase = Phase.REFILL;
        for (int drawn = 0; drawn < 41; drawn++) {
            table.position.slot(0, ThebesPosition.NONE);
            table.position.phase = Phase.REFILL;
            assertThat(table.moves()).doesNotContain("draw X01");
            GAME.play(table.position, GAME.outcome(table.position, 0));
        }
        table.position.slot(0, ThebesPosition.NONE);
        table.position.phase = Phase.REFILL;
        assertThat(table.moves()).contains("draw X01", "draw X10").hasSize(40 + 10);
    }

    @Test
    @Rule({"THB-SETUP-09", "THB-SETUP-10", "THB-EDGE-39"})
    void markersAndYearStartByTheNumberOfPlayers() {
        assertThat(TestTable.start(2).position.week(0) % 52 + 1).isEqualTo(1);
        assertThat(TestTable.start(3).position.week(2) % 52 + 1).isEqualTo(16);
        assertThat(TestTable.start(4).position.week(3) % 52 + 1).isEqualTo(1);
        assertThat(TimeRules.yearMarker(TestTable.start(2).position)).isEqualTo(1901);
        assertThat(TimeRules.yearMarker(TestTable.start(3).position)).isEqualTo(1901);
        assertThat(TimeRules.yearMarker(TestTable.start(4).position)).isEqualTo(1902);
    }

    @Test
    @Rule({"THB-SETUP-11", "THB-RULING-26", "THB-INFO-12"})
    void theStartStackIsDrawnFromTheTopEachOrderAlike() {
        var table = dealt(3);
        assertThat(table.weights()).containsOnlyKeys("top A", "top B", "top C");
        table.play("top C");
        assertThat(table.weights()).containsOnlyKeys("top A", "top B");
        table.play("top A");
        assertThat(table.actor()).isEqualTo(2);
        assertThat(table.position.height(2)).isEqualTo(2);
        assertThat(table.position.height(0)).isEqualTo(1);
        assertThat(table.position.height(1)).isZero();
    }

    @Test
    @Rule("THB-RULING-26")
    void byOptionSeatOneIsOnTop() {
        var table = dealt(4, "startOrder=seatOrder");
        assertThat(table.actor()).isZero();
        assertThat(table.position.height(0)).isEqualTo(3);
        assertThat(table.position.height(3)).isZero();
    }

    @Test
    @Rule({"THB-SETUP-13", "THB-SETUP-14", "THB-COMP-18"})
    void rowAndDiscardPileStartEmptyAndValuesArePublic() {
        var table = dealt(2);
        assertThat(GAME.notation().position(table.position))
                .contains("row -,-,-")
                .doesNotContain("discard");
        assertThat(table.view(Viewer.BYSTANDER).json())
                .contains("{\"value\":7,\"number\":1,\"permille\":33}");
    }
}
