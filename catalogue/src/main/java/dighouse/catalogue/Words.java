package dighouse.catalogue;

import dighouse.catalogue.Template.Form;
import dighouse.kernel.Argument;
import dighouse.kernel.Phrase;
import dighouse.kernel.Refusal;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collector;
import java.util.stream.Collectors;

/// Puts what the engine says, keys and named arguments, into one language.
///
/// The words stand on shelves: one a game, one for the house itself (its refusals, lists, yes and
/// no), one for each door's own sentences. A key or an argument that is missing is a broken promise
/// and throws [IllegalStateException]; tests play every game in both languages to keep it. An
/// example may have no words at all: it speaks in [PlainWords].
public final class Words {
    private static final String COMMON = "common";
    private static final String COMMON_RULE = "HOUSE-";
    private static final String ADVICE = "advice.";

    /// The kind of things that need no words, such as a cell `C4`: they are said by their IDs.
    static final String PLAIN = Argument.PLAIN;

    private static final Collector<CharSequence, ?, String> IN_BRACKETS =
            Collectors.joining(",", "(", ")");
    private static final Words ENGLISH = new Words(Language.EN);
    private static final Words FRENCH = new Words(Language.FR);

    private final Language language;
    private final Map<String, WordList> shelves = new ConcurrentHashMap<>();

    private Words(Language language) {
        this.language = language;
    }

    public static Words in(Language language) {
        return switch (language) {
            case EN -> ENGLISH;
            case FR -> FRENCH;
        };
    }

    public Language language() {
        return language;
    }

    /// What stands under a key, filled with the arguments.
    ///
    /// @param shelf a game's ID, `common`, or `terminal`
    public String say(String shelf, String key, List<Argument> arguments, List<String> seatNames) {
        WordList words = shelf(shelf);
        return words.isEmpty()
                ? PlainWords.say(key, arguments, seatNames)
                : new Sentence(this, shelf, key, arguments, seatNames).fill(words.template(key));
    }

    /// A door's own sentence about a game: the words stand on the door's shelf, the things that it
    /// names on the game's.
    public String sayOf(
            String shelf,
            String game,
            String key,
            List<Argument> arguments,
            List<String> seatNames) {
        return new Sentence(this, game, key, arguments, seatNames).fill(shelf(shelf).template(key));
    }

    /// A move or an outcome, as a choice in a list.
    public String move(String game, Phrase described, List<String> seatNames) {
        return phrase(game, "move.", described, seatNames);
    }

    /// What is to be decided, said to whoever decides: a view's `asks`.
    public String question(String game, String asks) {
        return say(game, "ask." + asks, List.of(), List.of());
    }

    /// What happened.
    public String event(String game, Phrase event, List<String> seatNames) {
        return phrase(game, "event.", event, seatNames);
    }

    /// Why a move is refused, without the ID of the rule.
    ///
    /// One rule may refuse different things: words under `refusal.ARC-TRADE-02(treasure,value)` are
    /// for a refusal with just these arguments, those under `refusal.ARC-TRADE-02` for all others.
    public String refusal(String game, Refusal refusal, List<String> seatNames) {
        String shelf = refusal.rule().startsWith(COMMON_RULE) ? COMMON : game;
        return say(shelf, refusalKey(shelf, refusal), refusal.arguments(), seatNames);
    }

    String refusalKey(String shelf, Refusal refusal) {
        String key = "refusal." + refusal.rule();
        String exact = key + refusal.arguments().stream().map(Argument::name).collect(IN_BRACKETS);
        return shelf(shelf).has(exact) ? exact : key;
    }

    /// One line of the breakdown of a score.
    public String scorePart(String game, Phrase part, List<String> seatNames) {
        return phrase(game, "score.", part, seatNames);
    }

    /// What parts of a score have in common, whatever their numbers: *coins*, not *3 coins*. Words
    /// under `scores.…` if those of the part itself tell numbers.
    public String scoreParts(String game, Phrase part) {
        String prefix = shelf(game).has("scores." + part.key()) ? "scores." : "score.";
        return phrase(game, prefix, part, List.of());
    }

    /// One part of what a bot expects, as its advice on the game names it. Advice that knows only
    /// the rules says what the house can say for all games.
    public String advicePart(String game, Phrase part, List<String> seatNames) {
        String key = part.key().startsWith(ADVICE) ? part.key() : ADVICE + part.key();
        String shelf = shelf(game).has(key) ? game : COMMON;
        return say(shelf, key, part.arguments(), seatNames);
    }

    /// What decided between equal points.
    public String tieBreak(String game, Phrase tieBreak, List<String> seatNames) {
        return phrase(game, "tie.", tieBreak, seatNames);
    }

    /// The name of one thing, without an article.
    public String term(String game, String kind, String id) {
        return term(game, kind, id, Form.ONE);
    }

    String term(String game, String kind, String id, Form form) {
        if (kind.equals(PLAIN) || shelf(game).isEmpty()) {
            return id;
        }
        return say(game, kind + "." + id + "." + form.key, List.of(), List.of());
    }

    public String title(String game) {
        return shelf(game).isEmpty() ? game : say(game, "title", List.of(), List.of());
    }

    public String optionName(String game, String option) {
        return say(game, "option." + option, List.of(), List.of());
    }

    /// What an option changes, in a sentence.
    public String optionHelp(String game, String option) {
        return say(game, "option." + option + ".help", List.of(), List.of());
    }

    /// What a mission is called.
    public String missionTitle(String game, int mission) {
        return say(game, "mission." + mission, List.of(), List.of());
    }

    /// What is special about a mission besides its goals, in a sentence.
    public String missionHelp(String game, int mission) {
        return say(game, "mission." + mission + ".help", List.of(), List.of());
    }

    /// A value of an option, given as people write it in English: it has words of the game, or of
    /// the house if all games share them. Numbers stay, and so do names that only an edition of
    /// one's own knows.
    public String optionValue(String game, String option, String value) {
        String key = "option." + option + "." + value;
        if (shelf(game).has(key)) {
            return say(game, key, List.of(), List.of());
        }
        String shared = "value." + value;
        return shelf(COMMON).has(shared) ? say(COMMON, shared, List.of(), List.of()) : value;
    }

    /// Things one after the other: *a, b and c*.
    String list(List<String> parts) {
        if (parts.isEmpty()) {
            return say(COMMON, "list.nothing", List.of(), List.of());
        }
        int last = parts.size() - 1;
        String ahead = String.join(", ", parts.subList(0, last));
        String and = say(COMMON, "list.and", List.of(), List.of());
        return ahead.isEmpty() ? parts.get(last) : ahead + " " + and + " " + parts.get(last);
    }

    private String phrase(String game, String prefix, Phrase phrase, List<String> seatNames) {
        return say(game, prefix + phrase.key(), phrase.arguments(), seatNames);
    }

    WordList shelf(String name) {
        return shelves.computeIfAbsent(
                name,
                absent ->
                        Games.isExample(absent)
                                ? WordList.find(absent, language)
                                : WordList.read(absent, language));
    }
}
