/// Tests of Archaeology: one class beside each rules file, every statement of the ledger traced.
/// [dighouse.archaeology.TestTable] sets up positions from one line of notation.
@NullMarked
package dighouse.archaeology;

import org.jspecify.annotations.NullMarked;
