package dighouse.kernel.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Each record of the sealed interface is told as a phrase: the name of the record is the key, each
/// component an argument, in their order.
///
/// For an interface `TrenchEvent` the class `TrenchEventPhrases` is generated beside it, with the
/// method `of(TrenchEvent)`; the record `DugUp(int seat, String find, int points)` becomes `dugUp`
/// with a seat, a thing of the kind `find` and a number. Only an `int` called `seat` is a seat
/// without more words (see [Seat]); things of another kind than their name need [Kind]. A component
/// that is itself a record stands for its own components.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Told {}
