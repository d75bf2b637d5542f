/// Measures bots and games with hundreds of games, each determined by a seed and its own number.
///
/// A [dighouse.lab.Contest] says who meets whom. [dighouse.lab.ContestRun] plays it on all cores
/// and notes every finished game in a [dighouse.lab.RunJournal], so that an interrupted run
/// resumes: only the number of a game matters, never when or on which thread it was played.
/// [dighouse.lab.Standings] sums up, with intervals from `dighouse.lab.statistics`, and all reports
/// consist of [dighouse.lab.ResultTable]s.
///
/// Start with [dighouse.lab.LabTable], which plays one game. The ladder of the levels
/// (`dighouse.lab.ladder`), balance studies (`dighouse.lab.study`), tuning (`dighouse.lab.tune`)
/// and the analysis of records (`dighouse.lab.analysis`) build on this.
@NullMarked
package dighouse.lab;

import org.jspecify.annotations.NullMarked;
