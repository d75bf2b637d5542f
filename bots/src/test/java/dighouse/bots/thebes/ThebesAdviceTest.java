package dighouse.bots.thebes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.bots.Advice;
import dighouse.bots.Arena;
import dighouse.bots.Glimpse;
import dighouse.bots.ThinkingBudget;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Allocation;
import dighouse.thebes.ThebesPosition;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ThebesAdviceTest {
    private static final Arena<ThebesPosition> TWO = Arena.thebes(2);

    /// Nothing in it is of use in the last weeks.
    private static final String DISPLAY = "; display C44,C54,C55,C62";

    /// Somebody who has nearly ended, with 19 points.
    private static final String RIVAL = "; B 155 rome cards X02,X06,X07,X08";

    /// Twelve points of knowledge for Crete: three, three and two books, and four general points.
    private static final String CRETE = "C51,C52,C53,C29,C32";

    private static ThebesPosition position(String text) {
        ThebesPosition position = TWO.game().position();
        TWO.game().notation().position(TWO.setup(), text, position);
        return position;
    }

    private static Advice<ThebesPosition> advice(Arena<ThebesPosition> arena) {
        return new ThebesAdvisor().advice(arena.game(), arena.setup());
    }

    private static double part(String text, int seat, String name) {
        return advice(TWO).parts(position(text), seat).stream()
                .filter(part -> part.what().key().equals(name))
                .findFirst()
                .orElseThrow()
                .points();
    }

    /// Positions of random games in which a seat must decide, or chance draws.
    private static List<ThebesPosition> positions(Arena<ThebesPosition> arena) {
        List<ThebesPosition> positions = new ArrayList<>();
        MoveList list = new MoveList();
        for (long seed = 1; seed <= 3; seed++) {
            Xoshiro random = new Xoshiro(seed);
            ThebesPosition position = arena.game().position();
            arena.game().start(arena.setup(), position);
            for (int actor = arena.game().actor(position);
                    actor != Actor.NOBODY;
                    actor = arena.game().actor(position)) {
                ThebesPosition copy = arena.game().position();
                copy.copyFrom(position);
                positions.add(copy);
                int ply = Playout.choose(arena.game(), position, actor, random, list);
                arena.game().play(position, ply);
            }
        }
        return positions;
    }

    private static List<ThebesPosition> decisions(Arena<ThebesPosition> arena) {
        return positions(arena).stream()
                .filter(position -> arena.game().actor(position) != Actor.CHANCE)
                .toList();
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
        Majorities majorities = new Majorities(position("A goal; A 0; B 0" + DISPLAY).tables());

        assertThat(majorities.points(own, most, 0)).isEqualTo(points);
    }

    @Test
    void whoLeadsInBooksMoreProbablyKeepsTheLeadWhenLittleTimeIsLeft() {
        Majorities majorities = new Majorities(position("A goal; A 0; B 0" + DISPLAY).tables());

        assertThat(majorities.points(5, 3, 10)).isGreaterThan(majorities.points(5, 3, 100));
        assertThat(majorities.points(3, 3, 100)).isEqualTo(2.5);
    }

    /// The bag of Crete holds 12 artefacts of 35 points, two tokens of knowledge and 16 blanks; in
    /// the last weeks knowledge is hardly worth anything.
    @Test
    void aTokenIsWorthWhatTheBagHoldsOverItsSize() {
        ThebesPosition position = position("A goal; A 153 crete; B 156" + DISPLAY);
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

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void partsAddUpToTheForecast(int seats) {
        Arena<ThebesPosition> arena = Arena.thebes(seats);
        Advice<ThebesPosition> advice = advice(arena);
        double[] points = new double[seats];
        for (ThebesPosition position : positions(arena)) {
            advice.forecast(position, points);
            for (int seat = 0; seat < seats; seat++) {
                double sum = 0;
                for (Advice.Part part : advice.parts(position, seat)) {
                    sum += part.points();
                }
                assertThat(points[seat]).isCloseTo(sum, within(1e-6));
            }
            assertThat(advice.doubt(position)).isPositive();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void opinionsOnMovesStayWithinBounds(int seats) {
        Arena<ThebesPosition> arena = Arena.thebes(seats);
        Advice<ThebesPosition> advice = advice(arena);
        MoveList moves = new MoveList();
        double[] weights = new double[64];
        Xoshiro random = new Xoshiro(1);
        for (ThebesPosition position : decisions(arena)) {
            int seat = arena.game().actor(position);
            moves.clear();
            arena.game().moves(position, moves);
            advice.weigh(position, seat, moves, weights);
            double best = 0;
            for (int i = 0; i < moves.size(); i++) {
                assertThat(weights[i]).isBetween(0.0, 1.0);
                best = Math.max(best, weights[i]);
            }
            assertThat(best).isEqualTo(1);
            assertThat(moves.contains(advice.suggest(position, seat, moves, random))).isTrue();
        }
    }

    @Test
    void adviceAllocatesNothing() {
        Arena<ThebesPosition> arena = Arena.thebes(4);
        Advice<ThebesPosition> advice = advice(arena);
        List<ThebesPosition> decisions = decisions(arena);
        double[] points = new double[4];
        double[] weights = new double[64];
        MoveList moves = new MoveList();
        Xoshiro random = new Xoshiro(1);

        long bytes =
                Allocation.least(() -> {
                    for (int i = 0; i < decisions.size(); i++) {
                        ThebesPosition position = decisions.get(i);
                        int seat = arena.game().actor(position);
                        moves.clear();
                        arena.game().moves(position, moves);
                        advice.forecast(position, points);
                        advice.weigh(position, seat, moves, weights);
                        advice.suggest(position, seat, moves, random);
                    }
                });

        assertThat(bytes).isZero();
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
        ThebesPosition position = position(own.strip() + RIVAL + board.strip());
        Glimpse<ThebesPosition> glimpse = new Glimpse<>(TWO.game(), position, 0, 7);

        int choice =
                Bots.named("expert")
                        .thinker(TWO.game(), TWO.setup())
                        .choose(glimpse, ThinkingBudget.iterations(600));

        assertThat(TWO.game().notation().ply(position, choice)).isEqualTo(sensible);
    }
}
