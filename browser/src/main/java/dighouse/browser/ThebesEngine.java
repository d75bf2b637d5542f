package dighouse.browser;

import dighouse.bots.levels.AdvisorEntries;
import dighouse.thebes.Thebes;
import org.teavm.jso.JSExport;

/// The entry point of the engine of Thebes.
public final class ThebesEngine {
    private ThebesEngine() {}

    /// TeaVM requires it; the engine does all work.
    public static void main(String[] arguments) {}

    @JSExport
    public static Engine engine() {
        return new GameEngine<>(new Thebes(), AdvisorEntries.thebes());
    }
}
