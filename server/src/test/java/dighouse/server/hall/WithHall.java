package dighouse.server.hall;

import dighouse.server.store.SqliteDatabase;
import dighouse.server.store.Store;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// Runs tests on a hall with an embedded store, without a server around it.
abstract class WithHall {
    @TempDir Path folder;
    Store store;
    ServerClock clock;
    Hall hall;

    @BeforeEach
    final void openHall() {
        store = Store.open(new SqliteDatabase(folder.resolve("house.db")), Store.USUAL_DEADLINE);
        clock = new ServerClock(store.queries());
        hall = new Hall(store, clock, new NameCache(store.people()));
    }

    @AfterEach
    final void closeHall() {
        clock.close();
        store.close();
    }
}
