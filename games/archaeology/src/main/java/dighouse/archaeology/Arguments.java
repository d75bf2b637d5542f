package dighouse.archaeology;

import dighouse.kernel.Argument;

/// What refusals and scores speak of.
final class Arguments {
    private Arguments() {}

    static Argument treasure(int type) {
        return Argument.term("treasure", Names.treasure(type));
    }

    static Argument chamber(int chamber) {
        return Argument.term("chamber", Names.chamber(chamber));
    }
}
