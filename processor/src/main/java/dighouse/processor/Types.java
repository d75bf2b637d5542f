package dighouse.processor;

import java.util.List;
import java.util.Locale;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/// Answers questions about types by their names.
final class Types {
    private static final String NULLABLE = "org.jspecify.annotations.Nullable";
    private static final String COUNT = "dighouse.kernel.Argument.Count";

    private Types() {}

    /// The full name without annotations and type arguments: `java.util.List`, `int`.
    static String name(TypeMirror type) {
        return type instanceof DeclaredType declared
                ? ((TypeElement) declared.asElement()).getQualifiedName().toString()
                : type.getKind().name().toLowerCase(Locale.ROOT);
    }

    /// The name of a type as written in a source in the package of another type.
    static String nameBeside(TypeElement root, TypeElement type) {
        String packageName = packageOf(root);
        String name = type.getQualifiedName().toString();
        return packageOf(type).equals(packageName) && !packageName.isEmpty()
                ? name.substring(packageName.length() + 1)
                : name;
    }

    private static String packageOf(TypeElement type) {
        return switch (type.getEnclosingElement()) {
            case TypeElement outer -> packageOf(outer);
            case PackageElement home -> home.getQualifiedName().toString();
            case null, default -> throw new IllegalArgumentException(type + " is local");
        };
    }

    static boolean isNullable(TypeMirror type) {
        return type.getAnnotationMirrors().stream().anyMatch(Types::isNullable);
    }

    private static boolean isNullable(AnnotationMirror annotation) {
        return name(annotation.getAnnotationType()).equals(NULLABLE);
    }

    static boolean isList(TypeMirror type) {
        return name(type).equals(List.class.getName())
                && !((DeclaredType) type)
                        .getTypeArguments()
                        .isEmpty(); // a raw list may hold anything
    }

    /// The element type of a list.
    static TypeMirror element(TypeMirror list) {
        return ((DeclaredType) list).getTypeArguments().getFirst();
    }

    static boolean isTally(TypeMirror type) {
        return isList(type) && name(element(type)).equals(COUNT);
    }

    static boolean isOf(TypeMirror type, ElementKind kind) {
        return type instanceof DeclaredType declared && declared.asElement().getKind() == kind;
    }
}
