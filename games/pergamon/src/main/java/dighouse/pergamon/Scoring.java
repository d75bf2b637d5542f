package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.SOURCES;

import dighouse.kernel.Phrase;
import dighouse.kernel.Score;
import java.util.ArrayList;
import java.util.List;

/// Tickets with where they come from (PRG-END).
final class Scoring {
    private static final List<String> PARTS =
            List.of("exhibitions", "spaces", "oldestOfKind", "oldestOfAll");

    private Scoring() {}

    static int points(PergamonPosition position, int seat) {
        return position.tickets(seat);
    }

    /// PRG-END-05: of equal tickets, the oldest object on show.
    static int tieBreak(PergamonPosition position, int seat) {
        return EvaluationRules.oldestOf(position, seat);
    }

    static List<Score> scores(PergamonPosition position) {
        List<Score> scores = new ArrayList<>();
        for (int seat = 0; seat < position.seats; seat++) {
            List<Score.Part> parts = new ArrayList<>();
            for (int source = 0; source < SOURCES; source++) {
                int tickets = position.ticketsFrom(seat, source);
                parts.add(new Score.Part(Phrase.of(PARTS.get(source)), tickets));
            }
            scores.add(new Score(seat, points(position, seat), parts));
        }
        return scores;
    }
}
