/// Better numbers for an advice, found by playing.
///
/// [dighouse.lab.tune.TupleBandit] chooses which values to try next (the N-tuple bandit
/// evolutionary algorithm of Lucas, Liu and Perez-Liebana), [dighouse.lab.tune.Tuning] plays a game
/// with them against the values as they stand, and in the end lets the best ones prove themselves
/// in fresh games. [dighouse.lab.tune.TuneReport] says whether they did.
@NullMarked
package dighouse.lab.tune;

import org.jspecify.annotations.NullMarked;
