package dighouse.browser;

import dighouse.archaeology.Archaeology;
import dighouse.bots.levels.AdvisorEntries;
import org.teavm.jso.JSExport;

/// The entry point of the engine of Archaeology.
public final class ArchaeologyEngine {
    private ArchaeologyEngine() {}

    /// TeaVM requires it; the engine does all work.
    public static void main(String[] arguments) {}

    @JSExport
    public static Engine engine() {
        return new GameEngine<>(new Archaeology(), AdvisorEntries.archaeology());
    }
}
