package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.FIRST_PLAYER_SORTS;
import static dighouse.pergamon.PergamonPosition.ORDER_TRACK;
import static dighouse.pergamon.PergamonPosition.TOP_BACK_SEEN;

import dighouse.kernel.Option;
import dighouse.kernel.Seats;
import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;

/// What a table may choose; the defaults are those of the edition.
final class Options {
    static final String PLAYER_ORDER = "playerOrder";
    static final String FIND_SORTING = "findSorting";
    static final String TICKETS_VISIBLE = "ticketsVisible";
    static final String NEXT_BACK_VISIBLE = "nextBackVisible";
    static final String FIRST_PLAYER = "firstPlayer";

    static final List<String> ALL =
            List.of(PLAYER_ORDER, FIND_SORTING, TICKETS_VISIBLE, NEXT_BACK_VISIBLE, FIRST_PLAYER);

    private static final int LEAST_SEATS = 2;
    private static final int LEAST_FOR_ORDER_TRACK = 3; // PRG-RULING-36

    private Options() {}

    static List<Option> of(PergamonEdition edition, int seats) {
        List<Option> options = new ArrayList<>();
        for (String id : ALL) {
            if (seats >= LEAST_FOR_ORDER_TRACK || !id.equals(PLAYER_ORDER)) {
                List<String> values = values(id, seats);
                int standard = values.indexOf(edition.defaultOf(id));
                options.add(new Option(id, 0, values.size() - 1, values, standard, rule(id)));
            }
        }
        return options;
    }

    /// Whether an edition may make this the default: it must be a value at every table.
    static boolean allows(String id, String value) {
        return values(id, LEAST_SEATS).contains(value);
    }

    private static List<String> values(String id, int seats) {
        return switch (id) {
            case PLAYER_ORDER -> List.of("clockwise", "reverseTrack");
            case FIND_SORTING -> List.of("byDate", "firstPlayerChooses");
            case TICKETS_VISIBLE -> List.of("hidden", "open");
            case NEXT_BACK_VISIBLE -> List.of("no", "yes");
            default -> firstPlayers(seats);
        };
    }

    private static String rule(String id) {
        return switch (id) {
            case PLAYER_ORDER -> "PRG-VAR-01";
            case FIND_SORTING -> "PRG-VAR-04";
            case TICKETS_VISIBLE -> "PRG-RULING-30";
            case NEXT_BACK_VISIBLE -> "PRG-RULING-31";
            default -> "PRG-RULING-26";
        };
    }

    /// Drawn by chance, or one of the seats, as the host says.
    private static List<String> firstPlayers(int seats) {
        List<String> names = new ArrayList<>(List.of("random"));
        for (int seat = 0; seat < seats; seat++) {
            names.add(Seats.letter(seat));
        }
        return names;
    }

    /// The variants that positions keep, as bits.
    static int bits(Setup setup) {
        return setup.value(PLAYER_ORDER, 0) * ORDER_TRACK
                + setup.value(FIND_SORTING, 0) * FIRST_PLAYER_SORTS
                + setup.value(NEXT_BACK_VISIBLE, 1) * TOP_BACK_SEEN;
    }
}
