package dighouse.server.api;

import dighouse.kernel.JsonWriter;
import dighouse.server.budget.Budget;
import dighouse.server.budget.Budgets;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Accounts;
import dighouse.server.people.Person;
import dighouse.server.people.Sessions;
import dighouse.server.request.Body;
import dighouse.server.request.Caller;
import dighouse.server.request.DeniedException;
import dighouse.server.request.TableRequests;
import dighouse.server.settings.Settings;
import dighouse.tables.Denial;
import dighouse.tables.SpeakerHash;
import java.util.List;

/// Routes about the caller: name, settings, recovery, muted voices.
final class PeopleRoutes {
    static final String DEVICE = "dighouse-device"; // signs nobody in, see Accounts
    private static final int MOST_SETTINGS = 4_000;
    private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;

    private static final int MOST_MUTED = 200;

    private final Sessions sessions;
    private final Accounts accounts;
    private final Budgets budgets;
    private final Settings.Site site;

    PeopleRoutes(Sessions sessions, Accounts accounts, Budgets budgets, Settings.Site site) {
        this.sessions = sessions;
        this.accounts = accounts;
        this.budgets = budgets;
        this.site = site;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/api/me", "Who I am: name and settings.", this::show),
                Route.post(
                        "/api/me", "Take a name; the cookie in the reply is the key.", this::name),
                Route.delete(
                        "/api/me", "Delete me: name, keys, account and all I said.", this::forget),
                Route.post(
                        "/api/me/settings", "Store my settings, any JSON object.", this::settings),
                Route.post(
                        "/api/me/recovery",
                        "The secret of a recovery link, for another device.",
                        this::recovery),
                Route.post(
                        "/api/me/recover",
                        "Sign in on this device with such a secret.",
                        this::recover),
                Route.post(
                        "/api/me/mute",
                        "Mute somebody by the voice of what they said, or unmute them.",
                        this::mute),
                Route.post("/api/me/leave", "Sign out on this device.", this::signOut));
    }

    private Reply show(Request request) {
        return me(Caller.of(request, sessions).person());
    }

    private Reply name(Request request) {
        String name = Body.of(request, "name").text("name");
        Person person = Caller.of(request, sessions).person();
        if (person.isKnown()) {
            sessions.rename(person, name);
            return show(request);
        }
        budgets.spend(Budget.GUESTS, TableRequests.payer(request, person));
        return welcome(sessions.welcome(name));
    }

    private Reply forget(Request request) {
        sessions.forget(known(request));
        return me(Person.NOBODY)
                .with("Set-Cookie", cookie(Sessions.COOKIE, "", 0))
                .with("Set-Cookie", cookie(DEVICE, "", 0));
    }

    private Reply settings(Request request) {
        Person person = known(request);
        String settings = request.json().compact();
        if (settings.length() > MOST_SETTINGS) {
            throw new DeniedException(Denial.of(Denial.Kind.MALFORMED, "settingsTooLong"));
        }
        sessions.keepSettings(person, settings);
        return show(request);
    }

    private Reply mute(Request request) {
        Person person = known(request);
        Body body = Body.of(request, "voice", "muted");
        String voice = body.shortText("voice", SpeakerHash.LETTERS);
        boolean mute = body.get("muted").bool();
        if (mute && sessions.muted(person).size() >= MOST_MUTED) {
            throw new DeniedException(Denial.conflict("tooManyMuted"));
        }
        sessions.mute(person, voice, mute);
        return show(request);
    }

    private Reply recovery(Request request) {
        JsonWriter json = new JsonWriter().beginObject().name("secret");
        json.value(sessions.recovery(known(request))).endObject();
        return Reply.json(200, json.text());
    }

    private Reply recover(Request request) {
        return welcome(sessions.recover(Body.of(request, "secret").text("secret")));
    }

    private Reply signOut(Request request) {
        sessions.signOut(request.cookie(Sessions.COOKIE));
        return me(Person.NOBODY).with("Set-Cookie", cookie(Sessions.COOKIE, "", 0));
    }

    private Person known(Request request) {
        return Caller.of(request, sessions).known();
    }

    /// Replies with a cookie that holds a person's new key.
    Reply welcome(Sessions.Welcome welcome) {
        return me(welcome.person())
                .with("Set-Cookie", cookie(Sessions.COOKIE, welcome.secret(), YEAR_SECONDS));
    }

    /// A cookie by which the account knows this device again, also after signing out.
    String deviceCookie(String secret) {
        return cookie(DEVICE, secret, YEAR_SECONDS);
    }

    private String cookie(String name, String secret, int seconds) {
        return name
                + "="
                + secret
                + "; Path="
                + site.prefix()
                + "/; HttpOnly; SameSite=Strict; Max-Age="
                + seconds
                + (site.secure() ? "; Secure" : "");
    }

    Reply me(Person person) {
        JsonWriter json = new JsonWriter().beginObject().name("known").value(person.isKnown());
        json.name("name").value(person.name());
        json.name("account").value(person.isKnown() ? accounts.login(person) : "");
        json.name("muted").texts(List.copyOf(sessions.muted(person)));
        json.name("settings").raw(person.settings());
        return Reply.json(200, json.endObject().text());
    }
}
