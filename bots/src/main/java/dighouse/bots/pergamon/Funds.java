package dighouse.bots.pergamon;

import dighouse.pergamon.PergamonPosition;
import dighouse.pergamon.PergamonTables;

/// What every figure may expect of the fund of this round.
final class Funds {
    private final PergamonTables tables;
    private final int[] shares = new int[PergamonPosition.RAIDER + 1]; // by figure
    private int fund;

    Funds(PergamonTables tables) {
        this.tables = tables;
    }

    int share(int figure) {
        return shares[figure];
    }

    /// Coins that are expected to lie in the fund; 0 if it was shared.
    int fund() {
        return fund;
    }

    /// Shares the fund as it will be on average, between all figures that stand; those that do not
    /// yet stand share the rest.
    void expect(PergamonPosition position) {
        for (int figure = 0; figure <= PergamonPosition.RAIDER; figure++) {
            shares[figure] = 0;
        }
        fund = position.isAsking() ? (int) Math.round(mean(position)) : 0;
        int rest = fund;
        int last = PergamonPosition.NONE;
        for (int space = 1; space <= PergamonTables.TRACK && rest > 0; space++) {
            int figure = position.figureOn(space);
            if (figure != PergamonPosition.NONE) {
                shares[figure] = Math.min(rest, tables.amount(space));
                rest -= shares[figure];
                last = figure;
            }
        }
        int missing = missing(position);
        for (int seat = 0; seat < position.seats() && rest > 0; seat++) {
            if (position.pawn(seat) == 0) {
                shares[seat] = rest / missing;
            }
        }
        if (missing == 0 && last != PergamonPosition.NONE) {
            shares[last] += rest;
        }
    }

    static int missing(PergamonPosition position) {
        int missing = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            if (position.pawn(seat) == 0) {
                missing++;
            }
        }
        return missing;
    }

    private double mean(PergamonPosition position) {
        return position.fund()
                + position.faceDown(PergamonTables.PURSE) * mean(position, PergamonTables.PURSE)
                + position.faceDown(PergamonTables.CHEST) * mean(position, PergamonTables.CHEST);
    }

    /// The mean value of the cards of one back that were never turned up.
    private double mean(PergamonPosition position, int back) {
        int number = 0;
        int sum = 0;
        for (int value = 1; value <= PergamonTables.RICHEST_CARD; value++) {
            if (tables.back(value) == back) {
                number += position.cards(value);
                sum += value * position.cards(value);
            }
        }
        return number == 0 ? 0 : sum / (double) number;
    }
}
