package dighouse.lab.bench;

import dighouse.kernel.Game;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.lab.bench.Stopwatch.Rate;

/// The speed of search in one game at one number of seats, in one thread: medians of three runs
/// after a warm-up.
///
/// @param games random games
/// @param toTheEnd iterations of a tree search that plays uniformly to the end
/// @param cut iterations with playouts of [#CUT] plies and a forecast
/// @param bytesPerIteration allocated by search to the end
public record SearchSpeed(
        String game, int seats, Rate games, Rate toTheEnd, Rate cut, double bytesPerIteration) {
    public static final int CUT = 10;

    /// Measures each for a number of seconds. All are warmed up before any is measured, because
    /// they are to be compared and share most of their code.
    public static <P extends Position<P>> SearchSpeed measure(
            Game<P> game, Setup setup, double seconds) {
        PlayBenchmark<P> stick = new PlayBenchmark<>(game, setup);
        SearchBenchmark<P> whole = SearchBenchmark.toTheEnd(game, setup);
        SearchBenchmark<P> part = SearchBenchmark.cut(game, setup, CUT);
        long nanos = PlaySpeed.nanos(seconds);
        long warmUp = PlaySpeed.warmUp(nanos);
        games(stick, warmUp);
        iterations(whole, warmUp);
        iterations(part, warmUp);
        Rate games = PlaySpeed.median(() -> games(stick, nanos));
        Rate toTheEnd = PlaySpeed.median(() -> iterations(whole, nanos));
        Rate cut = PlaySpeed.median(() -> iterations(part, nanos));
        double bytes = bytes(whole, nanos);
        return new SearchSpeed(game.id(), setup.seats(), games, toTheEnd, cut, bytes);
    }

    private static Rate games(PlayBenchmark<?> stick, long nanos) {
        stick.reset();
        Stopwatch watch = new Stopwatch();
        stick.play(watch, nanos);
        return watch.rate(stick.games);
    }

    private static Rate iterations(SearchBenchmark<?> stick, long nanos) {
        Stopwatch watch = new Stopwatch();
        return watch.rate(stick.run(watch, nanos));
    }

    private static double bytes(SearchBenchmark<?> stick, long nanos) {
        Stopwatch watch = new Stopwatch();
        long iterations = stick.run(watch, nanos);
        return watch.bytes() / (double) iterations;
    }

    /// Iterations to the end per random game.
    public double share() {
        return toTheEnd.cpu() / games.cpu();
    }

    public void write(JsonWriter json) {
        json.beginObject().name("game").value(game).name("seats").value(seats);
        PlaySpeed.write(json, "games", games);
        PlaySpeed.write(json, "iterationsToTheEnd", toTheEnd);
        PlaySpeed.write(json, "iterationsCut", cut);
        PlaySpeed.write(json, "bytesPerIteration", bytesPerIteration);
        json.endObject();
    }

    public static SearchSpeed read(Json json) {
        return new SearchSpeed(
                json.get("game").string(),
                json.get("seats").number(1, 8),
                PlaySpeed.rate(json.get("games")),
                PlaySpeed.rate(json.get("iterationsToTheEnd")),
                PlaySpeed.rate(json.get("iterationsCut")),
                PlaySpeed.number(json.get("bytesPerIteration")));
    }
}
