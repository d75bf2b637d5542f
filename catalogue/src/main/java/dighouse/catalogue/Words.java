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
/// There is a word list for each game, one for what all games share (`common`), and one for each
/// program that talks to people (`server`, `terminal`, `lab`). A missing key or argument is a bug
/// and throws [IllegalStateException]; tests play every game in every language to find such bugs.
/// An example game may have no words at all: it speaks in [PlainWords].
public final class Words {
    private static final String COMMON = "common";
    private static final String FAULTS = "faults";
    private static final String COMMON_RULE = "HOUSE-";
    private static final String ADVICE = "advice.";

    /// The kind of things that need no words, such as a cell `C4`: their ID is shown.
    static final String PLAIN = Argument.PLAIN;

    private static final Map<Language, Words> ALL =
            Language.all().stream().collect(Collectors.toMap(Function.identity(), Words::packaged));

    private final Language language;
    private final UnaryOperator<String> files;
    private final PluralRules pluralRules;
    private final Map<String, WordList> wordLists = new ConcurrentHashMap<>();

    /// @param files the text of a file of words, by its name
    Words(Language language, UnaryOperator<String> files) {
        this.language = language;
        this.files = files;
        pluralRules = PluralRules.of(language.code());
    }

    private static Words packaged(Language language) {
        return new Words(language, Words::packagedText);
    }

    /// The text of a file. Only an example game may have none.
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

    /// The message of a key, filled with the arguments.
    ///
    /// @param wordList the name of a word list: a game's ID, `common`, `server`, `terminal` or
    ///   `lab`
    public String say(
            String wordList, String key, List<Argument> arguments, List<String> seatNames) {
        WordList words = wordList(wordList);
        return words.isEmpty()
                ? PlainWords.say(key, arguments, seatNames)
                : new Sentence(this, wordList, key, arguments, seatNames).fill(words.message(key));
    }

    /// A sentence about a game from another word list, such as `terminal`: the things that it names
    /// are looked up in the game's list.
    public String sayOf(
            String wordList,
            String game,
            String key,
            List<Argument> arguments,
            List<String> seatNames) {
        return new Sentence(this, game, key, arguments, seatNames)
                .fill(wordList(wordList).message(key));
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
        String wordList = refusal.rule().startsWith(COMMON_RULE) ? COMMON : game;
        return say(wordList, refusalKey(wordList, refusal), refusal.arguments(), seatNames);
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

    String refusalKey(String wordList, Refusal refusal) {
        String exact = RefusalKeys.exact(refusal);
        return wordList(wordList).has(exact) ? exact : RefusalKeys.general(refusal);
    }

    /// One line of the breakdown of a score.
    public String scorePart(String game, Phrase part, List<String> seatNames) {
        return phrase(game, "score.", part, seatNames);
    }

    /// What parts of a score have in common, whatever their numbers: *coins*, not *3 coins*. Words
    /// under `scores.…` if the words of the part itself contain numbers.
    public String scoreParts(String game, Phrase part) {
        String prefix = wordList(game).has("scores." + part.key()) ? "scores." : "score.";
        return phrase(game, prefix, part, List.of());
    }

    /// One part of a bot's forecast. Advice that knows only the rules names parts that all games
    /// share.
    public String advicePart(String game, Phrase part, List<String> seatNames) {
        String key = part.key().startsWith(ADVICE) ? part.key() : ADVICE + part.key();
        String wordList = wordList(game).has(key) ? game : COMMON;
        return say(wordList, key, part.arguments(), seatNames);
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
    /// that needs no words is named by its ID, in the forms that any name has.
    ///
    /// @param form empty for the name by itself
    public String term(String game, String kind, String id, String form) {
        if (kind.equals(PLAIN) || wordList(game).isEmpty()) {
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
        return wordList(game).isEmpty() ? game : say(game, "title", List.of(), List.of());
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

    /// A value of an option in words, given as people write it in English. The words are the game's
    /// own, or those that all games share. Numbers stay as they are, and so do names that only a
    /// player's own edition contains.
    public String optionValue(String game, String option, String value) {
        String key = "option." + option + "." + value;
        if (wordList(game).has(key)) {
            return say(game, key, List.of(), List.of());
        }
        String shared = "value." + value;
        return wordList(COMMON).has(shared) ? say(COMMON, shared, List.of(), List.of()) : value;
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

    WordList wordList(String name) {
        return wordLists.computeIfAbsent(name, this::read);
    }

    private WordList read(String name) {
        String file = name + "." + language.code() + ".json";
        return WordList.parse(file, files.apply(file));
    }
}
