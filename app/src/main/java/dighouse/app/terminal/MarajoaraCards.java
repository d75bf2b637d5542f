package dighouse.app.terminal;

import dighouse.kernel.Argument;
import dighouse.marajoara.MarajoaraEdition;
import dighouse.marajoara.MarajoaraEdition.Piece;
import dighouse.marajoara.MarajoaraEdition.Space;
import dighouse.marajoara.MarajoaraEdition.Track;
import java.util.ArrayList;
import java.util.List;

/// What is printed on the museums and the excavation tracks of Marajoara.
final class MarajoaraCards {
    private final TableWords tableWords;

    private MarajoaraCards(TableWords tableWords) {
        this.tableWords = tableWords;
    }

    static List<String> lines(MarajoaraEdition edition, TableWords tableWords) {
        return new MarajoaraCards(tableWords).lines(edition);
    }

    private List<String> lines(MarajoaraEdition edition) {
        List<String> sentences = new ArrayList<>();
        edition.pieces().forEach(piece -> sentences.add(piece(piece)));
        sentences.add(
                tableWords.say(
                        "marajoara.card.vases",
                        Argument.number("points", edition.pipPoints()),
                        numbers("spaces", edition.exhibition())));
        edition.tracks().forEach(track -> sentences.add(track(track)));
        sentences.add(
                tableWords.say(
                        "marajoara.card.majorities",
                        numbers("vases", edition.mostVases()),
                        numbers("pieces", edition.mostPieces())));
        return sentences.stream().flatMap(sentence -> Layout.wrap(sentence).stream()).toList();
    }

    private String piece(Piece piece) {
        return tableWords.say(
                piece.token() ? "marajoara.card.piece.token" : "marajoara.card.piece",
                Argument.term("piece", piece.piece()),
                Argument.number("points", piece.points()));
    }

    private String track(Track track) {
        List<String> spaces = new ArrayList<>();
        for (Space space : track.spaces()) {
            spaces.add((spaces.size() + 1) + " " + space(track, space));
        }
        String heading =
                tableWords.say("marajoara.card.track", Argument.term("track", track.track()));
        return heading + " " + String.join("; ", spaces) + ".";
    }

    private String space(Track track, Space space) {
        Argument amount = Argument.number("amount", space.amount());
        Argument bonus = Argument.term("bonus", space.bonus());
        return switch (space.bonus()) {
            case "increase" -> "+" + space.amount();
            case "points" -> tableWords.say("marajoara.card.points", amount);
            case "adjacent", "tokens" -> tableWords.say("marajoara.card.each", bonus, amount);
            case "end" -> end(track);
            default -> tableWords.term("bonus", space.bonus());
        };
    }

    private String end(Track track) {
        Argument ends = numbers("points", track.ends());
        return switch (track.track()) {
            case "blue" -> tableWords.say("marajoara.card.end.pieces", ends);
            case "red" -> tableWords.say("marajoara.card.end.vases", ends);
            default -> tableWords.say("marajoara.card.end", ends);
        };
    }

    private static Argument numbers(String name, List<Integer> numbers) {
        String text = String.join("/", numbers.stream().map(String::valueOf).toList());
        return Argument.term(name, "plain", text);
    }
}
