package dighouse.archaeology;

import dighouse.kernel.Argument;
import dighouse.kernel.Phrase;

/// Plies as verb and named arguments: what a board lights up and words are built from.
final class MoveDescriber {
    private MoveDescriber() {}

    static Phrase of(ArchaeologyPosition position, int ply) {
        int thing = ArchaeologyMove.thing(ply);
        Argument seat = Argument.seat("seat", position.active);
        return switch (ArchaeologyMove.verb(ply)) {
            case ArchaeologyMove.ROB -> Phrase.of("rob", Argument.seat("victim", thing));
            case ArchaeologyMove.LOSE -> Phrase.of("lose", treasure(thing));
            case ArchaeologyMove.TRADE -> Phrase.of("trade");
            case ArchaeologyMove.GIVE -> Phrase.of("give", treasure(thing));
            case ArchaeologyMove.STOP_GIVING -> Phrase.of("stopGiving");
            case ArchaeologyMove.TAKE -> Phrase.of("take", treasure(thing));
            case ArchaeologyMove.STOP_TAKING -> Phrase.of("stopTaking");
            case ArchaeologyMove.EXPLORE -> explore(position, thing);
            case ArchaeologyMove.SELL -> Phrase.of("sell", treasure(thing));
            case ArchaeologyMove.SET -> sellSet(position, thing);
            case ArchaeologyMove.END -> Phrase.of("end");
            case ArchaeologyMove.DEAL ->
                    Phrase.of(
                            "deal",
                            Argument.seat("seat", ArchaeologyMove.dealtSeat(ply)),
                            treasure(thing));
            case ArchaeologyMove.LAY -> Phrase.of("lay", treasure(thing));
            case ArchaeologyMove.BEGIN -> Phrase.of("begin", Argument.seat("seat", thing));
            case ArchaeologyMove.DIG_TREASURE -> Phrase.of("digTreasure", seat, treasure(thing));
            case ArchaeologyMove.DIG_THIEF -> Phrase.of("digThief", seat);
            case ArchaeologyMove.DIG_SANDSTORM -> Phrase.of("digSandstorm", seat);
            case ArchaeologyMove.STEAL ->
                    Phrase.of(
                            "steal",
                            seat,
                            Argument.seat("victim", position.target),
                            treasure(thing));
            case ArchaeologyMove.FIND -> Phrase.of("find", seat, treasure(thing));
            default -> throw new IllegalArgumentException("no such ply");
        };
    }

    private static Phrase explore(ArchaeologyPosition position, int chamber) {
        return Phrase.of(
                "explore",
                Argument.term("chamber", Chamber.id(chamber)),
                Argument.number("maps", position.tables.chamberMaps(chamber)));
    }

    private static Phrase sellSet(ArchaeologyPosition position, int size) {
        return Phrase.of(
                "sellSet",
                treasure(position.selling),
                Argument.number("size", size),
                Argument.number("points", position.tables.sellingValue(position.selling, size)));
    }

    private static Argument treasure(int type) {
        return Argument.term("treasure", Treasure.id(type));
    }
}
