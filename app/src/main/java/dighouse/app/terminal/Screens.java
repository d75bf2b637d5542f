package dighouse.app.terminal;

/// The screens of the games: one line for a game with a screen of its own.
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
