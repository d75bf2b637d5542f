package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.CARDS;
import static dighouse.pergamon.PergamonPosition.COINS;
import static dighouse.pergamon.PergamonPosition.FACE_DOWN;
import static dighouse.pergamon.PergamonPosition.NONE;
import static dighouse.pergamon.PergamonPosition.PAWN;
import static dighouse.pergamon.PergamonTables.CHEST;
import static dighouse.pergamon.PergamonTables.PURSE;
import static dighouse.pergamon.PergamonTables.RICHEST_CARD;
import static dighouse.pergamon.PergamonTables.ROUNDS;
import static dighouse.pergamon.PergamonTables.TRACK;

import dighouse.kernel.MoveList;

/// Phase 2, sharing research funds (PRG-FUND): two cards face down, every seat asks for a space,
/// the cards are turned up and their sum is shared from right to left.
///
/// The back of a card is drawn first, its value only when the card is turned up (PRG-INFO-11). The
/// order of the two face-down cards does not matter, so they are counted by back.
final class FundRules {
    private static final int DRAWN = 2; // cards a round

    private FundRules() {}

    /// PRG-FUND-01: two cards; the back of the first is known already if the top card is seen.
    static void drawCards(PergamonPosition position) {
        if (position.top != NONE) {
            position.bytes[FACE_DOWN + position.top]++;
            position.top = NONE;
        }
        position.phase = Phase.BACK;
    }

    /// Cards with this back whose place in the pile nobody knows.
    static int unknown(PergamonPosition position, int back) {
        int seen = position.bytes[FACE_DOWN + back] + (position.top == back ? 1 : 0);
        return position.cardsLeft(back) - seen;
    }

    /// Backs of the next card, each weighing as many cards as may lie there.
    static void addBacks(PergamonPosition position, int verb, MoveList outcomes) {
        for (int back = PURSE; back <= CHEST; back++) {
            int weight = unknown(position, back);
            if (weight > 0) {
                outcomes.add(PergamonMove.of(verb, back), weight);
            }
        }
    }

    static int backWeight(PergamonPosition position) {
        return unknown(position, PURSE) + unknown(position, CHEST);
    }

    static int backOutcome(PergamonPosition position, int verb, int place) {
        return PergamonMove.of(verb, place < unknown(position, PURSE) ? PURSE : CHEST);
    }

    /// A card is laid face down; after the second one the tomb raider takes his space.
    static void layCard(PergamonPosition position, int back) {
        position.bytes[FACE_DOWN + back]++;
        if (position.bytes[FACE_DOWN + PURSE] + position.bytes[FACE_DOWN + CHEST] < DRAWN) {
            return;
        }
        if (position.hasRaider()) {
            RaiderRules.enter(position, position.bytes[FACE_DOWN + CHEST]);
        }
        boolean pileLeft = position.round < ROUNDS;
        position.phase =
                pileLeft && position.has(PergamonPosition.TOP_BACK_SEEN) ? Phase.TOP : Phase.ASK;
    }

    /// The seat that must ask now: the first in order without a pawn on the track (PRG-FUND-02).
    static int asking(PergamonPosition position) {
        int place = 0;
        while (position.pawn(position.inOrder(place)) != 0) {
            place++;
        }
        return position.inOrder(place);
    }

    /// PRG-DEC-01: the free spaces, from right to left.
    static void addAsks(PergamonPosition position, MoveList moves) {
        for (int space = 1; space <= TRACK; space++) {
            if (position.figureOn(space) == NONE) {
                moves.add(PergamonMove.of(PergamonMove.ASK, space));
            }
        }
    }

    static void ask(PergamonPosition position, int space) {
        position.bytes[PAWN + asking(position)] = (byte) space;
        for (int seat = 0; seat < position.seats; seat++) {
            if (position.pawn(seat) == 0) {
                return;
            }
        }
        position.phase = Phase.TURN_UP;
    }

    /// The back of the card that is turned up next.
    private static int backToTurn(PergamonPosition position) {
        return position.bytes[FACE_DOWN + PURSE] > 0 ? PURSE : CHEST;
    }

    /// PRG-INFO-11: every card with that back that was never turned up is equally likely.
    static void addCards(PergamonPosition position, MoveList outcomes) {
        int back = backToTurn(position);
        for (int value = 1; value <= RICHEST_CARD; value++) {
            int left = position.bytes[CARDS + value - 1];
            if (left > 0 && position.tables().back[value] == back) {
                outcomes.add(PergamonMove.of(PergamonMove.TURN_UP, value), left);
            }
        }
    }

    static int cardWeight(PergamonPosition position) {
        return position.cardsLeft(backToTurn(position));
    }

    static int cardOutcome(PergamonPosition position, int place) {
        int back = backToTurn(position);
        int rest = place;
        int value = 0;
        while (rest >= 0) {
            value++;
            if (position.tables().back[value] == back) {
                rest -= position.bytes[CARDS + value - 1];
            }
        }
        return PergamonMove.of(PergamonMove.TURN_UP, value);
    }

    /// PRG-FUND-04: the card's coins join the fund of the round.
    static void turnUp(PergamonPosition position, int value) {
        position.bytes[FACE_DOWN + backToTurn(position)]--;
        position.bytes[CARDS + value - 1]--;
        position.fund += value;
        if (position.bytes[FACE_DOWN + PURSE] + position.bytes[FACE_DOWN + CHEST] == 0) {
            position.phase = Phase.SHARE;
        }
    }

    /// PRG-FUND-05: from right to left, everything; then the figures act in the same order.
    static void share(PergamonPosition position) {
        for (int space = 1; space <= TRACK; space++) {
            int figure = position.figureOn(space);
            if (figure != NONE) {
                int coins = portion(position, space);
                position.amounts[COINS + figure] += coins;
                position.fund -= coins;
            }
        }
        assert position.fund == 0 : "coins left over";
        RoundRules.nextFigure(position);
    }

    /// What the figure on this space takes from what is left of the fund: its amount, or the rest
    /// if that is less (PRG-FUND-06), or all if nobody stands further left (PRG-FUND-07).
    static int portion(PergamonPosition position, int space) {
        return isLeftmost(position, space)
                ? position.fund
                : Math.min(position.fund, position.tables().amount[space]);
    }

    private static boolean isLeftmost(PergamonPosition position, int space) {
        for (int i = PAWN; i < PAWN + PergamonPosition.FIGURES; i++) {
            if (position.bytes[i] > space) {
                return false;
            }
        }
        return true;
    }
}
