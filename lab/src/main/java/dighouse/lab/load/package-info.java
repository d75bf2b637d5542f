/// Drives load: many tables of two seats each, over real HTTP and streams, against any server.
///
/// [LoadDriver] seats everybody and lets them play: each seat has a stream of its own and decides
/// when its news says so. A command is one draft; its time runs from sending it until the other
/// seat has read its news. [LoadConnection] is a minimal HTTP client, because it shares the machine
/// with what it measures.
@NullMarked
package dighouse.lab.load;

import org.jspecify.annotations.NullMarked;
