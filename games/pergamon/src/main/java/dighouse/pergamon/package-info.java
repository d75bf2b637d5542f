/// Pergamon, by Stefan Dorra and Ralf zur Linde: two to four archaeologists ask for research money,
/// dig the galleries of Pergamon, join half objects into rows and show them in the museum.
///
/// Start with [dighouse.pergamon.Pergamon]: which phase may do what. The whole truth is in
/// [dighouse.pergamon.PergamonPosition]; since every tile is a different one, places on the table
/// are sets of tiles, one bit each. The rules of a round are, in the order of the rulebook, in
/// `LayRules`, `FundRules`, `DigRules`, `ExhibitRules`, `StoreRules` and `EvaluationRules`; what
/// joins them is in `RoundRules`, the neutral figure of two-player games in `RaiderRules`. The
/// referee that explains refusals is written apart from all of them.
///
/// [dighouse.pergamon.BestRow] finds the most valuable row of a set of tiles, for bots and for
/// players who want to know what they could show.
///
/// The statements behind the identifiers (`PRG-…`) are in `docs/rules/pergamon.md`; the printed
/// numbers, with what had to be rebuilt, in `first2011.json`.
@NullMarked
package dighouse.pergamon;

import org.jspecify.annotations.NullMarked;
