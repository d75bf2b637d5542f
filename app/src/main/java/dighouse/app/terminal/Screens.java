package dighouse.app.terminal;

/// Finds the screen of a game. A game with a screen of its own needs one line here.
final class Screens {
    private Screens() {}

    static Screen of(String game) {
        return switch (game) {
            case "archaeology" -> new ArchaeologyScreen();
            case "thebes" -> new ThebesScreen();
            case "pergamon" -> new PergamonScreen();
            case "marajoara" -> new MarajoaraScreen();
            default -> new PlainScreen();
        };
    }
}
