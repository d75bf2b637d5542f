package dighouse.app.terminal;

/// The screens of the games: a game that is to be played at the terminal has one line here.
final class Screens {
    private Screens() {}

    static Screen of(String game) {
        return switch (game) {
            case "archaeology" -> new ArchaeologyScreen();
            case "thebes" -> new ThebesScreen();
            case "pergamon" -> new PergamonScreen();
            case "marajoara" -> new MarajoaraScreen();
            default -> throw new IllegalArgumentException(game + " has no screen");
        };
    }
}
