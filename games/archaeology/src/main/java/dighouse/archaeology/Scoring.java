package dighouse.archaeology;

import static dighouse.archaeology.Treasure.TYPES;

import dighouse.kernel.Argument;
import dighouse.kernel.Phrase;
import dighouse.kernel.Score;
import java.util.ArrayList;
import java.util.List;

/// Points and ties (ARC-SCORE, ARC-TIE), as they stand at any time of the game.
final class Scoring {
    private Scoring() {}

    /// ARC-SCORE-01: the prices of all sets sold, added up as they are sold.
    static int points(ArchaeologyPosition position, int seat) {
        return position.points(seat);
    }

    /// ARC-TIE-01: of equal scores, fewer cards sold.
    static int tieBreak(ArchaeologyPosition position, int seat) {
        return -cardsSold(position, seat);
    }

    static List<Score> scores(ArchaeologyPosition position) {
        List<Score> scores = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            scores.add(score(position, seat));
        }
        return scores;
    }

    /// ARC-SCORE-01: each set counts by itself.
    private static Score score(ArchaeologyPosition position, int seat) {
        ArchaeologyTables tables = position.tables;
        List<Score.Part> parts = new ArrayList<>();
        int points = 0;
        for (int type = 0; type < TYPES; type++) {
            for (int size = 1; size <= tables.largestSet(type); size++) {
                for (int i = 0; i < position.sold(seat, type, size); i++) {
                    int price = tables.sellingValue(type, size);
                    parts.add(new Score.Part(set(type, size), price));
                    points += price;
                }
            }
        }
        return new Score(seat, points, parts);
    }

    private static Phrase set(int type, int size) {
        return Phrase.of("set", Arguments.treasure(type), Argument.number("size", size));
    }

    /// How many cards lie in all sets that a seat has sold.
    static int cardsSold(ArchaeologyPosition position, int seat) {
        int cards = 0;
        for (int type = 0; type < TYPES; type++) {
            cards += cardsSold(position, seat, type);
        }
        return cards;
    }

    static int cardsSoldByAll(ArchaeologyPosition position) {
        int cards = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            cards += cardsSold(position, seat);
        }
        return cards;
    }

    static int cardsSold(ArchaeologyPosition position, int seat, int type) {
        int cards = 0;
        for (int size = 1; size <= position.tables.largestSet(type); size++) {
            cards += size * position.sold(seat, type, size);
        }
        return cards;
    }
}
