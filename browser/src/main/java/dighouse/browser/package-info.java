/// Compiles kernel and games with TeaVM to run in a browser.
///
/// [dighouse.browser.Engine] has the functions that a page can call. [dighouse.browser.Playthrough]
/// plays one seeded game and hashes everything the engine says on the way. The parity test compares
/// these hashes between the JVM and the compiled engine, so that any difference is noticed at once.
@NullMarked
package dighouse.browser;

import org.jspecify.annotations.NullMarked;
