package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static dighouse.thebes.TestTable.GAME;
import static dighouse.thebes.TestTable.moves;
import static dighouse.thebes.TestTable.play;
import static dighouse.thebes.TestTable.position;
import static dighouse.thebes.TestTable.setup;
import static dighouse.thebes.TestTable.told;
import static dighouse.thebes.TestTable.walk;
import static dighouse.thebes.TestTable.weights;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import dighouse.thebes.ThebesPieces.NeedView;
import dighouse.thebes.ThebesView.OddsView;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class InformationTest {
    @Test
    @Rule({"THB-INFO-04", "THB-INFO-09", "THB-RULING-34"})
    void everybodySeesTheSameAndImaginingIsACopy() {
        walk(
                setup(3),
                5,
                position -> {
                    var imagined = GAME.position();
                    GAME.imagine(position, 1, new Xoshiro(9), imagined);
                    assertThat(imagined).isEqualTo(position);
                    if (GAME.rests(position)) {
                        String seen = GAME.view(position, 0).json();
                        assertThat(GAME.view(position, 1).json()).isEqualTo(seen);
                        assertThat(GAME.view(position, Viewer.BYSTANDER).json()).isEqualTo(seen);
                    }
                });
    }

    @Test
    @Rule("THB-INFO-05")
    void chanceDecidesSetupDigsAndDrawsOnly() {
        walk(
                setup(2, "firstDigToken=random"),
                3,
                position -> {
                    boolean chance =
                            switch (position.phase) {
                                case BONUS, DEAL, ORDER, TOKEN, REFILL -> true;
                                default -> false;
                            };
                    assertThat(GAME.actor(position) == Actor.CHANCE).isEqualTo(chance);
                });
    }

    @Test
    @Rule({"THB-INFO-06", "THB-INFO-12"})
    void theBagIsKnownAndWorth35PointsIn30TokensAtTheStart() {
        for (int site = 0; site < ThebesTables.SITES; site++) {
            var position = position(2, "A goal; A 0 rome; B 90" + DISPLAY);
            int worth = 0;
            for (int artefact = 0; artefact < ThebesTables.ARTEFACTS; artefact++) {
                boolean inBag = (position.bag(site) >> artefact & 1) != 0;
                worth += inBag ? position.tables().value(site, artefact) : 0;
            }
            assertThat(worth).isEqualTo(35);
            assertThat(Integer.bitCount(position.bag(site)) + 16).isEqualTo(30);
        }
        String view = GAME.view(position(2, "A goal" + DISPLAY), 0).json();
        assertThat(view).contains("\"tokens\":30,\"blanks\":16");
    }

    @Test
    @Rule("THB-INFO-12")
    void eachTokenIsEquallyLikelyAndBlanksStayOutUntilTheDigEnds() {
        var position = position(2, "A goal; A 0 crete cards C53; B 90; display C44,C52,C40,C62");
        play(position, "dig crete", "weeks 12");
        assertThat(weights(position)).containsEntry("blank", 16).containsEntry("find coffin", 1);
        assertThat(GAME.weight(position)).isEqualTo(30);
        play(position, "blank");
        assertThat(GAME.weight(position)).isEqualTo(29);
        play(position, "find coffin");
        assertThat(GAME.weight(position)).isEqualTo(28);
        assertThat(weights(position)).containsEntry("blank", 15).doesNotContainKey("find coffin");
    }

    @Test
    void aTurnBeingBuiltIsSeenByItsPlayerOnly() {
        var position = position(2, "A goal; A 0 london cards C03; B 90" + DISPLAY);
        String before = GAME.view(position, 1).json();
        assertThat(told(position, "exchange")).isEmpty();
        play(position, "exchange");
        assertThat(GAME.view(position, 1).json()).isEqualTo(before);
        assertThat(GAME.view(position, 0).json()).contains("\"goal\":\"exchange\"");
        assertThat(told(position, "fly C03"))
                .containsExactly(
                        "{\"event\":\"flew\",\"seat\":0,\"place\":\"warsaw\"}",
                        "{\"event\":\"exchanged\",\"seat\":0,\"weeks\":1}");
    }

    @Test
    void aTurnBeingBuiltSaysWhatItIsFor() {
        var position = position(2, "A goal; A 0 london cards C03; B 90" + DISPLAY);
        play(position, "exchange");
        assertThat(GAME.view(position, 0).json())
                .contains("\"what\":{\"verb\":\"exchange\",\"weeks\":1,\"travel\":2}");
    }

    @Test
    void aDigThatGoesOnSaysWhereToEverybody() {
        var position = position(2, "A token dig crete draws 2; A 8 crete; B 90" + DISPLAY);
        assertThat(GAME.view(position, 1).json())
                .contains("\"what\":{\"verb\":\"dig\",\"site\":\"crete\",\"travel\":0}");
    }

    @Test
    void aTurnBeingBuiltSaysWhatCountsInTheDig() {
        var position = position(2, "A goal; A 0 crete cards C51,C82,C16,C22,C29; B 90" + DISPLAY);
        play(position, "dig crete", "ethnological yes", "assistant no", "shovel yes");
        String view = GAME.view(position, 0).json();
        assertThat(view).contains("\"knowledge\":6,\"shovelTokens\":1"); // books, heads, general
    }

    @Test
    void aFindCanBeAdmired() {
        var position = position(2, "A goal; A 0 rome finds troy_seal; B 90" + DISPLAY);
        assertThat(GAME.view(position, 1).json())
                .contains("\"name\":{\"en\":\"Seal of Troy\",\"fr\":\"Sceau de Troie\"}")
                .contains("Heinrich Schliemann");
    }

    @Test
    @Rule({"THB-INFO-06", "THB-INFO-09", "THB-INFO-10"})
    void theViewCountsForThePlayers() {
        var position =
                position(
                        2,
                        "A goal; A 104 crete cards C51,C82,C16,C29 finds troy_seal,scarab; B 120"
                                + DISPLAY
                                + "; row X01,-,-");
        var view = (ThebesView) GAME.view(position, Viewer.BYSTANDER);
        var seat = view.seats().get(0);
        assertThat(seat.weeksLeft()).isEqualTo(52);
        assertThat(seat.knowledge().get(1)) // 2 books and 2 general; then 2 + 2 + 1 and 2 general
                .isEqualTo(new ThebesView.KnowledgeView("crete", 2, 4, 7));
        assertThat(seat.points()).isEqualTo(6 + 1 + 5); // artefacts, and most books of Crete
        var exhibition = Objects.requireNonNull(view.row().get(0)); // 1 Greece, 2 Egypt
        assertThat(exhibition.missing().get(0)).containsExactly(new NeedView("egypt", 1));
        assertThat(exhibition.missing().get(1)).isEqualTo(exhibition.needs());
    }

    @Test
    @Rule({"THB-INFO-06", "THB-INFO-12"})
    void theViewTellsWhatABagHoldsAndHowLikelyItIs() {
        var position =
                position(2, "A goal; A 0 egypt cards C58,C59,C60 finds scarab; B 90" + DISPLAY);
        play(position, "dig egypt", "weeks 6", "blank", "find nefertiti");
        var egypt = ((ThebesView) GAME.view(position, Viewer.BYSTANDER)).sites().get(2);
        assertThat(egypt.tokens()).isEqualTo(30 - 1 - 2); // the scarab, a blank, Nefertiti
        assertThat(egypt.blanks()).isEqualTo(15);
        assertThat(egypt.left())
                .hasSize(12)
                .contains("ramses_mummy", "mesopotamia_book", "general_book")
                .doesNotContain("scarab", "nefertiti");
        assertThat(egypt.odds()) // 6 5 4 4 3 3 2 2 1 1, then two books; thousandths of 27 tokens
                .containsExactly(
                        new OddsView(6, 1, 37),
                        new OddsView(5, 1, 37),
                        new OddsView(4, 2, 74),
                        new OddsView(3, 2, 74),
                        new OddsView(2, 2, 74),
                        new OddsView(1, 2, 74),
                        new OddsView(0, 2, 74));
    }

    @Test
    void whatIsPrintedOnAnArtefactIsToldInBothLanguages() {
        for (int site = 0; site < ThebesTables.SITES; site++) {
            for (int find = 0; find < ThebesTables.ARTEFACTS; find++) {
                var artefact = TestTable.EDITION.showcase().find(site, find);
                assertThat(artefact.name().en()).isNotBlank();
                for (var text : List.of(artefact.name(), artefact.date(), artefact.info())) {
                    assertThat(text.fr().isBlank())
                            .as(artefact.id())
                            .isEqualTo(text.en().isBlank());
                }
            }
        }
    }

    @Test
    void aDigIsToldTokenByToken() {
        var position = position(2, "A goal; A 48 rome cards C51,C82; B 90" + DISPLAY);
        play(position, "dig crete", "ethnological yes");
        assertThat(told(position, "weeks 4"))
                .containsExactly(
                        "{\"event\":\"travelled\",\"seat\":0,\"place\":\"crete\",\"weeks\":1}",
                        "{\"event\":\"digBegan\",\"seat\":0,\"site\":\"crete\",\"knowledge\":4,"
                                + "\"weeks\":4,\"tokens\":2}",
                        "{\"event\":\"yearBegan\",\"seat\":0,\"year\":1902}");
        play(position, "weeks 4");
        assertThat(told(position, "find coffin"))
                .containsExactly(
                        "{\"event\":\"found\",\"seat\":0,\"find\":\"coffin\",\"points\":5}");
        play(position, "find coffin");
        assertThat(told(position, "blank"))
                .containsExactly(
                        "{\"event\":\"drewBlank\",\"seat\":0}",
                        "{\"event\":\"bonusWon\",\"seat\":0,\"find\":\"malia_sphinx\",\"points\":1}",
                        "{\"event\":\"usedUp\",\"seat\":0,\"card\":\"ethnological_crete\"}");
    }

    @Test
    @Rule("THB-EDGE-41")
    void theSameSeedGivesTheSameGame() {
        var setup = setup(4);
        var one = walk(setup, 77, position -> {});
        var other = walk(setup, 77, position -> {});
        assertThat(one).isEqualTo(other);
        assertThat(one.hash()).isEqualTo(other.hash());
        assertThat(walk(setup, 78, position -> {})).isNotEqualTo(one);
    }

    @Test
    void movesOfFinishedGamesAreNone() {
        var position = position(2, "A over; A 156; B 156");
        assertThat(moves(position)).isEmpty();
        assertThat(GAME.actor(position)).isEqualTo(Actor.NOBODY);
    }
}
