package dighouse.server.store;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Stores people: a name, the hashes of their keys, perhaps an account.
public final class People {
    private static final String ADD_PERSON =
            "INSERT INTO person (id, host, name, created, settings) VALUES (?, ?, ?, ?, ?)";

    private final Writer writer;
    private final ReadConnections readConnections;

    People(Writer writer, ReadConnections readConnections) {
        this.writer = writer;
        this.readConnections = readConnections;
    }

    /// A person.
    ///
    /// @param settings their preferences as JSON, which the server stores without reading them
    public record PersonRow(String id, String name, String settings) {}

    /// An account: a login and the hash of its password.
    public record AccountRow(String login, String person, String password) {}

    /// Adds a person with their first key.
    public void add(PersonRow person, String keyHash, String kind, long at) {
        writer.write(session -> {
            session.change(ADD_PERSON, person.id(), "", person.name(), at, person.settings());
            return session.change(
                    "INSERT INTO door_key (hash, person, kind, created) VALUES (?, ?, ?, ?)",
                    keyHash,
                    person.id(),
                    kind,
                    at);
        });
    }

    /// Adds a guest, who plays at another person's browser: a name without a key.
    public void addGuest(String id, String host, String name, long at) {
        writer.write(session -> session.change(ADD_PERSON, id, host, name, at, "{}"));
    }

    public void addKey(String keyHash, String person, String kind, long at) {
        writer.write(session ->
                session.change(
                        """
                        INSERT INTO door_key (hash, person, kind, created)
                        VALUES (?, ?, ?, ?)\
                        """,
                        keyHash,
                        person,
                        kind,
                        at));
    }

    /// Revokes a key.
    ///
    /// @return whether there was one
    public boolean removeKey(String keyHash) {
        return writer.write(
                session -> session.change("DELETE FROM door_key WHERE hash = ?", keyHash) == 1);
    }

    /// Revokes all keys of one kind, as when a new recovery link replaces the old one.
    public void removeKeys(String person, String kind) {
        writer.write(session ->
                session.change("DELETE FROM door_key WHERE person = ? AND kind = ?", person, kind));
    }

    /// Revokes all keys of one kind but this one.
    public void removeOtherKeys(String person, String kind, String keptHash) {
        writer.write(session ->
                session.change(
                        "DELETE FROM door_key WHERE person = ? AND kind = ? AND hash <> ?",
                        person,
                        kind,
                        keptHash));
    }

    /// The person whose key this is.
    public Optional<PersonRow> byKey(String keyHash, String kind) {
        return one(
                """
                SELECT p.id, p.name, p.settings FROM door_key k JOIN person p ON p.id = k.person
                WHERE k.hash = ? AND k.kind = ?\
                """,
                keyHash,
                kind);
    }

    public Optional<PersonRow> byId(String id) {
        return one("SELECT p.id, p.name, p.settings FROM person p WHERE p.id = ?", id);
    }

    public void rename(String id, String name) {
        writer.write(
                session -> session.change("UPDATE person SET name = ? WHERE id = ?", name, id));
    }

    public void keepSettings(String id, String settings) {
        writer.write(session ->
                session.change("UPDATE person SET settings = ? WHERE id = ?", settings, id));
    }

    /// Adds an account.
    ///
    /// @return false if the login is taken or the person has an account
    public boolean addAccount(AccountRow account) {
        return writer.write(session ->
                session.change(
                                """
                                INSERT INTO account (login, person, password)
                                VALUES (?, ?, ?) ON CONFLICT DO NOTHING\
                                """,
                                account.login(),
                                account.person(),
                                account.password())
                        == 1);
    }

    public Optional<AccountRow> account(String login) {
        return account("login", login);
    }

    public Optional<AccountRow> accountOf(String person) {
        return account("person", person);
    }

    private Optional<AccountRow> account(String column, String value) {
        List<AccountRow> rows =
                readConnections.read(session ->
                        session.list(
                                row ->
                                        new AccountRow(
                                                row.getString(1),
                                                row.getString(2),
                                                row.getString(3)),
                                "SELECT login, person, password FROM account WHERE "
                                        + column
                                        + " = ?",
                                value));
        return rows.stream().findFirst();
    }

    public void keepPassword(String person, String password) {
        writer.write(session ->
                session.change(
                        "UPDATE account SET password = ? WHERE person = ?", password, person));
    }

    public void removeAccount(String person) {
        writer.write(session -> session.change("DELETE FROM account WHERE person = ?", person));
    }

    /// The voices that a person has muted.
    public Set<String> muted(String person) {
        List<String> voices =
                readConnections.read(session ->
                        session.list(
                                row -> row.getString(1),
                                "SELECT voice FROM muted WHERE person = ?",
                                person));
        return new TreeSet<>(voices);
    }

    public void mute(String person, String voice, boolean mute) {
        String sql =
                mute
                        ? "INSERT INTO muted (person, voice) VALUES (?, ?) ON CONFLICT DO NOTHING"
                        : "DELETE FROM muted WHERE person = ? AND voice = ?";
        writer.write(session -> session.change(sql, person, voice));
    }

    /// The URL to call when a table waits for this person.
    public Optional<String> webhookAddress(String person) {
        List<String> addresses =
                readConnections.read(session ->
                        session.list(
                                row -> row.getString(1),
                                "SELECT address FROM bell WHERE person = ?",
                                person));
        return addresses.stream().findFirst();
    }

    /// Stores that URL; an empty one is removed.
    public void keepWebhook(String person, String address) {
        writer.write(session -> {
            session.change("DELETE FROM bell WHERE person = ?", person);
            return address.isEmpty()
                    ? 0
                    : session.change(
                            "INSERT INTO bell (person, address) VALUES (?, ?)", person, address);
        });
    }

    /// Deletes a person: name, keys, account, and all their remarks. Their seats show "a player".
    public void forget(String id) {
        writer.write(session -> {
            session.change("DELETE FROM chat WHERE person = ?", id);
            session.change("DELETE FROM account WHERE person = ?", id);
            session.change("DELETE FROM door_key WHERE person = ?", id);
            session.change("DELETE FROM mission WHERE person = ?", id);
            session.change("DELETE FROM sitting WHERE person = ?", id);
            session.change("DELETE FROM muted WHERE person = ?", id);
            session.change("DELETE FROM bell WHERE person = ?", id);
            session.change("DELETE FROM person WHERE host = ?", id); // guests at their browser
            return session.change("DELETE FROM person WHERE id = ?", id);
        });
    }

    private Optional<PersonRow> one(String sql, Object... values) {
        List<PersonRow> rows =
                readConnections.read(session ->
                        session.list(
                                row ->
                                        new PersonRow(
                                                row.getString(1),
                                                row.getString(2),
                                                row.getString(3)),
                                sql,
                                values));
        return rows.stream().findFirst();
    }
}
