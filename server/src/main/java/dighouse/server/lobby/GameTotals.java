package dighouse.server.lobby;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// Adds up one person's finished games of one title.
final class GameTotals {
    private static final String PEOPLE = "people";
    private static final int MANY = Integer.MAX_VALUE;

    private int games;
    private int wins;
    private int givenUp;
    private int missions;
    private int missionsWon;
    private long millis;
    private long plies;
    private final List<Integer> scores = new ArrayList<>(); // of games played to their end
    private final Map<String, Integer> parts = new LinkedHashMap<>(); // by what the points are for
    private final Map<String, Against> against = new TreeMap<>(); // by level, and people

    private static final class Against {
        private int games;
        private int wins;
    }

    /// Adds a finished game.
    ///
    /// @param card as it is stored
    /// @param seat the person's own
    void add(Json card, int seat, long tookMillis) {
        boolean won = won(card, seat);
        games++;
        millis += tookMillis;
        plies += card.has("plies") ? card.get("plies").number(0, MANY) : 0;
        givenUp += hasConceded(card, seat) ? 1 : 0;
        if (card.get("mission").number(0, MANY) > 0) {
            missions++;
            missionsWon += won ? 1 : 0;
            return;
        }
        wins += won ? 1 : 0;
        for (String other : others(card, seat)) {
            Against sum = against.computeIfAbsent(other, name -> new Against());
            sum.games++;
            sum.wins += won ? 1 : 0;
        }
        if (!hasConceded(card, seat)) {
            score(card, seat);
        }
    }

    private static boolean hasConceded(Json card, int seat) {
        return StatisticsRoutes.is(card.get("chairs").array().get(seat), "conceded");
    }

    /// Whether the person won: whoever concedes has lost, and whoever is left when the others
    /// concede has won.
    private static boolean won(Json card, int seat) {
        Json result = card.get("result");
        if (result instanceof Json.Null || hasConceded(card, seat)) {
            return !hasConceded(card, seat);
        }
        if (result.has("won")) {
            return result.get("won").bool();
        }
        return result.get("places").array().stream()
                .anyMatch(place ->
                        place.get("seat").number(0, MANY) == seat
                                && place.get("place").number(1, MANY) == 1);
    }

    /// The opponents: people, or bots by their level; each once.
    private static Set<String> others(Json card, int seat) {
        Set<String> others = new TreeSet<>();
        List<Json> chairs = card.get("chairs").array();
        for (int other = 0; other < chairs.size(); other++) {
            if (other != seat) {
                boolean person = !chairs.get(other).get("person").string().isEmpty();
                others.add(person ? PEOPLE : chairs.get(other).get("level").string());
            }
        }
        return others;
    }

    private void score(Json card, int seat) {
        if (!card.has("points")) {
            return; // the others conceded, or the card is older than points on cards
        }
        for (Json score : card.get("points").array()) {
            if (score.get("seat").number(0, MANY) == seat) {
                scores.add(score.get("points").number(-MANY, MANY));
                for (Json part : score.get("parts").array()) {
                    int points = part.get("points").number(-MANY, MANY);
                    parts.merge(kind(part.get("what")), points, Integer::sum);
                }
            }
        }
    }

    /// What points are for, without the amounts: a phrase reduced to its texts.
    private static String kind(Json what) {
        JsonWriter json = new JsonWriter().beginObject();
        what.object()
                .forEach((name, value) -> {
                    if (value instanceof Json.Str text) {
                        json.name(name).value(text.value());
                    }
                });
        return json.endObject().text();
    }

    void write(String game, JsonWriter json) {
        json.beginObject().name("game").value(game).name("games").value(games);
        json.name("wins").value(wins).name("givenUp").value(givenUp);
        json.name("missions").value(missions).name("missionsWon").value(missionsWon);
        json.name("millis").value(millis / games).name("plies").value((int) (plies / games));
        json.name("scored").value(scores.size());
        json.name("best").value(scores.stream().mapToInt(Integer::intValue).max().orElse(0));
        double mean = scores.stream().mapToInt(Integer::intValue).average().orElse(0);
        json.name("mean").raw(Double.toString(Math.rint(mean * 10) / 10));
        json.name("parts").beginArray();
        parts.forEach((what, points) ->
                json.beginObject().name("what").raw(what).name("points").value(points).endObject());
        json.endArray().name("against").beginArray();
        against.forEach((name, sum) ->
                json.beginObject()
                        .name("who")
                        .value(name)
                        .name("games")
                        .value(sum.games)
                        .name("wins")
                        .value(sum.wins)
                        .endObject());
        json.endArray().endObject();
    }
}
