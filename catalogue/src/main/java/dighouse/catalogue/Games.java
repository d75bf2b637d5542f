package dighouse.catalogue;

import dighouse.archaeology.Archaeology;
import dighouse.examples.connectfour.ConnectFour;
import dighouse.examples.gofish.GoFish;
import dighouse.examples.tictactoe.TicTacToe;
import dighouse.kernel.Malformed;
import dighouse.marajoara.Marajoara;
import dighouse.pergamon.Pergamon;
import dighouse.thebes.Thebes;
import java.util.List;
import java.util.stream.Stream;

/// The list of all games that this program can play. A new game needs one line here.
public final class Games {
    private static final List<GameEntry<?>> PLAYABLE =
            List.of(
                    GameEntry.of(new Archaeology(), "zman2009"),
                    GameEntry.of(new Thebes(), "queen2007"),
                    GameEntry.of(new Pergamon(), "first2011"),
                    GameEntry.ofRulebooks(new Marajoara(), "en", "fr"));

    private static final List<GameEntry<?>> EXAMPLES =
            List.of(
                    GameEntry.example(new TicTacToe()),
                    GameEntry.example(new ConnectFour()),
                    GameEntry.example(new GoFish()));

    private Games() {}

    /// The games for players, each with a ledger, a rulebook and words.
    public static List<GameEntry<?>> all() {
        return PLAYABLE;
    }

    /// The small games for developers, who learn and measure the contract with them. They can be
    /// played at the terminal.
    public static List<GameEntry<?>> examples() {
        return EXAMPLES;
    }

    static boolean isExample(String id) {
        return EXAMPLES.stream().anyMatch(entry -> entry.id().equals(id));
    }

    /// The game with this id, of either list.
    ///
    /// @throws Malformed with the ids of all games if there is none
    public static GameEntry<?> find(String id) {
        return everyGame()
                .filter(entry -> entry.id().equals(id))
                .findFirst()
                .orElseThrow(() ->
                        Malformed.of(
                                "setup.game",
                                "There is no game \"{game}\"; the games are {games}.",
                                id,
                                ids()));
    }

    private static String ids() {
        return String.join(", ", everyGame().map(GameEntry::id).toList());
    }

    private static Stream<GameEntry<?>> everyGame() {
        return Stream.concat(PLAYABLE.stream(), EXAMPLES.stream());
    }
}
