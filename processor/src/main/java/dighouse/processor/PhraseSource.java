package dighouse.processor;

import static dighouse.processor.SourceText.quoted;

import dighouse.kernel.annotation.Kind;
import dighouse.kernel.annotation.Seat;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/// Generates the phrases of all records of a sealed interface: one `switch` over them.
final class PhraseSource {
    static final List<String> IMPORTS =
            List.of("dighouse.kernel.Argument", "dighouse.kernel.Phrase");

    private PhraseSource() {}

    static void of(TypeElement told, SourceText text) throws Misuse {
        if (told.getKind() != ElementKind.INTERFACE
                || !told.getModifiers().contains(Modifier.SEALED)) {
            throw new Misuse(told, "Only a sealed interface of records can be @Told.");
        }
        text.line("").line("static Phrase of(" + told.getSimpleName() + " told) {");
        text.line("return switch (told) {");
        for (TypeElement record : records(told)) {
            addCase(told, record, text);
        }
        text.line("};").line("}");
    }

    /// All records of a sealed interface and of the interfaces in it.
    private static List<TypeElement> records(TypeElement told) throws Misuse {
        List<TypeElement> records = new ArrayList<>();
        for (TypeMirror permitted : told.getPermittedSubclasses()) {
            TypeElement type = (TypeElement) ((DeclaredType) permitted).asElement();
            if (type.getKind() == ElementKind.RECORD) {
                records.add(type);
            } else if (type.getModifiers().contains(Modifier.SEALED)) {
                records.addAll(records(type));
            } else {
                throw new Misuse(type, "Only records can be told.");
            }
        }
        return records;
    }

    private static void addCase(TypeElement told, TypeElement record, SourceText text)
            throws Misuse {
        String name = "case " + Types.nameBeside(told, record);
        List<String> arguments = new ArrayList<>();
        addArguments(record, "it", arguments);
        if (arguments.isEmpty()) {
            text.line(name + " _ -> Phrase.of(" + quoted(key(record)) + ");");
            return;
        }
        arguments.addFirst(quoted(key(record)));
        text.line(name + " it ->").line("        Phrase.of(");
        String last = arguments.removeLast();
        arguments.forEach(argument -> text.line("                " + argument + ","));
        text.line("                " + last + ");");
    }

    /// One argument for each component; a record among the components contributes its own.
    private static void addArguments(TypeElement record, String read, List<String> arguments)
            throws Misuse {
        for (RecordComponentElement component : record.getRecordComponents()) {
            TypeMirror type = component.asType();
            String value = read + "." + component.getSimpleName() + "()";
            if (Types.isOf(type, ElementKind.RECORD) && !Types.isNullable(type)) {
                addArguments((TypeElement) ((DeclaredType) type).asElement(), value, arguments);
            } else {
                arguments.add(argument(component, value));
            }
        }
    }

    private static String key(TypeElement record) {
        String name = record.getSimpleName().toString();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    private static String argument(RecordComponentElement component, String value) throws Misuse {
        TypeMirror type = component.asType();
        String name = component.getSimpleName().toString();
        Seat seat = component.getAnnotation(Seat.class);
        Kind kind = component.getAnnotation(Kind.class);
        if (Types.isNullable(type)) {
            throw new Misuse(component, "An argument of a phrase must not be @Nullable.");
        }
        if (Types.name(type).equals("int")) {
            refuse(component, kind, "A number cannot have a @Kind.");
            return argument(
                    seat != null || name.equals("seat") ? "seat" : "number", name, null, value);
        }
        refuse(component, seat, "Only an int can be a @Seat.");
        if (Types.name(type).equals("java.lang.String")) {
            return argument("term", name, kind == null ? name : kind.value(), value);
        }
        if (Types.isTally(type)) {
            if (kind == null) {
                throw new Misuse(
                        component,
                        "Counts need the kind of what is counted, as in @Kind(\"treasure\").");
            }
            return argument("tally", name, kind.value(), value);
        }
        throw new Misuse(
                component,
                "This type cannot be told: a phrase may hold int, String and lists of counts.");
    }

    private static String argument(
            String method, String name, @Nullable String kind, String value) {
        String before = "Argument." + method + "(" + quoted(name) + ", ";
        return before + (kind == null ? "" : quoted(kind) + ", ") + value + ")";
    }

    private static void refuse(RecordComponentElement component, @Nullable Object mark, String why)
            throws Misuse {
        if (mark != null) {
            throw new Misuse(component, why);
        }
    }
}
