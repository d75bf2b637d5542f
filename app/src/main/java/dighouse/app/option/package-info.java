/// Holds the options that several commands share, as picocli mixins: game and table, bots and
/// thinking time, long runs and reports.
///
/// Start with [dighouse.app.option.TableOptions]: it turns options into a
/// [dighouse.app.option.TableChoice], or says what is wrong with them.
@NullMarked
package dighouse.app.option;

import org.jspecify.annotations.NullMarked;
