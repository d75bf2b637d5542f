/// Thebes: archaeologists between 1901 and 1903, and time is the only currency.
///
/// Every journey and every action costs weeks, and whoever has spent the fewest is next. One
/// travels Europe to take cards (knowledge, helpers, vehicles, congresses), digs at five sites by
/// drawing tokens blindly from their bags, and shows what was found in exhibitions.
///
/// Start with [dighouse.thebes.Thebes]: its `switch` on the phase says who may do what.
/// [dighouse.thebes.ThebesPosition] is the whole truth. A turn is built in small steps by
/// `TurnRules`; the chapters of the rulebook are the other `…Rules` files. `Referee` judges any
/// move on its own and names the rule. The rules are in `docs/rules/thebes.md`, by identifier; what
/// is printed on cards and tokens is in the edition's JSON.
@NullMarked
package dighouse.thebes;

import org.jspecify.annotations.NullMarked;
