package dighouse.server.hall;

import dighouse.bots.TableBots;
import dighouse.kernel.Game;
import dighouse.kernel.Position;
import dighouse.server.store.Append;
import dighouse.server.table.CommandHandler;
import dighouse.server.table.Decision;
import dighouse.server.table.Table;
import java.util.ArrayList;
import java.util.List;

/// One decision of a bot, up to where nothing is left half made. Holds a copy of the position, so
/// that the table is free meanwhile; the bot itself gets no more than glimpses of it.
///
/// @param <P> the game's position
final class BotTurn<P extends Position<P>> {
    private final Game<P> game;
    private final P position;
    private final String id; // of the table: makes the ids of its commands unique
    private final int seat;
    private final int number;
    private final int plies;
    private final RememberedBots<P> bots;

    /// @param bots of this table; nobody else asks them meanwhile
    BotTurn(Table<P> table, RememberedBots<P> bots) {
        this.bots = bots;
        seat = table.decider();
        id = table.id();
        game = table.entry().game();
        position = game.position();
        position.copyFrom(table.match().position());
        number = table.number();
        plies = table.match().size();
    }

    RememberedBots<P> bots() {
        return bots;
    }

    /// Whether it is still what the table waits for: talk changes nothing.
    boolean isCurrent(Table<?> table) {
        return number >= table.changed();
    }

    List<Integer> choose() {
        TableBots<P> tableBots = bots.tableBots();
        List<Integer> moves = new ArrayList<>();
        do {
            int move = tableBots.choose(position, plies + moves.size());
            moves.add(move);
            game.play(position, move);
        } while (game.actor(position) == seat && !game.rests(position));
        return moves;
    }

    /// Stops thinking; what these bots have thought is of no use any more.
    void cancel() {
        bots.tableBots().cancel();
    }

    Hall.Command command(List<Integer> moves) {
        return new Hall.Command(
                new Append.Sender("bot", id + " " + number + "/" + seat),
                number,
                null,
                table -> Decision.accept(CommandHandler.playChosen(table, seat, moves)));
    }
}
