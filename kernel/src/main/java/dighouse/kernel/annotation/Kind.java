package dighouse.kernel.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The kind of thing that a component names, where it has another name itself: `@Kind("place")
/// String city`, `@Kind("treasure") List<Count> given`.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Kind {
    String value();

    /// An empty text names nothing.
    boolean orNone() default false;
}
