package dighouse.app.terminal;

import dighouse.bots.Budget;
import dighouse.house.FairTable;
import dighouse.house.GameEntry;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.List;

/// What a game at the terminal starts from.
///
/// @param budget how long a bot may think about one decision
/// @param botSeed starts the bots' own randomness, which is none of the table's chance
/// @param <P> the game's position
public record Table<P extends Position<P>>(
        GameEntry<P> entry,
        Setup setup,
        List<Player> players,
        FairTable fair,
        Budget budget,
        long botSeed) {
    public Table {
        players = List.copyOf(players);
    }

    public List<String> names() {
        return players.stream().map(Player::name).toList();
    }

    long persons() {
        return players.stream().filter(Player::isPerson).count();
    }
}
