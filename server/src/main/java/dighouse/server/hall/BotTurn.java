package dighouse.server.hall;

import dighouse.bots.TableBots;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.server.store.Append;
import dighouse.tables.CommandHandler;
import dighouse.tables.Decision;
import dighouse.tables.Table;
import java.util.ArrayList;
import java.util.List;

/// One decision of a bot, up to where the choice is complete. It holds a fork of the match, so that
/// the table is not locked meanwhile; the bot itself gets only glimpses of it.
///
/// @param <P> the game's position
final class BotTurn<P extends Position<P>> {
    private final Match<P> match;
    private final String id; // of the table: makes the ids of its commands unique
    private final int seat;
    private final int number;
    private final RememberedBots<P> bots;

    /// @param bots of this table, which nobody else uses meanwhile
    BotTurn(Table<P> table, RememberedBots<P> bots) {
        this.bots = bots;
        seat = table.decider();
        id = table.id();
        match = table.match().fork();
        number = table.number();
    }

    RememberedBots<P> bots() {
        return bots;
    }

    /// Whether the table still waits for it: a remark changes nothing.
    boolean isCurrent(Table<?> table) {
        return number >= table.changed();
    }

    List<Integer> choose() {
        TableBots<P> tableBots = bots.tableBots();
        List<Integer> moves = new ArrayList<>();
        do {
            int move = tableBots.choose(match.position(), match.size());
            moves.add(move);
            match.apply(move);
        } while (match.actor() == seat && !match.game().rests(match.position()));
        return moves;
    }

    /// Stops thinking. What these bots have thought is of no use any more.
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
