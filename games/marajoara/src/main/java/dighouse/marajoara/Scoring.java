package dighouse.marajoara;

import static dighouse.marajoara.MarajoaraPosition.ENDS;
import static dighouse.marajoara.MarajoaraPosition.ROUND_TRACK;
import static dighouse.marajoara.MarajoaraTables.AWARDS;
import static dighouse.marajoara.MarajoaraTables.END_PLACES;
import static dighouse.marajoara.MarajoaraTables.MOST_VASES;
import static dighouse.marajoara.MarajoaraTables.PIECES;
import static dighouse.marajoara.MarajoaraTables.TRACKS;

import dighouse.kernel.Phrase;
import dighouse.kernel.Result;
import dighouse.kernel.Score;
import java.util.ArrayList;
import java.util.List;

/// The end of the game (MRJ-SCORE): final awards, places, and the result of a mission.
final class Scoring {
    private Scoring() {}

    static int points(MarajoaraPosition position, int seat) {
        return position.points(seat);
    }

    /// MRJ-SCORE-07: of equal points more money wins; equal money shares the place.
    static int tieBreak(MarajoaraPosition position, int seat) {
        return position.money(seat);
    }

    static void award(MarajoaraPosition position) {
        if (!position.isSolo()) { // MRJ-SOLO-09
            for (int seat = 0; seat < position.seats; seat++) {
                position.score(seat, Source.MOST_VASES, majority(position, seat, true));
                position.score(seat, Source.MOST_PIECES, majority(position, seat, false));
            }
        }
        for (int track = 0; track < TRACKS; track++) {
            for (int place = 0; place < END_PLACES; place++) {
                int seat = position.bytes[ENDS + track * END_PLACES + place] - 1;
                if (seat >= 0) {
                    position.score(
                            seat, Source.TRACK_ENDS, endPoints(position, seat, track, place));
                }
            }
        }
        if (position.mission() != null) {
            position.score(0, Source.ROUND_TRACK, -roundTrackCost(position));
            position.score(0, Source.UNFINISHED, -unfinishedCost(position));
        }
        position.phase = Phase.OVER;
    }

    /// MRJ-SCORE-01 to 03: tied seats add up the awards of the places they occupy and share them,
    /// rounded down. A seat with none neither scores nor occupies a place (MRJ-RULING-29).
    static int majority(MarajoaraPosition position, int seat, boolean ofVases) {
        int own = ofVases ? vases(position, seat) : pieces(position, seat);
        if (own == 0) {
            return 0;
        }
        int ahead = 0;
        int equal = 0;
        for (int other = 0; other < position.seats; other++) {
            int theirs = ofVases ? vases(position, other) : pieces(position, other);
            ahead += theirs > own ? 1 : 0;
            equal += theirs == own ? 1 : 0;
        }
        MarajoaraTables tables = position.tables();
        int[] awards = ofVases ? tables.mostVases : tables.mostPieces;
        int sum = 0;
        for (int place = ahead; place < Math.min(AWARDS, ahead + equal); place++) {
            sum += awards[place];
        }
        return sum / equal;
    }

    /// MRJ-SCORE-04 to 06; in mission 6 both museums count.
    static int endPoints(MarajoaraPosition position, int seat, int track, int place) {
        int points = position.tables().endPoints[track * END_PLACES + place];
        return switch (track) {
            case MarajoaraTables.BLUE_TRACK -> points * pieces(position, seat);
            case MarajoaraTables.RED_TRACK -> points * vases(position, seat);
            default -> points;
        };
    }

    static int vases(MarajoaraPosition position, int seat) {
        int vases = 0;
        int last = position.lastMuseum(seat);
        for (int museum = seat; museum <= last; museum++) {
            vases += position.vases(museum);
        }
        return vases;
    }

    static int pieces(MarajoaraPosition position, int seat) {
        int pieces = 0;
        int last = position.lastMuseum(seat);
        for (int museum = seat; museum <= last; museum++) {
            pieces += Integer.bitCount(position.pieces(museum));
        }
        return pieces;
    }

    /// MRJ-MIS-03, 05, 07, 08: the values of dice on the round track.
    static int roundTrackCost(MarajoaraPosition position) {
        Mission mission = position.mission();
        if (mission == null) {
            return 0;
        }
        int sum = 0;
        for (int i = 0; i < position.roundTrackSize; i++) {
            int die = position.bytes[ROUND_TRACK + i];
            sum += Die.colour(die) == mission.spared ? 0 : Die.value(die);
        }
        return mission.roundTrackFactor * sum;
    }

    /// MRJ-MIS-06: empty exhibition spaces and pieces not restored.
    static int unfinishedCost(MarajoaraPosition position) {
        Mission mission = position.mission();
        if (mission == null) {
            return 0;
        }
        int all = position.museums * (MOST_VASES + PIECES);
        return mission.unfinished * (all - vases(position, 0) - pieces(position, 0));
    }

    // ---- to tell ------------------------------------------------------------------------------

    static List<Score> scores(MarajoaraPosition position) {
        List<Score> scores = new ArrayList<>();
        for (int seat = 0; seat < position.seats; seat++) {
            List<Score.Part> parts = new ArrayList<>();
            for (int source = 0; source < Source.COUNT; source++) {
                if (applies(position, source)) {
                    Phrase what = Phrase.of(Source.key(source));
                    parts.add(new Score.Part(what, position.pointsFrom(seat, source)));
                }
            }
            scores.add(new Score(seat, position.points(seat), parts));
        }
        return scores;
    }

    private static boolean applies(MarajoaraPosition position, int source) {
        Mission mission = position.mission();
        return switch (source) {
            case Source.MOST_VASES, Source.MOST_PIECES -> !position.isSolo();
            case Source.OVERFLOW -> mission != null && mission.overflow > 0;
            case Source.ROUND_TRACK -> mission != null && mission.roundTrackFactor > 0;
            case Source.UNFINISHED -> mission != null && mission.unfinished > 0;
            default -> true;
        };
    }

    static Result.Mission mission(MarajoaraPosition position) {
        List<Result.Goal> goals = new ArrayList<>();
        for (MarajoaraView.GoalView goal : MissionPanel.goals(position)) {
            goals.add(new Result.Goal(goal.what(), goal.reached()));
        }
        return new Result.Mission(Goals.isWon(position), position.points(0), goals);
    }
}
