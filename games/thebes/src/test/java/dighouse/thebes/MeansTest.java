package dighouse.thebes;

import static dighouse.thebes.TestTable.GAME;
import static dighouse.thebes.TestTable.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Score;
import dighouse.kernel.Xoshiro;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Mean scores of random players, held against an independent sketch of the game (section 16 of the
/// ledger): 45, 36 and 23 points with 2, 3 and 4 players, from 150 games each.
@Tag("full")
class MeansTest {
    private static final int[] SKETCH = {0, 0, 45, 36, 23};

    /// How a player on turn chooses.
    private interface Chooser {
        ThebesPosition next(ThebesPosition position, Xoshiro random);
    }

    @Test
    void meansAreWithinAFifthOfTheSketch() {
        MoveList list = new MoveList();
        for (int seats = 2; seats <= 4; seats++) {
            double mean =
                    mean(
                            seats,
                            20_000,
                            (position, random) -> {
                                int actor = GAME.actor(position);
                                GAME.play(
                                        position,
                                        Playout.choose(GAME, position, actor, random, list));
                                return position;
                            });
            assertThat(mean).isCloseTo(SKETCH[seats], within(SKETCH[seats] / 5.0));
        }
    }

    /// Why they probably differ: choosing among whole turns, where a dig counts once for every
    /// number of weeks, and retiring only when nothing else is left, gives the sketch's means. The
    /// sketch itself is not kept, so this is inferred from its figures.
    @Test
    void choosingAmongWholeTurnsAndNeverRetiringGivesTheSketch() {
        for (int seats = 2; seats <= 4; seats++) {
            int[] sizes = new int[2]; // turns, and whole turns to choose from
            int games = 1_000;
            double mean =
                    mean(
                            seats,
                            games,
                            (position, random) -> {
                                List<ThebesPosition> turns = new ArrayList<>();
                                addWholeTurns(position, turns);
                                sizes[0]++;
                                sizes[1] += turns.size();
                                return turns.get(random.below(turns.size()));
                            });
            assertThat(mean).isCloseTo(SKETCH[seats], within(SKETCH[seats] / 20.0));
            assertThat(sizes[0] / games).isBetween(50, 90);
            assertThat(sizes[1] / sizes[0]).isBetween(10, 25);
        }
    }

    private static double mean(int seats, int games, Chooser chooser) {
        Xoshiro random = new Xoshiro(1903);
        MoveList list = new MoveList();
        long points = 0;
        for (int game = 0; game < games; game++) {
            ThebesPosition position = GAME.position();
            GAME.start(setup(seats), position);
            for (int actor = GAME.actor(position);
                    actor != Actor.NOBODY;
                    actor = GAME.actor(position)) {
                if (actor == Actor.CHANCE) {
                    GAME.play(position, Playout.choose(GAME, position, actor, random, list));
                } else {
                    position = chooser.next(position, random);
                }
            }
            for (Score score : GAME.score(position)) {
                points += score.points();
            }
        }
        return points / (double) games / seats;
    }

    private static void addWholeTurns(ThebesPosition position, List<ThebesPosition> turns) {
        MoveList list = new MoveList();
        GAME.moves(position, list);
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i) == ThebesMove.retire() && list.size() > 1) {
                continue;
            }
            TestTable after = TestTable.at(position).copy();
            GAME.play(after.position, list.get(i));
            if (after.rests()) {
                turns.add(after.position);
            } else {
                addWholeTurns(after.position, turns);
            }
        }
    }
}
