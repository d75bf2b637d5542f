package dighouse.app.terminal;

import dighouse.app.io.Console;
import dighouse.kernel.Argument;
import dighouse.kernel.Result;
import dighouse.kernel.Score;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Says points and places.
public final class Scores {
    private final Console console;
    private final TableWords tableWords;

    public Scores(Console console, TableWords tableWords) {
        this.console = console;
        this.tableWords = tableWords;
    }

    /// Points of every seat with where they come from.
    public void show(List<Score> scores) {
        for (Score score : scores) {
            console.say(
                    tableWords.say(
                            "points",
                            Argument.seat("seat", score.seat()),
                            Argument.number("points", score.points())));
            parts(score);
        }
    }

    /// Equal parts on one line: *9 3 × 1 map*.
    private void parts(Score score) {
        Map<Score.Part, Integer> equal = new LinkedHashMap<>();
        score.parts().forEach(part -> equal.merge(part, 1, Integer::sum));
        equal.forEach((part, number) ->
                console.say(
                        "  "
                                + number * part.points()
                                + "  "
                                + (number > 1 ? number + " × " : "")
                                + tableWords.scorePart(part.what())));
    }

    /// Who won, and by what.
    public void show(Result result) {
        switch (result) {
            case Result.Places places -> {
                for (Result.Standing standing : places.standings()) {
                    console.say(
                            tableWords.say(
                                    "place",
                                    Argument.number("place", standing.place()),
                                    Argument.seat("seat", standing.seat()),
                                    Argument.number("points", standing.points())));
                }
                if (places.tieBreak() != null) {
                    console.say(tableWords.tieBreak(places.tieBreak()));
                }
            }
            case Result.Mission mission -> {
                console.say(
                        tableWords.say(
                                mission.won() ? "mission.won" : "mission.lost",
                                Argument.number("points", mission.points())));
                for (Result.Goal goal : mission.goals()) {
                    console.say(
                            tableWords.say(goal.reached() ? "goal.reached" : "goal.missed")
                                    + " "
                                    + tableWords.scorePart(goal.what()));
                }
            }
        }
    }
}
