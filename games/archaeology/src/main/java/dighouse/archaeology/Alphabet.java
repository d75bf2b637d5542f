package dighouse.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.MoveList;
import dighouse.kernel.Setup;

/// Every well-formed move of a table: victims, treasures, chambers and sizes that exist there.
final class Alphabet {
    private Alphabet() {}

    static void add(Setup setup, MoveList list) {
        ArchaeologyTables tables = ((ArchaeologyEdition) setup.edition()).tables();
        addAll(list, ArchaeologyMove.ROB, 0, setup.seats() - 1);
        addAll(list, ArchaeologyMove.LOSE, 0, TYPES - 1);
        list.add(ArchaeologyMove.of(ArchaeologyMove.TRADE));
        addAll(list, ArchaeologyMove.GIVE, 0, TYPES - 1);
        list.add(ArchaeologyMove.of(ArchaeologyMove.STOP_GIVING));
        addAll(list, ArchaeologyMove.TAKE, 0, TYPES - 1);
        list.add(ArchaeologyMove.of(ArchaeologyMove.STOP_TAKING));
        addAll(list, ArchaeologyMove.EXPLORE, 0, Chamber.CHAMBERS - 1);
        addAll(list, ArchaeologyMove.SELL, 0, TYPES - 1);
        addAll(list, ArchaeologyMove.SET, 1, tables.largestSet());
        list.add(ArchaeologyMove.of(ArchaeologyMove.END));
    }

    private static void addAll(MoveList list, int verb, int from, int to) {
        for (int argument = from; argument <= to; argument++) {
            list.add(ArchaeologyMove.of(verb, argument));
        }
    }
}
