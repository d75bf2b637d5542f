package dighouse.app;

import dighouse.app.command.Dighouse;
import dighouse.app.io.Console;

/// Where the command begins.
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.exit(Dighouse.run(Console.ofSystem(), arguments));
    }
}
