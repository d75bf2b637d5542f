package dighouse.server.store;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Events that are to follow the last one of a table, with all that changes beside them: kept
/// together or not at all.
///
/// @param seen the number of the last event that the events were decided upon; 0 for a new table
/// @param bodies the events, numbered from `seen + 1`
/// @param at wall-clock time in milliseconds
/// @param houseAt the house's own time: stands still while the house is closed
/// @param sender who sent the command, and its id; the same command sent again changes nothing
/// @param answer what is answered to the command, now and when it comes again
/// @param card what the lobby is to show from now on; `null` if that stays
/// @param sittings the seats whose sitter or waiting changed
public record Append(
        String table,
        int seen,
        List<String> bodies,
        long at,
        long houseAt,
        Sender sender,
        String answer,
        @Nullable Card card,
        List<Sitting> sittings,
        @Nullable Remark remark,
        @Nullable MissionWon missionWon) {
    public Append {
        bodies = List.copyOf(bodies);
        sittings = List.copyOf(sittings);
    }

    /// Whoever sent a command, and the id they gave it.
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

    /// Who sits on a seat; an empty person: nobody any more.
    public record Sitting(int seat, String person, boolean waiting) {}

    /// What somebody said, kept apart from the event that says that they did.
    public record Remark(String person, String text) {}

    /// A mission that a person has won at this table.
    public record MissionWon(String person, String game, String edition, int mission) {}

    /// What became of it.
    public sealed interface Outcome {
        /// Kept; the last event has this number.
        record Kept(int number) implements Outcome {}

        /// Somebody else's events came first; nothing was kept.
        record Taken() implements Outcome {}

        /// The same command was carried out before, with this answer; nothing was kept now.
        record Repeated(String answer) implements Outcome {}
    }
}
