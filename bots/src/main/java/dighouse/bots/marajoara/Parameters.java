package dighouse.bots.marajoara;

import dighouse.bots.Advisor.Knob;
import java.util.List;

/// The beliefs of the advice that do not follow from the rules, as parameters that can be tuned:
/// the knobs of [MarajoaraAdvisor] by name, in points unless they say otherwise.
///
/// @param firstTurn worth of a turn at the beginning
/// @param lastTurn worth of a turn at the end
/// @param firstFace value of usual dice at the beginning
/// @param lastFace the same at the end
/// @param pip worth of a pip for a stored die
/// @param token worth of a research token per future turn
/// @param vase what a vase adds to the prospect of most vases
/// @param piece what a piece adds to the prospect of most pieces
/// @param coins worth of two money that buy no vase
/// @param patience share of its worth that a plan keeps for every turn that it waits
/// @param keep worth of dice in storage as a share of the same dice spent
/// @param gift cost of landing on another seat's token
/// @param leave cost of raising a die by one for others to take
/// @param swap worth of an exchange with the wheelbarrow
/// @param spread by how many vases or pieces a lead may change per future turn
/// @param eager bonus for an action that scores at once
/// @param scope how much worse than the best a move may look before the search leaves it out
/// @param scale how much worse than another a move looks if its weight is half as large
/// @param noise of playouts
/// @param doubt uncertainty of the margin at the end
/// @param turnDoubt what every future turn adds to it
/// @param pull worth of reaching a goal of a mission
record Parameters(
        double firstTurn,
        double lastTurn,
        double firstFace,
        double lastFace,
        double pip,
        double token,
        double vase,
        double piece,
        double coins,
        double patience,
        double keep,
        double gift,
        double leave,
        double swap,
        double spread,
        double eager,
        double scope,
        double scale,
        double noise,
        double doubt,
        double turnDoubt,
        double pull) {

    static final List<Knob> KNOBS =
            List.of(
                    new Knob("firstTurn", 3, 0, 10),
                    new Knob("lastTurn", 6, 0, 12),
                    new Knob("firstFace", 2, 1, 6),
                    new Knob("lastFace", 4, 1, 6),
                    new Knob("pip", 1.2, 0.2, 3),
                    new Knob("token", 0.35, 0, 1.5),
                    new Knob("vase", 0.8, 0, 3),
                    new Knob("piece", 0.8, 0, 3),
                    new Knob("coins", 0.8, 0, 2),
                    new Knob("patience", 0.99, 0.8, 1),
                    new Knob("keep", 0.98, 0.5, 1),
                    new Knob("gift", 1.2, 0, 4),
                    new Knob("leave", 0.1, 0, 1),
                    new Knob("swap", 2.5, 0, 8),
                    new Knob("spread", 0.3, 0.05, 2),
                    new Knob("eager", 0.1, 0, 1),
                    new Knob("scope", 5, 0.5, 20),
                    new Knob("scale", 1.5, 0.1, 10),
                    new Knob("noise", 1.5, 0, 10),
                    new Knob("doubt", 2, 0.1, 10),
                    new Knob("turnDoubt", 0.8, 0, 3),
                    new Knob("pull", 6, 0, 30));

    static Parameters of(double[] v) {
        int i = 0;
        return new Parameters(
                v[i++], v[i++], v[i++], v[i++], v[i++], v[i++], v[i++], v[i++], v[i++], v[i++],
                v[i++], v[i++], v[i++], v[i++], v[i++], v[i++], v[i++], v[i++], v[i++], v[i++],
                v[i++], v[i++]);
    }
}
