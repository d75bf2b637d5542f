package dighouse.thebes;

import dighouse.kernel.MoveList;
import dighouse.kernel.Setup;

/// Every well-formed move of a table: slots, places, cards and sites that exist there.
final class Alphabet {
    private Alphabet() {}

    static void add(Setup setup, MoveList list) {
        ThebesTables tables = ((ThebesEdition) setup.edition()).tables();
        addGoals(list);
        list.add(ThebesMove.confirm());
        list.add(ThebesMove.byLand());
        for (int card = 0; card < ThebesTables.RESEARCHERS; card++) {
            if (tables.type[card] == ThebesTables.ZEPPELIN) {
                list.add(ThebesMove.fly(card));
            } else if (tables.type[card] == ThebesTables.PERMISSION) {
                list.add(ThebesMove.permission(card));
            }
        }
        for (int answer = 0; answer <= 1; answer++) {
            list.add(ThebesMove.ethnological(answer == 1));
            list.add(ThebesMove.assistant(answer == 1));
            list.add(ThebesMove.shovel(answer == 1));
        }
        for (int weeks = 1; weeks <= ThebesTables.LONGEST_DIG; weeks++) {
            list.add(ThebesMove.weeks(weeks));
        }
    }

    private static void addGoals(MoveList list) {
        for (int slot = 0; slot < ThebesTables.SLOTS; slot++) {
            list.add(ThebesMove.take(slot));
        }
        list.add(ThebesMove.exchange());
        for (int place = 0; place < ThebesTables.ROW; place++) {
            list.add(ThebesMove.show(place));
        }
        for (int site = 0; site < ThebesTables.SITES; site++) {
            list.add(ThebesMove.dig(site));
        }
        list.add(ThebesMove.retire());
    }
}
