/// Says what the results of games show, and how certain that is.
///
/// [dighouse.lab.statistics.Interval] is a share with its Wilson interval;
/// [dighouse.lab.statistics.ConfidenceSequence] is an interval that stays valid for repeated looks;
/// [dighouse.lab.statistics.Ratings] puts all entrants on one scale;
/// [dighouse.lab.statistics.Spread] describes points and lengths. This package knows no game.
@NullMarked
package dighouse.lab.statistics;

import org.jspecify.annotations.NullMarked;
