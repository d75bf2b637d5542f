/// How balanced a game is: many games between bots, and what they have in common.
///
/// [dighouse.lab.study.Study] plays them and counts; [dighouse.lab.study.StudyReport] makes tables
/// of what was counted, in English or French, and [dighouse.lab.study.StudyPage] one page with
/// plots ([dighouse.lab.plot.Plot]) that needs nothing but itself.
@NullMarked
package dighouse.lab.study;

import org.jspecify.annotations.NullMarked;
