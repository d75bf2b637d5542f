package dighouse.archaeology;

/// Says what a ply is.
final class MoveDescriber {
    private MoveDescriber() {}

    static DescribedMove of(ArchaeologyPosition position, int ply) {
        int thing = ArchaeologyMove.thing(ply);
        int seat = position.active;
        return switch (ArchaeologyMove.verb(ply)) {
            case ArchaeologyMove.ROB -> new DescribedMove.Rob(thing);
            case ArchaeologyMove.LOSE -> new DescribedMove.Lose(Treasure.id(thing));
            case ArchaeologyMove.TRADE -> new DescribedMove.Trade();
            case ArchaeologyMove.GIVE -> new DescribedMove.Give(Treasure.id(thing));
            case ArchaeologyMove.STOP_GIVING -> new DescribedMove.StopGiving();
            case ArchaeologyMove.TAKE -> new DescribedMove.Take(Treasure.id(thing));
            case ArchaeologyMove.STOP_TAKING -> new DescribedMove.StopTaking();
            case ArchaeologyMove.EXPLORE ->
                    new DescribedMove.Explore(
                            Chamber.id(thing), position.tables.chamberMaps(thing));
            case ArchaeologyMove.SELL -> new DescribedMove.Sell(Treasure.id(thing));
            case ArchaeologyMove.SET -> sellSet(position, thing);
            case ArchaeologyMove.END -> new DescribedMove.End();
            case ArchaeologyMove.DEAL ->
                    new DescribedMove.Deal(ArchaeologyMove.dealtSeat(ply), Treasure.id(thing));
            case ArchaeologyMove.LAY -> new DescribedMove.Lay(Treasure.id(thing));
            case ArchaeologyMove.BEGIN -> new DescribedMove.Begin(thing);
            case ArchaeologyMove.DIG_TREASURE ->
                    new DescribedMove.DigTreasure(seat, Treasure.id(thing));
            case ArchaeologyMove.DIG_THIEF -> new DescribedMove.DigThief(seat);
            case ArchaeologyMove.DIG_SANDSTORM -> new DescribedMove.DigSandstorm(seat);
            case ArchaeologyMove.STEAL ->
                    new DescribedMove.Steal(seat, position.target, Treasure.id(thing));
            case ArchaeologyMove.FIND -> new DescribedMove.Find(seat, Treasure.id(thing));
            default -> throw new IllegalArgumentException("no such ply");
        };
    }

    private static DescribedMove sellSet(ArchaeologyPosition position, int size) {
        int type = position.selling;
        return new DescribedMove.SellSet(
                Treasure.id(type), size, position.tables.sellingValue(type, size));
    }
}
