package dighouse.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The statements of a ledger that a test checks: `@Rule("ARC-DIG-04")`. A test claims only what it
/// would see broken. The build lists every statement that no test claims.
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Rule {
    String[] value();
}
