package dighouse.pergamon;

/// The moves made for an absent seat (PRG-DEC-24).
final class Fallback {
    private static final int MIDDLE = 7; // of the research funds track

    private Fallback() {}

    /// The server undoes an open row before it asks for a fallback. If a caller does not, the
    /// answer takes the shortest way out: close the row, disband the first collection, no polish.
    static int answer(PergamonPosition position) {
        return switch (position.phase) {
            case PLACE ->
                    PergamonMove.of(PergamonMove.PLACE, lowest(LayRules.lowestCentury(position)));
            case ASK -> PergamonMove.of(PergamonMove.ASK, nearestToMiddle(position));
            case DIG -> PergamonMove.of(PergamonMove.DIG, 0);
            case EXHIBIT -> PergamonMove.of(PergamonMove.DONE);
            case ROW ->
                    Long.bitCount(position.sets[PergamonPosition.ROW]) >= 2
                            ? PergamonMove.of(PergamonMove.CLOSE)
                            : PergamonMove.of(
                                    PergamonMove.ADD, lowest(ExhibitRules.extensions(position)));
            case DISBAND -> PergamonMove.of(PergamonMove.DISBAND, 0);
            case POLISH -> PergamonMove.of(PergamonMove.POLISH, 0);
            case STORE -> keepOrDrop(position);
            default -> throw new IllegalStateException("no seat must decide");
        };
    }

    /// The free space nearest to the middle, of two equally near the lower number.
    private static int nearestToMiddle(PergamonPosition position) {
        for (int distance = 0; ; distance++) {
            if (position.figureOn(MIDDLE - distance) == PergamonPosition.NONE) {
                return MIDDLE - distance;
            }
            if (position.figureOn(MIDDLE + distance) == PergamonPosition.NONE) {
                return MIDDLE + distance;
            }
        }
    }

    private static int keepOrDrop(PergamonPosition position) {
        int seat = position.acting();
        int tiles = Long.bitCount(position.hand(seat));
        return position.tables().fee(tiles) <= position.coins(seat)
                ? PergamonMove.of(PergamonMove.KEEP)
                : PergamonMove.of(PergamonMove.DROP, lowest(position.hand(seat)));
    }

    private static int lowest(long tiles) {
        return Long.numberOfTrailingZeros(tiles);
    }
}
