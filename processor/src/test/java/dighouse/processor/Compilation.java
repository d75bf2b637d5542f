package dighouse.processor;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/// One run of the compiler with the processor, in memory.
///
/// @param generated sources by the names of their classes
/// @param errors each with its line: `3: Only a record can be @Written.`
record Compilation(Map<String, String> generated, List<String> errors) {

    /// Compiles one source of the package `trench`, whose imports are added.
    static Compilation of(String name, String source) {
        String head =
                "package trench; import dighouse.kernel.*; import dighouse.kernel.Argument.Count;"
                        + " import dighouse.kernel.annotation.*; import java.util.*; import"
                        + " org.jspecify.annotations.Nullable;\n";
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        try (Memory memory = new Memory(compiler.getStandardFileManager(found, null, null))) {
            JavaCompiler.CompilationTask task =
                    compiler.getTask(
                            null,
                            memory,
                            found,
                            List.of("-Xlint:all", "-Xlint:-processing", "-Werror"),
                            null,
                            List.of(new Source("trench." + name, head + source)));
            task.setProcessors(List.of(new RecordProcessor()));
            boolean compiled = task.call();
            List<String> errors = new ArrayList<>();
            for (Diagnostic<? extends JavaFileObject> one : found.getDiagnostics()) {
                errors.add(one.getLineNumber() - 1 + ": " + one.getMessage(null));
            }
            if (compiled != errors.isEmpty()) {
                throw new AssertionError("compiled: " + compiled + ", but " + errors);
            }
            return new Compilation(memory.sources(), errors);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /// The methods of the single generated class, without what every such class has.
    String body() {
        String text = generated.values().stream().collect(joining());
        int start = text.indexOf("() {}\n\n") + 7;
        return text.substring(start, text.lastIndexOf('}')).stripTrailing().stripIndent();
    }

    /// Collects what the processor generates.
    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, StringWriter> written = new TreeMap<>();

        Memory(JavaFileManager files) {
            super(files);
        }

        Map<String, String> sources() {
            Map<String, String> sources = new TreeMap<>();
            written.forEach((name, text) -> sources.put(name, text.toString()));
            return sources;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            if (kind == JavaFileObject.Kind.SOURCE) {
                return new Target(name, written.computeIfAbsent(name, _ -> new StringWriter()));
            }
            return new Nowhere(name);
        }
    }

    private static class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String name, String text) {
            super(URI.create("memory:///" + name.replace('.', '/') + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public String getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class Target extends Source {
        private final StringWriter text;

        Target(String name, StringWriter text) {
            super(name, "");
            this.text = text;
        }

        @Override
        public Writer openWriter() {
            return text;
        }

        @Override
        public String getCharContent(boolean ignoreEncodingErrors) {
            return text.toString();
        }
    }

    private static final class Nowhere extends SimpleJavaFileObject {
        Nowhere(String name) {
            super(URI.create("memory:///" + name.replace('.', '/') + ".class"), Kind.CLASS);
        }

        @Override
        public java.io.OutputStream openOutputStream() {
            return java.io.OutputStream.nullOutputStream();
        }
    }
}
