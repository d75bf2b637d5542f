package dighouse.catalogue;

import dighouse.kernel.Argument;
import dighouse.kernel.Phrase;
import java.util.ArrayList;
import java.util.List;

/// A phrase as it goes over the wire: under which prefix its words stand, and under which name its
/// key is written.
record Spoken(String prefix, String keyName, Phrase phrase) {

    /// All that a game was heard to say.
    static List<Spoken> all(Heard<?> heard) {
        List<Spoken> all = new ArrayList<>();
        heard.moves.forEach(phrase -> all.add(new Spoken("move", "verb", phrase)));
        heard.events.forEach(phrase -> all.add(new Spoken("event", "event", phrase)));
        heard.scoreParts.forEach(phrase -> all.add(new Spoken("score", "key", phrase)));
        heard.tieBreaks.forEach(phrase -> all.add(new Spoken("tie", "key", phrase)));
        return all;
    }

    /// All that a game can say: a phrase for each record of its moves and events, heard or not; of
    /// points and ties what was heard.
    static List<Spoken> known(String game) {
        String name = Character.toUpperCase(game.charAt(0)) + game.substring(1);
        List<Spoken> known = new ArrayList<>();
        ToldRecords.of("dighouse." + game + ".DescribedMove")
                .forEach(phrase -> known.add(new Spoken("move", "verb", phrase)));
        ToldRecords.of("dighouse." + game + "." + name + "Event")
                .forEach(phrase -> known.add(new Spoken("event", "event", phrase)));
        all(WordsOfGamesTest.heard(game)).stream()
                .filter(spoken -> spoken.keyName().equals("key"))
                .forEach(known::add);
        return known;
    }

    String key() {
        return prefix + "." + phrase.key();
    }

    String wire() {
        return phrase.json(keyName);
    }

    /// What a bare value on the wire stands for, as a type of TypeScript.
    static String type(Argument argument, ClosedKinds kinds) {
        return switch (argument) {
            case Argument.Amount _, Argument.Seat _ -> "number";
            case Argument.Term term -> kinds.type(term.kind());
            case Argument.Tally tally -> kinds.tally(tally.kind());
        };
    }
}
