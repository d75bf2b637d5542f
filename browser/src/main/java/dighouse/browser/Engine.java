package dighouse.browser;

import dighouse.catalogue.Games;
import org.teavm.jso.JSExport;

/// What a page may call.
public final class Engine {
    private Engine() {}

    /// TeaVM wants a door to come in by; everything happens in the exported functions.
    public static void main(String[] arguments) {}

    /// One random game from a seed: its record, and a hash of all that was said along it.
    @JSExport
    public static String playthrough(String game, String edition, int seats, int seed) {
        return Playthrough.of(Games.find(game).game(), edition, seats, seed);
    }
}
