package dighouse.processor;

import dighouse.kernel.annotation.Told;
import dighouse.kernel.annotation.Written;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/// The annotation processor: generates a class beside each type that is [Written] or [Told].
public final class RecordProcessor extends AbstractProcessor {
    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(Written.class.getName(), Told.class.getName());
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (Element type : round.getElementsAnnotatedWith(Written.class)) {
            generate((TypeElement) type, "Json", JsonSource.IMPORTS, JsonSource::of);
        }
        for (Element type : round.getElementsAnnotatedWith(Told.class)) {
            generate((TypeElement) type, "Phrases", PhraseSource.IMPORTS, PhraseSource::of);
        }
        return false; // other processors may read these annotations, too
    }

    private void generate(TypeElement type, String suffix, List<String> imports, Source source) {
        try {
            if (type.getNestingKind().isNested()) {
                throw new Misuse(type, "Only a top-level type can be @Written or @Told.");
            }
            String packageName =
                    processingEnv
                            .getElementUtils()
                            .getPackageOf(type)
                            .getQualifiedName()
                            .toString();
            String name = type.getSimpleName() + suffix;
            SourceText text = SourceText.beside(packageName, type, name, imports);
            source.write(type, text);
            save(type, packageName.isEmpty() ? name : packageName + "." + name, text.line("}"));
        } catch (Misuse misuse) {
            processingEnv
                    .getMessager()
                    .printMessage(Diagnostic.Kind.ERROR, misuse.getMessage(), misuse.element());
        }
    }

    private void save(TypeElement type, String name, SourceText text) {
        try (Writer file = processingEnv.getFiler().createSourceFile(name, type).openWriter()) {
            file.write(text.toString());
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot write the source of " + name, failed);
        }
    }

    /// Generates the members of a class.
    private interface Source {
        void write(TypeElement type, SourceText text) throws Misuse;
    }
}
