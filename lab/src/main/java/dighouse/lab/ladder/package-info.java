/// The published ladder: does each level beat the one below, and by how much?
///
/// [dighouse.lab.ladder.Rung] is one question, [dighouse.lab.ladder.Ladder] asks all of them of one
/// game and stops each as soon as the answer is sure; [dighouse.lab.ladder.Skill] asks what twice
/// the time to think is worth. [dighouse.lab.ladder.LadderPage] writes the answers down.
@NullMarked
package dighouse.lab.ladder;

import org.jspecify.annotations.NullMarked;
