package dighouse.app.terminal;

import static java.lang.String.format;

import dighouse.bots.BotSpeed;
import dighouse.bots.Glimpse;
import dighouse.bots.Hint;
import dighouse.bots.Hints;
import dighouse.bots.levels.AdvisorsByGame;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Prints good moves, with reasons, for a player who asks for a hint. It sees only what that seat
/// may see.
///
/// @param <P> the game's position
final class HintPrinter<P extends Position<P>> {
    private static final String BOT = "expert";

    private final Game<P> game;
    private final Hints<P> hints;
    private final BotSpeed speed;
    private final long seed;

    HintPrinter(Game<P> game, Setup setup, BotSpeed speed, long seed) {
        this.game = game;
        this.speed = speed;
        this.seed = seed;
        hints = new Hints<>(game, setup, Bots.named(BOT), AdvisorsByGame.advice(game, setup));
    }

    /// One line for each move: its number among the choices, and how it changes the points that the
    /// seat can expect.
    List<String> lines(Match<P> match, Choices<P> choices, TableWords tableWords) {
        P position = match.position();
        List<String> lines = new ArrayList<>(List.of(tableWords.say("hints")));
        long luck = Hash64.mix(~seed, match.size());
        Glimpse<P> glimpse = new Glimpse<>(game, position, match.actor(), luck);
        for (Hint hint : hints.at(glimpse, speed)) {
            lines.add(
                    choices.number(hint.move())
                            + ". "
                            + tableWords.move(game.describe(position, hint.move()))
                            + (hint.reasons().isEmpty() ? "" : " (" + why(hint, tableWords) + ")"));
        }
        return lines;
    }

    private static String why(Hint hint, TableWords tableWords) {
        return hint.reasons().stream()
                .map(reason ->
                        tableWords.advicePart(reason.what())
                                + " "
                                + format(tableWords.locale(), "%+.1f", reason.points())
                                        .replace('-', '−'))
                .collect(Collectors.joining(", "));
    }
}
