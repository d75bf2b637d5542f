package dighouse.pergamon;

import dighouse.kernel.MoveList;
import dighouse.testkit.checks.Node;

/// What an absent seat does (PRG-DEC-24), written apart from [TableRules]: told as the answer in
/// notation, and of storing as what is left in the end.
final class AbsentSeat {
    private AbsentSeat() {}

    static void check(PergamonPosition before, PergamonPosition after) {
        if (before.phase == Phase.STORE) {
            checkStored(before, after);
            return;
        }
        String answer =
                switch (before.phase) {
                    case ASK -> nearestToSeven(before);
                    case DIG -> "dig none";
                    case EXHIBIT -> "done";
                    default -> first(before);
                };
        PergamonPosition expected = TestTable.GAME.position();
        expected.copyFrom(before);
        TestTable.GAME.play(expected, TestTable.GAME.notation().ply(before, answer));
        Node.require(expected.equals(after), "the answer is " + answer);
    }

    /// Keep everything if the fee is affordable, otherwise drop as few of the first tiles as will
    /// do, and pay for the rest.
    private static void checkStored(PergamonPosition before, PergamonPosition after) {
        int seat = before.acting();
        long hand = before.hand(seat);
        while (before.tables().fee(Long.bitCount(hand)) > before.coins(seat)) {
            hand -= Long.lowestOneBit(hand);
        }
        Node.require(after.hand(seat) == hand, "the fewest tiles are dropped, the first ones");
        int fee = before.tables().fee(Long.bitCount(hand));
        Node.require(after.coins(seat) == before.coins(seat) - fee, "the fee is paid");
    }

    private static String nearestToSeven(PergamonPosition position) {
        int best = 0;
        MoveList moves = new MoveList();
        TestTable.GAME.moves(position, moves);
        for (int i = 0; i < moves.size(); i++) {
            int space = PergamonMove.argument(moves.get(i));
            boolean nearer = Math.abs(space - 7) < Math.abs(best - 7);
            boolean lower = Math.abs(space - 7) == Math.abs(best - 7) && space < best;
            best = i == 0 || nearer || lower ? space : best;
        }
        return "ask " + best;
    }

    private static String first(PergamonPosition position) {
        MoveList moves = new MoveList();
        TestTable.GAME.moves(position, moves);
        return TestTable.GAME.notation().ply(position, moves.get(0));
    }
}
