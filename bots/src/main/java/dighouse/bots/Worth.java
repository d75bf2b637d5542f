package dighouse.bots;

import dighouse.kernel.Result;

/// What the end of a game is worth to a seat, from 0 to 1: the place blended with the share of the
/// points. A place says only who was better, points say by how much: with few tries they tell moves
/// apart sooner, and a bot far behind or far ahead still prefers more to less.
final class Worth {
    private static final double WEIGHT_OF_PLACE = 0.25;

    private Worth() {}

    static double of(Result result, int seat) {
        return switch (result) {
            case Result.Places places -> ofPlaces(places, seat);
            case Result.Mission mission -> ofMission(mission);
        };
    }

    private static double ofPlaces(Result.Places places, int seat) {
        int own = 0;
        int best = 0; // of the other seats
        for (int i = 0; i < places.standings().size(); i++) {
            Result.Standing standing = places.standings().get(i);
            if (standing.seat() == seat) {
                own = standing.points();
            } else {
                best = Math.max(best, standing.points());
            }
        }
        return blend(ofPlace(places, seat), share(own, best));
    }

    /// The share of the other seats that are left behind; a shared place counts half.
    static double ofPlace(Result.Places places, int seat) {
        int place = places.place(seat);
        int others = places.standings().size() - 1;
        double beaten = 0;
        for (int i = 0; i <= others; i++) {
            Result.Standing other = places.standings().get(i);
            if (other.seat() != seat) {
                beaten += other.place() > place ? 1 : other.place() == place ? 0.5 : 0;
            }
        }
        return others == 0 ? 1 : beaten / others;
    }

    private static double ofMission(Result.Mission mission) {
        int reached = 0;
        for (int i = 0; i < mission.goals().size(); i++) {
            reached += mission.goals().get(i).reached() ? 1 : 0;
        }
        double byGoals = (double) reached / Math.max(1, mission.goals().size());
        return blend(mission.won() ? 1 : 0, byGoals);
    }

    /// Own points against those of the best other seat; a half if neither has any.
    private static double share(int own, int best) {
        int mine = Math.max(own, 0);
        return mine + best == 0 ? 0.5 : (double) mine / (mine + best);
    }

    private static double blend(double first, double second) {
        return WEIGHT_OF_PLACE * first + (1 - WEIGHT_OF_PLACE) * second;
    }
}
