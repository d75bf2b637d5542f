package dighouse.bots.thebes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.bots.AdviceContractTest;
import dighouse.bots.Arena;
import dighouse.thebes.ThebesPosition;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThebesAdviceTest extends AdviceContractTest<ThebesPosition> {
    private static final Arena<ThebesPosition> TWO = Arena.thebes(2);

    /// Nothing in it is of use in the last weeks.
    private static final String DISPLAY = "; display C44,C54,C55,C62";

    /// Somebody who has nearly ended, with 19 points.
    private static final String RIVAL = "; B 155 rome cards X02,X06,X07,X08";

    /// Twelve points of knowledge for Crete: three, three and two books, and four general points.
    private static final String CRETE = "C51,C52,C53,C29,C32";

    ThebesAdviceTest() {
        super(new ThebesAdvisor());
    }

    @Override
    protected Stream<Arena<ThebesPosition>> tables() {
        return Stream.of(2, 3, 4).map(Arena::thebes);
    }

    private double part(String text, int seat, String name) {
        return part(TWO, text, seat, name);
    }

    @Test
    void whatIsMadeCountsAsItIsScored() {
        // artefacts of 5, 1 and 3, a small exhibition, three congresses
        String text =
                "A goal; A 20 london cards X01,C07,C08,C09 finds zeus_statue,scarab,nefertiti"
                        + "; B 90"
                        + DISPLAY;

        assertThat(part(text, 0, "made")).isEqualTo(5 + 1 + 3 + 4 + 6);
        assertThat(part(text, 1, "made")).isZero();
    }

    @ParameterizedTest
    @CsvSource({"2, 1, 5", "1, 1, 3", "1, 2, 0", "0, 0, 0"})
    void atTheEndMostBooksBringWhatTheRulesSay(int own, int most, double points) {
        Majorities majorities =
                new Majorities(position(TWO, "A goal; A 0; B 0" + DISPLAY).tables());

        assertThat(majorities.points(own, most, 0)).isEqualTo(points);
    }

    @Test
    void whoLeadsInBooksMoreProbablyKeepsTheLeadWhenLittleTimeIsLeft() {
        Majorities majorities =
                new Majorities(position(TWO, "A goal; A 0; B 0" + DISPLAY).tables());

        assertThat(majorities.points(5, 3, 10)).isGreaterThan(majorities.points(5, 3, 100));
        assertThat(majorities.points(3, 3, 100)).isEqualTo(2.5);
    }

    /// The bag of Crete holds 12 artefacts of 35 points, two tokens of knowledge and 16 blanks; in
    /// the last weeks knowledge is hardly worth anything.
    @Test
    void aTokenIsWorthWhatTheBagHoldsOverItsSize() {
        ThebesPosition position = position(TWO, "A goal; A 153 crete; B 156" + DISPLAY);
        double[] values = Parameters.KNOBS.stream().mapToDouble(knob -> knob.standard()).toArray();
        Parameters parameters = new Parameters(values);
        var digPlans = new DigPlans(position.tables(), new DigTable(position.tables()), parameters);

        digPlans.look(position, 0);

        double knowledge = (parameters.book + parameters.generalBook) * 3 / 30;
        assertThat(digPlans.token(1)).isCloseTo((35 + knowledge) / 30, within(1e-9));
    }

    @Test
    void tokensThatAreBeingDrawnAreExpected() {
        String cards = " cards " + CRETE + "; B 156" + DISPLAY;
        String digging = "A token dig crete draws 6; A 156 crete" + cards;

        // no time is left to use knowledge; the first dig brings an artefact of 1 for certain
        assertThat(part(digging, 0, "made")).isCloseTo(6 * 35 / 30.0 + 1, within(1e-9));
    }

    @Test
    void booksMakeAPlanBetterAndUsedPermitsMakeItWorse() {
        String display = "; B 40" + DISPLAY;
        double few = part("A goal; A 20 rome cards C47" + display, 0, "digs");
        double many = part("A goal; A 20 rome cards " + CRETE + display, 0, "digs");
        double used = part("A goal; A 20 rome used crete cards " + CRETE + display, 0, "digs");

        assertThat(many).isGreaterThan(few + 3);
        assertThat(used).isLessThan(many - 1);
    }

    @Test
    void withNoWeekLeftNothingIsHopedFor() {
        String text = "A goal; A 150 crete; B 156 rome cards " + CRETE + DISPLAY;

        for (String name : List.of("digs", "congresses", "exhibitions", "helpers", "weeks")) {
            assertThat(part(text, 1, name)).as(name).isZero();
        }
    }

    /// What a player of some experience does without thinking long.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // the last weeks in a full bag
                "A goal; A 148 crete cards C51,C52,C53,C29,C32 | ; display C01,C04,C05,C06 | dig crete",
                "A weeks dig crete; A 148 crete cards C51,C52,C53,C29,C32 | ; display C01,C04,C05,C06"
                        + " | weeks 8",
                // four points in the city where one is
                "A goal; A 153 london finds zeus_statue,scarab,nefertiti"
                        + " | ; display C44,C52,C53,C62; row X01,-,- | show a",
                // the seventh congress brings seven points
                "A goal; A 154 paris cards C07,C09,C10,C11,C13,C14 | ; display C08,C52,C53,C62"
                        + " | take 1",
                // two books on the way to a dig that is already good
                "A goal; A 100 rome cards C52,C29,C32 | ; display C51,C01,C05,C06 | take 1",
                // a zeppelin is of no use after the end
                "A zeppelin dig crete; A 146 london cards C51,C52,C53,C29,C32,C03"
                        + " | ; display C01,C04,C05,C06 | fly C03",
            })
    void expertFindsTheSensibleMove(String own, String board, String sensible) {
        ThebesPosition position = position(TWO, own.strip() + RIVAL + board.strip());

        assertThat(expertsMove(TWO, position)).isEqualTo(sensible);
    }
}
