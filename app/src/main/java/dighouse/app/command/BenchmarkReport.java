package dighouse.app.command;

import static java.lang.String.format;
import static java.util.Locale.ROOT;

import dighouse.app.io.Console;
import dighouse.lab.bench.PlaySpeed;
import dighouse.lab.bench.RowSearchHands;
import dighouse.lab.bench.RowSearchSpeed;
import dighouse.lab.bench.SearchSpeed;
import java.util.List;

/// Prints measured speeds as tables.
final class BenchmarkReport {
    private BenchmarkReport() {}

    static void games(Console console, List<PlaySpeed> all) {
        console.say(
                "Rates per second of processor time, one thread, in millions (M) or thousands (k).");
        console.say(
                format(
                        ROOT,
                        "%-14s %5s %11s %8s %11s %9s %11s %9s %8s %11s",
                        "game",
                        "seats",
                        "decisions",
                        "1 answer",
                        "outcomes",
                        "games",
                        "with copy",
                        "copies",
                        "bytes",
                        "per M steps"));
        for (PlaySpeed each : all) {
            console.say(
                    format(
                            ROOT,
                            "%-14s %5d %10.2fM %7.1f%% %10.2fM %8.1fk %10.2fM %8.1fM %8.2f %11.0f",
                            each.game(),
                            each.seats(),
                            each.decisions().cpu() / 1e6,
                            100 * each.oneAnswerShare(),
                            each.outcomes().cpu() / 1e6,
                            each.games().cpu() / 1e3,
                            each.copying().cpu() / 1e6,
                            each.copies().cpu() / 1e6,
                            each.bytesPerDecision(),
                            each.decisionsPerMillionSteps()));
        }
        console.say("");
        console.say(
                "decisions    plies of seats in random games; \"with copy\": a copy of the position before each");
        console.say("1 answer     share of the decisions that have only one legal move");
        console.say("bytes        allocated per decision");
        console.say("per M steps  decisions per million steps of the calibration in the same run");
    }

    static void searches(Console console, List<SearchSpeed> all) {
        console.say("Rates per second of processor time, one thread, from the first decision on.");
        console.say(
                format(
                        ROOT,
                        "%-14s %5s %13s %11s %6s %11s %9s",
                        "game",
                        "seats",
                        "random games",
                        "iterations",
                        "share",
                        "cut at " + SearchSpeed.CUT,
                        "bytes"));
        for (SearchSpeed each : all) {
            console.say(
                    format(
                            ROOT,
                            "%-14s %5d %13.0f %11.0f %5.0f%% %11.0f %9.2f",
                            each.game(),
                            each.seats(),
                            each.games().cpu(),
                            each.toTheEnd().cpu(),
                            100 * each.share(),
                            each.cut().cpu(),
                            each.bytesPerIteration()));
        }
        console.say("");
        console.say("iterations   of a tree search that plays every game to its end at random");
        console.say("share        iterations divided by random games");
        console.say("cut at 10    iterations if playouts end after ten plies with a forecast");
        console.say("bytes        allocated per iteration");
    }

    public static void rowSearches(Console console, List<RowSearchSpeed> all) {
        console.say(
                "The best row of "
                        + RowSearchHands.TILES
                        + " tiles, one thread, in microseconds of processor time.");
        console.say(
                format(
                        ROOT,
                        "%-28s %7s %8s %8s %8s %8s %6s %7s",
                        "hands",
                        "number",
                        "mean",
                        "99%",
                        "hardest",
                        "longest",
                        "bytes",
                        "steps"));
        for (RowSearchSpeed each : all) {
            console.say(
                    format(
                            ROOT,
                            "%-28s %7d %8.1f %8.1f %8.1f %8.1f %6.2f %7.0f",
                            each.hands().title(),
                            each.number(),
                            each.mean() / 1e3,
                            each.high() / 1e3,
                            each.hardest() / 1e3,
                            each.longest() / 1e3,
                            each.bytes(),
                            each.steps()));
        }
        console.say("");
        console.say("99%      99 of 100 answers take no longer; every hand is searched five times");
        console.say("hardest  the slowest hand, by the fastest of its five answers");
        console.say("longest  the slowest single answer");
        console.say("bytes    allocated per answer");
        console.say("steps    steps of the calibration in the time of a mean answer");
    }
}
