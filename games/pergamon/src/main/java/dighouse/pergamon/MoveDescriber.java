package dighouse.pergamon;

import dighouse.kernel.Argument;
import dighouse.kernel.Phrase;

/// Plies as verb and named arguments, for boards and words.
final class MoveDescriber {
    private MoveDescriber() {}

    static Phrase describe(PergamonPosition position, int ply) {
        PergamonTables tables = position.tables();
        int value = PergamonMove.value(ply);
        return switch (PergamonMove.verb(ply)) {
            case PergamonMove.ASK ->
                    Phrase.of(
                            "ask",
                            Argument.number("space", value),
                            Argument.number("coins", tables.amount[value]),
                            gallery(tables.deepest[value]));
            case PergamonMove.DIG ->
                    value == 0
                            ? Phrase.of("digNone")
                            : Phrase.of(
                                    "dig",
                                    gallery(value),
                                    Argument.number("coins", tables.cost[value]));
            case PergamonMove.DONE -> Phrase.of("done");
            case PergamonMove.START -> tile("start", tables, value);
            case PergamonMove.ADD -> tile("add", tables, value);
            case PergamonMove.CLOSE -> Phrase.of("close", worth(position));
            case PergamonMove.DISBAND -> disband(position, value);
            case PergamonMove.POLISH -> polish(position, value);
            case PergamonMove.KEEP -> keep(position);
            case PergamonMove.DROP -> tile("drop", tables, value);
            case PergamonMove.PLACE -> tile("place", tables, value);
            case PergamonMove.BEGIN -> Phrase.of("begin", Argument.seat("seat", value));
            case PergamonMove.TOP -> Phrase.of("top", Argument.term("back", Names.back(value)));
            case PergamonMove.REVEAL -> tile("reveal", tables, value);
            case PergamonMove.BACK -> Phrase.of("back", Argument.term("back", Names.back(value)));
            case PergamonMove.TURN_UP -> Phrase.of("turnUp", Argument.number("coins", value));
            case PergamonMove.SHARE -> Phrase.of("share", Argument.number("coins", position.fund));
            case PergamonMove.RAID -> Phrase.of("raid");
            case PergamonMove.EVALUATE ->
                    Phrase.of("evaluate", Argument.number("round", position.round));
            default -> throw new IllegalArgumentException("no ply of Pergamon: " + ply);
        };
    }

    private static Argument gallery(int gallery) {
        return Argument.term("gallery", Names.gallery(gallery));
    }

    private static Phrase tile(String verb, PergamonTables tables, int tile) {
        return Phrase.of(
                verb,
                Argument.number("tile", tile + 1),
                Argument.term("left", "object", Names.kind(tables.left[tile])),
                Argument.number("year", tables.year[tile]),
                Argument.term("right", "object", Names.kind(tables.right[tile])),
                Argument.number("century", tables.century[tile]));
    }

    /// What the open row is worth; nothing where none is open.
    private static Argument worth(PergamonPosition position) {
        int value = position.rowLast == 0 ? 0 : ExhibitRules.rowValue(position);
        return Argument.number("value", value);
    }

    private static Phrase disband(PergamonPosition position, int marker) {
        int seat = Math.max(0, position.acting());
        int collection = seat * PergamonTables.MARKERS + marker;
        return Phrase.of(
                "disband",
                Argument.term("marker", Names.marker(marker)),
                Argument.number("space", position.space(collection)));
    }

    private static Phrase polish(PergamonPosition position, int points) {
        int value = position.rowLast == 0 ? 0 : ExhibitRules.rowValue(position);
        int space = Math.min(PergamonTables.PLAN, value + points);
        return Phrase.of(
                "polish", Argument.number("points", points), Argument.number("space", space));
    }

    private static Phrase keep(PergamonPosition position) {
        int seat = Math.max(0, position.acting());
        int tiles = Long.bitCount(position.hand(seat));
        return Phrase.of(
                "keep",
                Argument.number("tiles", tiles),
                Argument.number("coins", position.tables().fee(tiles)));
    }
}
