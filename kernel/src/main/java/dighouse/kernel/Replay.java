package dighouse.kernel;

import java.util.Map;

/// Plays a [GameRecord] again and checks every line of it: actor, notation, legality, and the hash
/// of the position behind it.
public final class Replay {
    /// Sees every ply before it is played; may throw [Malformed].
    @FunctionalInterface
    public interface Watcher {
        void before(Match<?> match, GameRecord.Line line, int ply);
    }

    private Replay() {}

    /// Plays the whole record.
    ///
    /// @return the match after the last line
    /// @throws Malformed with the line that is wrong
    public static <P extends Position<P>> Match<P> of(
            Game<P> game, Edition edition, GameRecord gameRecord, Watcher watcher) {
        checkGame(game, gameRecord);
        checkEdition(edition, gameRecord);
        Match<P> match = new Match<>(game, setup(game, edition, gameRecord));
        for (GameRecord.Line line : gameRecord.lines()) {
            int ply = legalPly(match, line);
            watcher.before(match, line, ply);
            match.apply(ply);
            if (!GameRecord.check(match.position()).equals(line.check())) {
                throw Malformed.of(
                                "record.check",
                                "\"{ply}\" is not what was played: the check digits do not fit.",
                                line.ply())
                        .at(line.number());
            }
        }
        checkEnd(match, gameRecord);
        return match;
    }

    public static <P extends Position<P>> Match<P> of(
            Game<P> game, Edition edition, GameRecord gameRecord) {
        return of(game, edition, gameRecord, (match, line, ply) -> {});
    }

    private static void checkGame(Game<?> game, GameRecord gameRecord) {
        if (!gameRecord.game().equals(game.id())) {
            throw Malformed.of(
                            "record.game",
                            "this is a record of {told}, not of {game}.",
                            gameRecord.game(),
                            game.id())
                    .at(gameRecord.headingLine("game"));
        }
    }

    private static void checkEdition(Edition edition, GameRecord gameRecord) {
        boolean named = edition.id().equals(gameRecord.edition());
        if (!named || !Hash64.hex(edition.hash()).equals(gameRecord.editionHash())) {
            Malformed fault =
                    named
                            ? Malformed.of(
                                    "record.editionHash",
                                    "the record was played with another edition than \"{edition}\" at"
                                            + " hand: their hashes differ.",
                                    edition.id())
                            : Malformed.of(
                                    "record.edition",
                                    "the record was played with another edition than \"{edition}\" at"
                                            + " hand: their names differ.",
                                    edition.id());
            throw fault.at(gameRecord.headingLine("edition"));
        }
    }

    /// The setup of the heading, checked entry by entry, so that a fault names its line.
    private static Setup setup(Game<?> game, Edition edition, GameRecord gameRecord) {
        int rules = gameRecord.rulesNumber();
        int seats = gameRecord.seats();
        int mission = gameRecord.mission();
        String entry = "rules";
        try {
            Setup.of(game, rules, edition, game.seats(edition).least(), 0, Map.of());
            entry = game.seats(edition).contains(seats) ? "mission" : "seats";
            Setup.of(game, rules, edition, seats, mission, Map.of());
            for (Map.Entry<String, String> option : gameRecord.options().entrySet()) {
                entry = "option " + option.getKey();
                Setup.of(game, rules, edition, seats, mission, Map.ofEntries(option));
            }
        } catch (Malformed fault) {
            throw fault.at(gameRecord.headingLine(entry));
        }
        return Setup.of(game, rules, edition, seats, mission, gameRecord.options());
    }

    private static <P extends Position<P>> int legalPly(Match<P> match, GameRecord.Line line) {
        Game<P> game = match.game();
        P position = match.position();
        int actor = match.actor();
        if (actor == Actor.NOBODY) {
            throw Malformed.of("record.over", "the game is over before this line.")
                    .at(line.number());
        }
        if (!line.actor().equals(Seats.letter(actor))) {
            throw Malformed.of(
                            "record.actor",
                            "it is for {actor} to decide here, not for {told}.",
                            Seats.letter(actor),
                            line.actor())
                    .at(line.number());
        }
        int ply;
        try {
            ply = game.notation().ply(position, line.ply());
        } catch (Malformed fault) {
            throw fault.at(line.number());
        }
        if (actor == Actor.CHANCE) {
            MoveList outcomes = new MoveList();
            game.moves(position, outcomes);
            if (!outcomes.contains(ply)) {
                throw Malformed.of("record.outcome", "\"{ply}\" cannot happen here.", line.ply())
                        .at(line.number());
            }
            return ply;
        }
        Refusal refusal = game.refusal(position, actor, ply);
        if (refusal != null) {
            throw Malformed.of(
                            "record.refused",
                            "\"{ply}\" is not allowed by {rule}.",
                            line.ply(),
                            refusal.rule())
                    .at(line.number());
        }
        return ply;
    }

    private static <P extends Position<P>> void checkEnd(Match<P> match, GameRecord gameRecord) {
        String told = gameRecord.result();
        if (match.isOver() == told.isEmpty()) {
            Malformed fault =
                    told.isEmpty()
                            ? Malformed.of(
                                    "record.noResult", "the game is over, but no result is told.")
                            : Malformed.of(
                                    "record.notOver",
                                    "a result is told, but after the last line the game is not"
                                            + " over.");
            throw fault.at(gameRecord.headingLine("result"));
        }
        if (!Hash64.hex(match.position().hash()).equals(gameRecord.hash())) {
            throw Malformed.of("record.hash", "this is not the hash of the last position.")
                    .at(gameRecord.headingLine("hash"));
        }
        if (match.isOver()) {
            String result = GameRecord.resultText(match.game().result(match.position()));
            if (!result.equals(told)) {
                throw Malformed.of(
                                "record.result",
                                "the result is \"{result}\", not \"{told}\".",
                                result,
                                told)
                        .at(gameRecord.headingLine("result"));
            }
        }
    }
}
