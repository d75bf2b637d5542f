package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Rounds, and what holds over whole games.
class WholeGameTest {
    @Test
    @Rule({"PRG-NEXT-01", "PRG-NEXT-02", "PRG-NEXT-03"})
    void theLeftmostPawnIsFirstAndTheOthersFollowClockwise() {
        TestTable table =
                TestTable.of(4, "1 store at=9 A=0@3 B=0@9 C=0@1 D=0@5 B.finds=T01,T02,T03,T04");

        table.play("drop T01");

        assertThat(table.view(0).order()).containsExactly(1, 2, 3, 0);
        assertThat(table.position.round).isEqualTo(2);
        assertThat(table.view(0).track()).allMatch(space -> space.figure() == -1);
        assertThat(table.phase()).isEqualTo("reveal");
    }

    @Test
    @Rule("PRG-ROUND-02")
    void theEvaluationComesAfterTheLastFigureOfItsRound() {
        String end = " store at=9 A=0@3 B=0@9 C=0@1 B.finds=T01,T02,T03,T04";
        for (int round = 1; round < 12; round++) {
            TestTable table = TestTable.of(3, round + end).play("drop T01");
            boolean evaluates = round == 5 || round == 7 || round == 9;
            assertThat(table.phase()).isEqualTo(evaluates ? "evaluate" : "reveal");
        }
    }

    @Test
    @Rule({"PRG-EDGE-42", "PRG-EDGE-43", "PRG-EDGE-41", "PRG-INFO-07", "PRG-ROUND-01"})
    void randomGamesKeepAllPiecesAndHandOutEveryCoin() {
        for (int seats = 2; seats <= 4; seats++) {
            for (int seed = 1; seed <= 100; seed++) {
                checkGame(TestTable.setup(seats), seed);
            }
        }
    }

    private static void checkGame(Setup setup, int seed) {
        Xoshiro random = new Xoshiro(seed);
        MoveList list = new MoveList();
        PergamonPosition position = TestTable.GAME.position();
        TestTable.GAME.start(setup, position);
        int handedOut = 0;
        TreeSet<Integer> rounds = new TreeSet<>();
        for (int actor = TestTable.GAME.actor(position);
                actor != Actor.NOBODY;
                actor = TestTable.GAME.actor(position)) {
            int ply = Playout.choose(TestTable.GAME, position, actor, random, list);
            handedOut += position.phase == Phase.SHARE ? position.fund : 0;
            TestTable.GAME.play(position, ply);
            PergamonInvariants.check(position);
            rounds.add(position.round);
        }
        assertThat(handedOut).as("seed %s", seed).isEqualTo(108);
        assertThat(position.cardsLeft(0) + position.cardsLeft(1)).isZero();
        assertThat(rounds).contains(1, 12).hasSize(13);
        int seen = 60 - Long.bitCount(position.sets[PergamonPosition.UNSEEN]);
        int unseenGone = TestTable.GAME.view(position, 0).unseenGone();
        assertThat(seen + unseenGone).isEqualTo(60);
    }

    @Test
    @Rule("PRG-RULING-38")
    void noMoveTradesLendsOrGives() {
        MoveList alphabet = new MoveList();
        Setup setup = TestTable.setup(3);
        TestTable.GAME.alphabet(setup, alphabet);
        PergamonPosition position = TestTable.of(3, "1 ask table=pc").position;
        TreeSet<String> verbs = new TreeSet<>();
        for (int i = 0; i < alphabet.size(); i++) {
            verbs.add(TestTable.GAME.describe(position, alphabet.get(i)).key());
        }
        assertThat(verbs)
                .containsExactly(
                        "add", "ask", "close", "dig", "digNone", "disband", "done", "drop", "keep",
                        "place", "polish", "start");
    }
}
