package dighouse.server.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Events to append to the log of a table, with everything that changes in the same transaction.
///
/// @param seen the number of the last event when these were decided; 0 for a new table
/// @param bodies the events, numbered from `seen + 1`
/// @param at wall-clock time in milliseconds
/// @param serverAt server time, which stands still while the server is stopped
/// @param sender who sent the command, and its id; the same command sent again changes nothing
/// @param answer the answer to the command, now and when it is sent again
/// @param changes what else changes
public record Append(
        String table,
        int seen,
        List<String> bodies,
        long at,
        long serverAt,
        Sender sender,
        String answer,
        Changes changes) {
    public Append {
        bodies = List.copyOf(bodies);
    }

    /// What changes in other places than the log.
    ///
    /// @param card what the lobby shows from now on; `null` if it does not change
    /// @param sittings the seats whose sitter or waiting changed
    public record Changes(
            @Nullable Card card,
            List<Sitting> sittings,
            @Nullable Remark remark,
            @Nullable MissionWon missionWon) {
        public static final Changes NONE = ofSeats(List.of());

        public Changes {
            sittings = List.copyOf(sittings);
        }

        /// Only seats change.
        public static Changes ofSeats(List<Sitting> sittings) {
            return new Changes(null, sittings, null, null);
        }
    }

    /// The sender of a command, and the id they gave it.
    public record Sender(String who, String command) {}

    /// What the lobby shows of a table.
    ///
    /// @param listing what lists of tables are filtered by
    /// @param body what they show, as JSON
    public record Card(Listing listing, String body) {}

    /// What lists of tables are filtered by, each in a column of its own.
    ///
    /// @param visibility who may find the table
    /// @param watching who may look on
    /// @param pace its kind
    public record Listing(
            String game, String status, String visibility, String watching, String pace) {}

    /// Who sits on a seat; an empty person frees it.
    public record Sitting(int seat, String person, boolean waiting) {}

    /// A remark, stored apart from the event that says somebody spoke.
    public record Remark(String person, String text) {}

    /// A mission that a person has won at this table.
    public record MissionWon(String person, String game, String edition, int mission) {}

    /// The result of an append.
    public sealed interface Outcome {
        /// Stored; the last event has this number.
        record Kept(int number) implements Outcome {}

        /// Another command came first; nothing was stored.
        record Taken() implements Outcome {}

        /// The same command was carried out before, with this answer; nothing was stored now.
        record Repeated(String answer) implements Outcome {}
    }
}
