package dighouse.browser;

import dighouse.bots.levels.AdvisorEntries;
import dighouse.pergamon.Pergamon;
import org.teavm.jso.JSExport;

/// The entry point of the engine of Pergamon.
public final class PergamonEngine {
    private PergamonEngine() {}

    /// TeaVM requires it; the engine does all work.
    public static void main(String[] arguments) {}

    @JSExport
    public static Engine engine() {
        return new GameEngine<>(new Pergamon(), AdvisorEntries.pergamon());
    }
}
