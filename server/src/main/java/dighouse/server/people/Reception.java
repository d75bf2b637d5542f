package dighouse.server.people;

import dighouse.kernel.Argument;
import dighouse.server.hall.Directory;
import dighouse.server.store.People;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Gives people names and keys, and knows them again.
public final class Reception {
    public static final int MOST_NAME = 24;
    private static final int MOST_REMEMBERED = 100_000; // then it asks the store anew
    private static final String BROWSER = "browser";
    private static final String RECOVERY = "recovery";

    private final People people;
    private final Directory directory;
    private final Secrets secrets;
    private final Map<String, Person> byKey = new ConcurrentHashMap<>(); // by hash

    public Reception(People people, Directory directory, Secrets secrets) {
        this.people = people;
        this.directory = directory;
        this.secrets = secrets;
    }

    /// A person with the secret that opens their door: told to their browser, kept as a hash.
    public record Welcome(Person person, String secret) {}

    /// A new guest.
    ///
    /// @throws Unfit if that is no name
    public Welcome welcome(String name) {
        String secret = secrets.secret();
        People.PersonRow row = new People.PersonRow(secrets.id(), checkedName(name), "{}");
        people.add(row, Secrets.hash(secret), BROWSER, System.currentTimeMillis());
        return new Welcome(person(row), secret);
    }

    /// Somebody who plays at another's browser.
    ///
    /// @return the id they are known by
    public String welcomeGuest(Person host, String name) {
        String id = secrets.id();
        people.addGuest(id, host.id(), checkedName(name), System.currentTimeMillis());
        return id;
    }

    /// Who holds this secret.
    public Person known(String secret) {
        if (secret.isEmpty()) {
            return Person.NOBODY;
        }
        String hash = Secrets.hash(secret);
        Person person = byKey.get(hash);
        if (person == null) {
            person = people.byKey(hash, BROWSER).map(Reception::person).orElse(Person.NOBODY);
            if (person.isKnown()) {
                if (byKey.size() >= MOST_REMEMBERED) {
                    byKey.clear();
                }
                byKey.put(hash, person);
            }
        }
        return person;
    }

    /// Gives a person another name.
    public void rename(Person person, String name) {
        people.rename(person.id(), checkedName(name));
        forgetNames(person);
    }

    public void keepSettings(Person person, String settings) {
        people.keepSettings(person.id(), settings);
        forgetNames(person);
    }

    /// A secret for a personal link, to be opened on another device. The one before is useless now.
    public String recovery(Person person) {
        String secret = secrets.secret();
        people.removeKeys(person.id(), RECOVERY);
        people.addKey(Secrets.hash(secret), person.id(), RECOVERY, System.currentTimeMillis());
        return secret;
    }

    /// Opens a person's door on this device; the link that was used stays good, for other devices.
    public Welcome recover(String recovery) {
        People.PersonRow row =
                people.byKey(Secrets.hash(recovery), RECOVERY)
                        .orElseThrow(() -> new Unfit("noSuchLink"));
        return newKey(row);
    }

    /// Another key for the door of somebody who has shown who they are; nothing if they have left.
    Optional<Welcome> newKey(String person) {
        return people.byId(person).map(this::newKey);
    }

    private Welcome newKey(People.PersonRow row) {
        String secret = secrets.secret();
        people.addKey(Secrets.hash(secret), row.id(), BROWSER, System.currentTimeMillis());
        return new Welcome(person(row), secret);
    }

    /// Makes all keys of a person useless and gives them a new one.
    Welcome relock(Person person) {
        people.removeKeys(person.id(), BROWSER);
        people.removeKeys(person.id(), RECOVERY);
        forgetNames(person);
        return newKey(person.id())
                .orElseThrow(() -> new IllegalStateException("a person has left meanwhile"));
    }

    /// Locks the door that this secret opens.
    public void leave(String secret) {
        people.removeKey(Secrets.hash(secret));
        byKey.remove(Secrets.hash(secret));
    }

    /// Forgets a person for good.
    public void forget(Person person) {
        people.forget(person.id());
        forgetNames(person);
        directory.forgetAll(); // their guests' names have gone, too
    }

    /// The voices that a person does not want to hear.
    public Set<String> muted(Person person) {
        return person.isKnown() ? people.muted(person.id()) : Set.of();
    }

    /// Stops hearing a voice, or hears it again.
    ///
    /// @param voice as news name whoever speaks
    public void mute(Person person, String voice, boolean mute) {
        people.mute(person.id(), voice, mute);
    }

    private void forgetNames(Person person) {
        byKey.values().removeIf(known -> known.id().equals(person.id()));
        directory.forget(person.id());
    }

    private static Person person(People.PersonRow row) {
        return new Person(row.id(), row.name(), row.settings());
    }

    /// A name without spaces around it, short, and of letters that can be seen.
    private static String checkedName(String name) {
        String trimmed = name.strip();
        boolean visible = trimmed.codePoints().allMatch(Reception::isVisible);
        if (trimmed.isEmpty()
                || trimmed.codePointCount(0, trimmed.length()) > MOST_NAME
                || !visible) {
            throw new Unfit("unfitName", Argument.number("most", MOST_NAME));
        }
        return trimmed;
    }

    private static boolean isVisible(int point) {
        boolean hidden =
                Character.isISOControl(point)
                        || Character.isWhitespace(point)
                        || Character.getType(point) == Character.FORMAT;
        return point == ' ' || !hidden;
    }
}
