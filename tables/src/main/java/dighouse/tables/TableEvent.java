package dighouse.tables;

import java.util.List;

/// Something that happened at a table. People stand in events by their id, never by name: a name
/// can be deleted, an event cannot.
public sealed interface TableEvent {
    /// Whether the event is beside the game, so that it makes nobody's choice outdated.
    default boolean isTalk() {
        return switch (this) {
            case Said _, CancelWished _, CancelDeclined _ -> true;
            case PaceOffered _, PaceAgreed _, PaceKept _, PaceChanged _ -> true;
            case Opened _, Sat _, Left _, Filled _, Started _, Played _, WentBack _ -> false;
            case Conceded _, Cancelled _, StoodIn _, Returned _, Rematched _ -> false;
        };
    }

    /// A table was opened. Its first event, and only its first.
    record Opened(String person, Charter charter) implements TableEvent {}

    /// Somebody took a seat.
    ///
    /// @param person who plays there
    /// @param keeper whose browser decides for the seat: the same person, or the host they sit with
    /// @param contribution random bytes of their browser, in hexadecimal digits
    record Sat(int seat, String person, String keeper, String contribution) implements TableEvent {}

    /// Somebody gave a seat back before the game began.
    record Left(int seat) implements TableEvent {}

    /// A free seat was given to a bot.
    record Filled(int seat, String level) implements TableEvent {}

    /// The game began, and chance played its first plies.
    ///
    /// @param plies as lines of a record, actor first
    /// @param hash of the position they led to
    record Started(List<String> plies, String hash) implements TableEvent {
        public Started {
            plies = List.copyOf(plies);
        }
    }

    /// A seat decided; chance and forced moves followed.
    record Played(int seat, By by, List<String> plies, String hash) implements TableEvent {
        public Played {
            plies = List.copyOf(plies);
        }
    }

    /// Who decided for a seat.
    enum By {
        PERSON,
        BOT,
        /// The ledger's default answer in place of somebody absent.
        DEFAULT;

        String id() {
            return switch (this) {
                case PERSON -> "person";
                case BOT -> "bot";
                case DEFAULT -> "default";
            };
        }
    }

    /// A seat took back its last choices.
    ///
    /// @param plies how many still stand
    record WentBack(int seat, int plies, String hash) implements TableEvent {}

    /// A seat gave the game up.
    record Conceded(int seat) implements TableEvent {}

    /// A seat wants to call the game off, or agrees to that.
    record CancelWished(int seat) implements TableEvent {}

    /// A seat declines to call the game off.
    record CancelDeclined(int seat) implements TableEvent {}

    /// The game was called off; there is no result.
    record Cancelled() implements TableEvent {}

    /// A seat offered another pace.
    record PaceOffered(int seat, Pace pace) implements TableEvent {}

    /// A seat agreed to the offered pace.
    record PaceAgreed(int seat) implements TableEvent {}

    /// A seat declined the offered pace, or withdrew its own offer.
    record PaceKept(int seat) implements TableEvent {}

    /// Everybody agreed: clocks run by this pace from now on.
    record PaceChanged(Pace pace) implements TableEvent {}

    /// A bot of this level stands in for the person of a seat.
    record StoodIn(int seat, String level) implements TableEvent {}

    /// The person of a seat is back.
    record Returned(int seat) implements TableEvent {}

    /// Somebody said something; the words are stored elsewhere.
    ///
    /// @param aside whether a bystander said it: players do not hear it before the end
    record Said(String person, boolean aside) implements TableEvent {}

    /// The same people play again at another table.
    record Rematched(String table) implements TableEvent {}
}
