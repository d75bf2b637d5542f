package dighouse.app.option;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.catalogue.Suggestion;
import dighouse.kernel.Malformed;
import java.util.ArrayList;
import java.util.List;

/// Finds the game that a command line names.
public final class GameChoice {
    private GameChoice() {}

    /// Finds a game or an example.
    public static GameEntry<?> any(String id) {
        List<GameEntry<?>> entries = new ArrayList<>(Games.all());
        entries.addAll(Games.examples());
        return among(entries, id);
    }

    /// Finds a game that people can play: one with a ledger and words.
    public static GameEntry<?> playable(String id) {
        for (GameEntry<?> example : Games.examples()) {
            if (example.id().equals(id)) {
                throw new Malformed(
                        id
                                + " is an example for play, walk, sim, bench and duel; the games for people are "
                                + String.join(", ", ids(Games.all()))
                                + ".");
            }
        }
        return among(Games.all(), id);
    }

    private static GameEntry<?> among(List<GameEntry<?>> entries, String id) {
        for (GameEntry<?> entry : entries) {
            if (entry.id().equals(id)) {
                return entry;
            }
        }
        List<String> ids = ids(entries);
        throw new Malformed(
                "There is no game \""
                        + id
                        + "\"; the games are "
                        + String.join(", ", ids)
                        + "."
                        + Suggestion.question(id, ids));
    }

    private static List<String> ids(List<GameEntry<?>> entries) {
        List<String> ids = new ArrayList<>();
        for (GameEntry<?> entry : entries) {
            ids.add(entry.id());
        }
        return ids;
    }
}
