package dighouse.catalogue;

import dighouse.kernel.Argument;
import dighouse.kernel.Malformed;
import dighouse.kernel.Phrase;
import dighouse.kernel.Refusal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// Puts what the engine says, keys and named arguments, into one language.
///
/// The words stand on shelves: one a game, one for the house itself (its refusals, lists, yes and
/// no), one for each door's own sentences. A key or an argument that is missing is a broken promise
/// and throws [IllegalStateException]; tests play every game in both languages to keep it. An
/// example may have no words at all: it speaks in [PlainWords].
public final class Words {
    private static final String COMMON = "common";
    private static final String FAULTS = "faults";
    private static final String COMMON_RULE = "HOUSE-";
    private static final String ADVICE = "advice.";

    /// The kind of things that need no words, such as a cell `C4`: they are said by their IDs.
    static final String PLAIN = Argument.PLAIN;

    private static final Map<Language, Words> ALL =
            Language.all().stream().collect(Collectors.toMap(Function.identity(), Words::packaged));

    private final Language language;
    private final UnaryOperator<String> files;
    private final PluralRules pluralRules;
    private final Map<String, WordList> shelves = new ConcurrentHashMap<>();

    /// @param files the text of a file of words, by its name
    Words(Language language, UnaryOperator<String> files) {
        this.language = language;
        this.files = files;
        pluralRules = PluralRules.of(language.code());
    }

    private static Words packaged(Language language) {
        return new Words(language, Words::packagedText);
    }

    /// An example needs no file of words; any other file must be there.
    private static String packagedText(String file) {
        String path = "/dighouse/words/" + file;
        boolean mayBeAbsent = Games.isExample(file.substring(0, file.indexOf('.')));
        return mayBeAbsent && !TextResource.isPackaged(path) ? "{}" : TextResource.text(path);
    }

    /// The words of a language.
    ///
    /// @param language one of [Language#all]
    public static Words in(Language language) {
        return Objects.requireNonNull(ALL.get(language), language.code());
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
                : new Sentence(this, shelf, key, arguments, seatNames).fill(words.message(key));
    }

    /// A door's own sentence about a game: the words stand on the door's shelf, the things that it
    /// names on the game's.
    public String sayOf(
            String shelf,
            String game,
            String key,
            List<Argument> arguments,
            List<String> seatNames) {
        return new Sentence(this, game, key, arguments, seatNames).fill(shelf(shelf).message(key));
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

    /// Why a text cannot be read, without the line. What only programmers meet is said in English.
    public String fault(Malformed fault) {
        if (fault.key().isEmpty()) {
            return fault.sentence();
        }
        String reason = say(FAULTS, fault.key(), fault.arguments(), List.of());
        if (reason.endsWith(".")) {
            return reason;
        }
        Argument place = Argument.term("place", PLAIN, fault.place());
        Argument why = Argument.term("reason", PLAIN, reason);
        String key = fault.place().isEmpty() ? "fault.alone" : "fault.at";
        return say(COMMON, key, List.of(place, why), List.of());
    }

    String refusalKey(String shelf, Refusal refusal) {
        String exact = RefusalKeys.exact(refusal);
        return shelf(shelf).has(exact) ? exact : RefusalKeys.general(refusal);
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

    /// The name of one thing by itself.
    public String term(String game, String kind, String id) {
        return term(game, kind, id, "");
    }

    /// The name of one thing in a form that its language gives it: `treasure.coin.article`. A thing
    /// that needs no words is said by its ID, in the forms that any name has.
    ///
    /// @param form empty for the name by itself
    public String term(String game, String kind, String id, String form) {
        if (kind.equals(PLAIN) || shelf(game).isEmpty()) {
            return name(id, form);
        }
        String key = kind + "." + id;
        return say(game, form.isEmpty() ? key : key + "." + form, List.of(), List.of());
    }

    /// The name of a person, a table, a cell, in a form that the language makes of any name:
    /// *d’Anna*, by `name.of` of the words that all games share.
    String name(String name, String form) {
        if (form.isEmpty()) {
            return name;
        }
        Argument itself = Argument.term("name", PLAIN, name);
        Argument start = Argument.term("start", PLAIN, NameStart.of(name));
        return say(COMMON, "name." + form, List.of(itself, start), List.of());
    }

    String pluralCategory(int number) {
        return pluralRules.category(number);
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

    /// So many of a thing: *3 coins*.
    String item(String game, int number, String kind, String id) {
        Argument amount = Argument.number("number", number);
        Argument thing = Argument.term("thing", kind, id);
        return sayOf(COMMON, game, "list.item", List.of(amount, thing), List.of());
    }

    /// Things one after the other: *a, b and c*.
    String list(List<String> items) {
        if (items.isEmpty()) {
            return say(COMMON, "list.nothing", List.of(), List.of());
        }
        int last = items.size() - 1;
        String ahead = items.getFirst();
        for (String item : items.subList(1, Math.max(1, last))) {
            ahead = joined("list.more", ahead, item);
        }
        return last == 0 ? ahead : joined("list.last", ahead, items.get(last));
    }

    private String joined(String key, String first, String next) {
        Argument one = Argument.term("first", PLAIN, first);
        Argument other = Argument.term("next", PLAIN, next);
        return say(COMMON, key, List.of(one, other), List.of());
    }

    private String phrase(String game, String prefix, Phrase phrase, List<String> seatNames) {
        return say(game, prefix + phrase.key(), phrase.arguments(), seatNames);
    }

    WordList shelf(String name) {
        return shelves.computeIfAbsent(name, this::read);
    }

    private WordList read(String name) {
        String file = name + "." + language.code() + ".json";
        return WordList.parse(file, files.apply(file));
    }
}
