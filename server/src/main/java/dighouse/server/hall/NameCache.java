package dighouse.server.hall;

import dighouse.server.store.People;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Remembers the names of people. Somebody whose data was deleted has none.
public final class NameCache {
    private final People people;
    private final Map<String, String> names = new ConcurrentHashMap<>();

    public NameCache(People people) {
        this.people = people;
    }

    public String name(String person) {
        return names.computeIfAbsent(
                person, id -> people.byId(id).map(People.PersonRow::name).orElse(""));
    }

    public void forgetAll() {
        names.clear();
    }

    /// Asks the store anew, since the person was renamed or deleted.
    public void forget(String person) {
        names.remove(person);
    }
}
