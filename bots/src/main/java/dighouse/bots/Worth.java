package dighouse.bots;

/// What the end of a game is worth to a seat, from 0 to 1, as a weighted sum of four measures.
/// Places say only who was better, points also by how much: with few tries points tell moves apart
/// sooner, and a bot far behind or far ahead still prefers more to less.
///
/// @param victory weight of being first
/// @param place weight of the share of other seats that were beaten
/// @param share weight of the seat's own points compared with those of the best other seat
/// @param own weight of the seat's own points, whatever others have
/// @param thrift how quickly additional points lose value: near 0 all points count the same, at 3
///   the first half of a usual winning score counts four times as much as the second
public record Worth(double victory, double place, double share, double own, double thrift) {
    /// The chance of winning, and nothing else.
    public static final Worth VICTORY = new Worth(1, 0, 0, 0, 1);

    private static final double LOGISTIC_DEVIATION = 1.7; // approximates a normal distribution

    public Worth {
        double sum = victory + place + share + own;
        if (Math.abs(sum - 1) > 1e-9 || !(thrift > 0)) {
            throw new IllegalArgumentException("weights of worth add up to " + sum);
        }
    }

    /// Fills in what an end, or a forecast of one, is worth to every seat. Allocates nothing.
    ///
    /// @param points of every seat
    /// @param ties of every seat: they decide between equal points if `doubt` is 0
    /// @param doubt the uncertainty of a margin; 0 at the end
    /// @param par a usual winning score
    public void fill(double[] points, int[] ties, double doubt, double par, double[] worth) {
        int seats = worth.length;
        for (int seat = 0; seat < seats; seat++) {
            double first = 1;
            double beaten = 0;
            double best = 0; // of the other seats
            for (int other = 0; other < seats; other++) {
                if (other != seat) {
                    double ahead = ahead(points, ties, seat, other, doubt);
                    first *= ahead;
                    beaten += ahead;
                    best = Math.max(best, points[other]);
                }
            }
            worth[seat] =
                    victory * first
                            + place * (seats == 1 ? 1 : beaten / (seats - 1))
                            + share * share(points[seat], best)
                            + own * own(points[seat] / par);
        }
    }

    /// How likely a seat is to beat another; a tie counts half.
    private static double ahead(double[] points, int[] ties, int seat, int other, double doubt) {
        double margin = points[seat] - points[other];
        if (doubt > 0) {
            return 1 / (1 + Math.exp(-LOGISTIC_DEVIATION * margin / doubt));
        }
        double decided = margin != 0 ? margin : ties[seat] - ties[other];
        return decided > 0 ? 1 : decided < 0 ? 0 : 0.5;
    }

    /// The share of a seat's points in the sum with those of the best other seat; a half if neither
    /// has any.
    private static double share(double own, double best) {
        double mine = Math.max(own, 0);
        return mine + best <= 0 ? 0.5 : mine / (mine + best);
    }

    /// Grows from 0 to 1, faster at first; more than three times the usual winning score adds
    /// nothing.
    private double own(double pars) {
        double counted = Math.clamp(pars, 0, 3);
        return (1 - Math.exp(-thrift * counted)) / (1 - Math.exp(-thrift * 3));
    }
}
