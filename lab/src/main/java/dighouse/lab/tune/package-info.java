/// Tunes the parameters of an advice by playing.
///
/// [dighouse.lab.tune.TupleBandit] chooses the values to try next (the N-tuple bandit evolutionary
/// algorithm of Lucas, Liu and Perez-Liebana). [dighouse.lab.tune.Tuning] plays games with them
/// against the current values and finally tests the best ones in fresh games.
/// [dighouse.lab.tune.TuneReport] says whether they are better.
@NullMarked
package dighouse.lab.tune;

import org.jspecify.annotations.NullMarked;
