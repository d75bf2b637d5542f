package dighouse.app.terminal;

import dighouse.bots.Pace;
import dighouse.house.FairTable;
import dighouse.house.GameEntry;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.List;

/// What a game at the terminal starts from.
///
/// @param pace how much of their thinking time the bots take
/// @param botSeed starts the bots' own randomness, which is none of the table's chance
/// @param <P> the game's position
public record Table<P extends Position<P>>(
        GameEntry<P> entry,
        Setup setup,
        List<Player> players,
        FairTable fair,
        Pace pace,
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
