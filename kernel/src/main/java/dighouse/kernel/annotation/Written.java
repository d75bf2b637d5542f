package dighouse.kernel.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The record is written as JSON: one member for each component, by its name, in their order.
///
/// For a record `TrenchView` the class `TrenchViewJson` is generated beside it, with the method
/// `write(TrenchView, JsonWriter)`. Components are numbers, booleans, texts, enums (by their
/// names), phrases (see [KeyName]), other records, and lists of these. A list of counts becomes an
/// object that names each thing, and so does a record that holds nothing but such a list. What is
/// `@Nullable` and missing is written as `null` (but see [OmittedIfNull]).
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Written {}
