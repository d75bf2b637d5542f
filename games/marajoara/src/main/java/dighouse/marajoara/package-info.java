/// Marajoara, by Daniel de Lucca: one to four museums collect the pottery of Marajó. Dice lie on a
/// dig site; one jumps over another, which is captured, and grows by it.
///
/// Start with [dighouse.marajoara.Marajoara]: which phase may do what. The whole truth is in
/// [dighouse.marajoara.MarajoaraPosition]: the dig site as sets of cells in two longs for each
/// colour and each owner of tokens, so that all captures are found by shifts and masks (`Board`),
/// and the museums as short sorted rows of dice. The rules of a turn are, in the order of the
/// rulebook, in `TurnRules`, `CaptureRules`, `ResearchRules`, `StorageRules`, `ExcavationRules`,
/// `MoneyRules`, `SpendRules`, `ExhibitRules`, `RestoreRules`, `FinanceRules`, `RecycleRules`,
/// `BonusRules`, `SwapRules` and `TokenRules`; what is peculiar to one player is in `SoloRules`.
/// What leads from one step of an action to the next is in `Flow`. The referee that explains
/// refusals is written apart from all of them.
///
/// The statements behind the identifiers (`MRJ-…`) are in `docs/rules/marajoara.md`; the printed
/// numbers of both editions, with what had to be rebuilt, in `marajoara.json`.
@NullMarked
package dighouse.marajoara;

import org.jspecify.annotations.NullMarked;
