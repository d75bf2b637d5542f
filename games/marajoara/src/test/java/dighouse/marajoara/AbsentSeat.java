package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.SLATE;
import static dighouse.marajoara.MarajoaraPosition.SPENT;

import dighouse.kernel.MoveList;
import dighouse.testkit.checks.Node;
import java.util.ArrayList;
import java.util.List;

/// What an absent seat gets (MRJ-DEC-39 to 41), written apart from [Fallback]: of pips and
/// recycling what lies where in the end, of the rest the one answer in notation.
final class AbsentSeat {
    private AbsentSeat() {}

    static void check(MarajoaraPosition before, MarajoaraPosition after) {
        switch (before.phase) {
            case OTHER_PIPS, PIPS -> checkGift(before, after);
            case RECYCLE -> checkRecycling(before, after);
            default -> checkAnswer(before, answer(before), after);
        }
    }

    /// MRJ-DEC-39: each pip to the highest die below 6, whatever the order of entry.
    private static void checkGift(MarajoaraPosition before, MarajoaraPosition after) {
        int owner = PipRules.owner(before);
        int last = before.lastMuseum(owner);
        List<List<Integer>> rows = rows(before, owner, last);
        for (int pip = 0; pip < before.step.pips; pip++) {
            List<Integer> best = List.of();
            for (int row = 0; row < rows.size(); row++) {
                int colour = row % Die.STORED_COLOURS;
                boolean allowed =
                        before.step.pipColour == Step.ANY_COLOUR || before.step.pipColour == colour;
                if (allowed && highestBelowSix(rows.get(row)) > highestBelowSix(best)) {
                    best = rows.get(row);
                }
            }
            if (highestBelowSix(best) > 0) {
                int raised = highestBelowSix(best);
                best.set(best.lastIndexOf(raised), raised + 1);
            }
        }
        Node.require(rows.equals(rows(after, owner, last)), "pips make these of the dice: " + rows);
    }

    private static int highestBelowSix(List<Integer> row) {
        return row.stream().filter(v -> v < 6).max(Integer::compare).orElse(0);
    }

    private static List<List<Integer>> rows(MarajoaraPosition position, int owner, int last) {
        List<List<Integer>> rows = new ArrayList<>();
        for (int museum = owner; museum <= last; museum++) {
            for (int colour = 0; colour < Die.STORED_COLOURS; colour++) {
                List<Integer> row = new ArrayList<>();
                for (int i = 0; i < position.stored(museum, colour); i++) {
                    row.add((int) position.bytes[MarajoaraPosition.rowAt(museum, colour) + i]);
                }
                rows.add(row);
            }
        }
        return rows;
    }

    /// MRJ-DEC-41: the first cells of the class, in slate order.
    private static void checkRecycling(MarajoaraPosition before, MarajoaraPosition after) {
        boolean toRope = before.step.dueRope > 0;
        boolean toToken = !toRope && before.step.dueTokens > 0;
        int due = toRope ? before.step.dueRope : before.step.dueTokens;
        int left = toRope || toToken ? due : before.slateSize;
        int next = 0;
        for (int cell = 0; cell < Board.MOST_CELLS && next < left; cell++) {
            if (isOpen(before, cell, toRope, toToken)) {
                int die = before.bytes[SLATE + next++];
                Node.require(
                        after.die(cell) == die,
                        Names.die(die) + " returns to " + before.board().name(cell));
            }
        }
        Node.require(after.slateSize == before.slateSize - left, "a class of cells is filled");
    }

    private static boolean isOpen(
            MarajoaraPosition position, int cell, boolean toRope, boolean toToken) {
        Board board = position.board();
        boolean rope = Board.contains(board.ropeLow, board.ropeHigh, cell);
        int owner = position.tokenOn(cell);
        boolean own = owner >= position.seat && owner <= position.lastMuseum(position.seat);
        return board.has(cell)
                && position.die(cell) == Die.NONE
                && (!toRope || rope)
                && (!toToken || own);
    }

