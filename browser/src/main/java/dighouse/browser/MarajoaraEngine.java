package dighouse.browser;

import dighouse.bots.levels.AdvisorEntries;
import dighouse.marajoara.Marajoara;
import org.teavm.jso.JSExport;

/// The entry point of the engine of Marajoara.
public final class MarajoaraEngine {
    private MarajoaraEngine() {}

    /// TeaVM requires it; the engine does all work.
    public static void main(String[] arguments) {}

    @JSExport
    public static Engine engine() {
        return new GameEngine<>(new Marajoara(), AdvisorEntries.marajoara());
    }
}
