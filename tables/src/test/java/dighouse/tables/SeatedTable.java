package dighouse.tables;

import dighouse.catalogue.GameEntry;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.Xoshiro;
import java.util.ArrayList;
import java.util.List;

/// Tables at which two people sit, and choices to play there.
final class SeatedTable {
    private SeatedTable() {}

    /// A table whose chance follows from a digit, before the game.
    static Table<?> of(GameEntry<?> entry, int digit) {
        Charter charter =
                new Charter(
                        ChosenGame.standard(entry),
                        List.of(PlannedSeat.open(), PlannedSeat.open()),
                        new Admission(Openness.PUBLIC, Openness.PUBLIC),
                        Terms.RELAXED,
                        new TableOrigin.Fresh(),
                        Integer.toString(digit).repeat(64));
        Table<?> table = Table.open("moments", new TableEvent.Opened("ann", charter));
        for (int seat = 0; seat < 2; seat++) {
            String person = "person" + seat;
            table.apply(new TableEvent.Sat(seat, person, person, "00".repeat(16)), 0);
        }
        return table;
    }

    /// The same where the first decision is due.
    static Table<?> begun(GameEntry<?> entry, int digit) {
        Table<?> table = of(entry, digit);
        table.apply(SeatingRules.begin(table), 0);
        return table;
    }

    /// Random moves of the deciding seat, until no choice is half made.
    static <P extends Position<P>> List<Integer> choice(Table<P> table, Xoshiro random) {
        Match<P> match = table.match().fork();
        int seat = match.actor();
        List<Integer> moves = new ArrayList<>();
        MoveList list = new MoveList();
        do {
            list.clear();
            match.game().moves(match.position(), list);
            moves.add(list.get(random.below(list.size())));
            match.apply(moves.getLast());
        } while (match.actor() == seat && !match.game().rests(match.position()));
        return moves;
    }
}
