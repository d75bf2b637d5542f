package dighouse.thebes;

import static dighouse.thebes.Options.FINAL_TIE;
import static dighouse.thebes.Options.MOST_ARTEFACTS;
import static dighouse.thebes.ThebesTables.ALL_ARTEFACTS;
import static dighouse.thebes.ThebesTables.CARDS;
import static dighouse.thebes.ThebesTables.CONGRESS;
import static dighouse.thebes.ThebesTables.RESEARCHERS;
import static dighouse.thebes.ThebesTables.SITES;

import dighouse.kernel.Argument;
import dighouse.kernel.Phrase;
import dighouse.kernel.Score;
import java.util.ArrayList;
import java.util.List;

/// Points and ties (THB-SCORE, THB-TIE).
final class Scoring {
    private Scoring() {}

    /// THB-SCORE-01: the artefacts of one site, each by its value.
    static int artefactPoints(ThebesPosition position, int seat, int site) {
        int points = 0;
        int left = position.found(seat, site) & ALL_ARTEFACTS;
        while (left != 0) {
            points += position.tables().value(site, Integer.numberOfTrailingZeros(left));
            left &= left - 1;
        }
        return points;
    }

    /// THB-SCORE-03: by their number.
    static int congressPoints(ThebesPosition position, int seat) {
        return position.tables().congress[position.cards(seat, CONGRESS)];
    }

    /// - THB-SCORE-04, THB-SCORE-07: most books of the site, counted as symbols;
    /// - THB-SCORE-05: less for each of several;
    /// - THB-RULING-25: nothing without a book.
    static int majorityPoints(ThebesPosition position, int seat, int site) {
        int books = position.books(seat, site);
        boolean shared = false;
        for (int other = 0; other < position.seats(); other++) {
            int rival = other == seat ? 0 : position.books(other, site);
            if (rival > books) {
                return 0;
            }
            shared |= rival == books;
        }
        if (books == 0) {
            return 0;
        }
        return shared ? position.tables().sharedMajority : position.tables().majority;
    }

    static int artefacts(ThebesPosition position, int seat) {
        int artefacts = 0;
        for (int site = 0; site < SITES; site++) {
            artefacts += position.artefacts(seat, site);
        }
        return artefacts;
    }

    /// The sum of all parts, without naming them; agrees with [#scores]. THB-INFO-10: also in the
    /// middle of the game, majorities as they stand.
    static int points(ThebesPosition position, int seat) {
        int points = congressPoints(position, seat);
        for (int card = RESEARCHERS; card < CARDS; card++) {
            if (position.owns(seat, card)) { // THB-SCORE-02
                points += position.tables().points[card];
            }
        }
        for (int site = 0; site < SITES; site++) {
            points += artefactPoints(position, seat, site) + majorityPoints(position, seat, site);
        }
        return points;
    }

    /// THB-RULING-24: artefacts, if the option says so; else nothing.
    static int tieBreak(ThebesPosition position, int seat) {
        return position.option(FINAL_TIE) == MOST_ARTEFACTS ? artefacts(position, seat) : 0;
    }

    static List<Score> scores(ThebesPosition position) {
        List<Score> scores = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            scores.add(new Score(seat, points(position, seat), parts(position, seat)));
        }
        return scores;
    }

    private static List<Score.Part> parts(ThebesPosition position, int seat) {
        List<Score.Part> parts = new ArrayList<>();
        for (int site = 0; site < SITES; site++) {
            int artefacts = position.artefacts(seat, site);
            if (artefacts > 0) {
                parts.add(
                        part(
                                artefactPoints(position, seat, site),
                                "artefacts",
                                Arguments.site("site", site),
                                Argument.number("number", artefacts)));
            }
        }
        for (int card = RESEARCHERS; card < CARDS; card++) {
            if (position.owns(seat, card)) { // THB-SCORE-02
                parts.add(
                        part(
                                position.tables().points[card],
                                "exhibition",
                                Arguments.exhibition(position.tables(), card),
                                Arguments.city(position.tables(), card)));
            }
        }
        int congresses = position.cards(seat, CONGRESS);
        if (congresses > 0) {
            parts.add(
                    part(
                            congressPoints(position, seat),
                            "congresses",
                            Argument.number("number", congresses)));
        }
        for (int site = 0; site < SITES; site++) {
            int points = majorityPoints(position, seat, site);
            if (points > 0) {
                boolean sole = points == position.tables().majority;
                parts.add(
                        part(
                                points,
                                sole ? "majority" : "sharedMajority",
                                Arguments.site("site", site)));
            }
        }
        return parts;
    }

    private static Score.Part part(int points, String key, Argument... arguments) {
        return new Score.Part(Phrase.of(key, arguments), points);
    }
}
