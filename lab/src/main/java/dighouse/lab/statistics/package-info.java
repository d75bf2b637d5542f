/// What numbers of games can tell, and how surely.
///
/// [dighouse.lab.statistics.Interval] holds a share with its Wilson interval;
/// [dighouse.lab.statistics.ConfidenceSequence] is the interval for those who look again and again
/// and stop when they have seen enough; [dighouse.lab.statistics.Ratings] puts everyone on one
/// scale; [dighouse.lab.statistics.Spread] describes points and lengths. None of this knows a game.
@NullMarked
package dighouse.lab.statistics;

import org.jspecify.annotations.NullMarked;
