/// Analyses a finished game with a bot: what decisions cost, who was lucky, and how the game stood.
///
/// [dighouse.lab.analysis.Analysis] goes through a match, ply by ply; a
/// [dighouse.lab.analysis.Reviewer] does it for one thread. A decision is judged by what its seat
/// could see ([dighouse.lab.analysis.Assessor]): what would the bot have played, what could the
/// seat expect after that, and what after its own move? An outcome of chance is judged with all
/// cards open ([dighouse.lab.analysis.LuckScale]): what did it bring, compared with the average of
/// all outcomes? [dighouse.lab.analysis.Odds] says how likely each seat was to win, moment by
/// moment. [dighouse.lab.analysis.AnalysisReport] makes tables for the command; the server stores
/// the findings for the page of a finished table.
@NullMarked
package dighouse.lab.analysis;

import org.jspecify.annotations.NullMarked;
