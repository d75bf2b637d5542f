package dighouse.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.archaeology.ArchaeologyPosition;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class TableBotsTest {
    /// Plays at random and keeps the budgets it was given.
    private record Spender(List<ThinkingBudget> budgets) implements Bot {
        @Override
        public String name() {
            return "spender";
        }

        @Override
        public ThinkingBudget budget() {
            return ThinkingBudget.millis(100);
        }

        @Override
        public <P extends Position<P>> Thinker<P> thinker(Game<P> game, Setup setup) {
            return (glimpse, budget) -> {
                budgets.add(budget);
                P position = game.position();
                Xoshiro random = new Xoshiro(glimpse.seed());
                glimpse.imagine(random, position);
                return Playout.choose(game, position, glimpse.seat(), random, new MoveList());
            };
        }
    }

    private final Arena<ArchaeologyPosition> arena = Arena.archaeology(2);
    private final Game<ArchaeologyPosition> game = arena.game();
    private final Spender spender = new Spender(new ArrayList<>());

    private TableBots<ArchaeologyPosition> tableBots(BotSpeed speed) {
        return new TableBots<>(game, arena.setup(), Arrays.asList(spender, null), speed, 3);
    }

    /// Seat A is the spender, seat B a person who plays at random.
    @Test
    void aTurnTakesLessThanTwoBudgets() {
        TableBots<ArchaeologyPosition> tableBots = tableBots(BotSpeed.STANDARD);
        ArchaeologyPosition position = game.position();
        MoveList list = new MoveList();
        Xoshiro random = new Xoshiro(3);
        game.start(arena.setup(), position);
        double turn = 0;
        double longest = 0;
        for (int ply = 0; game.actor(position) != Actor.NOBODY; ply++) {
            int actor = game.actor(position);
            int choice = Playout.choose(game, position, actor, random, list);
            if (actor == 0) {
                int asked = spender.budgets().size();
                int choices = arena.moves(position).size();
                choice = tableBots.choose(position, ply);
                assertThat(spender.budgets()).hasSize(asked + (choices > 1 ? 1 : 0));
                if (choices > 1) {
                    turn += spender.budgets().getLast().millis();
                    longest = Math.max(longest, turn);
                }
            } else if (actor > 0) {
                tableBots.watch(actor);
                turn = 0;
            }
            game.play(position, choice);
        }
        assertThat(longest).isBetween(175.0, 200.0);
        assertThat(spender.budgets()).first().isEqualTo(ThinkingBudget.millis(100));
    }

    /// The budgets of a seat that decides again and again shrink, but neither to 0, which would
    /// mean no limit, nor to a single try.
    @Test
    void howeverLongATurnIsEveryDecisionGetsATry() {
        TableBots<ArchaeologyPosition> clocked = tableBots(BotSpeed.STANDARD);
        TableBots<ArchaeologyPosition> counted = tableBots(new BotSpeed(1, 20));
        ArchaeologyPosition position = decision(0);
        for (int i = 0; i < 2000; i++) {
            clocked.choose(position, i);
            assertThat(spender.budgets().removeLast().millis()).isPositive();
            counted.choose(position, i);
            assertThat(spender.budgets().removeLast().iterations()).isGreaterThanOrEqualTo(24);
        }
    }

    /// Some decision of a seat with more than one answer.
    private ArchaeologyPosition decision(int seat) {
        ArchaeologyPosition position = game.position();
        game.start(arena.setup(), position);
        Xoshiro random = new Xoshiro(1);
        while (game.actor(position) != seat || arena.moves(position).size() == 1) {
            int actor = game.actor(position);
            game.play(position, Playout.choose(game, position, actor, random, new MoveList()));
        }
        return position;
    }

    @Test
    void aPaceScalesTimeOrCountsInstead() {
        assertThat(new BotSpeed(0.1, 0).of(ThinkingBudget.millis(100)))
                .isEqualTo(ThinkingBudget.millis(10));
        assertThat(new BotSpeed(0.1, 20).of(ThinkingBudget.millis(100)))
                .isEqualTo(ThinkingBudget.iterations(200));
        assertThat(new BotSpeed(0.5, 20).of(ThinkingBudget.iterations(100)))
                .isEqualTo(ThinkingBudget.iterations(50));
        assertThat(new BotSpeed(0.1, 0).of(new ThinkingBudget(120, 100)))
                .isEqualTo(new ThinkingBudget(120, 10));
        assertThat(new BotSpeed(0.001, 1).of(ThinkingBudget.millis(100)))
                .isEqualTo(ThinkingBudget.iterations(1));
    }

    @Test
    void whereAPersonSitsNoBotIsAsked() {
        ArchaeologyPosition position = decision(1);

        assertThatThrownBy(() -> tableBots(BotSpeed.STANDARD).choose(position, 0))
                .hasMessage("no bot sits on seat 1");
    }
}
