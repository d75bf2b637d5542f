package dighouse.catalogue;

import dighouse.kernel.Actor;
import dighouse.kernel.Chance;
import dighouse.kernel.Edition;
import dighouse.kernel.GameRecord;
import dighouse.kernel.Hex;
import dighouse.kernel.Malformed;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.kernel.Replay;

/// Replays records and verifies their chance. An error names the line that is wrong.
public final class Records {
    private Records() {}

    /// What a proof has shown.
    ///
    /// @param plies how many plies were played again
    /// @param draws how many of them were chance's, each recomputed from secret and contributions
    /// @param result as the record states it; empty if the game was not finished
    public record Verdict(int plies, int draws, String commitment, String result) {}

    /// Plays a record with the game and edition it names, or the edition it brings along.
    ///
    /// @return the match after the last line
    /// @throws Malformed with the line that does not hold
    public static Match<?> replay(GameRecord gameRecord) {
        return replay(gameRecord, (match, line, ply) -> {});
    }

    /// Plays a record and recomputes every outcome from secret and contributions.
    ///
    /// @throws Malformed with the line that does not hold, or if the record brings no proof
    public static Verdict verify(GameRecord gameRecord) {
        Chance chance = FairnessProofs.chance(gameRecord);
        Match<?> match =
                replay(gameRecord, (before, line, ply) -> checkOutcome(before, line, ply, chance));
        return new Verdict(
                match.size(), match.draws(), gameRecord.proof().commitment(), gameRecord.result());
    }

    /// The chance that a finished game was played with, for one more try: it is [proven][#verify]
    /// first.
    ///
    /// @throws Malformed with the line that does not hold, or if the record brings no proof
    public static FairTable chanceOf(GameRecord gameRecord) {
        verify(gameRecord);
        GameRecord.Proof proof = gameRecord.proof();
        FairTable table = FairTable.of(Hex.bytes(proof.secret()), gameRecord.seats());
        for (int seat = 0; seat < gameRecord.seats(); seat++) {
            table.contribute(seat, Hex.bytes(proof.contributions().get(seat)));
        }
        return table;
    }

    private static Match<?> replay(GameRecord gameRecord, Replay.Watcher watcher) {
        int players = gameRecord.players().size();
        if (players != gameRecord.seats()) {
            Malformed fault =
                    players == 1
                            ? Malformed.of(
                                    "record.onePlayer",
                                    "one player a seat is expected, but 1 is named.")
                            : Malformed.of(
                                    "record.players",
                                    "one player a seat is expected, but {players} are named.",
                                    players);
            throw fault.at(gameRecord.headingLine("seats"));
        }
        return replay(game(gameRecord), gameRecord, watcher);
    }

    private static <P extends Position<P>> Match<P> replay(
            GameEntry<P> entry, GameRecord gameRecord, Replay.Watcher watcher) {
        return Replay.of(entry.game(), edition(entry, gameRecord), gameRecord, watcher);
    }

    private static GameEntry<?> game(GameRecord gameRecord) {
        try {
            return Games.find(gameRecord.game());
        } catch (Malformed unknown) {
            throw unknown.at(gameRecord.headingLine("game"));
        }
    }

    private static Edition edition(GameEntry<?> entry, GameRecord gameRecord) {
        boolean own = !gameRecord.own().isEmpty();
        try {
            return own
                    ? entry.game().edition(gameRecord.own())
                    : entry.edition(gameRecord.edition());
        } catch (Malformed fault) {
            throw fault.at(gameRecord.headingLine(own ? "own-edition" : "edition"));
        }
    }

    private static <P extends Position<P>> void checkOutcome(
            Match<P> match, GameRecord.Line line, int ply, Chance chance) {
        if (match.actor() != Actor.CHANCE) {
            return;
        }
        P position = match.position();
        int r = chance.draw(match.draws(), match.game().weight(position));
        int outcome = match.game().outcome(position, r);
        if (outcome != ply) {
            throw Malformed.of(
                            "record.draw",
                            "by secret and contributions, draw {draw} of chance is \"{outcome}\", not"
                                    + " \"{told}\".",
                            match.draws(),
                            match.game().notation().ply(position, outcome),
                            line.ply())
                    .at(line.number());
        }
    }
}
