/// What a bot thinks of a finished game: which decisions cost what, and who was lucky.
///
/// [dighouse.lab.analysis.Analysis] goes through a match, ply by ply. A decision is judged by what
/// its seat could see ([dighouse.lab.analysis.Assessor]): what would the bot have played, what may
/// one expect after that, and what after the move that was made? An outcome of chance is judged
/// with all cards open ([dighouse.lab.analysis.LuckScale]): what it brought, compared with all that
/// might have been drawn. [dighouse.lab.analysis.AnalysisReport] makes tables of it.
@NullMarked
package dighouse.lab.analysis;

import org.jspecify.annotations.NullMarked;
