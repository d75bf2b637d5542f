package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.CARDS;
import static dighouse.pergamon.PergamonPosition.FACE_DOWN;

import java.util.ArrayList;
import java.util.List;

/// What the fund of the round can be, as far as anybody can know: every card that was never turned
/// up may lie under a back of its kind (PRG-INFO-06).
final class FundOdds {
    private final int[] back; // by value
    private final int[] left; // cards never turned up, by value
    private final int[] weights; // by fund

    private FundOdds(PergamonPosition position) {
        back = position.tables().back;
        left = new int[PergamonTables.RICHEST_CARD + 1];
        for (int value = 1; value < left.length; value++) {
            left[value] = position.bytes[CARDS + value - 1];
        }
        int purses = position.bytes[FACE_DOWN];
        int cards = purses + position.bytes[FACE_DOWN + 1];
        weights = new int[position.fund + cards * PergamonTables.RICHEST_CARD + 1];
        if (cards > 0) {
            turnUp(purses, cards, position.fund, 1);
        }
    }

    static FundOdds of(PergamonPosition position) {
        return new FundOdds(position);
    }

    /// Turns the next card up in every way it can be, and the others after it: purses first.
    private void turnUp(int purses, int cards, int fund, int ways) {
        if (cards == 0) {
            weights[fund] += ways;
            return;
        }
        int wanted = purses > 0 ? PergamonTables.PURSE : PergamonTables.CHEST;
        for (int value = 1; value < left.length; value++) {
            if (left[value] > 0 && back[value] == wanted) {
                int alike = left[value]--;
                turnUp(purses - 1, cards - 1, fund + value, ways * alike);
                left[value]++;
            }
        }
    }

    /// The smallest fund; 0 where no card lies face down.
    int least() {
        int fund = 0;
        while (fund < weights.length && weights[fund] == 0) {
            fund++;
        }
        return fund == weights.length ? 0 : fund;
    }

    /// How often the fund is the least, one coin more, and so on; empty where no card lies there.
    List<Integer> weights() {
        int most = weights.length - 1;
        while (most >= 0 && weights[most] == 0) {
            most--;
        }
        List<Integer> list = new ArrayList<>();
        for (int fund = least(); fund <= most; fund++) {
            list.add(weights[fund]);
        }
        return list;
    }
}
