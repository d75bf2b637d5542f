package dighouse.tables.thinking;

import dighouse.bots.TableBots;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.tables.Table;
import java.util.ArrayList;
import java.util.List;

/// One decision of a bot, up to where the choice is complete. It holds a fork of the match, so that
/// the table is not locked meanwhile; the bot itself gets only glimpses of it.
///
/// @param <P> the game's position
public final class BotTurn<P extends Position<P>> {
    private final Match<P> match;
    private final int seat;
    private final int number;
    private final RememberedBots<P> bots;

    /// @param bots of this table, which nobody else uses meanwhile
    public BotTurn(Table<P> table, RememberedBots<P> bots) {
        this.bots = bots;
        seat = table.decider();
        match = table.match().fork();
        number = table.number();
    }

    public RememberedBots<P> bots() {
        return bots;
    }

    /// Whether the table still waits for it: a remark changes nothing.
    public boolean isCurrent(Table<?> table) {
        return number >= table.changed();
    }

    public List<Integer> choose() {
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
    public void cancel() {
        bots.tableBots().cancel();
    }

    /// The seat that decides.
    public int seat() {
        return seat;
    }

    /// The number of the table's last event when the turn began.
    public int number() {
        return number;
    }
}
