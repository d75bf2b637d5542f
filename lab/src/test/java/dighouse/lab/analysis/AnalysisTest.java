package dighouse.lab.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dighouse.bots.BotSpeed;
import dighouse.bots.levels.Bots;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.catalogue.Language;
import dighouse.catalogue.Words;
import dighouse.kernel.Actor;
import dighouse.kernel.Chance;
import dighouse.kernel.Game;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.lab.ResultTable;
import dighouse.lab.RunProgress;
import dighouse.lab.WorkerPool;
import dighouse.lab.analysis.Analysis.Decision;
import dighouse.lab.analysis.Analysis.Draw;
import dighouse.lab.analysis.Analysis.Finding;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnalysisTest {
    private static final BotSpeed PACE = new BotSpeed(0.05, 20);

    private static <P extends Position<P>> Match<P> match(GameEntry<P> entry, int seats) {
        return new Match<>(entry.game(), Setup.of(entry.game(), entry.standardEdition(), seats));
    }

    /// Plays moves as they are written in a record.
    private static <P extends Position<P>> Match<P> played(GameEntry<P> entry, String... moves) {
        Match<P> match = match(entry, 2);
        for (String move : moves) {
            match.apply(match.game().notation().ply(match.position(), move));
        }
        return match;
    }

    private static <P extends Position<P>> Match<P> random(GameEntry<P> entry, long seed) {
        return random(entry, seed, new MoveList());
    }

    private static <P extends Position<P>> Match<P> random(
            GameEntry<P> entry, long seed, MoveList list) {
        Match<P> match = match(entry, 2);
        Xoshiro random = new Xoshiro(seed);
        while (!match.isOver()) {
            if (match.actor() == Actor.CHANCE) {
                match.draw(Chance.of(random));
            } else {
                list.clear();
                match.game().moves(match.position(), list);
                match.apply(list.get(random.below(list.size())));
            }
        }
        return match;
    }

    private static <P extends Position<P>> List<Finding> find(
            Match<P> match, int iterations, int threads) {
        return new Analysis<>(match, Bots.named("expert"), PACE, iterations, 4)
                .find(new WorkerPool(threads), RunProgress.SILENT);
    }

    private static <P extends Position<P>> List<Finding> findQuickly(Match<P> match) {
        return new Analysis<>(match, Bots.named("expert"), new BotSpeed(0.001, 20), 8, 4)
                .find(new WorkerPool(2), RunProgress.SILENT);
    }

    /// Noughts answer a corner with an edge and lose by a fork; then crosses miss it, and so on.
    /// The analysis shows what was given away, and nothing else.
    @Test
    void aBlunderCostsWhatItGivesAway() {
        Match<?> match = played(Games.find("tictactoe"), "a1", "b2", "c3", "a3", "c1", "c2", "b1");
        List<Finding> findings = find(match, 800, 2);

        Decision lost = (Decision) findings.get(3); // a3, where an edge would have held
        assertThat(lost.number()).isEqualTo(4);
        assertThat(lost.seat()).isEqualTo(1);
        assertThat(lost.isBest()).isFalse();
        assertThat(lost.loss().win()).isGreaterThan(0.2);
        assertThat(((Decision) findings.get(6)).reasons()).isEmpty();
        assertThat(lost.before().win()).isGreaterThan(lost.after().win());
        Decision won = (Decision) findings.get(6); // b1 ends it
        assertThat(won.isBest()).isTrue();
        assertThat(won.after().win()).isEqualTo(1);
        assertThat(won.loss()).isEqualTo(Prospect.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"archaeology", "thebes", "pergamon"})
    void isTheSameOnOneThreadOrThree(String game) {
        Match<?> match = random(Games.find(game), 1);

        assertThat(find(match, 16, 3)).isEqualTo(find(match, 16, 1));
    }

    /// People choose cards in any order, bots in one order only.
    @Test
    void smallChoicesInAnyOrderAreJudged() {
        for (int seed = 0; seed < 4; seed++) {
            Match<?> match = random(Games.find("archaeology"), seed, MoveList.inAnyOrder());

            assertThat(findQuickly(match)).isNotEmpty();
        }
    }

    /// The luck of all possible outcomes together is zero.
    @ParameterizedTest
    @ValueSource(strings = {"archaeology", "thebes", "pergamon"})
    void luckAddsUpToNothing(String game) {
        checkLuck(random(Games.find(game), 2));
    }

    private static <P extends Position<P>> void checkLuck(Match<P> match) {
        Game<P> game = match.game();
        P position = game.position();
        game.start(match.setup(), position);
        LuckScale<P> scale = new LuckScale<>(game, match.setup());
        MoveList outcomes = new MoveList();
        int draws = 0;
        for (int i = 0; i < match.size(); i++) {
            outcomes.clear();
            game.moves(position, outcomes);
            if (game.actor(position) == Actor.CHANCE && outcomes.size() > 1) {
                double[] sums = new double[2];
                for (int j = 0; j < outcomes.size(); j++) {
                    List<Prospect> luck = scale.luck(position, outcomes.get(j));
                    for (int seat = 0; seat < 2; seat++) {
                        sums[seat] += luck.get(seat).points() * outcomes.weight(j);
                    }
                }
                double total = outcomes.totalWeight();
                assertThat(sums[0] / total).as("ply %d", i).isCloseTo(0, within(1e-9));
                assertThat(sums[1] / total).as("ply %d", i).isCloseTo(0, within(1e-9));
                draws++;
            }
            game.play(position, match.ply(i));
        }
        assertThat(draws).isPositive();
    }

    @Test
    void tablesTellEveryDecisionAndDraw() {
        List<Finding> findings = find(random(Games.find("thebes"), 3), 8, 2);
        AnalysisReport report =
                new AnalysisReport(
                        "thebes", List.of("Ann", "Bob"), findings, Words.in(Language.of("fr")));

        List<ResultTable> sheets = report.sheets();

        assertThat(sheets)
                .extracting(ResultTable::id)
                .containsExactly("totals", "decisions", "chance");
        List<Integer> sizes = new ArrayList<>();
        sheets.forEach(sheet -> sizes.add(sheet.rows().size()));
        assertThat(sizes.get(0)).isEqualTo(2);
        assertThat(sizes.get(1))
                .isEqualTo(findings.stream().filter(Decision.class::isInstance).count());
        assertThat(sizes.get(2))
                .isEqualTo(findings.stream().filter(Draw.class::isInstance).count());
        assertThat(sizes.get(1) + sizes.get(2)).isEqualTo(findings.size());
        assertThat(sheets.get(1).csv()).anyMatch(line -> line.contains("Prendre"));
    }

    @Test
    void aGameThatIsNotOverIsNotAnalysed() {
        Match<?> match = played(Games.find("tictactoe"), "a1");

        assertThatThrownBy(() -> find(match, 8, 1))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("Only a game that is over");
    }
}
