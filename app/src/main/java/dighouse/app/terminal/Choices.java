package dighouse.app.terminal;

import dighouse.kernel.Game;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/// The answers that a seat may give now, numbered from 1, and the moves that people may type.
///
/// @param <P> the game's position
final class Choices<P extends Position<P>> {
    private final Game<P> game;
    private final P position;
    private final MoveList moves = MoveList.inAnyOrder();

    Choices(Match<P> match) {
        game = match.game();
        position = match.position();
        game.moves(position, moves);
    }

    int size() {
        return moves.size();
    }

    /// The move with this number.
    int get(int number) {
        return moves.get(number - 1);
    }

    List<String> lines(Voice voice) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            lines.add((i + 1) + ". " + voice.move(game.describe(position, moves.get(i))));
        }
        return lines;
    }

    /// The move that somebody typed in the game's notation, legal or not; capitals, blanks for
    /// underscores and zeros ahead of a number (T7 or T07) are forgiven. Empty if it is no move of
    /// this game.
    OptionalInt parse(String typed) {
        String wanted = plain(typed);
        MoveList alphabet = new MoveList();
        game.alphabet(position.setup(), alphabet);
        for (int i = 0; i < alphabet.size(); i++) {
            int move = alphabet.get(i);
            if (plain(game.notation().ply(position, move)).equals(wanted)) {
                return OptionalInt.of(move);
            }
        }
        return OptionalInt.empty();
    }

    private static String plain(String notation) {
        return notation.toLowerCase(Locale.ROOT)
                .replace('_', ' ')
                .replaceAll("\\s+", " ")
                .replaceAll("(?<!\\d)0+(?=\\d)", "")
                .strip();
    }
}
