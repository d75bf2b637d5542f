package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;

import dighouse.kernel.Argument;
import dighouse.kernel.Event;
import dighouse.kernel.Json;
import dighouse.kernel.MoveEvent;
import dighouse.kernel.Phrase;
import dighouse.kernel.Position;
import dighouse.kernel.View;
import dighouse.kernel.Viewer;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The JSON of a view has the names of its record components, in order, at every level, and the
/// phrase of an event has the event's name and arguments. Checks one viewer at some nodes, and the
/// open view after the end.
public final class OutputCheck<P extends Position<P>> implements ContractCheck<P> {
    private static final int HOW_OFTEN = 16;

    /// The readers of a record's components; reflection is slow to ask twice.
    private static final ClassValue<Method[]> READERS =
            new ClassValue<>() {
                @Override
                protected Method[] computeValue(Class<?> type) {
                    RecordComponent[] components = type.getRecordComponents();
                    Method[] readers = new Method[components.length];
                    for (int i = 0; i < readers.length; i++) {
                        readers[i] = components[i].getAccessor();
                        readers[i].setAccessible(true); // inner records may be package-private
                    }
                    return readers;
                }
            };

    @Override
    public String name() {
        return "shapes";
    }

    @Override
    public void at(Node<P> node) {
        if (!node.isOver() && node.random().below(HOW_OFTEN) > 0) {
            return;
        }
        int viewer = node.viewer(node.random().below(node.viewers()));
        view(node.game().view(node.position(), viewer));
        if (node.isOver()) {
            view(node.game().view(node.position(), Viewer.OPEN));
        } else {
            int ply = node.anyOrder().get(node.random().below(node.anyOrder().size()));
            node.game().tell(node.position(), ply, viewer).forEach(OutputCheck::event);
        }
    }

    private static void view(View view) {
        compare("view", view, Json.parse(view.json()));
    }

    /// Compares a value with its JSON.
    private static void compare(String place, @Nullable Object value, @Nullable Json json) {
        boolean fits =
                switch (value) {
                    case null -> json == null || json instanceof Json.Null;
                    case Integer number ->
                            json instanceof Json.Num written
                                    && written.digits().equals(number.toString());
                    case Long number ->
                            json instanceof Json.Num written
                                    && written.digits().equals(number.toString());
                    case Boolean flag ->
                            json instanceof Json.Bool written && written.value() == flag;
                    case String text ->
                            json instanceof Json.Str written && written.value().equals(text);
                    case List<?> list ->
                            json instanceof Json.Arr written && all(place, list, written);
                    case Record fields ->
                            json instanceof Json.Obj written && members(place, fields, written);
                    default -> json != null; // enums, phrases and maps have forms of their own
                };
        if (!fits) {
            throw fail(place + " is " + value + ", but written as " + text(json));
        }
    }

    private static String text(@Nullable Json json) {
        return json == null ? "nothing" : json.compact();
    }

    private static boolean all(String place, List<?> list, Json.Arr written) {
        if (list.size() != written.elements().size()) {
            return false;
        }
        for (int i = 0; i < list.size(); i++) {
            compare(place + "[" + i + "]", list.get(i), written.elements().get(i));
        }
        return true;
    }

    /// Components in order; one that is `null` may be left out.
    private static boolean members(String place, Record fields, Json.Obj written) {
        if (fields instanceof Phrase) {
            return true; // has a form of its own
        }
        Method[] readers = READERS.get(fields.getClass());
        if (readers.length == 1 && isTally(value(fields, readers[0]))) {
            return tally((List<?>) value(fields, readers[0]), written);
        }
        List<String> names = new ArrayList<>();
        for (Method reader : readers) {
            String name = reader.getName();
            compare(place + "." + name, value(fields, reader), written.members().get(name));
            if (written.members().containsKey(name)) {
                names.add(name);
            }
        }
        if (!names.equals(List.copyOf(written.members().keySet()))) {
            throw fail(place + " has " + names + ", but writes " + written.members().keySet());
        }
        return true;
    }

    /// A record of nothing but counts is a tally: an object that names each thing.
    private static boolean isTally(@Nullable Object value) {
        return value instanceof List<?> list
                && list.stream().allMatch(element -> element instanceof Argument.Count);
    }

    private static boolean tally(@Nullable List<?> counts, Json.Obj written) {
        Map<String, String> numbers = new LinkedHashMap<>();
        for (Object count : Objects.requireNonNull(counts)) {
            Argument.Count one = (Argument.Count) count;
            numbers.put(one.id(), Integer.toString(one.number()));
        }
        Map<String, String> digits = new LinkedHashMap<>();
        written.members().forEach((id, number) -> digits.put(id, number.compact()));
        return List.copyOf(numbers.entrySet()).equals(List.copyOf(digits.entrySet()));
    }

    private static @Nullable Object value(Record fields, Method reader) {
        try {
            return reader.invoke(fields);
        } catch (IllegalAccessException | InvocationTargetException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private static void event(Event event) {
        if (event instanceof MoveEvent) {
            return; // its phrase is the description of a move
        }
        if (!(event instanceof Record fields)) {
            throw fail("event " + event + " is no record");
        }
        Phrase phrase = event.phrase();
        String type = event.getClass().getSimpleName();
        String key = type.substring(0, 1).toLowerCase(Locale.ROOT) + type.substring(1);
        if (!phrase.key().equals(key)) {
            throw fail("event " + type + " says itself as " + phrase.key());
        }
        Method[] readers = READERS.get(fields.getClass());
        if (readers.length != phrase.arguments().size()) {
            throw fail("event " + type + " has other arguments than components");
        }
        for (int i = 0; i < readers.length; i++) {
            argument(type, readers[i].getName(), value(fields, readers[i]), phrase, i);
        }
    }

    private static void argument(
            String type, String name, @Nullable Object value, Phrase phrase, int index) {
        Argument argument = phrase.arguments().get(index);
        boolean same =
                argument.name().equals(name)
                        && switch (argument) {
                            case Argument.Amount amount ->
                                    !(value instanceof Integer n) || n == amount.value();
                            case Argument.Seat seat ->
                                    !(value instanceof Integer n) || n == seat.seat();
                            case Argument.Term term ->
                                    !(value instanceof String id) || id.equals(term.id());
                            case Argument.Tally _ -> true;
                        };
        if (!same) {
            throw fail("event " + type + ": " + name + " is " + value + ", said as " + argument);
        }
    }
}
