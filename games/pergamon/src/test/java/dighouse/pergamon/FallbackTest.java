package dighouse.pergamon;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Actor;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;

class FallbackTest {
    private static final String TURN = "3 exhibit at=4 A=1@4 B=1@6 I=T60 A.finds=";

    @Test
    @Rule("PRG-DEC-24")
    void defaultAnswersOfAnAbsentPlayer() {
        assertThat(TestTable.of(3, "1 ask table=pc").fallback()).isEqualTo("ask 7");
        assertThat(TestTable.of(3, "1 ask table=pc A=0@7").fallback()).isEqualTo("ask 6");
        assertThat(TestTable.of(3, "1 ask table=pc A=0@7 B=0@6").fallback()).isEqualTo("ask 8");
        assertThat(TestTable.of(3, "1 dig at=4 A=4@4 I=T01").fallback()).isEqualTo("dig none");
        assertThat(TestTable.of(3, TURN + "T49,T33").fallback()).isEqualTo("done");
        String store = "3 store at=4 A=1@4 A.finds=T01,T02,T03,T04,T05,T06";
        assertThat(TestTable.of(3, store).fallback()).isEqualTo("keep");
        assertThat(TestTable.of(3, store + ",T07").fallback()).isEqualTo("drop T01");
        var sorting = TestTable.setup(3, "findSorting=firstPlayerChooses");
        assertThat(TestTable.of(sorting, "2 place revealed=T13,T14").fallback())
                .isEqualTo("place T13");
    }

    @Test
    @Rule({"PRG-EDGE-47", "PRG-DEC-24"})
    void aSeatOfDefaultsPlaysToTheEnd() {
        Xoshiro random = new Xoshiro(11);
        MoveList list = new MoveList();
        for (int seats = 2; seats <= 4; seats++) {
            for (int game = 0; game < 50; game++) {
                PergamonPosition position = TestTable.GAME.position();
                TestTable.GAME.start(TestTable.setup(seats), position);
                for (int actor = TestTable.GAME.actor(position);
                        actor != Actor.NOBODY;
                        actor = TestTable.GAME.actor(position)) {
                    int ply = Playout.choose(TestTable.GAME, position, actor, random, list);
                    if (actor == 0) {
                        ply = TestTable.GAME.fallback(position);
                        assertThat(TestTable.GAME.refusal(position, 0, ply)).isNull();
                    }
                    TestTable.GAME.play(position, ply);
                }
            }
        }
    }
}
