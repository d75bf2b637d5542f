package dighouse.app.terminal;

import dighouse.bots.BotSpeed;
import dighouse.catalogue.FairTable;
import dighouse.catalogue.GameEntry;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.List;

/// What a game at the terminal starts from.
///
/// @param speed how much of their thinking time the bots take
/// @param botSeed starts the bots' own randomness, which is none of the table's chance
/// @param <P> the game's position
public record TableStart<P extends Position<P>>(
        GameEntry<P> entry,
        Setup setup,
        List<SeatPlayer> players,
        FairTable fair,
        BotSpeed speed,
        long botSeed) {
    public TableStart {
        players = List.copyOf(players);
    }

    public List<String> names() {
        return players.stream().map(SeatPlayer::name).toList();
    }

    long persons() {
        return players.stream().filter(SeatPlayer::isPerson).count();
    }
}
