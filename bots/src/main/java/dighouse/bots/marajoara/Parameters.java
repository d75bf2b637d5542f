package dighouse.bots.marajoara;

import dighouse.bots.Advisor.Knob;
import java.util.List;

/// What the advice believes, in numbers: the knobs of [MarajoaraAdvisor] by name. Where not said
/// otherwise they are points.
///
/// @param firstTurn what a turn brings at the beginning
/// @param lastTurn what it brings at the end
/// @param firstFace value of the dice that one finds at the beginning
/// @param lastFace the same at the end
/// @param pip what a pip for a stored die is worth
/// @param token what a research token brings in every turn to come
/// @param vase what a vase adds to the hope for most vases
/// @param piece what a piece adds to the hope for most pieces
/// @param coins what two money bring that buy no vase
/// @param patience what a plan keeps of its worth for every turn that it waits
/// @param keep what dice in storage are worth, measured by the same dice spent
/// @param gift what it costs to land on another's token
/// @param leave what it costs to raise a die by one for others to take
/// @param swap what an exchange with the wheelbarrow brings
/// @param spread how many vases or pieces a lead may change in every turn to come
/// @param eager what to add to an action that ends in points at once
/// @param scope how much worse than the best a move may look before it is left out
/// @param scale how much worse a move looks that is held half as good
/// @param noise by how much playouts err
/// @param doubt by how much the margin is off at the end
/// @param turnDoubt the same for every turn to come
/// @param pull what reaching a goal of a mission is worth
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
