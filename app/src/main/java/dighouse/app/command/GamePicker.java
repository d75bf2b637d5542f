package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.io.InputEnded;
import dighouse.app.terminal.TableWords;
import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.catalogue.Language;
import dighouse.catalogue.Words;
import dighouse.kernel.Argument;
import dighouse.kernel.SeatRange;
import java.util.ArrayList;
import java.util.List;

/// Asks for a game if the command line names none: a few questions, each with a default answer for
/// Enter. A single player is asked for a mission instead of opponents.
final class GamePicker {
    /// The levels that people can choose; other bots only serve for comparison.
    private static final List<String> LEVELS =
            List.of("offer.easy", "offer.medium", "offer.hard", "offer.expert");

    private final Console console;
    private final Language language;
    private final Words words;

    GamePicker(Console console, Language language) {
        this.console = console;
        this.language = language;
        words = Words.in(language);
    }

    int make() {
        try {
            return Dighouse.run(console, ask());
        } catch (InputEnded _) {
            console.complain(new TableWords(words, "common", List.of()).say("inputEnded"));
            return Exit.INPUT_ENDED;
        }
    }

    /// Asks the questions and turns the answers into a command line.
    private String[] ask() {
        TableWords tableWords = new TableWords(words, "common", List.of());
        console.say(tableWords.say("offer"));
        List<GameEntry<?>> games = Games.all();
        for (int i = 0; i < games.size(); i++) {
            console.say((i + 1) + ". " + words.title(games.get(i).id()));
        }
        GameEntry<?> entry = games.get(number(tableWords, "offer.game", 1, games.size()) - 1);
        SeatRange range = entry.game().seats(entry.standardEdition());
        int seats = number(tableWords, "offer.seats", range.least(), range.most());
        List<String> line = new ArrayList<>(List.of("play", entry.id()));
        line.addAll(List.of("--seats", Integer.toString(seats), "--lang", language.code()));
        if (seats == 1) {
            int missions = entry.game().missions(entry.standardEdition());
            int mission = number(tableWords, "offer.mission", 1, missions);
            line.addAll(List.of("--mission", Integer.toString(mission)));
        } else if (isHotseat(tableWords)) {
            line.add("--hotseat");
        } else {
            line.addAll(List.of("--bots", level(tableWords)));
        }
        console.gap();
        return line.toArray(String[]::new);
    }

    private boolean isHotseat(TableWords tableWords) {
        console.say("1. " + tableWords.say("offer.bots"));
        console.say("2. " + tableWords.say("offer.hotseat"));
        return number(tableWords, "offer.against", 1, 2) == 2;
    }

    private String level(TableWords tableWords) {
        for (int i = 0; i < LEVELS.size(); i++) {
            console.say((i + 1) + ". " + tableWords.say(LEVELS.get(i)));
        }
        String chosen = LEVELS.get(number(tableWords, "offer.level", 1, LEVELS.size()) - 1);
        return chosen.substring("offer.".length());
    }

    /// Asks until the answer is a number within bounds; Enter chooses the lowest.
    private int number(TableWords tableWords, String key, int least, int most) {
        while (true) {
            String typed =
                    console.ask(
                            tableWords.say(
                                    key,
                                    Argument.number("least", least),
                                    Argument.number("most", most)));
            if (typed.isEmpty()) {
                return least;
            }
            for (int number = least; number <= most; number++) {
                if (typed.equals(Integer.toString(number))) {
                    return number;
                }
            }
            console.say(
                    tableWords.say(
                            "offer.again",
                            Argument.number("least", least),
                            Argument.number("most", most)));
        }
    }
}
