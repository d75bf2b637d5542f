/// A load driver: many tables, two seats each, over real HTTP and streams, against any house.
///
/// [LoadDriver] seats everybody and lets them play: each seat has a stream of its own and decides
/// when its news says so. A command is one draft; the time that counts runs from sending it to its
/// news being read at the other seat. [LoadConnection] is a client that is as thin as can be,
/// because it shares the machine with what it measures.
@NullMarked
package dighouse.lab.load;

import org.jspecify.annotations.NullMarked;
