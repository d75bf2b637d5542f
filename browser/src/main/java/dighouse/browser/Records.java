package dighouse.browser;

import dighouse.kernel.GameRecord;
import dighouse.kernel.Match;
import dighouse.kernel.Seats;
import java.util.stream.IntStream;

/// Writes records of games that nobody but the test has played.
final class Records {
    private Records() {}

    /// The record, with the seats' letters for names.
    static String text(Match<?> match) {
        var players = IntStream.range(0, match.setup().seats()).mapToObj(Seats::letter).toList();
        return GameRecord.of(match, players, GameRecord.Proof.NONE, false).text();
    }
}
