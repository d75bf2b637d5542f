package dighouse.app.terminal;

import static java.lang.String.format;

import dighouse.bots.Glimpse;
import dighouse.bots.Hint;
import dighouse.bots.Hints;
import dighouse.bots.Pace;
import dighouse.bots.levels.Advisors;
import dighouse.bots.levels.Bots;
import dighouse.kernel.Game;
import dighouse.kernel.Hash64;
import dighouse.kernel.Match;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Tells whoever asks for a hint good moves and why. It sees what that seat sees.
///
/// @param <P> the game's position
final class Adviser<P extends Position<P>> {
    private static final String BOT = "expert";

    private final Game<P> game;
    private final Hints<P> hints;
    private final Pace pace;
    private final long seed;

    Adviser(Game<P> game, Setup setup, Pace pace, long seed) {
        this.game = game;
        this.pace = pace;
        this.seed = seed;
        hints = new Hints<>(game, setup, Bots.named(BOT), Advisors.advice(game, setup));
    }

    /// One line a move, with its number among the choices: what it changes in the points that the
    /// seat may expect.
    List<String> lines(Match<P> match, Choices<P> choices, Voice voice) {
        P position = match.position();
        List<String> lines = new ArrayList<>(List.of(voice.say("hints")));
        long luck = Hash64.mix(~seed, match.size());
        Glimpse<P> glimpse = new Glimpse<>(game, position, match.actor(), luck);
        for (Hint hint : hints.at(glimpse, pace)) {
            lines.add(
                    choices.number(hint.move())
                            + ". "
                            + voice.move(game.describe(position, hint.move()))
                            + (hint.reasons().isEmpty() ? "" : " (" + why(hint, voice) + ")"));
        }
        return lines;
    }

    private static String why(Hint hint, Voice voice) {
        return hint.reasons().stream()
                .map(reason ->
                        voice.advicePart(reason.what())
                                + " "
                                + format(voice.locale(), "%+.1f", reason.points())
                                        .replace('-', '−'))
                .collect(Collectors.joining(", "));
    }
}
