package dighouse.testkit;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Hash64;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.kernel.Replay;
import dighouse.kernel.Setup;
import dighouse.testkit.checks.Node;
import java.util.ArrayList;
import java.util.List;

/// A commented game that a player can follow, kept as a record. It must replay, line by line, and
/// be written back byte for byte.
public final class GoldenGame {
    private GoldenGame() {}

    /// Reads, replays and writes back.
    ///
    /// @throws AssertionError if the record does not hold
    public static <P extends Position<P>> void check(
            Game<P> game, List<Edition> editions, String text) {
        try {
            GameRecord read = GameRecord.parse(text);
            Node.require(read.text().equals(text), "it is not written back as it was read");
            Match<P> match = Replay.of(game, edition(editions, read), read);
            Node.require(match.isOver(), "it is not played to its end");
        } catch (Malformed stale) {
            throw new AssertionError(stale.getMessage(), stale);
        }
    }

    /// The same game with its numbers computed anew: the hash of the edition, check digits, result.
    /// A game written by hand has a `?` in their places. Comments and plies stay as they are.
    public static <P extends Position<P>> String rewrite(
            Game<P> game, List<Edition> editions, String text) {
        GameRecord read = GameRecord.parse(text);
        Edition edition = edition(editions, read);
        Setup setup =
                Setup.of(
                        game,
                        read.rulesNumber(),
                        edition,
                        read.seats(),
                        read.mission(),
                        read.options());
        Match<P> match = new Match<>(game, setup);
        for (GameRecord.Line line : read.lines()) {
            try {
                match.apply(game.notation().ply(match.position(), line.ply()));
            } catch (Malformed fault) {
                throw fault.at(line.number());
            }
        }
        GameRecord made = GameRecord.of(match, read.players(), read.proof(), !read.own().isEmpty());
        List<GameRecord.Line> lines = new ArrayList<>();
        for (int i = 0; i < made.lines().size(); i++) {
            GameRecord.Line line = made.lines().get(i);
            lines.add(
                    new GameRecord.Line(
                            0,
                            read.lines().get(i).comments(),
                            line.actor(),
                            line.ply(),
                            line.check()));
        }
        return new GameRecord(
                        made.game(),
                        made.rulesNumber(),
                        made.edition(),
                        Hash64.hex(edition.hash()),
                        made.own(),
                        made.seats(),
                        made.mission(),
                        made.options(),
                        made.players(),
                        made.proof(),
                        made.result(),
                        made.hash(),
                        lines,
                        read.closing())
                .text();
    }

    private static Edition edition(List<Edition> editions, GameRecord read) {
        for (Edition edition : editions) {
            if (edition.id().equals(read.edition())) {
                return edition;
            }
        }
        throw new Malformed("There is no edition \"" + read.edition() + "\".");
    }
}
