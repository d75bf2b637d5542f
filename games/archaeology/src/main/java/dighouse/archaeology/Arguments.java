package dighouse.archaeology;

import dighouse.kernel.Argument;

/// Arguments of refusals and scores.
final class Arguments {
    private Arguments() {}

    static Argument treasure(int type) {
        return Argument.term("treasure", Names.treasure(type));
    }

    static Argument chamber(int chamber) {
        return Argument.term("chamber", Names.chamber(chamber));
    }
}
