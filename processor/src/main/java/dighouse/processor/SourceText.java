package dighouse.processor;

import java.util.List;
import javax.lang.model.element.TypeElement;

/// Builds a Java source line by line; braces at the ends of lines indent what follows.
final class SourceText {
    private final StringBuilder text = new StringBuilder();
    private int depth;

    /// Begins a class that is generated beside a type.
    static SourceText beside(
            String packageName, TypeElement type, String name, List<String> imports) {
        SourceText source = new SourceText();
        if (!packageName.isEmpty()) {
            source.line("package " + packageName + ";").line("");
        }
        imports.forEach(each -> source.line("import " + each + ";"));
        source.line("import javax.annotation.processing.Generated;").line("");
        source.line("/// Generated from [" + type.getSimpleName() + "]: change that instead.");
        source.line("@Generated(\"dighouse.processor\")");
        source.line("final class " + name + " {");
        source.line("private " + name + "() {}");
        return source;
    }

    SourceText line(String line) {
        if (line.startsWith("}")) {
            depth--;
        }
        text.append("    ".repeat(line.isEmpty() ? 0 : depth)).append(line).append('\n');
        if (line.endsWith("{")) {
            depth++;
        }
        return this;
    }

    /// A text as a Java string literal.
    static String quoted(Object text) {
        return "\"" + text.toString().replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
