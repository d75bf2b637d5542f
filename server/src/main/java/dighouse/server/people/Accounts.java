package dighouse.server.people;

import dighouse.server.store.People;
import java.util.Locale;
import java.util.Optional;

/// Accounts, for those who want one: a name and a password by which a person is known again on any
/// device. Everything works without.
public final class Accounts {
    private final People people;
    private final Reception reception;
    private final Passwords passwords = new Passwords();
    private final Tries tries = new Tries(System::nanoTime);

    public Accounts(People people, Reception reception) {
        this.people = people;
        this.reception = reception;
    }

    /// What became of a try.
    public enum Opened {
        DONE,
        NAME_TAKEN,
        HAS_ONE
    }

    /// The name of a person's account; empty without one.
    public String login(Person person) {
        return people.accountOf(person.id()).map(People.AccountRow::login).orElse("");
    }

    /// Gives a person an account.
    ///
    /// @throws Unfit if that is no name or no password
    public Opened open(Person person, String login, String password) {
        if (people.accountOf(person.id()).isPresent()) {
            return Opened.HAS_ONE;
        }
        String name = checkedLogin(login);
        String hash = passwords.hash(password);
        boolean added = people.addAccount(new People.AccountRow(name, person.id(), hash));
        return added ? Opened.DONE : Opened.NAME_TAKEN;
    }

    /// Whether somebody may still try: not after too many failures for this name or from there.
    public boolean mayTry(String login, String address) {
        return tries.isAllowed(byName(login)) && tries.isAllowed("from " + address);
    }

    /// Opens the door of an account's person on this device.
    ///
    /// @return nothing if name and password do not fit together
    public Optional<Reception.Welcome> signIn(String login, String password, String address) {
        Optional<People.AccountRow> account = people.account(plain(login));
        boolean fits =
                account.isPresent()
                        ? passwords.matches(password, account.get().password())
                        : passwords.matchesNobody(password);
        if (account.isEmpty() || !fits) {
            tries.fail(byName(login));
            tries.fail("from " + address);
            return Optional.empty();
        }
        tries.succeed(byName(login));
        return reception.newKey(account.get().person());
    }

    /// Whether this is the password of a person's account; counts as a try.
    public boolean knows(Person person, String password, String address) {
        Optional<People.AccountRow> account = people.accountOf(person.id());
        boolean fits = account.isPresent() && passwords.matches(password, account.get().password());
        if (!fits) {
            tries.fail(byName(login(person)));
            tries.fail("from " + address);
        }
        return fits;
    }

    /// Changes the password and locks the doors on all devices; this one gets a new key.
    public Reception.Welcome change(Person person, String password) {
        people.keepPassword(person.id(), passwords.hash(password));
        return reception.relock(person);
    }

    /// Gives the account up; the person stays, known by this browser.
    public void close(Person person) {
        people.removeAccount(person.id());
    }

    private static String byName(String login) {
        return "name " + plain(login);
    }

    private static String plain(String login) {
        return login.strip().toLowerCase(Locale.ROOT);
    }

    private static String checkedLogin(String login) {
        String name = plain(login);
        if (!name.matches("[\\p{L}\\p{N}._-]{3,24}")) {
            throw new Unfit("unfitLogin");
        }
        return name;
    }
}
