package dighouse.marajoara;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.kernel.Actor;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Setup;
import dighouse.kernel.Viewer;
import dighouse.kernel.Xoshiro;
import dighouse.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Lists, going back and default answers (section 18 of the ledger).
class DecisionsTest {
    @Test
    @Rule({"MRJ-DEC-22", "MRJ-DEC-25", "MRJ-DEC-02"})
    void theMenuIsListedInTheOrderOfTheLedger() {
        TestTable table = TestTable.of(2, "1 A turn main=done site=C3g1,C5y1 dice=b4r1y4/-");

        assertThat(table.moves())
                .containsSubsequence(
                        "end",
                        "exhibit 1",
                        "restore SUM4 4",
                        "restore ONE3 4",
                        "finance 4 +",
                        "fieldwork C3 NW",
                        "fieldwork C3 N",
                        "fieldwork C3 W",
                        "fieldwork C3 SE",
                        "fieldwork C5 NW");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    @Rule({"MRJ-DEC-25", "MRJ-DEC-26", "MRJ-DEC-27", "MRJ-DEC-28", "MRJ-DEC-31"})
    void noListIsLongerThanTheLedgerAllows(int seats) {
        MarajoaraPosition position = TestTable.GAME.position();
        Xoshiro random = new Xoshiro(seats);
        MoveList list = new MoveList();
        for (int game = 0; game < 200; game++) {
            TestTable.GAME.start(TestTable.setup(seats), position);
            for (int actor = TestTable.GAME.actor(position);
                    actor != Actor.NOBODY;
                    actor = TestTable.GAME.actor(position)) {
                int ply = Playout.choose(TestTable.GAME, position, actor, random, list);
                if (actor >= 0) {
                    assertThat(list.size())
                            .as("phase %s", position.phase)
                            .isLessThanOrEqualTo(most(position));
                }
                TestTable.GAME.play(position, ply);
            }
        }
    }

    private static int most(MarajoaraPosition position) {
        int dice = Board.size(position.occupiedLow(), position.occupiedHigh());
        int cells = Board.size(position.board().low, position.board().high);
        return switch (position.phase) {
            case MENU -> 1 + 16 * Math.min(dice, cells - dice) + 7 + 42 + 6;
            case PAY -> 7;
            case ORDER -> 6;
            case PIPS, OTHER_PIPS, GIVE -> 10;
            case OWN_PIP -> 11;
            case TAKE -> 5;
            case TRACK -> 3;
            case REMOVE -> 8;
            case PIECE, RETURN -> 16;
            case START_TOKEN -> 4;
            default -> cells - dice;
        };
    }

    @Test
    @Rule({"MRJ-DEC-35", "MRJ-DEC-37", "MRJ-DEC-34"})
    void theActivePlayerTakesBackAnyNumberOfStepsOfTheTurn() {
        TestTable table =
                TestTable.of(2, "1 B startToken site=C3y1,D3g1").play("token C6", "token C4");
        assertThat(table.match().earliest(0)).as("nothing to take back yet").isEqualTo(2);

        var match = table.play("capture C3 E").match();
        assertThat(match.earliest(0)).isEqualTo(2);
        match.goBack(0, 2);
        assertThat(match.position().mainDone).isFalse();
        assertThat(match.position().step.landing).isEqualTo(Step.NONE);
    }

    @Test
    @Rule({"MRJ-DEC-37", "MRJ-DEC-35"})
    void anEndedTurnIsFinal() {
        TestTable table = TestTable.of(2, "1 A turn main=done site=C3y1 slate=r1,b1");
        assertThat(table.seals("end")).as("recycling comes first").isFalse();
        table.play("end", "place A1");
        assertThat(table.seals("return r1")).isFalse();
        table.play("return r1", "place B1");
        assertThat(table.moves()).containsExactly("end");
        assertThat(table.seals("end")).isTrue();
        assertThat(table.automatic()).as("waits for the seat").isFalse();
    }

    @Test
    @Rule({"MRJ-EDGE-55", "MRJ-DEC-36", "MRJ-DEC-38"})
    void undoDoesNotReachPastAnothersAnswer() {
        TestTable table =
                TestTable.of(3, "1 A turn site=C3y1,D3g1 tokens=-/E3/- dice=r1/b1/-")
                        .play("capture C3 E");
        assertThat(table.match().earliest(1)).as("the owner has nothing to take back").isOne();

        var match = table.play("stop").match();
        assertThat(match.actor()).isZero();
        assertThat(match.earliest(0)).as("the moment after the answer").isEqualTo(2);
        assertThatThrownBy(() -> match.goBack(0, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Rule("MRJ-DEC-36")
    void whereTheOwnerHadNoDieUndoGoesOn() {
        TestTable table =
                TestTable.of(2, "1 A turn site=C3y1,D3g1 tokens=-/E3 dice=r1/-")
                        .play("capture C3 E");

        assertThat(table.actor()).as("B owns the token, but no die").isZero();
        assertThat(table.match().earliest(0)).isZero();
    }

    @Test
    @Rule({"MRJ-EDGE-55", "MRJ-DEC-36"})
    void afterTheAnswerTheActivePlayerMayUndoDownToIt() {
        TestTable table =
                TestTable.of(2, "1 A turn site=C3y1,D3g1 tokens=-/E3 dice=r1/b1")
                        .play("capture C3 E");

        assertThat(table.actor()).isEqualTo(1);
        table.play("raise b1", "stop");
        assertThat(table.actor()).isZero();
        assertThat(table.seals("track blue")).as("can be taken back").isFalse();
    }

    // ---- default answers ----------------------------------------------------------------------

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

    // ---- information --------------------------------------------------------------------------

    @Test
    @Rule("MRJ-INFO-01")
    void everybodySeesEverything() {
        TestTable table = TestTable.start(TestTable.setup(3)).deal(4).playTo("turn");
        String seen = TestTable.GAME.view(table.position, 0).json();

        assertThat(TestTable.GAME.view(table.position, 2).json()).isEqualTo(seen);
        assertThat(TestTable.GAME.view(table.position, Viewer.BYSTANDER).json()).isEqualTo(seen);
        MarajoaraPosition imagined = TestTable.GAME.position();
        TestTable.GAME.imagine(table.position, 1, new Xoshiro(1), imagined);
        assertThat(imagined).isEqualTo(table.position);
    }

    @Test
    @Rule({"MRJ-DEC-37", "MRJ-DEC-21"})
    void aCaptureOntoAnothersTokenIsMarked() {
        TestTable table = TestTable.of(2, "1 A turn site=C3y1,D3g1 tokens=-/E3 dice=y6/b1");
        int move = TestTable.GAME.notation().ply(table.position, "capture C3 E");

        assertThat(TestTable.GAME.describe(table.position, move).key())
                .isEqualTo("captureOtherToken");
        assertThat(table.view().captures().getFirst().feeds()).isEqualTo(1);
        assertThat(table.view().captures().getLast().feeds()).isEqualTo(-1);
    }
}
