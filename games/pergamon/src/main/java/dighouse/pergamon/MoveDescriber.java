package dighouse.pergamon;

/// Says what a ply is.
final class MoveDescriber {
    private MoveDescriber() {}

    static DescribedMove describe(PergamonPosition position, int ply) {
        PergamonTables tables = position.tables();
        int value = PergamonMove.value(ply);
        return switch (PergamonMove.verb(ply)) {
            case PergamonMove.ASK ->
                    new DescribedMove.Ask(
                            value, tables.amount[value], Names.gallery(tables.deepest[value]));
            case PergamonMove.DIG ->
                    value == 0
                            ? new DescribedMove.DigNone()
                            : new DescribedMove.Dig(Names.gallery(value), tables.cost[value]);
            case PergamonMove.DONE -> new DescribedMove.Done();
            case PergamonMove.START -> new DescribedMove.Start(tile(tables, value));
            case PergamonMove.ADD -> new DescribedMove.Add(tile(tables, value));
            case PergamonMove.CLOSE -> new DescribedMove.Close(rowValue(position));
            case PergamonMove.DISBAND -> disband(position, value);
            case PergamonMove.POLISH -> polish(position, value);
            case PergamonMove.KEEP -> keep(position);
            case PergamonMove.DROP -> new DescribedMove.Drop(tile(tables, value));
            case PergamonMove.PLACE -> new DescribedMove.Place(tile(tables, value));
            case PergamonMove.BEGIN -> new DescribedMove.Begin(value);
            case PergamonMove.TOP -> new DescribedMove.Top(Names.back(value));
            case PergamonMove.REVEAL -> new DescribedMove.Reveal(tile(tables, value));
            case PergamonMove.BACK -> new DescribedMove.Back(Names.back(value));
            case PergamonMove.TURN_UP -> new DescribedMove.TurnUp(value);
            case PergamonMove.SHARE -> new DescribedMove.Share(position.fund);
            case PergamonMove.RAID -> new DescribedMove.Raid();
            case PergamonMove.EVALUATE -> new DescribedMove.Evaluate(position.round);
            default -> throw new IllegalArgumentException("no ply of Pergamon: " + ply);
        };
    }

    private static DescribedMove.Tile tile(PergamonTables tables, int tile) {
        return new DescribedMove.Tile(
                tile + 1,
                Names.kind(tables.left[tile]),
                tables.year[tile],
                Names.kind(tables.right[tile]),
                tables.century[tile]);
    }

    /// What the open row is worth; 0 where none is open.
    private static int rowValue(PergamonPosition position) {
        return position.rowLast == 0 ? 0 : ExhibitRules.rowValue(position);
    }

    private static DescribedMove disband(PergamonPosition position, int marker) {
        int seat = Math.max(0, position.acting());
        int collection = seat * PergamonTables.MARKERS + marker;
        return new DescribedMove.Disband(Names.marker(marker), position.space(collection));
    }

    private static DescribedMove polish(PergamonPosition position, int points) {
        int space = Math.min(PergamonTables.PLAN, rowValue(position) + points);
        return new DescribedMove.Polish(points, space);
    }

    private static DescribedMove keep(PergamonPosition position) {
        int tiles = Long.bitCount(position.hand(Math.max(0, position.acting())));
        return new DescribedMove.Keep(tiles, position.tables().fee(tiles));
    }
}
