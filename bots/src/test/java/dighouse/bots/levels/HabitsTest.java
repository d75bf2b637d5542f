package dighouse.bots.levels;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.archaeology.ArchaeologyMove;
import dighouse.archaeology.Treasure;
import dighouse.bots.Arena;
import dighouse.bots.Bot;
import dighouse.bots.Style;
import dighouse.bots.ThinkingBudget;
import dighouse.kernel.Position;
import dighouse.marajoara.Die;
import dighouse.marajoara.MarajoaraMove;
import dighouse.marajoara.MarajoaraPosition;
import dighouse.pergamon.PergamonMove;
import dighouse.thebes.ThebesMove;
import dighouse.thebes.ThebesTables;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/// The habits of styles can be observed at a table, in games that have advice, with the same chance
/// and the same opponent.
class HabitsTest {
    private static final int GAMES = 6;
    private static final int THINK = 12; // iterations a decision

    /// The means of two things that a player does.
    private static final class Seen {
        private double firsts;
        private int firstNumber;
        private double seconds;
        private int secondNumber;

        void first(double value) {
            firsts += value;
            firstNumber++;
        }

        void second(double value) {
            seconds += value;
            secondNumber++;
        }

        double first() {
            return firsts / firstNumber;
        }

        double second() {
            return seconds / secondNumber;
        }
    }

    private interface Observer<P extends Position<P>> {
        void look(P position, int seat, int move, Seen seen);
    }

    private static <P extends Position<P>> Function<Style, Seen> watch(
            Arena<P> arena, Observer<P> observer) {
        return watch(arena, GAMES, observer);
    }

    private static <P extends Position<P>> Function<Style, Seen> watch(
            Arena<P> arena, int games, Observer<P> observer) {
        Map<Style, Seen> all = new EnumMap<>(Style.class);
        Bot opponent = Level.GREEDY.bot(Style.STANDARD);
        for (Style style : Style.values()) {
            Bot bot = Level.EXPERT.bot(style).within(ThinkingBudget.iterations(THINK));
            Seen seen = new Seen();
            for (int game = 0; game < games; game++) {
                int seat = game % 2;
                List<Bot> bots = seat == 0 ? List.of(bot, opponent) : List.of(opponent, bot);
                arena.play(
                        bots,
                        Arena.COUNTED,
                        game,
                        (position, actor, move) -> {
                            if (actor == seat) {
                                observer.look(position, seat, move, seen);
                            }
                        });
            }
            all.put(style, seen);
        }
        return style -> Objects.requireNonNull(all.get(style));
    }

    /// Cards in hand at the end of a turn, and the share of coins, talismans and masks among the
    /// sets that are sold.
    @Test
    void inArchaeologyTheBoldKeepsItsCardsTheCautiousSellsAndTheCollectorWantsTheRare() {
        Function<Style, Seen> seen =
                watch(
                        Arena.archaeology(2),
                        4 * GAMES,
                        (position, seat, move, each) -> {
                            switch (ArchaeologyMove.verb(move)) {
                                case ArchaeologyMove.END -> each.first(position.handSize(seat));
                                case ArchaeologyMove.SET ->
                                        each.second(isRare(position.selling()) ? 1 : 0);
                                default -> {}
                            }
                        });

        Seen standard = seen.apply(Style.STANDARD);
        assertThat(seen.apply(Style.BOLD).first()).isGreaterThan(standard.first() + 0.3);
        assertThat(seen.apply(Style.CAUTIOUS).first()).isLessThan(standard.first() - 0.8);
        assertThat(seen.apply(Style.COLLECTOR).second()).isGreaterThan(standard.second() + 0.05);
    }

    private static boolean isRare(int type) {
        return type == Treasure.COIN || type == Treasure.TALISMAN || type == Treasure.PHARAOH_MASK;
    }

    /// Congresses attended when it digs, and the share of cards among cards taken and digs.
    @Test
    void inThebesTheCautiousGoesToCongressesAndTheCollectorTakesCards() {
        Function<Style, Seen> seen =
                watch(
                        Arena.thebes(2),
                        (position, seat, move, each) -> {
                            switch (ThebesMove.verb(move)) {
                                case ThebesMove.DIG -> {
                                    each.first(position.cards(seat, ThebesTables.CONGRESS));
                                    each.second(0);
                                }
                                case ThebesMove.TAKE -> each.second(1);
                                default -> {}
                            }
                        });

        Seen standard = seen.apply(Style.STANDARD);
        assertThat(seen.apply(Style.CAUTIOUS).first()).isGreaterThan(standard.first());
        assertThat(seen.apply(Style.BOLD).first()).isLessThan(standard.first());
        assertThat(seen.apply(Style.COLLECTOR).second()).isGreaterThan(standard.second() + 0.02);
        assertThat(seen.apply(Style.COLLECTOR).second())
                .isGreaterThan(seen.apply(Style.BOLD).second() + 0.02);
    }

    /// The value of a row that is shown, and the coins that are left after showing.
    @Test
    void inPergamonTheBoldWaitsForGreatRowsAndTheCollectorKeepsNoMoney() {
        Function<Style, Seen> seen =
                watch(
                        Arena.pergamon(2),
                        (position, seat, move, each) -> {
                            switch (PergamonMove.verb(move)) {
                                case PergamonMove.CLOSE -> each.first(position.rowValue());
                                case PergamonMove.DONE -> each.second(position.coins(seat));
                                default -> {}
                            }
                        });

        Seen standard = seen.apply(Style.STANDARD);
        assertThat(seen.apply(Style.CAUTIOUS).first()).isLessThan(standard.first() - 2);
        assertThat(seen.apply(Style.BOLD).first())
                .isGreaterThan(seen.apply(Style.CAUTIOUS).first() + 4);
        assertThat(seen.apply(Style.COLLECTOR).second()).isLessThan(standard.second() - 1);
    }

    /// Dice in storage at the end of a turn, and the share of restorations among these and steps on
    /// a track.
    @Test
    void inMarajoaraTheCautiousSpendsItsDiceAndTheCollectorRestores() {
        Function<Style, Seen> seen =
                watch(
                        Arena.marajoara(2, 0),
                        (position, seat, move, each) -> {
                            switch (MarajoaraMove.verb(move)) {
                                case MarajoaraMove.END -> each.first(stored(position, seat));
                                case MarajoaraMove.RESTORE -> each.second(1);
                                case MarajoaraMove.TRACK -> each.second(0);
                                default -> {}
                            }
                        });

        Seen standard = seen.apply(Style.STANDARD);
        assertThat(seen.apply(Style.CAUTIOUS).first()).isLessThan(standard.first() - 0.7);
        assertThat(seen.apply(Style.BOLD).first())
                .isGreaterThan(seen.apply(Style.CAUTIOUS).first() + 0.9);
        assertThat(seen.apply(Style.COLLECTOR).second()).isGreaterThan(standard.second() + 0.05);
        assertThat(seen.apply(Style.COLLECTOR).second())
                .isGreaterThan(seen.apply(Style.CAUTIOUS).second() + 0.1);
    }

    private static int stored(MarajoaraPosition position, int seat) {
        int dice = 0;
        for (int colour = 0; colour < Die.STORED_COLOURS; colour++) {
            dice += position.stored(seat, colour);
        }
        return dice;
    }
}
