package dighouse.bots.pergamon;

import dighouse.pergamon.PergamonPosition;
import dighouse.pergamon.PergamonTables;

/// Forecasts each figure's share of this round's fund.
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

    /// Expected coins in the fund; 0 if it has been shared out.
    int fund() {
        return fund;
    }

    /// Shares the average fund among the figures that are placed; those not yet placed share the
    /// rest.
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

    /// The mean value of the cards with one back that nobody has seen.
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
