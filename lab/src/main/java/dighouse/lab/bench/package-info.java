/// Measures how fast games are played, copied and searched, in one thread.
///
/// A benchmark ([dighouse.lab.bench.PlayBenchmark], [dighouse.lab.bench.SearchBenchmark]) is a loop
/// that counts what it does. A speed ([dighouse.lab.bench.PlaySpeed] and so on) is the result: the
/// median of three runs after a warm-up, beside a calibration loop that makes machines comparable.
/// No test asserts speed.
@NullMarked
package dighouse.lab.bench;

import org.jspecify.annotations.NullMarked;
