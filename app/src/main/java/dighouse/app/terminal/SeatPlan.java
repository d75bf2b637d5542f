package dighouse.app.terminal;

import dighouse.bots.Bot;
import dighouse.kernel.Malformed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Who sits where at a table of the terminal.
public final class SeatPlan {
    /// Names for those who gave none; their initials are the letters of the seats.
    private static final List<String> NAMES =
            List.of("Ada", "Bruno", "Clara", "David", "Emma", "Félix", "Gala", "Hugo");

    private static final int LONGEST_NAME = 40;

    private SeatPlan() {}

    /// The players in seat order.
    ///
    /// @param persons the seats of the people at the keyboard
    /// @param bots by seat; those where no person sits take their places
    /// @param names given names in seat order, perhaps fewer than there are seats
    /// @throws Malformed if the names cannot be told apart or written down
    public static List<SeatPlayer> of(
            int seats, Set<Integer> persons, List<Bot> bots, List<String> names) {
        if (names.size() > seats) {
            throw new Malformed(
                    names.size() + " names are given, but there are only " + seats + " seats.");
        }
        List<SeatPlayer> players = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        for (int seat = 0; seat < seats; seat++) {
            String name = seat < names.size() ? checked(names.get(seat)) : NAMES.get(seat);
            if (!taken.add(name)) {
                throw new Malformed("Two players cannot both be called \"" + name + "\".");
            }
            players.add(new SeatPlayer(name, persons.contains(seat) ? null : bots.get(seat)));
        }
        return players;
    }

    private static String checked(String name) {
        String stripped = name.strip();
        if (stripped.isEmpty()
                || stripped.length() > LONGEST_NAME
                || stripped.chars().anyMatch(Character::isISOControl)) {
            throw new Malformed(
                    "A name has 1 to " + LONGEST_NAME + " characters and fits on one line.");
        }
        return stripped;
    }
}
