/// Journeys: a real Chromium plays at the real house, and looks over its shoulder all the while.
///
/// [Journey] opens a house on a free port and a browser; a [Guest] is somebody with a browser of
/// their own. Every guest's console must stay silent, and whatever the house tells a guest is kept,
/// so that a journey can prove that nothing hidden was in it. [TableSetUp] brings tables quickly to
/// the position that a journey is about, over the same calls that the pages use.
@NullMarked
package dighouse.journeys;

import org.jspecify.annotations.NullMarked;
