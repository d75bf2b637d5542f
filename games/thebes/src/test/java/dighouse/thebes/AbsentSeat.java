package dighouse.thebes;

import static dighouse.thebes.ThebesTables.SLOTS;

import dighouse.kernel.MoveList;
import dighouse.testkit.checks.Node;

/// What an absent seat does (THB-DEC-12), written apart from [Fallback]: the cheapest card by land,
/// otherwise exchange or retire, and of each later step the first answer.
final class AbsentSeat {
    private AbsentSeat() {}

    static void check(ThebesPosition before, ThebesPosition after) {
        ThebesPosition expected = new ThebesPosition();
        expected.copyFrom(before);
        int goal = goal(before);
        MoveList moves = new MoveList();
        TestTable.GAME.play(expected, goal);
        while (!TestTable.GAME.rests(expected)) {
            moves.clear();
            TestTable.GAME.moves(expected, moves);
            TestTable.GAME.play(expected, moves.get(0));
        }
        Node.require(
                expected.equals(after),
                "the goal is " + TestTable.GAME.notation().ply(before, goal));
        if (ThebesMove.verb(goal) == ThebesMove.TAKE) {
            int zeppelins = before.cards(before.seat, ThebesTables.ZEPPELIN);
            boolean kept = after.cards(before.seat, ThebesTables.ZEPPELIN) >= zeppelins;
            Node.require(kept, "no zeppelin is spent");
        }
    }

    private static int goal(ThebesPosition position) {
        int goal = -1;
        int lowest = Integer.MAX_VALUE;
        for (int slot = 0; slot < SLOTS; slot++) {
            int card = position.slot(slot);
            if (card != ThebesPosition.NONE && cost(position, card) < lowest) {
                lowest = cost(position, card);
                goal = ThebesMove.take(slot);
            }
        }
        if (lowest <= position.weeksLeft(position.seat)) {
            return goal;
        }
        boolean lastYear = position.week(position.seat) >= position.tables().lastYear();
        int otherwise = lastYear ? ThebesMove.retire() : ThebesMove.exchange();
        MoveList moves = new MoveList();
        TestTable.GAME.moves(position, moves);
        return TestTable.GAME.judge(position, otherwise) == null ? otherwise : moves.get(0);
    }

    private static int cost(ThebesPosition position, int card) {
        ThebesTables tables = position.tables();
        int way = TravelRules.weeksByLand(position, position.seat, tables.city[card]);
        return way + tables.weeks[card];
    }
}
