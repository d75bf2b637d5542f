package dighouse.server.people;

import dighouse.kernel.Argument;
import dighouse.server.hall.NameCache;
import dighouse.server.store.People;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/// Gives people names and keys, and recognises them by their keys.
public final class Sessions {
    public static final int MOST_NAME = 24;
    public static final String COOKIE = "dighouse"; // holds the key of a browser
    private static final int MOST_REMEMBERED = 100_000; // above this, it asks the store anew
    private static final String BROWSER = "browser";
    private static final String RECOVERY = "recovery";
    private static final String DEVICE = "device";

    private final People people;
    private final NameCache names;
    private final Secrets secrets;
    private final Map<String, Person> byKey = new ConcurrentHashMap<>(); // by hash
    private final AtomicLong changes = new AtomicLong(); // of people and keys
    private volatile Consumer<String> revoked = person -> {};

    public Sessions(People people, NameCache names, Secrets secrets) {
        this.people = people;
        this.names = names;
        this.secrets = secrets;
    }

    /// A person with the secret of a new key: sent to their browser, stored as a hash.
    public record Welcome(Person person, String secret) {}

    /// Sets who hears afterwards that a key of a person was revoked.
    public void whenRevoked(Consumer<String> newRevoked) {
        revoked = newRevoked;
    }

    /// Makes a new guest.
    ///
    /// @throws UnfitInput if the name is not accepted
    public Welcome welcome(String name) {
        String secret = secrets.secret();
        People.PersonRow row = new People.PersonRow(secrets.id(), checkedName(name), "{}");
        people.add(row, Secrets.hash(secret), BROWSER, System.currentTimeMillis());
        return new Welcome(person(row), secret);
    }

    /// Makes a guest who plays at another person's browser.
    ///
    /// @return their id
    public String welcomeGuest(Person host, String name) {
        String id = secrets.id();
        people.addGuest(id, host.id(), checkedName(name), System.currentTimeMillis());
        return id;
    }

    /// The person who holds this secret.
    public Person known(String secret) {
        if (secret.isEmpty()) {
            return Person.NOBODY;
        }
        String hash = Secrets.hash(secret);
        Person person = byKey.get(hash);
        long before = changes.get();
        if (person == null) {
            person = people.byKey(hash, BROWSER).map(Sessions::person).orElse(Person.NOBODY);
            if (person.isKnown() && before == changes.get()) { // otherwise it may be out of date
                if (byKey.size() >= MOST_REMEMBERED) {
                    byKey.clear();
                }
                byKey.put(hash, person);
                if (before != changes.get()) {
                    byKey.remove(hash);
                }
            }
        }
        return person;
    }

    /// Renames a person.
    public void rename(Person person, String name) {
        people.rename(person.id(), checkedName(name));
        forgetNames(person);
    }

    public void keepSettings(Person person, String settings) {
        people.keepSettings(person.id(), settings);
        forgetNames(person);
    }

    /// A secret for a recovery link, to open on another device. It replaces the one before.
    public String recovery(Person person) {
        String secret = secrets.secret();
        people.removeKeys(person.id(), RECOVERY);
        people.addKey(Secrets.hash(secret), person.id(), RECOVERY, System.currentTimeMillis());
        return secret;
    }

    /// Signs a person in on this device by a recovery link, which stays valid for other devices.
    public Welcome recover(String recovery) {
        People.PersonRow row =
                people.byKey(Secrets.hash(recovery), RECOVERY)
                        .orElseThrow(() -> new UnfitInput("noSuchLink"));
        return newKey(row);
    }

    /// Another key for somebody who has proved who they are; empty if they were deleted.
    Optional<Welcome> newKey(String person) {
        return people.byId(person).map(this::newKey);
    }

    private Welcome newKey(People.PersonRow row) {
        String secret = secrets.secret();
        people.addKey(Secrets.hash(secret), row.id(), BROWSER, System.currentTimeMillis());
        return new Welcome(person(row), secret);
    }

    /// Revokes the keys of a person's other devices.
    ///
    /// @param secret of the key that stays
    void revokeOtherKeys(Person person, String secret) {
        people.removeOtherKeys(person.id(), BROWSER, Secrets.hash(secret));
        tellRevoked(person);
    }

    /// A secret by which a device is recognised as one of a person's, also after they signed out
    /// there. It signs nobody in.
    public String rememberDevice(Person person) {
        String secret = secrets.secret();
        people.addKey(Secrets.hash(secret), person.id(), DEVICE, System.currentTimeMillis());
        return secret;
    }

    /// Whether this is the secret of one of a person's devices.
    public boolean isDeviceOf(String secret, String person) {
        return !secret.isEmpty()
                && people.byKey(Secrets.hash(secret), DEVICE)
                        .filter(row -> row.id().equals(person))
                        .isPresent();
    }

    /// Revokes all keys of a person and gives them a new one.
    Welcome renewKeys(Person person) {
        people.removeKeys(person.id(), BROWSER);
        people.removeKeys(person.id(), RECOVERY);
        tellRevoked(person);
        return newKey(person.id())
                .orElseThrow(() -> new IllegalStateException("the person was deleted meanwhile"));
    }

    /// Revokes the key with this secret.
    public void signOut(String secret) {
        Person person = known(secret);
        if (person.isKnown()) {
            people.removeKey(Secrets.hash(secret));
            tellRevoked(person);
        }
    }

    /// Deletes a person for good.
    public void forget(Person person) {
        people.forget(person.id());
        tellRevoked(person);
        names.forgetAll(); // the names of their guests have gone too
    }

    /// The voices that a person has muted.
    public Set<String> muted(Person person) {
        return person.isKnown() ? people.muted(person.id()) : Set.of();
    }

    /// Mutes a voice, or unmutes it.
    ///
    /// @param voice of the speaker, as news names it
    public void mute(Person person, String voice, boolean mute) {
        people.mute(person.id(), voice, mute);
    }

    /// Reports that some of a person's keys are revoked.
    private void tellRevoked(Person person) {
        forgetNames(person);
        revoked.accept(person.id());
    }

    private void forgetNames(Person person) {
        changes.incrementAndGet();
        byKey.values().removeIf(known -> known.id().equals(person.id()));
        names.forget(person.id());
    }

    private static Person person(People.PersonRow row) {
        return new Person(row.id(), row.name(), row.settings());
    }

    /// Checks a name: short, of visible letters, without spaces around it.
    private static String checkedName(String name) {
        String shown = SafeText.of(name);
        if (shown.isEmpty()
                || shown.codePointCount(0, shown.length()) > MOST_NAME
                || !SafeText.isSafe(name)) {
            throw new UnfitInput("unfitName", Argument.number("most", MOST_NAME));
        }
        return shown;
    }
}
