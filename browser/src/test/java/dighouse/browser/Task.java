package dighouse.browser;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.kernel.Edition;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.SeatRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// A game that an engine plays from a seed.
///
/// @param level of the bots that play it; empty for a random game
/// @param iterations how many games a bot imagines for a decision
record Task(String game, Edition edition, int seats, int seed, String level, int iterations) {
    private static final List<String> LEVELS =
            List.of("greedy", "easy", "medium", "hard", "expert");
    private static final Map<String, Engine> ON_THE_JVM =
            Map.of(
                    "archaeology", ArchaeologyEngine.engine(),
                    "thebes", ThebesEngine.engine(),
                    "pergamon", PergamonEngine.engine(),
                    "marajoara", MarajoaraEngine.engine());

    /// For every edition and number of seats of every title, a game with each of these seeds.
    static List<Task> everywhere(int seeds, int iterations) {
        List<Task> tasks = new ArrayList<>();
        for (GameEntry<?> entry : Games.all()) {
            for (Task table : tables(entry)) {
                for (int seed = 1; seed <= seeds; seed++) {
                    tasks.add(table.seeded(seed, iterations));
                }
            }
        }
        return tasks;
    }

    /// So many games of every title, of each edition and number of seats in turn.
    static List<Task> ofEachTitle(int games, int iterations) {
        List<Task> tasks = new ArrayList<>();
        for (GameEntry<?> entry : Games.all()) {
            List<Task> tables = tables(entry);
            for (int i = 0; i < games; i++) {
                int round = i / tables.size(); // through all tables: at random, by bots, …
                tasks.add(tables.get(i % tables.size()).seeded(round + 1, iterations));
            }
        }
        return tasks;
    }

    /// A table of each edition and number of seats.
    static List<Task> tables(GameEntry<?> entry) {
        List<Task> tables = new ArrayList<>();
        for (Edition edition : entry.editions()) {
            SeatRange range = entry.game().seats(edition);
            for (int seats = range.least(); seats <= range.most(); seats++) {
                tables.add(new Task(entry.id(), edition, seats, 0, "", 0));
            }
        }
        return tables;
    }

    /// The game of a seed at this table: at random if it is odd, by bots if it is even.
    private Task seeded(int another, int tries) {
        String players = another % 2 == 1 ? "" : LEVELS.get((another / 2 + seats) % LEVELS.size());
        return new Task(game, edition, seats, another, players, tries);
    }

    /// What a compiled engine is asked.
    String request() {
        JsonWriter json = request(level.isEmpty() ? "playthrough" : "botGame");
        if (!level.isEmpty()) {
            json.value(level).value(iterations);
        }
        return json.endArray().endObject().text();
    }

    /// How fast a compiled engine searches at this table.
    String searchRequest(int tries) {
        return request("search").value(tries).endArray().endObject().text();
    }

    private JsonWriter request(String call) {
        JsonWriter json = new JsonWriter().beginObject().name("game").value(game);
        json.name("call").value(call).name("arguments").beginArray();
        return json.value(edition.json()).value(seats).value(seed);
    }

    Engine engine() {
        return Objects.requireNonNull(ON_THE_JVM.get(game));
    }

    /// What the same engine says on the JVM.
    String onTheJvm() {
        return level.isEmpty()
                ? engine().playthrough(edition.json(), seats, seed)
                : engine().botGame(edition.json(), seats, seed, level, iterations);
    }

    @Override
    public String toString() {
        String who = level.isEmpty() ? "at random" : "by " + level + " bots";
        return "%s of %s, %d seats, seed %d, %s".formatted(edition.id(), game, seats, seed, who);
    }
}
