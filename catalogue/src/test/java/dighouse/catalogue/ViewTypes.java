package dighouse.catalogue;

import dighouse.kernel.Argument;
import dighouse.kernel.Json;
import dighouse.kernel.Phrase;
import dighouse.kernel.annotation.KeyName;
import dighouse.kernel.annotation.OmittedIfNull;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The records of a view as interfaces of TypeScript, by the same names.
final class ViewTypes {
    private final Map<String, String> interfaces = new LinkedHashMap<>();
    private final Map<String, Class<?>> records = new LinkedHashMap<>();
    private final String game; // with a capital letter
    private final ClosedKinds kinds;

    ViewTypes(Class<?> view, ClosedKinds kinds) {
        this.kinds = kinds;
        this.game = view.getSimpleName().replace("View", "");
        add(view);
    }

    String text() {
        return String.join("\n", interfaces.values());
    }

    private void add(Class<?> view) {
        if (records.putIfAbsent(view.getSimpleName(), view) != null) {
            return;
        }
        interfaces.put(view.getSimpleName(), ""); // outer ones first
        StringBuilder text = new StringBuilder("export interface ");
        text.append(view.getSimpleName()).append(" {\n");
        for (RecordComponent component : view.getRecordComponents()) {
            boolean optional = component.isAnnotationPresent(OmittedIfNull.class);
            text.append("  ").append(component.getName()).append(optional ? "?: " : ": ");
            text.append(type(component.getAnnotatedType(), component)).append(";\n");
        }
        interfaces.put(view.getSimpleName(), text.append("}\n").toString());
    }

    private static boolean isNullable(AnnotatedType type) {
        return type.isAnnotationPresent(Nullable.class);
    }

    private String type(AnnotatedType annotated, RecordComponent component) {
        String plain = plain(annotated, component);
        boolean isNull =
                isNullable(annotated) && !component.isAnnotationPresent(OmittedIfNull.class);
        return isNull ? plain + " | null" : plain;
    }

    private String plain(AnnotatedType annotated, RecordComponent component) {
        Type type = annotated.getType();
        if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
            String element =
                    type(
                            ((AnnotatedParameterizedType) annotated)
                                    .getAnnotatedActualTypeArguments()[0],
                            component);
            return element.contains(" ") ? "(" + element + ")[]" : element + "[]";
        }
        Class<?> named = (Class<?>) type;
        if (named == int.class || named == Integer.class || named == long.class) {
            return "number";
        }
        if (named == boolean.class) {
            return "boolean";
        }
        if (named == String.class) {
            return kinds.type(component);
        }
        if (named == Phrase.class) {
            return game + phrasesOf(component);
        }
        if (isTally(named)) {
            return kinds.tally(ClosedKinds.kindOf(named.getRecordComponents()[0]));
        }
        add(named);
        return named.getSimpleName();
    }

    /// A phrase under `verb` is a move, one under `goal` a goal.
    private static String phrasesOf(RecordComponent component) {
        String key = component.getAnnotation(KeyName.class).value();
        return key.equals("verb")
                ? "Move"
                : Character.toUpperCase(key.charAt(0)) + key.substring(1);
    }

    /// A record that is nothing but counts is written as a tally.
    private static boolean isTally(Class<?> named) {
        RecordComponent[] components = named.getRecordComponents();
        return components.length == 1
                && components[0].getGenericType() instanceof ParameterizedType list
                && list.getActualTypeArguments()[0] == Argument.Count.class;
    }

    /// What a view's JSON has that the types do not, or the other way round.
    Set<String> differences(Json json, Class<?> view) {
        Set<String> found = new LinkedHashSet<>();
        compare(json, view, view.getSimpleName(), found);
        return found;
    }

    private void compare(Json json, Class<?> view, String place, Set<String> found) {
        Map<String, Json> members = new LinkedHashMap<>(json.object());
        for (RecordComponent component : view.getRecordComponents()) {
            Json member = members.remove(component.getName());
            String at = place + "." + component.getName();
            if (member == null) {
                if (!component.isAnnotationPresent(OmittedIfNull.class)) {
                    found.add(at + " is missing");
                }
            } else if (member instanceof Json.Null) {
                if (!isNullable(component.getAnnotatedType())) {
                    found.add(at + " is null");
                }
            } else {
                compare(member, component.getGenericType(), at, found);
                compareIds(member, component, at, found);
            }
        }
        members.keySet().forEach(name -> found.add(place + "." + name + " is not in the record"));
    }

    private void compare(Json json, Type type, String at, Set<String> found) {
        if (type instanceof ParameterizedType list) {
            for (Json element : json.array()) {
                if (!(element instanceof Json.Null)) {
                    compare(element, list.getActualTypeArguments()[0], at, found);
                }
            }
        } else if (type == String.class) {
            check(json instanceof Json.Str, at, found);
        } else if (type == boolean.class) {
            check(json instanceof Json.Bool, at, found);
        } else if (type == int.class || type == Integer.class || type == long.class) {
            check(json instanceof Json.Num, at, found);
        } else if (type == Phrase.class || isTally((Class<?>) type)) {
            check(json instanceof Json.Obj, at, found);
        } else {
            compare(json, (Class<?>) type, at, found);
        }
    }

    private void compareIds(Json json, RecordComponent component, String at, Set<String> found) {
        if (json instanceof Json.Arr list) {
            list.elements().forEach(each -> compareIds(each, component, at, found));
        } else if (json instanceof Json.Str text && !kinds.allows(component, text.value())) {
            found.add(at + " names \"" + text.value() + "\", for which there are no words");
        }
    }

    private static void check(boolean right, String at, Set<String> found) {
        if (!right) {
            found.add(at + " is of another type");
        }
    }
}
