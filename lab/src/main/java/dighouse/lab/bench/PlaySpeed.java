package dighouse.lab.bench;

import dighouse.kernel.Game;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.lab.bench.Stopwatch.Rate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/// The speed of one game at one number of seats, measured in one thread: medians of three runs
/// after a warm-up.
///
/// @param decisions plies of seats in random games
/// @param oneAnswerShare share of the decisions with a single legal move
/// @param copying decisions with a copy of the position before each
/// @param copies copies into one position that is reused
/// @param bytesPerDecision allocated in random games
/// @param calibration steps of fixed integer work
public record PlaySpeed(
        String game,
        int seats,
        Rate decisions,
        double oneAnswerShare,
        Rate outcomes,
        Rate games,
        Rate copying,
        Rate copies,
        double bytesPerDecision,
        Rate calibration) {
    private static final int RUNS = 3;
    private static final long WARM_UP_NANOS = 2_000_000_000L;

    /// One run of random games.
    private record Run(Rate decisions, Rate outcomes, Rate games, double bytes, double oneAnswer) {}

    /// Measures games, games with copies, copies, and the calibration, each for a number of
    /// seconds.
    public static <P extends Position<P>> PlaySpeed measure(
            Game<P> game, Setup setup, double seconds) {
        PlayBenchmark<P> stick = new PlayBenchmark<>(game, setup);
        long nanos = nanos(seconds);
        long warmUp = warmUp(nanos);
        run(stick, warmUp);
        Run run =
                median(
                        () -> run(stick, nanos),
                        Comparator.comparingDouble(r -> r.decisions().cpu()));
        copying(stick, warmUp);
        Rate copying = median(() -> copying(stick, nanos));
        copies(stick, warmUp);
        Rate copies = median(() -> copies(stick, nanos));
        calibration(warmUp);
        Rate calibration = median(() -> calibration(nanos));
        return new PlaySpeed(
                game.id(),
                setup.seats(),
                run.decisions(),
                run.oneAnswer(),
                run.outcomes(),
                run.games(),
                copying,
                copies,
                run.bytes(),
                calibration);
    }

    /// The length of one run of a measurement.
    public static long nanos(double seconds) {
        return (long) (seconds * 1e9 / RUNS);
    }

    public static long warmUp(long nanos) {
        return Math.min(WARM_UP_NANOS, 2 * nanos);
    }

    private static Run run(PlayBenchmark<?> stick, long nanos) {
        stick.reset();
        Stopwatch watch = new Stopwatch();
        stick.play(watch, nanos);
        long bytes = watch.bytes();
        return new Run(
                watch.rate(stick.decisions),
                watch.rate(stick.outcomes),
                watch.rate(stick.games),
                bytes / (double) stick.decisions,
                stick.oneAnswer / (double) stick.decisions);
    }

    private static Rate copying(PlayBenchmark<?> stick, long nanos) {
        stick.reset();
        Stopwatch watch = new Stopwatch();
        stick.playCopying(watch, nanos);
        return watch.rate(stick.decisions);
    }

    private static Rate copies(PlayBenchmark<?> stick, long nanos) {
        stick.reset();
        Stopwatch watch = new Stopwatch();
        stick.copy(watch, nanos);
        return watch.rate(stick.copies);
    }

    private static Rate calibration(long nanos) {
        Stopwatch watch = new Stopwatch();
        return watch.rate(PlayBenchmark.calibrate(watch, nanos));
    }

    public static Rate median(Supplier<Rate> measurement) {
        return median(measurement, Comparator.comparingDouble(Rate::cpu));
    }

    private static <T> T median(Supplier<T> measurement, Comparator<T> order) {
        List<T> runs = new ArrayList<>();
        for (int i = 0; i < RUNS; i++) {
            runs.add(measurement.get());
        }
        runs.sort(order);
        return runs.get(RUNS / 2);
    }

    /// Decisions per million steps of the calibration, to compare machines.
    public double decisionsPerMillionSteps() {
        return decisions.cpu() / calibration.cpu() * 1e6;
    }

    public void write(JsonWriter json) {
        json.beginObject().name("game").value(game).name("seats").value(seats);
        write(json, "decisions", decisions);
        write(json, "oneAnswerShare", oneAnswerShare);
        write(json, "outcomes", outcomes);
        write(json, "games", games);
        write(json, "decisionsCopying", copying);
        write(json, "copies", copies);
        write(json, "bytesPerDecision", bytesPerDecision);
        write(json, "calibrationSteps", calibration);
        write(json, "decisionsPerMillionSteps", decisionsPerMillionSteps());
        json.endObject();
    }

    public static void write(JsonWriter json, String name, Rate rate) {
        json.name(name).beginObject();
        write(json, "perCpuSecond", rate.cpu());
        write(json, "perSecond", rate.wall());
        json.endObject();
    }

    public static void write(JsonWriter json, String name, double value) {
        json.name(name).raw(String.format(Locale.ROOT, "%.4f", value));
    }

    public static PlaySpeed read(Json json) {
        return new PlaySpeed(
                json.get("game").string(),
                json.get("seats").number(1, 8),
                rate(json.get("decisions")),
                number(json.get("oneAnswerShare")),
                rate(json.get("outcomes")),
                rate(json.get("games")),
                rate(json.get("decisionsCopying")),
                rate(json.get("copies")),
                number(json.get("bytesPerDecision")),
                rate(json.get("calibrationSteps")));
    }

    public static Rate rate(Json json) {
        return new Rate(number(json.get("perCpuSecond")), number(json.get("perSecond")));
    }

    public static double number(Json json) {
        if (json instanceof Json.Num number) {
            return Double.parseDouble(number.digits());
        }
        throw json.fault("a number is expected here");
    }
}
