/// Studies how balanced a game is, with many games between bots.
///
/// [dighouse.lab.study.Study] plays and counts; [dighouse.lab.study.StudyReport] makes tables, in
/// English or French, and [dighouse.lab.study.StudyPage] a self-contained page with plots
/// ([dighouse.lab.plot.Plot]).
@NullMarked
package dighouse.lab.study;

import org.jspecify.annotations.NullMarked;
