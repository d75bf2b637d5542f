package dighouse.app.terminal;

import dighouse.catalogue.Words;
import dighouse.kernel.Argument;
import dighouse.kernel.Phrase;
import dighouse.kernel.Refusal;
import java.util.List;
import java.util.Locale;

/// Words for one table at the terminal: one language, one game, the names of the players.
public record TableWords(Words words, String game, List<String> names) {
    private static final String WORD_LIST = "terminal";

    public TableWords {
        names = List.copyOf(names);
    }

    /// A sentence from the word list `terminal`.
    public String say(String key, Argument... arguments) {
        return words.sayOf(WORD_LIST, game, key, List.of(arguments), names);
    }

    /// How numbers are written.
    Locale locale() {
        return Locale.of(words.language().code());
    }

    public String title() {
        return words.title(game);
    }

    String move(Phrase described) {
        return words.move(game, described, names);
    }

    public String event(Phrase event) {
        return words.event(game, event, names);
    }

    /// Why a move is refused, after the rule in brackets.
    String refusal(Refusal refusal) {
        return "[" + refusal.rule() + "] " + words.refusal(game, refusal, names);
    }

    String scorePart(Phrase part) {
        return words.scorePart(game, part, names);
    }

    /// One part of a bot's forecast.
    String advicePart(Phrase part) {
        return words.advicePart(game, part, names);
    }

    String tieBreak(Phrase tieBreak) {
        return words.tieBreak(game, tieBreak, names);
    }

    String term(String kind, String id) {
        return words.term(game, kind, id);
    }

    /// The first letter of a thing's name, as a capital.
    String initial(String kind, String id) {
        return term(kind, id).substring(0, 1).toUpperCase(Locale.ROOT);
    }
}
