package dighouse.catalogue;

import dighouse.kernel.Argument;
import dighouse.kernel.Phrase;
import dighouse.kernel.annotation.Kind;
import dighouse.kernel.annotation.Seat;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/// What the records of a sealed interface are told as, read off the records themselves: phrases
/// with the right keys and arguments, but without values.
final class ToldRecords {
    private ToldRecords() {}

    /// One phrase for each record.
    static List<Phrase> of(String told) {
        try {
            List<Phrase> phrases = new ArrayList<>();
            addFamily(Class.forName(told), phrases);
            return phrases;
        } catch (ClassNotFoundException missing) {
            throw new IllegalArgumentException(missing);
        }
    }

    private static void addFamily(Class<?> told, List<Phrase> phrases) {
        for (Class<?> member : told.getPermittedSubclasses()) {
            if (member.isRecord()) {
                String name = member.getSimpleName();
                List<Argument> arguments = new ArrayList<>();
                addArguments(member, arguments);
                String key = Character.toLowerCase(name.charAt(0)) + name.substring(1);
                phrases.add(new Phrase(key, arguments));
            } else {
                addFamily(member, phrases);
            }
        }
    }

    private static void addArguments(Class<?> told, List<Argument> arguments) {
        for (RecordComponent component : told.getRecordComponents()) {
            if (component.getType().isRecord()) {
                addArguments(component.getType(), arguments);
            } else {
                arguments.add(argument(component));
            }
        }
    }

    private static Argument argument(RecordComponent component) {
        String name = component.getName();
        Kind kind = component.getAnnotation(Kind.class);
        if (component.getType() == int.class) {
            boolean seat = name.equals("seat") || component.isAnnotationPresent(Seat.class);
            return seat ? Argument.seat(name, 0) : Argument.number(name, 0);
        }
        String named = kind == null ? name : kind.value();
        return component.getType() == List.class
                ? Argument.tally(name, named, List.of())
                : Argument.term(name, named, "");
    }
}
