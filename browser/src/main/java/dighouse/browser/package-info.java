/// Kernel and games, compiled by TeaVM to run inside a browser.
///
/// [dighouse.browser.Engine] is what a page may call. [dighouse.browser.Playthrough] plays one
/// seeded game and boils everything the engine says along it down to one hash; the parity test
/// compares these hashes between the JVM and the compiled form, so that a difference between the
/// two machines is noticed on the day it arises.
@NullMarked
package dighouse.browser;

import org.jspecify.annotations.NullMarked;
