package dighouse.server.people;

import dighouse.server.budget.Budget;
import dighouse.server.budget.Budgets;
import dighouse.server.budget.Scope;
import dighouse.server.store.People;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Accounts, for those who want one: a name and a password by which a person signs in on any
/// device. Everything works without one.
public final class Accounts {
    private final People people;
    private final Sessions sessions;
    private final Budgets budgets;
    private final Passwords passwords = new Passwords();

    public Accounts(People people, Sessions sessions, Budgets budgets) {
        this.people = people;
        this.sessions = sessions;
        this.budgets = budgets;
    }

    /// Where a password is tried.
    ///
    /// @param address the source of the request, as [dighouse.server.http.SourceAddress#name]
    ///   writes it
    /// @param person who is signed in there, or nobody
    /// @param device the secret of a device on which an account was signed in before; empty for
    ///   none
    public record Place(String address, Person person, String device) {}

    /// The result of opening an account.
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
    /// @throws UnfitInput if the name or the password is not accepted
    public Opened open(Person person, String login, String password, String address) {
        if (people.accountOf(person.id()).isPresent()) {
            return Opened.HAS_ONE;
        }
        String name = checkedLogin(login);
        Budgets.Spent spent = budgets.take(Budget.PASSWORDS, Map.of(Scope.ADDRESS, address));
        String hash = passwords.hash(password);
        if (!people.addAccount(new People.AccountRow(name, person.id(), hash))) {
            return Opened.NAME_TAKEN;
        }
        spent.giveBack();
        return Opened.DONE;
    }

    /// Signs a person in on this device. The try is charged before the password is checked, so that
    /// many tries at once count; a right password is not charged in the end.
    ///
    /// @return empty if name and password do not match
    public Optional<Sessions.Welcome> signIn(String login, String password, Place place) {
        Optional<People.AccountRow> account = people.account(plain(login));
        String person = account.map(People.AccountRow::person).orElse("");
        Budgets.Spent spent = spend(plain(login), person, place);
        boolean fits =
                account.isPresent()
                        ? passwords.matches(password, account.get().password())
                        : passwords.matchesNobody(password);
        if (account.isEmpty() || !fits) {
            return Optional.empty();
        }
        spent.giveBack();
        return sessions.newKey(person);
    }

    /// Whether this is the password of a person's account; charged as a try.
    public boolean knows(Person person, String password, Place place) {
        Optional<People.AccountRow> account = people.accountOf(person.id());
        Budgets.Spent spent = spend(login(person), person.id(), place);
        boolean fits = account.isPresent() && passwords.matches(password, account.get().password());
        if (fits) {
            spent.giveBack();
        }
        return fits;
    }

    /// Charges a try. Devices that the account knows have tries of their own, so that strangers
    /// cannot lock its owner out. Everybody else has a few from their address, and all of them
    /// together a few for each account, so that many addresses help little.
    ///
    /// @param person whose account it is; empty for an account that does not exist
    private Budgets.Spent spend(String login, String person, Place place) {
        boolean device = sessions.isDeviceOf(place.device(), person);
        boolean known = device || (place.person().isKnown() && place.person().id().equals(person));
        String here = login + " " + place.address();
        return budgets.take(
                Budget.PASSWORDS,
                known
                        ? Map.of(
                                Scope.DEVICE,
                                device ? login + " " + Secrets.hash(place.device()) : here)
                        : Map.of(
                                Scope.ACCOUNT_HERE,
                                here,
                                Scope.ADDRESS,
                                place.address(),
                                Scope.ACCOUNT,
                                login));
    }

    /// Changes the password and signs the person out on all other devices; this one gets a new key.
    public Sessions.Welcome change(Person person, String password) {
        people.keepPassword(person.id(), passwords.hash(password));
        return sessions.renewKeys(person);
    }

    /// Closes the account. The person stays, known by this browser and by their recovery link.
    ///
    /// @param secret the key of this browser
    public void close(Person person, String secret) {
        people.removeAccount(person.id());
        sessions.revokeOtherKeys(person, secret);
    }

    private static String plain(String login) {
        return login.strip().toLowerCase(Locale.ROOT);
    }

    private static String checkedLogin(String login) {
        String name = plain(login);
        if (!name.matches("[\\p{L}\\p{N}._-]{3,24}") || !SafeText.isSafe(name)) {
            throw new UnfitInput("unfitLogin");
        }
        return name;
    }
}
