package dighouse.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A game as a text file that people can read, mail, keep and diff: a heading, and one line for
/// every ply that stands, chance included. Reading and writing a record gives the same bytes.
///
/// ```
/// dighouse record 1
/// game archaeology
/// …
///
/// * deal A coin  ~5d0f3a
/// A sell coin  ~91c2e7
/// ```
///
/// A ply line is the actor (a seat's letter, `*` for chance), the ply in the game's notation, and
/// after ` ~` the first digits of the position's hash once it is played: so that a line that was
/// altered is found by its number. Lines that open with `#` are comments and belong to the ply
/// below them. [Replay] interprets the plies.
///
/// @param own the edition itself as JSON on one line, if it is a person's own; otherwise empty
/// @param options every option of the setup, by name, as people write its value
/// @param players one name a seat
/// @param result places and points as [#resultText] says them; empty while the game goes on
/// @param hash the hash of the last position
/// @param closing comments after the last ply
public record GameRecord(
        String game,
        int rulesNumber,
        String edition,
        String editionHash,
        String own,
        int seats,
        int mission,
        Map<String, String> options,
        List<String> players,
        Proof proof,
        String result,
        String hash,
        List<Line> lines,
        List<String> closing) {

    static final String TITLE = "dighouse record 1";
    static final String CHECK_MARK = "  ~";
    private static final int CHECK_DIGITS = 6;

    public GameRecord {
        options = new LinkedHashMap<>(options);
        players = List.copyOf(players);
        for (String player : players) {
            if (player.isEmpty() || player.indexOf('\n') >= 0 || player.indexOf('\r') >= 0) {
                throw Malformed.of("record.player", "A player's name is one line, and not empty.");
            }
        }
        lines = List.copyOf(lines);
        closing = List.copyOf(closing);
    }

    /// One ply of a record.
    ///
    /// @param number its line in the text, from 1; 0 in a record that was not read
    /// @param comments what stands above it, without the `#`
    /// @param actor a seat's letter, or `*`
    /// @param check the first digits of the hash of the position after it
    public record Line(int number, List<String> comments, String actor, String ply, String check) {
        public Line {
            comments = List.copyOf(comments);
        }
    }

    /// What proves that chance was fair, in hexadecimal digits; [#NONE] for games that prove
    /// nothing. The secret is empty until the game is over.
    public record Proof(String commitment, List<String> contributions, String secret) {
        public static final Proof NONE = new Proof("", List.of(), "");

        public Proof {
            contributions = List.copyOf(contributions);
        }
    }

    /// The record of a match as it stands. Options that came later are named where they are away
    /// from their default, so that older records are written as they were.
    ///
    /// @param match of a [whole][Match#isWhole()] game: a record replays from the start
    /// @param ownEdition whether the edition is a person's own and must travel along
    public static <P extends Position<P>> GameRecord of(
            Match<P> match, List<String> players, Proof proof, boolean ownEdition) {
        if (!match.isWhole()) {
            throw new IllegalArgumentException("a record begins at the start of the game");
        }
        Setup setup = match.setup();
        Map<String, String> options = new LinkedHashMap<>();
        for (int i = 0; i < setup.options().size(); i++) {
            Option option = setup.options().get(i);
            if (!option.later() || setup.value(i) != option.standard()) {
                options.put(option.id(), option.text(setup.value(i)));
            }
        }
        return new GameRecord(
                setup.game(),
                setup.rules(),
                setup.edition().id(),
                Hash64.hex(setup.edition().hash()),
                ownEdition ? setup.edition().json() : "",
                setup.seats(),
                setup.mission(),
                options,
                players,
                proof,
                match.isOver() ? resultText(match.game().result(match.position())) : "",
                Hash64.hex(match.position().hash()),
                lines(match),
                List.of());
    }

    private static <P extends Position<P>> List<Line> lines(Match<P> match) {
        Notation<P> notation = match.game().notation();
        List<Line> lines = new ArrayList<>();
        for (MatchCursor<P> at = match.cursor(); at.hasNext(); ) {
            String actor = Seats.letter(at.actor());
            String ply = notation.ply(at.position(), at.ply());
            at.next();
            lines.add(new Line(0, List.of(), actor, ply, check(at.position())));
        }
        return lines;
    }

    /// The check digits of a ply: enough of the position's hash to notice a change.
    static String check(Position<?> position) {
        return Hash64.hex(position.hash(), CHECK_DIGITS);
    }

    /// A result in one line: `1. A 106, 2. B 105`, or `won 62`.
    public static String resultText(Result result) {
        return switch (result) {
            case Result.Places places -> {
                List<String> parts = new ArrayList<>();
                for (Result.Standing standing : places.standings()) {
                    parts.add(
                            standing.place()
                                    + ". "
                                    + Seats.letter(standing.seat())
                                    + " "
                                    + standing.points());
                }
                yield String.join(", ", parts);
            }
            case Result.Mission mission -> (mission.won() ? "won " : "lost ") + mission.points();
        };
    }

    /// The line on which an entry of the heading stands (`seats`, `option handSizesPublic`,
    /// `contribution B`), from 1; for an entry that is missing, the line that ends the heading.
    public int headingLine(String entry) {
        String text = text();
        int line = 1;
        int start = 0;
        while (text.charAt(start) != '\n' && !text.startsWith(entry + " ", start)) {
            start = text.indexOf('\n', start) + 1;
            line++;
        }
        return line;
    }

    /// Reads a record.
    ///
    /// @throws Malformed with the line and what was expected there
    public static GameRecord parse(String text) {
        return new RecordReader(text).read();
    }

    /// The whole file.
    public String text() {
        StringBuilder text = new StringBuilder();
        entry(text, TITLE, "");
        entry(text, "game", game);
        entry(text, "rules", Integer.toString(rulesNumber));
        entry(text, "edition", edition + " " + editionHash);
        if (!own.isEmpty()) {
            entry(text, "own-edition", own);
        }
        entry(text, "seats", Integer.toString(seats));
        if (mission > 0) {
            entry(text, "mission", Integer.toString(mission));
        }
        options.forEach((id, value) -> entry(text, "option", id + " " + value));
        for (int seat = 0; seat < players.size(); seat++) {
            entry(text, "player", Seats.letter(seat) + " " + players.get(seat));
        }
        if (!proof.equals(Proof.NONE)) {
            entry(text, "commitment", proof.commitment());
            for (int seat = 0; seat < proof.contributions().size(); seat++) {
                entry(
                        text,
                        "contribution",
                        Seats.letter(seat) + " " + proof.contributions().get(seat));
            }
            if (!proof.secret().isEmpty()) {
                entry(text, "secret", proof.secret());
            }
        }
        if (!result.isEmpty()) {
            entry(text, "result", result);
        }
        entry(text, "hash", hash);
        text.append('\n');
        for (Line line : lines) {
            comments(text, line.comments());
            text.append(line.actor()).append(' ').append(line.ply());
            text.append(CHECK_MARK).append(line.check()).append('\n');
        }
        comments(text, closing);
        return text.toString();
    }

    private static void entry(StringBuilder text, String key, String value) {
        text.append(key);
        if (!value.isEmpty()) {
            text.append(' ').append(value);
        }
        text.append('\n');
    }

    private static void comments(StringBuilder text, List<String> comments) {
        for (String comment : comments) {
            text.append('#').append(comment).append('\n');
        }
    }
}
