package dighouse.archaeology;

/// Describes a ply as a verb with named arguments.
final class MoveDescriber {
    private MoveDescriber() {}

    static DescribedMove describe(ArchaeologyPosition position, int ply) {
        int argument = ArchaeologyMove.argument(ply);
        int seat = position.active;
        return switch (ArchaeologyMove.verb(ply)) {
            case ArchaeologyMove.ROB -> new DescribedMove.Rob(argument);
            case ArchaeologyMove.LOSE -> new DescribedMove.Lose(Names.treasure(argument));
            case ArchaeologyMove.TRADE -> new DescribedMove.Trade();
            case ArchaeologyMove.GIVE -> new DescribedMove.Give(Names.treasure(argument));
            case ArchaeologyMove.STOP_GIVING -> new DescribedMove.StopGiving();
            case ArchaeologyMove.TAKE -> new DescribedMove.Take(Names.treasure(argument));
            case ArchaeologyMove.STOP_TAKING -> new DescribedMove.StopTaking();
            case ArchaeologyMove.EXPLORE ->
                    new DescribedMove.Explore(
                            Names.chamber(argument), position.tables.chamberMaps(argument));
            case ArchaeologyMove.SELL -> new DescribedMove.Sell(Names.treasure(argument));
            case ArchaeologyMove.SET -> sellSet(position, argument);
            case ArchaeologyMove.END -> new DescribedMove.End();
            case ArchaeologyMove.DEAL ->
                    new DescribedMove.Deal(
                            ArchaeologyMove.dealtSeat(ply), Names.treasure(argument));
            case ArchaeologyMove.LAY -> new DescribedMove.Lay(Names.treasure(argument));
            case ArchaeologyMove.BEGIN -> new DescribedMove.Begin(argument);
            case ArchaeologyMove.DIG_TREASURE ->
                    new DescribedMove.DigTreasure(seat, Names.treasure(argument));
            case ArchaeologyMove.DIG_THIEF -> new DescribedMove.DigThief(seat);
            case ArchaeologyMove.DIG_SANDSTORM -> new DescribedMove.DigSandstorm(seat);
            case ArchaeologyMove.STEAL ->
                    new DescribedMove.Steal(seat, position.target, Names.treasure(argument));
            case ArchaeologyMove.FIND -> new DescribedMove.Find(seat, Names.treasure(argument));
            default -> throw new IllegalArgumentException("no such ply");
        };
    }

    private static DescribedMove sellSet(ArchaeologyPosition position, int size) {
        int type = position.selling;
        return new DescribedMove.SellSet(
                Names.treasure(type), size, position.tables.sellingValue(type, size));
    }
}