    private static void checkAnswer(
            MarajoaraPosition before, String answer, MarajoaraPosition after) {
        MarajoaraPosition expected = TestTable.GAME.position();
        expected.copyFrom(before);
        TestTable.GAME.play(expected, TestTable.GAME.notation().ply(before, answer));
        Node.require(expected.equals(after), "the answer is " + answer);
    }

    private static String answer(MarajoaraPosition position) {
        return switch (position.phase) {
            case OWN_PIP -> ownPip(position);
            case MENU -> position.mainDone ? "end" : mainAction(position);
            case GIVE, SHOW, VASE, DOUBLED, DOUBLE -> "stop";
            case MUSEUM -> "museum 1";
            case ORDER -> "load " + Names.die(position.bytes[SPENT]);
            case PIECE -> piece(position);
            default -> first(position);
        };
    }

    private static String ownPip(MarajoaraPosition position) {
        if (Die.value(position.step.captured) < 6) {
            return "raise-captured";
        }
        List<List<Integer>> rows =
                rows(position, position.seat, position.lastMuseum(position.seat));
        int best = 0;
        for (int row = 1; row < rows.size(); row++) {
            best = highestBelowSix(rows.get(row)) > highestBelowSix(rows.get(best)) ? row : best;
        }
        int value = highestBelowSix(rows.get(best));
        String second = best >= Die.STORED_COLOURS ? " @2" : "";
        return value == 0
                ? "stop"
                : "raise " + Names.die(Die.of(best % Die.STORED_COLOURS, value)) + second;
    }

    /// MRJ-DEC-40: the first capture that feeds nobody else, by cell and direction.
    private static String mainAction(MarajoaraPosition position) {
        String first = "skip";
        MoveList alphabet = new MoveList();
        TestTable.GAME.alphabet(position.setup(), alphabet);
        List<Integer> captures = new ArrayList<>();
        for (int i = 0; i < alphabet.size(); i++) {
            int move = alphabet.get(i);
            if (MarajoaraMove.verb(move) == MarajoaraMove.CAPTURE
                    && TestTable.GAME.judge(position, move) == null) {
                captures.add(move);
            }
        }
        captures.sort((a, b) ->
                MarajoaraMove.cell(a) != MarajoaraMove.cell(b)
                        ? MarajoaraMove.cell(a) - MarajoaraMove.cell(b)
                        : MarajoaraMove.direction(a) - MarajoaraMove.direction(b));
        for (int move : captures) {
            String text = TestTable.GAME.notation().ply(position, move);
            int to = Jump.of(position, move).to();
            int owner = position.tokenOn(to);
            boolean others = owner != MarajoaraPosition.NONE && !isOwn(position, owner);
            if (!others) {
                return text;
            }
            first = first.equals("skip") ? text : first;
        }
        return first;
    }

    private static boolean isOwn(MarajoaraPosition position, int owner) {
        return owner == position.seat || position.hasTwoMuseums();
    }

    private static String piece(MarajoaraPosition position) {
        String best = "";
        int most = Integer.MIN_VALUE;
        MoveList moves = new MoveList();
        TestTable.GAME.moves(position, moves);
        for (int i = 0; i < moves.size(); i++) {
            MarajoaraPosition after = TestTable.GAME.position();
            after.copyFrom(position);
            TestTable.GAME.play(after, moves.get(i));
            if (after.points(position.seat) > most) {
                most = after.points(position.seat);
                best = TestTable.GAME.notation().ply(position, moves.get(i));
            }
        }
        return best;
    }

    private static String first(MarajoaraPosition position) {
        MoveList moves = new MoveList();
        TestTable.GAME.moves(position, moves);
        for (int i = 0; i < moves.size(); i++) {
            if (MarajoaraMove.verb(moves.get(i)) != MarajoaraMove.STOP) {
                return TestTable.GAME.notation().ply(position, moves.get(i));
            }
        }
        return TestTable.GAME.notation().ply(position, moves.get(0));
    }
}
