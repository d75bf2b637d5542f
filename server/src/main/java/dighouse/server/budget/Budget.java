package dighouse.server.budget;

import java.util.List;

/// Everything that is limited by person, address or table: the one list of all budgets, with the
/// names of their settings, their defaults and their refusals.
///
/// The defaults are for people: a family behind one address that plays a dozen tables, or a club of
/// thirty people, does not notice a limit.
public enum Budget {
    GUESTS(
            "guests-per-hour",
            Span.HOUR,
            "tooManyGuests",
            "new guests in an hour",
            Limit.address(120)),
    PASSWORDS(
            "password-tries-per-quarter",
            Span.QUARTER,
            "tooManyTries",
            "wrong passwords in a quarter of an hour",
            new Limit(Scope.DEVICE, 5, ""),
            new Limit(Scope.ACCOUNT_HERE, 5, ""),
            Limit.address(30),
            new Limit(Scope.ACCOUNT, 20, "")),
    TABLES(
            "tables-per-hour",
            Span.HOUR,
            "tooManyTables",
            "tables opened in an hour",
            Limit.person(60),
            Limit.address(300)),
    TABLES_OPEN(
            "tables-open",
            Span.AT_ONCE,
            "tooManyTablesOpen",
            "tables opened within a day and not finished",
            Limit.person(40),
            Limit.address(200)),
    LOBBY(
            "lobby-tables",
            Span.AT_ONCE,
            "",
            "public tables listed in the lobby at once",
            Limit.person(5),
            Limit.address(20)),
    EDITIONS(
            "edition-kilobytes-per-day",
            Span.DAY,
            "tooManyEditions",
            "thousands of characters of own editions stored in a day",
            Limit.person(4_000),
            Limit.address(16_000)),
    REMARKS(
            "remarks-per-minute",
            Span.MINUTE,
            "tooManyRemarks",
            "remarks in a minute; at a table, of all bystanders",
            Limit.person(30),
            Limit.address(300),
            Limit.table(60, "tooManyRemarksHere")),
    COMMANDS(
            "commands-per-minute",
            Span.MINUTE,
            "tooManyCommands",
            "commands in a minute of those who may act there",
            Limit.table(3_000, "tooManyCommands")),
    PREVIEWS(
            "previews-per-minute",
            Span.MINUTE,
            "tooManyPreviews",
            "previews of moves in a minute",
            Limit.person(600),
            Limit.address(6_000)),
    HINTS(
            "hints-per-minute",
            Span.MINUTE,
            "tooManyHints",
            "hints in a minute",
            Limit.person(20),
            Limit.address(200)),
    HINTS_AT_ONCE(
            "hints-at-once",
            Span.AT_ONCE,
            "hintsAtOnce",
            "hints under way at once",
            Limit.person(2),
            Limit.address(12),
            Limit.server(32, "hintsBusy")),
    ANALYSES(
            "analyses-per-hour",
            Span.HOUR,
            "tooManyAnalyses",
            "analyses started in an hour",
            Limit.person(20),
            Limit.address(120)),
    ANALYSES_AT_ONCE(
            "analyses-at-once",
            Span.AT_ONCE,
            "analysesAtOnce",
            "analyses under way at once",
            Limit.person(2),
            Limit.address(8),
            Limit.server(32, "analysesBusy")),
    IMPORTS(
            "imports-per-hour",
            Span.HOUR,
            "tooManyImports",
            "records imported in an hour",
            Limit.person(30),
            Limit.address(120)),
    STREAMS(
            "streams",
            Span.AT_ONCE,
            "tooManyStreams",
            "event streams open at once",
            Limit.person(20),
            Limit.address(200),
            Limit.server(10_000, "tooManyStreamsHere"));

    private final String setting;
    private final int seconds;
    private final String key;
    private final String says;

    @SuppressWarnings("ImmutableEnumChecker") // List.of does not change
    private final List<Limit> limits;

    Budget(String setting, int seconds, String key, String says, Limit... limits) {
        this.setting = setting;
        this.seconds = seconds;
        this.key = key;
        this.says = says;
        this.limits = List.of(limits);
    }

    /// The spans of time over which something is counted, in seconds.
    private static final class Span {
        private static final int AT_ONCE = 0; // counted while it lasts
        private static final int MINUTE = 60;
        private static final int QUARTER = 15 * MINUTE;
        private static final int HOUR = 60 * MINUTE;
        private static final int DAY = 24 * HOUR;
    }

    /// How much is allowed, and to whom.
    ///
    /// @param standard the default
    /// @param key of the refusal; empty for that of the budget
    public record Limit(Scope scope, int standard, String key) {
        private static Limit person(int standard) {
            return new Limit(Scope.PERSON, standard, "");
        }

        private static Limit address(int standard) {
            return new Limit(Scope.ADDRESS, standard, "");
        }

        private static Limit table(int standard, String key) {
            return new Limit(Scope.TABLE, standard, key);
        }

        private static Limit server(int standard, String key) {
            return new Limit(Scope.SERVER, standard, key);
        }
    }

    public List<Limit> limits() {
        return limits;
    }

    /// The setting of one of its limits.
    public String setting(Limit limit) {
        return limit.scope().prefix() + setting;
    }

    /// What one of its limits counts, in a phrase for operators.
    public String says(Limit limit) {
        return says
                + switch (limit.scope()) {
                    case PERSON -> ", for each person";
                    case ADDRESS -> ", for each address";
                    case ACCOUNT_HERE -> ", for each account and address";
                    case DEVICE -> ", for each account and device that it knows";
                    case ACCOUNT -> ", for each account on devices that it does not know";
                    case TABLE -> ", for each table";
                    case SERVER -> ", for the whole server";
                };
    }

    /// Whether `budget-scale` applies: limits that keep accounts safe stay as they are.
    boolean isScaled() {
        return this != PASSWORDS;
    }

    /// The key of the refusal of this limit.
    String key(Limit limit) {
        return limit.key().isEmpty() ? key : limit.key();
    }

    /// The span over which it is counted; 0 for what is counted while it lasts.
    int seconds() {
        return seconds;
    }
}
