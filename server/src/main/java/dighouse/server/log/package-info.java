/// Logs repeated faults without letting anybody flood the log.
@NullMarked
package dighouse.server.log;

import org.jspecify.annotations.NullMarked;
