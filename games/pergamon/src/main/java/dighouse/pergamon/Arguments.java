package dighouse.pergamon;

import dighouse.kernel.Argument;

/// Arguments of refusals.
final class Arguments {
    private Arguments() {}

    /// A tile by its printed number.
    static Argument tile(int tile) {
        return Argument.number("tile", tile + 1);
    }

    static Argument gallery(String name, int gallery) {
        return Argument.term(name, "gallery", Names.gallery(gallery));
    }

    static Argument object(int kind) {
        return Argument.term("object", Names.kind(kind));
    }
}
