package dighouse.pergamon;

/// Describes a ply as a verb with named arguments.
final class MoveDescriber {
    private MoveDescriber() {}

    static DescribedMove describe(PergamonPosition position, int ply) {
        PergamonTables tables = position.tables();
        int argument = PergamonMove.argument(ply);
        return switch (PergamonMove.verb(ply)) {
            case PergamonMove.ASK ->
                    new DescribedMove.Ask(
                            argument,
                            tables.amount[argument],
                            Names.gallery(tables.deepest[argument]));
            case PergamonMove.DIG ->
                    argument == 0
                            ? new DescribedMove.DigNone()
                            : new DescribedMove.Dig(Names.gallery(argument), tables.cost[argument]);
            case PergamonMove.DONE -> new DescribedMove.Done();
            case PergamonMove.START -> new DescribedMove.Start(tile(tables, argument));
            case PergamonMove.ADD -> new DescribedMove.Add(tile(tables, argument));
            case PergamonMove.CLOSE -> new DescribedMove.Close(rowValue(position));
            case PergamonMove.DISBAND -> disband(position, argument);
            case PergamonMove.POLISH -> polish(position, argument);
            case PergamonMove.KEEP -> keep(position);
            case PergamonMove.DROP -> new DescribedMove.Drop(tile(tables, argument));
            case PergamonMove.PLACE -> new DescribedMove.Place(tile(tables, argument));
            case PergamonMove.BEGIN -> new DescribedMove.Begin(argument);
            case PergamonMove.TOP -> new DescribedMove.Top(Names.back(argument));
            case PergamonMove.REVEAL -> new DescribedMove.Reveal(tile(tables, argument));
            case PergamonMove.BACK -> new DescribedMove.Back(Names.back(argument));
            case PergamonMove.TURN_UP -> new DescribedMove.TurnUp(argument);
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
