package dighouse.kernel;

import java.util.List;

/// One named thing that a [Phrase] or a [Refusal] speaks of.
public sealed interface Argument {
    /// The kind of terms that need no words: they are said by their IDs.
    String PLAIN = "plain";

    String name();

    /// Writes the value only.
    void write(JsonWriter json);

    /// What its value in JSON stands for: `amount`, `seat`, `term <kind>` or `tally <kind>`.
    default String meaning() {
        return switch (this) {
            case Amount _ -> "amount";
            case Seat _ -> "seat";
            case Term term -> "term " + term.kind();
            case Tally tally -> "tally " + tally.kind();
        };
    }

    /// Writes one object with all arguments of a sentence, by their names.
    static void write(List<Argument> arguments, JsonWriter json) {
        json.beginObject();
        for (Argument argument : arguments) {
            argument.write(json.name(argument.name()));
        }
        json.endObject();
    }

    static Argument number(String name, int value) {
        return new Amount(name, value);
    }

    static Argument seat(String name, int seat) {
        return new Seat(name, seat);
    }

    /// A thing of the game whose kind is the argument's name: `treasure: coin`.
    static Argument term(String kind, String id) {
        return new Term(kind, kind, id);
    }

    static Argument term(String name, String kind, String id) {
        return new Term(name, kind, id);
    }

    /// Something that is said as it is written and needs no words, such as a cell `C4`.
    static Argument plain(String name, String text) {
        return new Term(name, PLAIN, text);
    }

    static Argument tally(String name, String kind, List<Count> counts) {
        return new Tally(name, kind, counts);
    }

    /// An amount.
    record Amount(String name, int value) implements Argument {
        @Override
        public void write(JsonWriter json) {
            json.value(value);
        }
    }

    /// A place at the table, 0-based.
    record Seat(String name, int seat) implements Argument {
        @Override
        public void write(JsonWriter json) {
            json.value(seat);
        }
    }

    /// A thing that has a name in the game's words, under `kind.id`: `treasure.coin`.
    record Term(String name, String kind, String id) implements Argument {
        @Override
        public void write(JsonWriter json) {
            json.value(id);
        }
    }

    /// Some of each of several things of one kind; those not named are none.
    record Tally(String name, String kind, List<Count> counts) implements Argument {
        public Tally {
            counts = List.copyOf(counts);
        }

        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            for (Count count : counts) {
                json.name(count.id()).value(count.number());
            }
            json.endObject();
        }
    }

    /// So many of one thing.
    record Count(String id, int number) {}
}
