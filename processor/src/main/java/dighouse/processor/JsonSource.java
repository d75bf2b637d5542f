package dighouse.processor;

import static dighouse.processor.SourceText.quoted;

import dighouse.kernel.annotation.KeyName;
import dighouse.kernel.annotation.OmittedIfNull;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/// Generates the code that writes a record and the records in it as JSON: a method `write` for
/// each.
final class JsonSource {
    static final List<String> IMPORTS = List.of("dighouse.kernel.JsonWriter");

    private static final String PHRASE = "dighouse.kernel.Phrase";
    private static final Set<String> PLAIN =
            Set.of(
                    "int",
                    "long",
                    "boolean",
                    "java.lang.Integer",
                    "java.lang.Long",
                    "java.lang.Boolean",
                    "java.lang.String");

    private static final Set<String> OR_NULL = Set.of("java.lang.Integer", "java.lang.String");

    /// Element types for whose lists the JSON writer has a method.
    private static final Map<String, String> LISTS =
            Map.of("java.lang.Integer", "numbers", "java.lang.String", "texts");

    private final TypeElement root;
    private final SourceText text;
    private final Set<TypeElement> records = new LinkedHashSet<>();
    private final Deque<TypeElement> due = new ArrayDeque<>();

    private JsonSource(TypeElement root, SourceText text) {
        this.root = root;
        this.text = text;
    }

    static void of(TypeElement view, SourceText text) throws Misuse {
        if (view.getKind() != ElementKind.RECORD) {
            throw new Misuse(view, "Only a record can be @Written.");
        }
        JsonSource source = new JsonSource(view, text);
        source.mention(view);
        while (!source.due.isEmpty()) {
            source.write(source.due.remove());
        }
    }

    private void mention(TypeElement view) {
        if (records.add(view)) {
            due.add(view);
        }
    }

    private void write(TypeElement view) throws Misuse {
        String name = Types.nameBeside(root, view);
        text.line("").line("static void write(" + name + " view, JsonWriter json) {");
        List<? extends RecordComponentElement> components = view.getRecordComponents();
        if (isNothingButCounts(components)) {
            RecordComponentElement counts = components.getFirst();
            String read = "view." + counts.getSimpleName() + "()";
            writeTally(new Value(counts, counts.asType(), read, "json", 0));
        } else {
            text.line("json.beginObject();");
            for (RecordComponentElement component : components) {
                member(component);
            }
            text.line("json.endObject();");
        }
        text.line("}");
    }

    private static boolean isNothingButCounts(List<? extends RecordComponentElement> components) {
        if (components.size() != 1) {
            return false;
        }
        TypeMirror only = components.getFirst().asType();
        return Types.isTally(only) && !Types.isNullable(only);
    }

    private void member(RecordComponentElement component) throws Misuse {
        TypeMirror type = component.asType();
        String read = "view." + component.getSimpleName() + "()";
        String name = "json.name(" + quoted(component.getSimpleName()) + ")";
        if (component.getAnnotation(OmittedIfNull.class) == null) {
            writeOrNull(new Value(component, type, read, name, 0));
            return;
        }
        if (!Types.isNullable(type)) {
            throw new Misuse(component, "Only a @Nullable component can be @OmittedIfNull.");
        }
        String local = component.getSimpleName() + "OrNull";
        text.line("var " + local + " = " + read + ";");
        text.line("if (" + local + " != null) {");
        write(new Value(component, type, local, name, 0));
        text.line("}");
    }

    private void writeOrNull(Value value) throws Misuse {
        if (!Types.isNullable(value.type)) {
            write(value);
        } else if (OR_NULL.contains(Types.name(value.type))) {
            text.line(value.json + ".orNull(" + value.read + ");");
        } else {
            String local =
                    value.component.getSimpleName()
                            + "OrNull"
                            + (value.depth == 0 ? "" : value.depth);
            text.line("var " + local + " = " + value.read + ";");
            text.line("if (" + local + " == null) {")
                    .line(value.json + ".nullValue();")
                    .line("} else {");
            write(value.called(local));
            text.line("}");
        }
    }

    /// Writes a value that is not `null`.
    private void write(Value value) throws Misuse {
        String name = Types.name(value.type);
        if (PLAIN.contains(name)) {
            text.line(value.json + ".value(" + value.read + ");");
        } else if (name.equals(PHRASE)) {
            writePhrase(value);
        } else if (Types.isTally(value.type)) {
            writeTally(value);
        } else if (Types.isList(value.type)) {
            writeList(value);
        } else if (Types.isOf(value.type, ElementKind.ENUM)) {
            text.line(value.json + ".value(" + value.read + ".name());");
        } else if (Types.isOf(value.type, ElementKind.RECORD)) {
            writeRecord(value);
        } else {
            throw new Misuse(
                    value.component,
                    "This type cannot be written: a view may hold int, long, boolean, String, enums, phrases, records and lists of"
                            + " these.");
        }
    }

    private void writePhrase(Value value) throws Misuse {
        KeyName key = value.component.getAnnotation(KeyName.class);
        if (key == null) {
            throw new Misuse(
                    value.component,
                    "A phrase needs the name of its key, as in @KeyName(\"verb\").");
        }
        text.line(value.read + ".write(" + value.json + ", " + quoted(key.value()) + ");");
    }

    private void writeTally(Value value) {
        text.line(value.json + ".beginObject();");
        text.line("for (var count : " + value.read + ") {");
        text.line("json.name(count.id()).value(count.number());");
        text.line("}").line("json.endObject();");
    }

    private void writeList(Value value) throws Misuse {
        TypeMirror element = Types.element(value.type);
        String plain = Types.isNullable(element) ? null : LISTS.get(Types.name(element));
        if (plain != null) {
            text.line(value.json + "." + plain + "(" + value.read + ");");
            return;
        }
        String each = "each" + (value.depth == 0 ? "" : value.depth);
        text.line(value.json + ".beginArray();");
        text.line("for (var " + each + " : " + value.read + ") {");
        writeOrNull(new Value(value.component, element, each, "json", value.depth + 1));
        text.line("}").line("json.endArray();");
    }

    private void writeRecord(Value value) throws Misuse {
        TypeElement view = (TypeElement) ((DeclaredType) value.type).asElement();
        if (view.getModifiers().contains(Modifier.PRIVATE)) {
            throw new Misuse(view, "A private record cannot be written.");
        }
        mention(view);
        text.line("write(" + value.read + ", " + value.json + ");");
    }

    /// A value to write.
    ///
    /// @param component that contains it
    /// @param read the expression that reads it
    /// @param json the expression of the writer, which may write the name of a member first
    /// @param depth the number of lists around it
    private record Value(
            RecordComponentElement component,
            TypeMirror type,
            String read,
            String json,
            int depth) {
        Value called(String name) {
            return new Value(component, type, name, json, depth);
        }
    }
}
