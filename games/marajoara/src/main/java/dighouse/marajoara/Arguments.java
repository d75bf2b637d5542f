package dighouse.marajoara;

import dighouse.kernel.Argument;

/// Arguments of refusals and goals. Cells and sets of dice are terms of kind `plain`: every
/// language writes them alike.
final class Arguments {
    private Arguments() {}

    static Argument plain(String name, String text) {
        return Argument.term(name, "plain", text);
    }

    static Argument cell(MarajoaraPosition position, String name, int cell) {
        return plain(name, position.board().name(cell));
    }

    static Argument colour(int die) {
        return Argument.term("colour", Names.colour(Die.colour(die)));
    }

    static Argument shows(int die) {
        return Argument.number("value", Die.value(die));
    }

    static Argument piece(int piece) {
        return Argument.term("piece", Names.piece(piece));
    }
}
