/// Tests the whole system end to end: a real Chromium plays against the real server.
///
/// [Journey] starts a server on a free port and a browser; a [Guest] is a person with a browser of
/// their own. Every guest's console must stay silent. Everything that the server sends to a guest
/// is kept, so that a journey can prove that it contained no secret. [TableSetUp] quickly brings
/// tables to the position that a journey needs, through the calls that the pages use.
@NullMarked
package dighouse.journeys;

import org.jspecify.annotations.NullMarked;
