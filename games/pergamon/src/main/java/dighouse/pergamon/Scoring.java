package dighouse.pergamon;

import static dighouse.pergamon.PergamonPosition.SOURCES;

import dighouse.kernel.Phrase;
import dighouse.kernel.Result;
import dighouse.kernel.Score;
import java.util.ArrayList;
import java.util.List;

/// Tickets with where they come from, and places with what decided between equals (PRG-END, TIE).
final class Scoring {
    private static final List<String> PARTS =
            List.of("exhibitions", "spaces", "oldestOfKind", "oldestOfAll");

    private Scoring() {}

    static List<Score> scores(PergamonPosition position) {
        List<Score> scores = new ArrayList<>();
        for (int seat = 0; seat < position.seats; seat++) {
            List<Score.Part> parts = new ArrayList<>();
            for (int source = 0; source < SOURCES; source++) {
                int tickets = position.ticketsFrom(seat, source);
                parts.add(new Score.Part(Phrase.of(PARTS.get(source)), tickets));
            }
            scores.add(new Score(seat, position.tickets(seat), parts));
        }
        return scores;
    }

    /// PRG-END-04, 05, PRG-RULING-47: by tickets, then by the oldest object on show; those equal in
    /// both show nothing and share the place.
    static Result result(PergamonPosition position) {
        List<Integer> ranked = new ArrayList<>();
        for (int seat = 0; seat < position.seats; seat++) {
            ranked.add(seat);
        }
        ranked.sort((one, other) -> compare(position, one, other));
        List<Result.Standing> standings = new ArrayList<>();
        boolean broken = false;
        int place = 1;
        for (int i = 0; i < ranked.size(); i++) {
            int seat = ranked.get(i);
            if (i > 0) {
                int before = ranked.get(i - 1);
                boolean equal = compare(position, before, seat) == 0;
                place = equal ? place : i + 1;
                broken |= !equal && position.tickets(before) == position.tickets(seat);
            }
            standings.add(new Result.Standing(seat, place, position.tickets(seat)));
        }
        return new Result.Places(standings, broken ? Phrase.of("oldestObject") : null);
    }

    private static int compare(PergamonPosition position, int one, int other) {
        int byTickets = Integer.compare(position.tickets(other), position.tickets(one));
        return byTickets != 0
                ? byTickets
                : Integer.compare(
                        EvaluationRules.oldestOf(position, other),
                        EvaluationRules.oldestOf(position, one));
    }
}
