/// Where bots are measured: games by the hundred, each following from a seed and its own number.
///
/// A [dighouse.lab.Contest] says who meets whom. [dighouse.lab.ContestRun] plays it on all cores
/// and notes every finished game in a [dighouse.lab.RunJournal], so that a run that was killed goes
/// on where it stopped: what counts is the number of a game, never when or on which thread it was
/// played. [dighouse.lab.Standings] sums up, with intervals from `dighouse.lab.statistics`, and
/// [dighouse.lab.ResultTable] is what all reports are made of.
///
/// Start with [dighouse.lab.LabTable], which plays one game. On this stand the ladder of the levels
/// (`dighouse.lab.ladder`), balance studies (`dighouse.lab.study`), tuning (`dighouse.lab.tune`)
/// and the analysis of records (`dighouse.lab.analysis`).
@NullMarked
package dighouse.lab;

import org.jspecify.annotations.NullMarked;
