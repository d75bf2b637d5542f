/// What numbers of games can tell, and how surely.
///
/// [dighouse.lab.figures.Interval] holds a share with its Wilson interval;
/// [dighouse.lab.figures.Watch] is the interval for those who look again and again and stop when
/// they have seen enough; [dighouse.lab.figures.Ratings] puts everyone on one scale;
/// [dighouse.lab.figures.Spread] describes points and lengths. None of this knows a game.
@NullMarked
package dighouse.lab.figures;

import org.jspecify.annotations.NullMarked;
