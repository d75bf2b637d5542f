package dighouse.app;

import dighouse.app.command.Dighouse;
import dighouse.app.io.Console;

/// The entry point of the `dighouse` command.
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.exit(Dighouse.run(Console.ofSystem(), arguments));
    }
}
