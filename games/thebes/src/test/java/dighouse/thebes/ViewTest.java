package dighouse.thebes;

import static dighouse.thebes.TestTable.DISPLAY;
import static dighouse.thebes.TestTable.GAME;
import static dighouse.thebes.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import dighouse.thebes.ThebesView.NeedView;
import dighouse.thebes.ThebesView.OddsView;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ViewTest {
    @Test
    @Rule({"THB-INFO-04", "THB-INFO-09", "THB-RULING-34"})
    void everybodySeesTheSameAndImaginingIsACopy() {
        TestTable.start(setup(3))
                .walk(
                        5,
                        table -> {
                            var imagined = GAME.position();
                            GAME.imagine(table.position, 1, new Xoshiro(9), imagined);
                            assertThat(imagined).isEqualTo(table.position);
                            if (table.rests()) {
                                String seen = table.view(0).json();
                                assertThat(table.view(1).json()).isEqualTo(seen);
                                assertThat(table.view(Viewer.BYSTANDER).json()).isEqualTo(seen);
                            }
                        });
    }

    @Test
    @Rule({"THB-INFO-06", "THB-INFO-12"})
    void theBagIsKnownAndWorth35PointsIn30TokensAtTheStart() {
        for (int site = 0; site < ThebesTables.SITES; site++) {
            var table = TestTable.of(2, "A goal; A 0 rome; B 90" + DISPLAY);
            int worth = 0;
            for (int artefact = 0; artefact < ThebesTables.ARTEFACTS; artefact++) {
                boolean inBag = (table.position.bag(site) >> artefact & 1) != 0;
                worth += inBag ? table.position.tables().value(site, artefact) : 0;
            }
            assertThat(worth).isEqualTo(35);
            assertThat(Integer.bitCount(table.position.bag(site)) + 16).isEqualTo(30);
        }
        String view = TestTable.of(2, "A goal" + DISPLAY).view(0).json();
        assertThat(view).contains("\"tokens\":30,\"blanks\":16");
    }

    @Test
    @Rule("THB-INFO-12")
    void eachTokenIsEquallyLikelyAndBlanksStayOutUntilTheDigEnds() {
        var table = TestTable.of(2, "A goal; A 0 crete cards C53; B 90; display C44,C52,C40,C62");
        table.play("dig crete", "weeks 12");
        assertThat(table.weights()).containsEntry("blank", 16).containsEntry("find coffin", 1);
        assertThat(GAME.weight(table.position)).isEqualTo(30);
        table.play("blank");
        assertThat(GAME.weight(table.position)).isEqualTo(29);
        table.play("find coffin");
        assertThat(GAME.weight(table.position)).isEqualTo(28);
        assertThat(table.weights()).containsEntry("blank", 15).doesNotContainKey("find coffin");
    }

    @Test
    void aTurnBeingBuiltIsSeenByItsPlayerOnly() {
        var table = TestTable.of(2, "A goal; A 0 london cards C03; B 90" + DISPLAY);
        String before = table.view(1).json();
        assertThat(table.told("exchange")).isEmpty();
        table.play("exchange");
        assertThat(table.view(1).json()).isEqualTo(before);
        assertThat(table.view(0).json()).contains("\"goal\":\"exchange\"");
        assertThat(table.told("fly C03"))
                .containsExactly(
                        "{\"event\":\"flew\",\"seat\":0,\"place\":\"warsaw\"}",
                        "{\"event\":\"exchanged\",\"seat\":0,\"weeks\":1}");
    }

    @Test
    void aTurnBeingBuiltSaysWhatItIsFor() {
        var table = TestTable.of(2, "A goal; A 0 london cards C03; B 90" + DISPLAY);
        table.play("exchange");
        assertThat(table.view(0).json())
                .contains("\"what\":{\"verb\":\"exchange\",\"weeks\":1,\"travel\":2}");
    }

    @Test
    void aDigThatGoesOnSaysWhereToEverybody() {
        var table = TestTable.of(2, "A token dig crete draws 2; A 8 crete; B 90" + DISPLAY);
        assertThat(table.view(1).json())
                .contains("\"what\":{\"verb\":\"dig\",\"site\":\"crete\",\"travel\":0}");
    }

    @Test
    void aTurnBeingBuiltSaysWhatCountsInTheDig() {
        var table = TestTable.of(2, "A goal; A 0 crete cards C51,C82,C16,C22,C29; B 90" + DISPLAY);
        table.play("dig crete", "ethnological yes", "assistant no", "shovel yes");
        String view = table.view(0).json();
        assertThat(view).contains("\"knowledge\":6,\"shovelTokens\":1"); // books, heads, general
    }

    @Test
    void aFindCanBeAdmired() {
        var table = TestTable.of(2, "A goal; A 0 rome finds troy_seal; B 90" + DISPLAY);
        assertThat(table.view(1).json())
                .contains("\"name\":{\"en\":\"Seal of Troy\",\"fr\":\"Sceau de Troie\"}")
                .contains("Heinrich Schliemann");
    }

    @Test
    @Rule({"THB-INFO-06", "THB-INFO-09", "THB-INFO-10"})
    void theViewCountsForThePlayers() {
        var table =
                TestTable.of(
                        2,
                        "A goal; A 104 crete cards C51,C82,C16,C29 finds troy_seal,scarab; B 120"
                                + DISPLAY
                                + "; row X01,-,-");
        var view = table.view(Viewer.BYSTANDER);
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
        var table =
                TestTable.of(2, "A goal; A 0 egypt cards C58,C59,C60 finds scarab; B 90" + DISPLAY);
        table.play("dig egypt", "weeks 6", "blank", "find nefertiti");
        var egypt = table.view(Viewer.BYSTANDER).sites().get(2);
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
                var artefact = TestTable.EDITION.pieces().find(site, find);
                assertThat(artefact.name().en()).isNotBlank();
                for (var text : List.of(artefact.name(), artefact.date(), artefact.info())) {
                    assertThat(text.fr().isBlank())
                            .as(artefact.id())
                            .isEqualTo(text.en().isBlank());
                }
            }
        }
    }
}
