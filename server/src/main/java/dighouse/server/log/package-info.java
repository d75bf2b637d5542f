/// Logging that strangers cannot flood.
@NullMarked
package dighouse.server.log;

import org.jspecify.annotations.NullMarked;
