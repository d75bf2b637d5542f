package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;

import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FallbackTest {
    @Test
    @Rule("MRJ-DEC-39")
    void anAbsentOwnerRaisesTheHighestDieBelowSix() {
        TestTable others =
                TestTable.of(2, "1 A turn site=C3y1,D3g1 tokens=-/E3 dice=-/b26r4y4")
                        .play("capture C3 E");
        assertThat(others.fallback()).isEqualTo("raise r4");
        TestTable own =
                TestTable.of(2, "1 A turn site=C3y1,D3g1 tokens=E3/- dice=b5/-")
                        .play("capture C3 E");
        assertThat(own.fallback()).isEqualTo("raise-captured");
        TestTable six =
                TestTable.of(2, "1 A turn site=C3y1,D3g6 tokens=E3/- dice=b5/-")
                        .play("capture C3 E");
        assertThat(six.fallback()).isEqualTo("raise b5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-/b4y5 | -/b5y6",
                "-/b26r4y4 | -/b26r6y4",
                "-/b5 | -/b6",
                "-/b55r5 | -/b66r5",
                "-/r6y1 | -/r6y3"
            })
    @Rule("MRJ-DEC-39")
    void theWholeGiftReachesAnAbsentOwner(String dice, String raised) {
        TestTable table =
                TestTable.of(2, "1 A turn site=C3y1,D3g1 tokens=-/E3 dice=" + dice)
                        .play("capture C3 E");
        while (table.phase().equals("otherPips")) {
            table.play(table.fallback());
        }
        assertThat(table.entry("dice")).isEqualTo(raised);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"3 | b25 | b36", "5 | b25 | b46", "5 | b45 | b66", "5 | b345 | b366"})
    @Rule("MRJ-DEC-39")
    void theWholeGiftOfATrackReachesAnAbsentSeat(int space, String dice, String raised) {
        String at = "1 A turn site=C3y1,D3g1 dice=" + dice + "/- disks=" + (space - 1) + "00/000";
        TestTable table = TestTable.of(2, at).play("capture C3 E", "track blue");
        while (table.phase().equals("pips")) {
            table.play(table.fallback());
        }
        assertThat(table.entry("dice")).isEqualTo(raised + "/-");
    }

    @Test
    @Rule("MRJ-DEC-40")
    void anAbsentSeatCapturesWithoutFeedingOthers() {
        assertThat(TestTable.of(2, "1 A turn site=C3y1,D3g1 tokens=-/E3 dice=y6/b1").fallback())
                .isEqualTo("capture D3 W");
        assertThat(TestTable.of(2, "1 A turn site=C3y1,D3g1 tokens=-/E3,B3 dice=y6/b1").fallback())
                .isEqualTo("capture C3 E");
        assertThat(TestTable.of(2, "1 A turn site=C3y1 dice=y6/b1").fallback()).isEqualTo("skip");
        assertThat(TestTable.of(2, "1 A turn main=done site=C3y1 dice=y6/b1").fallback())
                .isEqualTo("end");
        assertThat(TestTable.of(2, "1 A turn site=A1b1 dice=r4y23/-").play("exhibit 4").fallback())
                .isEqualTo("pay 1");
    }

    @Test
    @Rule("MRJ-DEC-41")
    void everythingElseIsTheFirstAlternativeAndBonusesAreDeclined() {
        String grey = "1 A turn site=C3y1,D3g1,A9r1 dice=b3r2y2/- wheel=y1 reserve=3/3 ";
        TestTable track = TestTable.of(2, grey).play("capture C3 E");
        assertThat(track.fallback()).isEqualTo("track blue");
        for (String disks : new String[] {"600/000 blue", "060/000 yellow", "006/000 red"}) {
            String[] words = disks.split(" ", -1);
            TestTable table =
                    TestTable.of(2, grey + "disks=" + words[0])
                            .play("capture C3 E", "track " + words[1]);
            assertThat(table.fallback()).isEqualTo("stop");
        }
        TestTable piece =
                TestTable.of(2, grey + "disks=700/000 pieces=SUM4+SUM5+ONE3/-")
                        .play("capture C3 E", "track blue");
        assertThat(piece.fallback()).as("worth most, the first of equals").isEqualTo("piece SUM4");
        assertThat(
                        TestTable.of(2, "1 A turn main=done slate=r1,b1")
                                .play("end", "place A1")
                                .fallback())
                .isEqualTo("return r1");
        assertThat(TestTable.of(2, "1 B startToken").fallback()).isEqualTo("token C4");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    @Rule("MRJ-EDGE-57")
    void aSeatThatAnswersOnlyWithDefaultsPlaysTheWholeGame(int seats) {
        Setup setup = TestTable.setup(seats);
        for (int seed = 1; seed <= 20; seed++) {
            Match<MarajoaraPosition> match = new Match<>(TestTable.GAME, setup);
            Xoshiro random = new Xoshiro(seed);
            MoveList list = new MoveList();
            while (!match.isOver()) {
                int actor = match.actor();
                if (actor == 0) {
                    assertThat(match.play(0, TestTable.GAME.fallback(match.position()))).isNull();
                } else {
                    match.apply(
                            Playout.choose(TestTable.GAME, match.position(), actor, random, list));
                }
            }
            assertThat(seats == 1 || match.position().round == 14).isTrue();
        }
    }
}
