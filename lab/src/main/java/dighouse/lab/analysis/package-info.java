/// What a bot thinks of a finished game: which decisions cost what, who was lucky, and how it
/// stood.
///
/// [dighouse.lab.analysis.Analysis] goes through a match, ply by ply; a
/// [dighouse.lab.analysis.Reviewer] does it for one thread. A decision is judged by what its seat
/// could see ([dighouse.lab.analysis.Assessor]): what would the bot have played, what may one
/// expect after that, and what after the move that was made? An outcome of chance is judged with
/// all cards open ([dighouse.lab.analysis.LuckScale]): what it brought, compared with all that
/// might have been drawn. [dighouse.lab.analysis.Odds] says how likely each seat was to win, moment
/// by moment. [dighouse.lab.analysis.AnalysisReport] makes tables of it for the command; the server
/// keeps it for the page behind a finished table.
@NullMarked
package dighouse.lab.analysis;

import org.jspecify.annotations.NullMarked;
