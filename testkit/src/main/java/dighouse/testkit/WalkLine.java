package dighouse.testkit;

import dighouse.kernel.Actor;
import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.Malformed;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Walk;
import dighouse.kernel.Xoshiro;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A line of `walks.txt`: from where, how deep, and how many lines of plies there are.
///
/// `edition | seats | options | position | depth | count`
///
/// Options are `name=value`, with commas between, or `-`. The position is in notation, or `start`,
/// or `deal SEED`: where the first seat must decide, dealt by that seed. A count of `?` is not
/// known yet.
///
/// @param position as it is written
/// @param count as it is written
public record WalkLine(
        String edition, int seats, String options, String position, int depth, String count) {

    /// Reads one line.
    ///
    /// @throws Malformed if the line is not a walk
    public static WalkLine parse(String line) {
        String[] parts = line.split("\\|", -1);
        if (parts.length != 6) {
            throw new Malformed("A walk is edition | seats | options | position | depth | count.");
        }
        try {
            return new WalkLine(
                    parts[0].strip(),
                    Integer.parseInt(parts[1].strip()),
                    parts[2].strip(),
                    parts[3].strip(),
                    Integer.parseInt(parts[4].strip()),
                    parts[5].strip());
        } catch (NumberFormatException notANumber) {
            throw new Malformed("Seats and depth of a walk are numbers: " + line);
        }
    }

    /// Whether a line of the file is a walk, and not empty or a comment.
    public static boolean isWalk(String line) {
        return !line.isBlank() && !line.startsWith("#");
    }

    public boolean isOpen() {
        return count.equals("?");
    }

    /// Walks, and compares.
    ///
    /// @throws AssertionError if the count differs
    public <P extends Position<P>> void check(Game<P> game, List<Edition> editions) {
        String walked = Long.toString(walk(game, editions));
        if (!walked.equals(count)) {
            throw new AssertionError(
                    "there are "
                            + walked
                            + " lines, not "
                            + count
                            + ": "
                            + text()
                            + "\n  If the rules changed on purpose, write ? for the count, and"
                            + " -Ddighouse.golden=write counts anew.");
        }
    }

    /// How many lines there are.
    public <P extends Position<P>> long walk(Game<P> game, List<Edition> editions) {
        Setup setup = setup(game, editions);
        P from = game.position();
        if (position.equals("start")) {
            game.start(setup, from);
        } else if (position.startsWith("deal ")) {
            game.start(setup, from);
            deal(game, from, Long.parseLong(position.substring(5)));
        } else {
            game.notation().position(setup, position, from);
        }
        return Walk.count(game, from, depth);
    }

    private static <P extends Position<P>> void deal(Game<P> game, P position, long seed) {
        Xoshiro random = new Xoshiro(seed);
        MoveList list = new MoveList();
        while (game.actor(position) == Actor.CHANCE) {
            game.play(position, Playout.choose(game, position, Actor.CHANCE, random, list));
        }
    }

    private Setup setup(Game<?> game, List<Edition> editions) {
        Map<String, String> chosen = new LinkedHashMap<>();
        if (!options.isEmpty() && !options.equals("-")) {
            for (String option : options.split(",", -1)) {
                int sign = option.indexOf('=');
                if (sign < 0) {
                    throw new Malformed("An option of a walk is name=value: " + option);
                }
                chosen.put(option.substring(0, sign).strip(), option.substring(sign + 1).strip());
            }
        }
        for (Edition candidate : editions) {
            if (candidate.id().equals(edition)) {
                return Setup.of(game, candidate, seats, 0, chosen);
            }
        }
        throw new Malformed("There is no edition \"" + edition + "\".");
    }

    /// The line with a count.
    public WalkLine counted(long lines) {
        return new WalkLine(edition, seats, options, position, depth, Long.toString(lines));
    }

    public String text() {
        return String.join(
                " | ",
                edition,
                Integer.toString(seats),
                options,
                position,
                Integer.toString(depth),
                count);
    }
}
