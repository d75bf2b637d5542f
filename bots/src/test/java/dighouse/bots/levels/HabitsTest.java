package dighouse.bots.levels;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.archaeology.ArchaeologyMove;
import dighouse.archaeology.ArchaeologyPosition;
import dighouse.bots.Arena;
import dighouse.bots.Bot;
import dighouse.bots.Budget;
import dighouse.bots.Style;
import dighouse.kernel.Position;
import dighouse.pergamon.PergamonMove;
import dighouse.pergamon.PergamonPosition;
import dighouse.thebes.ThebesMove;
import dighouse.thebes.ThebesPosition;
import dighouse.thebes.ThebesTables;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What one sees of a style at a table, in every game that has advice: the same games against the
/// same opponent, and a habit that has a name.
class HabitsTest {
    private static final int GAMES = 6;
    private static final int THINK = 12; // iterations a decision

    /// Something that a move of the seat shows about its player.
    private interface Habit<P extends Position<P>> {
        /// Adds to the mean, if this move has to do with the habit.
        void look(P position, int seat, int move, Mean mean);
    }

    private static final class Mean {
        private double sum;
        private int number;

        void add(double value) {
            sum += value;
            number++;
        }

        double value() {
            return sum / number;
        }
    }

    private static <P extends Position<P>> Map<Style, Double> means(
            Arena<P> arena, Habit<P> habit) {
        Map<Style, Double> means = new EnumMap<>(Style.class);
        Bot opponent = Level.GREEDY.bot(Style.STANDARD);
        for (Style style : Style.values()) {
            Bot bot = Level.EXPERT.bot(style).within(Budget.iterations(THINK));
            Mean mean = new Mean();
            for (int game = 0; game < GAMES; game++) {
                int seat = game % 2;
                List<Bot> bots = seat == 0 ? List.of(bot, opponent) : List.of(opponent, bot);
                arena.play(
                        bots,
                        Arena.COUNTED,
                        game,
                        (position, actor, move) -> {
                            if (actor == seat) {
                                habit.look(position, seat, move, mean);
                            }
                        });
            }
            means.put(style, mean.value());
        }
        return means;
    }

    @Test
    void inArchaeologyTheBoldKeepsItsCardsAndTheCautiousSellsThem() {
        Map<Style, Double> held =
                means(
                        Arena.archaeology(2),
                        (ArchaeologyPosition position, int seat, int move, Mean mean) -> {
                            if (ArchaeologyMove.verb(move) == ArchaeologyMove.END) {
                                mean.add(position.handSize(seat));
                            }
                        });

        assertThat(held.get(Style.BOLD)).isGreaterThan(held.get(Style.STANDARD) + 0.5);
        assertThat(held.get(Style.CAUTIOUS)).isLessThan(held.get(Style.STANDARD) - 0.5);
    }

    @Test
    void inArchaeologyTheCollectorSellsLargerSets() {
        Map<Style, Double> sizes =
                means(
                        Arena.archaeology(2),
                        (ArchaeologyPosition position, int seat, int move, Mean mean) -> {
                            if (ArchaeologyMove.verb(move) == ArchaeologyMove.SET) {
                                mean.add(ArchaeologyMove.thing(move));
                            }
                        });

        assertThat(sizes.get(Style.COLLECTOR)).isGreaterThan(sizes.get(Style.CAUTIOUS) + 0.5);
        assertThat(sizes.get(Style.COLLECTOR)).isGreaterThan(sizes.get(Style.STANDARD));
    }

    @Test
    void inThebesTheCautiousGoesToCongressesAndTheBoldDoesNot() {
        Map<Style, Double> congresses =
                means(
                        Arena.thebes(2),
                        (ThebesPosition position, int seat, int move, Mean mean) -> {
                            if (ThebesMove.verb(move) == ThebesMove.DIG) {
                                mean.add(position.cards(seat, ThebesTables.CONGRESS));
                            }
                        });

        assertThat(congresses.get(Style.CAUTIOUS)).isGreaterThan(congresses.get(Style.STANDARD));
        assertThat(congresses.get(Style.BOLD)).isLessThan(congresses.get(Style.STANDARD));
    }

    /// Of what it takes and what it digs for.
    @Test
    void inThebesTheCollectorTakesMoreCards() {
        Map<Style, Double> taken =
                means(
                        Arena.thebes(2),
                        (ThebesPosition position, int seat, int move, Mean mean) -> {
                            int verb = ThebesMove.verb(move);
                            if (verb == ThebesMove.TAKE || verb == ThebesMove.DIG) {
                                mean.add(verb == ThebesMove.TAKE ? 1 : 0);
                            }
                        });

        assertThat(taken.get(Style.COLLECTOR)).isGreaterThan(taken.get(Style.STANDARD) + 0.02);
        assertThat(taken.get(Style.COLLECTOR)).isGreaterThan(taken.get(Style.BOLD) + 0.02);
    }

    @Test
    void inPergamonTheBoldWaitsForGreatRowsAndTheCautiousDoesNotWait() {
        Map<Style, Double> values =
                means(
                        Arena.pergamon(2),
                        (PergamonPosition position, int seat, int move, Mean mean) -> {
                            if (PergamonMove.verb(move) == PergamonMove.CLOSE) {
                                mean.add(position.rowValue());
                            }
                        });

        assertThat(values.get(Style.CAUTIOUS)).isLessThan(values.get(Style.STANDARD) - 2);
        assertThat(values.get(Style.BOLD)).isGreaterThan(values.get(Style.CAUTIOUS) + 4);
    }

    @Test
    void inPergamonTheCollectorKeepsNoMoney() {
        Map<Style, Double> coins =
                means(
                        Arena.pergamon(2),
                        (PergamonPosition position, int seat, int move, Mean mean) -> {
                            if (PergamonMove.verb(move) == PergamonMove.DONE) {
                                mean.add(position.coins(seat));
                            }
                        });

        assertThat(coins.get(Style.COLLECTOR)).isLessThan(coins.get(Style.STANDARD) - 1);
    }
}
