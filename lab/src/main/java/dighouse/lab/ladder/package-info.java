/// Measures the published ladder: does each level beat the one below, and by how much?
///
/// [dighouse.lab.ladder.Rung] is one comparison; [dighouse.lab.ladder.Ladder] makes all of them for
/// one game and stops each as soon as the answer is certain. [dighouse.lab.ladder.Skill] measures
/// what twice the thinking time is worth. [dighouse.lab.ladder.LadderPage] writes the page.
@NullMarked
package dighouse.lab.ladder;

import org.jspecify.annotations.NullMarked;
