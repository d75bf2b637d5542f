package dighouse.lab;

import dighouse.bots.Bot;
import dighouse.bots.BotSpeed;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Malformed;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The settings of a contest. If thinking is counted in iterations, they and the number of a game
/// determine the whole game.
///
/// @param name one word that distinguishes it from other contests in the same journal
/// @param <P> the game's position
public record Contest<P extends Position<P>>(
        String name,
        Game<P> game,
        Setup setup,
        List<Entrant> entrants,
        Lineups lineups,
        BotSpeed speed,
        long seed) {
    public Contest {
        entrants = List.copyOf(entrants);
        if (setup.seats() < 2) {
            throw new Malformed("A contest needs two seats or more.");
        }
        if (entrants.size() < 2) {
            throw new Malformed("A contest needs two bots or more.");
        }
        long names = entrants.stream().map(Entrant::name).distinct().count();
        if (names < entrants.size()) {
            throw new Malformed("A bot cannot take part in a contest twice.");
        }
    }

    /// All settings that determine the games, in one line.
    public String heading() {
        String bots = entrants.stream().map(Entrant::signature).collect(Collectors.joining(","));
        return String.join(
                " ",
                name,
                game.id(),
                "rules=" + setup.rules(),
                "setup=" + Hash64.hex(setup.hash()),
                "seats=" + setup.seats(),
                "bots=" + bots,
                "scale=" + speed.scale(),
                speed.kind(),
                "seed=" + seed);
    }

    /// Plays one game at a new table.
    public ContestGame play(int number) {
        return play(new LabTable<>(game, setup), number);
    }

    /// Plays one game.
    ///
    /// @param table of this game and setup
    ContestGame play(LabTable<P> table, int number) {
        List<Integer> lineup = lineups.at(number);
        List<Bot> bots = new ArrayList<>();
        for (int entrant : lineup) {
            bots.add(entrants.get(entrant).bot());
        }
        table.play(bots, speed, Hash64.mix(Hash64.mix(seed, Hash64.of(name)), number));
        return ContestGame.of(number, lineup, game.result(table.position()), table.plies());
    }
}
