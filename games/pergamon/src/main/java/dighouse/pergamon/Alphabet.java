package dighouse.pergamon;

import static dighouse.pergamon.PergamonTables.GALLERIES;
import static dighouse.pergamon.PergamonTables.MARKERS;
import static dighouse.pergamon.PergamonTables.PLAN;
import static dighouse.pergamon.PergamonTables.TILES;
import static dighouse.pergamon.PergamonTables.TRACK;

import dighouse.kernel.MoveList;

/// Every well-formed move: spaces, galleries, tiles, markers and points that exist.
final class Alphabet {
    private Alphabet() {}

    static void add(MoveList list) {
        addAll(PergamonMove.ASK, 1, TRACK, list);
        addAll(PergamonMove.DIG, 0, GALLERIES, list);
        addAll(PergamonMove.DONE, 0, 0, list);
        addAll(PergamonMove.START, 0, TILES - 1, list);
        addAll(PergamonMove.ADD, 0, TILES - 1, list);
        addAll(PergamonMove.CLOSE, 0, 0, list);
        addAll(PergamonMove.DISBAND, 0, MARKERS - 1, list);
        addAll(PergamonMove.POLISH, 0, PLAN - 1, list); // the least row is worth 1
        addAll(PergamonMove.KEEP, 0, 0, list);
        addAll(PergamonMove.DROP, 0, TILES - 1, list);
        addAll(PergamonMove.PLACE, 0, TILES - 1, list);
    }

    private static void addAll(int verb, int least, int most, MoveList list) {
        for (int argument = least; argument <= most; argument++) {
            list.add(PergamonMove.of(verb, argument));
        }
    }
}
