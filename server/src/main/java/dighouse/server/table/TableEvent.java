package dighouse.server.table;

import java.util.List;

/// Something that happened at a table. People stand in events by their id, never by name: a name
/// can be deleted, an event cannot.
public sealed interface TableEvent {
    /// Whether it is about something beside the game: it makes nobody's choice outdated.
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

    /// A seat that nobody took was given to a bot.
    record Filled(int seat, String level) implements TableEvent {}

    /// The game began; chance has played its first plies.
    ///
    /// @param plies as lines of a record, actor first
    /// @param hash of the position they led to
    record Started(List<String> plies, String hash) implements TableEvent {
        public Started {
            plies = List.copyOf(plies);
        }
    }

    /// A seat decided; chance and what plays itself have answered.
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

    /// A seat took back its last choices; so many plies stand.
    record WentBack(int seat, int plies, String hash) implements TableEvent {}

    /// A seat gave the game up.
    record Conceded(int seat) implements TableEvent {}

    /// A seat would like the game to be called off, or agrees to that.
    record CancelWished(int seat) implements TableEvent {}

    /// A seat would rather play on.
    record CancelDeclined(int seat) implements TableEvent {}

    /// The game was called off; there is no result.
    record Cancelled() implements TableEvent {}

    /// A seat would like to play on at another pace.
    record PaceOffered(int seat, Pace pace) implements TableEvent {}

    /// A seat agrees to the pace that is offered.
    record PaceAgreed(int seat) implements TableEvent {}

    /// A seat would rather keep the pace, or takes its own offer back.
    record PaceKept(int seat) implements TableEvent {}

    /// Everybody has agreed: from now on clocks run by this pace.
    record PaceChanged(Pace pace) implements TableEvent {}

    /// A bot of this level plays for a seat until its person returns.
    record StoodIn(int seat, String level) implements TableEvent {}

    /// The person of a seat plays again.
    record Returned(int seat) implements TableEvent {}

    /// Somebody said something; the words are kept elsewhere.
    ///
    /// @param aside whether they only look on: players do not hear it before the end
    record Said(String person, boolean aside) implements TableEvent {}

    /// The same people play again at another table.
    record Rematched(String table) implements TableEvent {}
}
