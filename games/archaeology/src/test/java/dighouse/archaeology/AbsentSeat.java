package dighouse.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

import dighouse.testkit.checks.Node;

/// What an absent seat does (ARC-DEC-14), written apart from [Fallback]: told as the answer in
/// notation, and of the sandstorm as the hand that is left.
final class AbsentSeat {
    private AbsentSeat() {}

    static void check(ArchaeologyPosition before, ArchaeologyPosition after) {
        switch (before.phase) {
            case ROB -> checkVictim(before, after);
            case LOSE -> checkLosses(before, after);
            default -> checkAction(before, after);
        }
    }

    private static void checkVictim(ArchaeologyPosition before, ArchaeologyPosition after) {
        int richest = -1;
        for (int i = 1; i < before.seats(); i++) {
            int seat = (before.active + i) % before.seats();
            if (richest < 0 || before.handSize(seat) > before.handSize(richest)) {
                richest = seat;
            }
        }
        Node.require(after.target == richest, "the opponent with most cards is robbed");
    }

    /// Half of the hand, the cheapest in trade first.
    private static void checkLosses(ArchaeologyPosition before, ArchaeologyPosition after) {
        int seat = before.target;
        int[] hand = new int[TYPES];
        for (int type = 0; type < TYPES; type++) {
            hand[type] = before.hand(seat, type);
        }
        for (int lost = 0; lost < before.handSize(seat) / 2; lost++) {
            int cheapest = -1;
            for (int type = TYPES - 1; type >= 0; type--) {
                boolean cheap =
                        cheapest < 0
                                || before.tables.tradingValue(type)
                                        <= before.tables.tradingValue(cheapest);
                cheapest = hand[type] > 0 && cheap ? type : cheapest;
            }
            hand[cheapest]--;
        }
        for (int type = 0; type < TYPES; type++) {
            Node.require(after.hand(seat, type) == hand[type], "the cheapest cards are lost");
        }
    }

    /// Before the closing phase the turn ends; in it the dearest set is sold.
    private static void checkAction(ArchaeologyPosition before, ArchaeologyPosition after) {
        int seat = before.active;
        int dearest = 0;
        int first = -1;
        for (int type = 0; before.closing && type < TYPES; type++) {
            for (int size = 1; size <= before.hand(seat, type); size++) {
                if (size <= before.tables.largestSet(type)
                        && before.tables.sellingValue(type, size) > dearest) {
                    dearest = before.tables.sellingValue(type, size);
                    first = type;
                }
            }
        }
        int gained = after.points(seat) - before.points(seat);
        Node.require(gained == dearest, "the dearest set is sold, or nothing");
        if (first >= 0) {
            Node.require(
                    after.hand(seat, first) < before.hand(seat, first), "the first type of equals");
        } else {
            ArchaeologyPosition ended = TestTable.GAME.position();
            ended.copyFrom(before);
            TestTable.GAME.play(ended, TestTable.GAME.notation().ply(before, "end"));
            Node.require(after.equals(ended), "the turn ends");
        }
    }
}
