package dighouse.thebes;

import static dighouse.thebes.TestTable.GAME;
import static dighouse.thebes.TestTable.moves;
import static dighouse.thebes.TestTable.play;
import static dighouse.thebes.TestTable.started;
import static dighouse.thebes.TestTable.weights;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Viewer;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class SetupRulesTest {
    private static ThebesPosition dealt(int seats, String... options) {
        return play(started(seats, options), "draw C01", "draw C02", "draw C03", "draw C04");
    }

    @Test
    @Rule({"THB-SETUP-01", "THB-COMP-16", "THB-COMP-19", "THB-SETUP-12"})
    void everybodyStartsInWarsawWithFivePermitsAndNothingElse() {
        var position = started(3);
        for (int seat = 0; seat < 3; seat++) {
            assertThat(Names.place(position.place(seat))).isEqualTo("warsaw");
            assertThat(position.used(seat)).isZero();
            for (int card = 0; card < ThebesTables.CARDS; card++) {
                assertThat(position.owns(seat, card)).isFalse();
            }
        }
    }

    @Test
    @Rule({"THB-SETUP-02", "THB-SETUP-03", "THB-RULING-01", "THB-RULING-27"})
    void aBonusOfValueOneLiesOnEachSiteAndThirtyTokensAreInTheBag() {
        var position = started(2);
        String[] pictured = {
            "attic_cup", "malia_sphinx", "abusir_papyrus", "bull_statue", "gudea_seal"
        };
        for (int site = 0; site < ThebesTables.SITES; site++) {
            int bonus = position.bonus(site);
            assertThat(TestTable.EDITION.artefact(site, bonus).id()).isEqualTo(pictured[site]);
            assertThat(position.tables().value(site, bonus)).isEqualTo(1);
            assertThat(Integer.bitCount(position.bag(site) & ThebesTables.ALL_ARTEFACTS))
                    .isEqualTo(12);
            assertThat(Integer.bitCount(position.bag(site))).isEqualTo(14);
            assertThat(position.tables().blanks[site]).isEqualTo(16);
        }
    }

    @Test
    @Rule("THB-RULING-27")
    void byOptionAnyArtefactOfValueOneMayBeTheBonus() {
        var position = started(2, "firstDigToken=random");
        assertThat(weights(position))
                .containsOnlyKeys(
                        "bonus attic_coin",
                        "bonus attic_cup",
                        "bonus olympia_helmet",
                        "bonus bronze_horse")
                .allSatisfy((ply, weight) -> assertThat(weight).isEqualTo(1));
        play(position, "bonus bronze_horse");
        assertThat(moves(position)).hasSize(3); // Crete has three of value 1
    }

    @Test
    @Rule({"THB-SETUP-04", "THB-INFO-12"})
    void theDisplayIsDealtFromAll85ResearcherCards() {
        var position = started(4);
        assertThat(weights(position)).hasSize(85).doesNotContainKey("draw X01");
        assertThat(weights(position)).allSatisfy((ply, weight) -> assertThat(weight).isEqualTo(1));
        assertThat(weights(play(position, "draw C10"))).hasSize(84);
    }

    @Test
    @Rule({"THB-SETUP-05", "THB-SETUP-06", "THB-SETUP-07", "THB-RULING-42"})
    void withThreeOrFourPlayersThirdOfTheCardsAreSetAside() {
        for (int seats = 3; seats <= 4; seats++) {
            var position = dealt(seats);
            assertThat(position.stackOne).isEqualTo(27);
            assertThat(position.stackTwo).isEqualTo(27);
            assertThat(position.setAside).isEqualTo(27);
            int small = 0;
            position.stackOne = 0; // look into the lower stack
            position.phase = Phase.REFILL;
            position.slot(0, ThebesPosition.NONE);
            for (String draw : moves(position)) {
                small += draw.startsWith("draw X0") ? 1 : 0;
            }
            assertThat(small).isEqualTo(5);
            assertThat(moves(position)).doesNotContain("draw X06", "draw X10");
        }
    }

    @Test
    @Rule({"THB-SETUP-08", "THB-RULING-03", "THB-EDGE-13", "THB-INFO-07"})
    void withTwoPlayersNothingIsSetAsideAndExhibitionsComeAfter41Cards() {
        var position = dealt(2);
        assertThat(position.stackOne).isEqualTo(41);
        assertThat(position.stackTwo).isEqualTo(40);
        assertThat(position.setAside).isZero();
        position.phase = Phase.REFILL;
        for (int drawn = 0; drawn < 41; drawn++) {
            position.slot(0, ThebesPosition.NONE);
            position.phase = Phase.REFILL;
            assertThat(moves(position)).doesNotContain("draw X01");
            GAME.play(position, GAME.outcome(position, 0));
        }
        position.slot(0, ThebesPosition.NONE);
        position.phase = Phase.REFILL;
        assertThat(moves(position)).contains("draw X01", "draw X10").hasSize(40 + 10);
    }

    @Test
    @Rule({"THB-SETUP-09", "THB-SETUP-10", "THB-EDGE-39"})
    void markersAndYearStartByTheNumberOfPlayers() {
        assertThat(started(2).week(0) % 52 + 1).isEqualTo(1);
        assertThat(started(3).week(2) % 52 + 1).isEqualTo(16);
        assertThat(started(4).week(3) % 52 + 1).isEqualTo(1);
        assertThat(TimeRules.yearMarker(started(2))).isEqualTo(1901);
        assertThat(TimeRules.yearMarker(started(3))).isEqualTo(1901);
        assertThat(TimeRules.yearMarker(started(4))).isEqualTo(1902);
    }

    @Test
    @Rule({"THB-SETUP-11", "THB-RULING-26", "THB-INFO-12"})
    void theStartStackIsDrawnFromTheTopEachOrderAlike() {
        var position = dealt(3);
        assertThat(weights(position)).containsOnlyKeys("top A", "top B", "top C");
        play(position, "top C");
        assertThat(weights(position)).containsOnlyKeys("top A", "top B");
        play(position, "top A");
        assertThat(GAME.actor(position)).isEqualTo(2);
        assertThat(position.height(2)).isEqualTo(2);
        assertThat(position.height(0)).isEqualTo(1);
        assertThat(position.height(1)).isZero();
    }

    @Test
    @Rule("THB-RULING-26")
    void byOptionSeatOneIsOnTop() {
        var position = dealt(4, "startOrder=seatOrder");
        assertThat(GAME.actor(position)).isZero();
        assertThat(position.height(0)).isEqualTo(3);
        assertThat(position.height(3)).isZero();
    }

    @Test
    @Rule({"THB-SETUP-13", "THB-SETUP-14", "THB-COMP-18"})
    void rowAndDiscardPileStartEmptyAndValuesArePublic() {
        var position = dealt(2);
        assertThat(GAME.notation().position(position))
                .contains("row -,-,-")
                .doesNotContain("discard");
        assertThat(GAME.view(position, Viewer.BYSTANDER).json())
                .contains("{\"value\":7,\"number\":1,\"permille\":33}");
    }
}
