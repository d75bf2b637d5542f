package dighouse.app.terminal;

import dighouse.kernel.Game;
import dighouse.kernel.Match;
import dighouse.kernel.MoveList;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/// The answers that a seat may give now, numbered from 1, and the moves that people may type.
///
/// @param <P> the game's position
final class Choices<P extends Position<P>> {
    private static final int LONG = 20; // with more choices, those that can are said in brief

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

    /// The number of a move.
    int number(int move) {
        return moves.indexOf(move) + 1;
    }

    List<String> lines(Screen screen, TableWords tableWords) {
        List<String> lines = new ArrayList<>();
        List<String> texts = new ArrayList<>(); // under the heading, not yet laid out
        String heading = "";
        for (int i = 0; i < moves.size(); i++) {
            Phrase move = game.describe(position, moves.get(i));
            Screen.Brief brief = moves.size() > LONG ? screen.brief(move, tableWords) : null;
            String next = brief == null ? "" : brief.heading();
            if (!next.equals(heading)) {
                flush(texts, lines);
                if (!next.isEmpty()) {
                    lines.add(next);
                }
                heading = next;
            }
            if (brief == null) {
                lines.add((i + 1) + ". " + tableWords.move(move));
            } else {
                texts.add((i + 1) + ". " + brief.text());
            }
        }
        flush(texts, lines);
        return lines;
    }

    private static void flush(List<String> texts, List<String> lines) {
        lines.addAll(Layout.columns(texts));
        texts.clear();
    }

    /// A move that may be made now, as people type it.
    String example() {
        return game.notation().ply(position, moves.get(0));
    }

    /// The move that somebody typed in the game's notation, legal or not, or in the words of the
    /// list; capitals, blanks for underscores and zeros ahead of a number (T7 or T07) are forgiven.
    /// Empty if it is neither.
    OptionalInt parse(String typed, TableWords tableWords) {
        String wanted = plain(typed);
        MoveList alphabet = new MoveList();
        game.alphabet(position.setup(), alphabet);
        for (int i = 0; i < alphabet.size(); i++) {
            int move = alphabet.get(i);
            if (plain(game.notation().ply(position, move)).equals(wanted)) {
                return OptionalInt.of(move);
            }
        }
        for (int i = 0; i < moves.size(); i++) {
            Phrase move = game.describe(position, moves.get(i));
            if (plain(tableWords.move(move)).equals(wanted)) {
                return OptionalInt.of(moves.get(i));
            }
        }
        return OptionalInt.empty();
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT)
                .replace('_', ' ')
                .replaceAll("\\s+", " ")
                .replaceAll("(?<!\\d)0+(?=\\d)", "")
                .strip();
    }
}
