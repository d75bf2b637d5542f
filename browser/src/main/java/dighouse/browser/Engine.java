package dighouse.browser;

import dighouse.catalogue.Games;
import org.teavm.jso.JSExport;

/// The functions that a page can call.
public final class Engine {
    private Engine() {}

    /// TeaVM requires an entry point; all work is done in the exported functions.
    public static void main(String[] arguments) {}

    /// Plays a random game from a seed and returns its record and a hash of everything the engine
    /// said on the way.
    @JSExport
    public static String playthrough(String game, String edition, int seats, int seed) {
        return Playthrough.of(Games.find(game).game(), edition, seats, seed);
    }
}
