package dighouse.marajoara;

import dighouse.kernel.Hash64;

/// The action that is being carried out, and how far it has come. In the menu every field is empty.
final class Step {
    static final int NONE = -1;
    static final int ANY_COLOUR = 3; // pips for dice of every stored colour

    // where an action leads when its token is placed and its dice are spent
    static final int TO_MENU = 0; // a free action
    static final int TO_STORED = 1; // main action: the captured die is stored or spent
    static final int TO_BONUS_DONE = 2; // main action: the grey die is still to be spent
    static final int TO_DOUBLED = 3; // back to blue 7 of the English edition
    static final int TO_SWAPPED = 4; // yellow 7: given dice go on top

    int resume;
    int action; // the free action that is being paid, or 0
    int price; // still to pay
    int payAt; // place of the yellow die that is asked next
    int paid; // pips given so far, three bits for each yellow die
    int captured; // die that waits beside the museum, or 0
    int landing = NONE; // cell on which the capturing die landed in this main action
    int pips; // still to give
    int pipColour; // for dice of this colour
    int lastPip; // museum, colour and value of the die that got the last one: see PipRules
    int token; // museum whose token is to be placed + 1, or 0
    int gives; // yellow 7: dice given and not yet matched by a die taken
    int lastGiven; // museum and die that was given first, + 1
    int taken; // yellow 7: place of the die taken first + 1; a die that waits for its museum
    int waiting; // mission 6: die that waits for its museum in a swap, or 0
    int dueRope; // recycling: dice that go to rope zones
    int dueTokens; // and then to own tokens
    int lastCell = NONE; // of the class that is being filled
    int cell = NONE; // chosen for the next die

    void clear() {
        resume = TO_MENU;
        action = 0;
        price = 0;
        payAt = 0;
        paid = 0;
        captured = Die.NONE;
        landing = NONE;
        pips = 0;
        pipColour = 0;
        lastPip = 0;
        token = 0;
        gives = 0;
        lastGiven = 0;
        taken = 0;
        waiting = Die.NONE;
        dueRope = 0;
        dueTokens = 0;
        lastCell = NONE;
        cell = NONE;
    }

    void copyFrom(Step other) {
        resume = other.resume;
        action = other.action;
        price = other.price;
        payAt = other.payAt;
        paid = other.paid;
        captured = other.captured;
        landing = other.landing;
        pips = other.pips;
        pipColour = other.pipColour;
        lastPip = other.lastPip;
        token = other.token;
        gives = other.gives;
        lastGiven = other.lastGiven;
        taken = other.taken;
        waiting = other.waiting;
        dueRope = other.dueRope;
        dueTokens = other.dueTokens;
        lastCell = other.lastCell;
        cell = other.cell;
    }

    boolean isSame(Step other) {
        return resume == other.resume
                && action == other.action
                && price == other.price
                && payAt == other.payAt
                && paid == other.paid
                && captured == other.captured
                && landing == other.landing
                && pips == other.pips
                && pipColour == other.pipColour
                && lastPip == other.lastPip
                && token == other.token
                && gives == other.gives
                && lastGiven == other.lastGiven
                && taken == other.taken
                && waiting == other.waiting
                && dueRope == other.dueRope
                && dueTokens == other.dueTokens
                && lastCell == other.lastCell
                && cell == other.cell;
    }

    long hash(long hash) {
        long result = Hash64.mix(hash, (long) action << 32 | paid);
        result = mix(result, resume, price, payAt, captured);
        result = mix(result, landing + 1, pips, pipColour, lastPip);
        result = mix(result, token, gives, lastGiven, taken);
        result = mix(result, waiting, dueRope, dueTokens, lastCell + 1);
        return Hash64.mix(result, cell + 1);
    }

    /// Four small numbers, up to 255 each.
    private static long mix(long hash, int first, int second, int third, int fourth) {
        return Hash64.mix(hash, ((first * 256L + second) * 256L + third) * 256L + fourth);
    }
}
