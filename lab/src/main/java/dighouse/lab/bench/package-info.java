/// Micro-benchmarks: how fast games are played, copied and searched, in one thread.
///
/// A benchmark ([dighouse.lab.bench.PlayBenchmark], [dighouse.lab.bench.SearchBenchmark]) is a loop
/// that counts what it does; a speed ([dighouse.lab.bench.PlaySpeed] and so on) is what came out,
/// the median of three runs after a warm-up, beside a calibration loop that makes machines
/// comparable. Nothing here is ever asserted in a test.
@NullMarked
package dighouse.lab.bench;

import org.jspecify.annotations.NullMarked;
