package dighouse.app;

import dighouse.app.Stopwatch.Rate;
import dighouse.kernel.Game;
import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;

/// How fast a search thinks about one game at one number of seats, in one thread: medians of three
/// runs after a warm-up.
///
/// @param games random games
/// @param toTheEnd iterations of a tree search that plays uniformly to the end
/// @param cut iterations with playouts of [#CUT] plies and a forecast
/// @param bytesPerIteration allocated by the former
record BotFigures(
        String game, int seats, Rate games, Rate toTheEnd, Rate cut, double bytesPerIteration) {
    static final int CUT = 10;

    /// Measures for so many seconds each. All are warmed up before any is measured: they are to be
    /// compared, and share most of their code.
    static <P extends Position<P>> BotFigures measure(TableChoice<P> choice, double seconds) {
        Game<P> game = choice.entry().game();
        Setup setup = choice.setup();
        Yardstick<P> stick = new Yardstick<>(game, setup);
        BotYardstick<P> whole = BotYardstick.toTheEnd(game, setup);
        BotYardstick<P> part = BotYardstick.cut(game, setup, CUT);
        long nanos = Figures.nanos(seconds);
        long warmUp = Figures.warmUp(nanos);
        games(stick, warmUp);
        iterations(whole, warmUp);
        iterations(part, warmUp);
        Rate games = Figures.median(() -> games(stick, nanos));
        Rate toTheEnd = Figures.median(() -> iterations(whole, nanos));
        Rate cut = Figures.median(() -> iterations(part, nanos));
        double bytes = bytes(whole, nanos);
        return new BotFigures(choice.entry().id(), setup.seats(), games, toTheEnd, cut, bytes);
    }

    private static Rate games(Yardstick<?> stick, long nanos) {
        stick.reset();
        Stopwatch watch = new Stopwatch();
        stick.play(watch, nanos);
        return watch.rate(stick.games);
    }

    private static Rate iterations(BotYardstick<?> stick, long nanos) {
        Stopwatch watch = new Stopwatch();
        return watch.rate(stick.run(watch, nanos));
    }

    private static double bytes(BotYardstick<?> stick, long nanos) {
        Stopwatch watch = new Stopwatch();
        long iterations = stick.run(watch, nanos);
        return watch.bytes() / (double) iterations;
    }

    /// Iterations to the end for every random game.
    double share() {
        return toTheEnd.cpu() / games.cpu();
    }

    void write(JsonWriter json) {
        json.beginObject().name("game").value(game).name("seats").value(seats);
        Figures.write(json, "games", games);
        Figures.write(json, "iterationsToTheEnd", toTheEnd);
        Figures.write(json, "iterationsCut", cut);
        Figures.write(json, "bytesPerIteration", bytesPerIteration);
        json.endObject();
    }

    static BotFigures read(Json json) {
        return new BotFigures(
                json.get("game").string(),
                json.get("seats").number(1, 8),
                Figures.rate(json.get("games")),
                Figures.rate(json.get("iterationsToTheEnd")),
                Figures.rate(json.get("iterationsCut")),
                Figures.number(json.get("bytesPerIteration")));
    }
}
