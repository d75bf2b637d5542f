package dighouse.server;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Runs tests on every store: a subclass opens servers with [ServerForTests] and need not know the
/// store.
@ParameterizedClass(name = "{0}")
@EnumSource(StoreForTests.class)
abstract class OnEveryStore {
    @Parameter StoreForTests store = StoreForTests.SQLITE; // set before every test

    @BeforeEach
    void useStore() {
        store.use();
    }

    /// Other tests look into the file of the embedded store.
    @AfterEach
    void useEmbeddedStore() {
        StoreForTests.SQLITE.use();
    }
}
