package dighouse.server.hall;

import dighouse.server.store.People;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The names that people go by now. Somebody who has left the house has none.
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

    /// Asks anew from now on: somebody was renamed or has left.
    public void forget(String person) {
        names.remove(person);
    }
}
