package dighouse.tables;

import dighouse.kernel.Edition;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import java.util.List;

/// What a table is opened for; it never changes.
///
/// @param game what is played
/// @param seats who is to sit where
/// @param admission who may come
/// @param terms how people play
/// @param origin where the game comes from
/// @param secret what chance is drawn from, in hexadecimal digits; kept secret until the game is
///   over
public record Charter(
        ChosenGame game,
        List<PlannedSeat> seats,
        Admission admission,
        Terms terms,
        TableOrigin origin,
        String secret) {
    public Charter {
        seats = List.copyOf(seats);
    }

    /// The same game again by the newest rules, with other seats, the pace it ended with, and a new
    /// secret.
    public Charter again(
            int newestRules, List<PlannedSeat> newSeats, Pace newPace, String newSecret) {
        return new Charter(
                game.byRules(newestRules),
                newSeats,
                admission,
                new Terms(newPace, terms.hints()),
                new TableOrigin.Fresh(),
                newSecret);
    }

    /// The same game from one of its moments on, without a clock, for whoever has the link.
    public Charter from(TableOrigin.Branch branch, List<PlannedSeat> newSeats) {
        Admission byLink = new Admission(Openness.LINK, admission.watching());
        return new Charter(game, newSeats, byLink, Terms.RELAXED, branch, secret);
    }

    /// The same charter, sharing the text of its own edition with other tables.
    Charter sharing(Edition edition) {
        return new Charter(game.sharing(edition), seats, admission, terms, origin, secret);
    }

    void write(JsonWriter json) {
        json.beginObject();
        game.writeMembers(json);
        json.name("seats").beginArray();
        seats.forEach(seat -> seat.write(json));
        json.endArray();
        admission.writeMembers(json);
        terms.writeMembers(json);
        origin.writeMembers(json);
        json.name("secret").value(secret).endObject();
    }

    static Charter read(Json json) {
        return new Charter(
                ChosenGame.read(json),
                json.get("seats").array().stream().map(PlannedSeat::read).toList(),
                Admission.read(json),
                Terms.read(json),
                TableOrigin.read(json),
                json.get("secret").string());
    }
}
