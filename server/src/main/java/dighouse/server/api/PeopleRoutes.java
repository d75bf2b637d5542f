package dighouse.server.api;

import dighouse.kernel.JsonWriter;
import dighouse.server.budget.Budget;
import dighouse.server.budget.Budgets;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Accounts;
import dighouse.server.people.Person;
import dighouse.server.people.Reception;
import dighouse.server.table.Denial;
import dighouse.server.table.Voices;
import java.util.List;

/// Who I am to the house.
final class PeopleRoutes {
    static final String COOKIE = "dighouse";
    static final String DEVICE = "dighouse-device"; // opens nothing, see Accounts
    private static final int MOST_SETTINGS = 4_000;
    private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;

    private static final int MOST_MUTED = 200;

    private final Reception reception;
    private final Accounts accounts;
    private final Budgets budgets;
    private final String prefix; // the path below which the house is served
    private final boolean secure; // people come by https

    PeopleRoutes(
            Reception reception,
            Accounts accounts,
            Budgets budgets,
            String prefix,
            boolean secure) {
        this.reception = reception;
        this.accounts = accounts;
        this.budgets = budgets;
        this.prefix = prefix;
        this.secure = secure;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/api/me", "Who I am: name and settings.", this::show),
                Route.post(
                        "/api/me",
                        "Take a name; the cookie that comes back is the key.",
                        this::name),
                Route.delete(
                        "/api/me",
                        "Be forgotten: name, keys, account and all I said.",
                        this::forget),
                Route.post(
                        "/api/me/settings", "Keep my settings, any JSON object.", this::settings),
                Route.post(
                        "/api/me/recovery",
                        "A personal link's secret, for another device.",
                        this::recovery),
                Route.post(
                        "/api/me/recover",
                        "Be known on this device by such a secret.",
                        this::recover),
                Route.post(
                        "/api/me/mute",
                        "Stop hearing somebody by the voice of what they said, or hear them again.",
                        this::mute),
                Route.post("/api/me/leave", "Lock my door on this device.", this::leave));
    }

    private Reply show(Request request) {
        return me(Front.caller(request, reception).person());
    }

    private Reply name(Request request) {
        String name = Body.of(request, "name").text("name");
        Person person = Front.caller(request, reception).person();
        if (person.isKnown()) {
            reception.rename(person, name);
            return show(request);
        }
        budgets.spend(Budget.GUESTS, Desk.payer(request, person));
        return welcome(reception.welcome(name));
    }

    private Reply forget(Request request) {
        reception.forget(known(request));
        return me(Person.NOBODY)
                .with("Set-Cookie", cookie(COOKIE, "", 0))
                .with("Set-Cookie", cookie(DEVICE, "", 0));
    }

    private Reply settings(Request request) {
        Person person = known(request);
        String settings = request.json().compact();
        if (settings.length() > MOST_SETTINGS) {
            throw new Denied(Denial.of(Denial.Kind.MALFORMED, "settingsTooLong"));
        }
        reception.keepSettings(person, settings);
        return show(request);
    }

    private Reply mute(Request request) {
        Person person = known(request);
        Body body = Body.of(request, "voice", "muted");
        String voice = body.shortText("voice", Voices.LETTERS);
        boolean mute = body.get("muted").bool();
        if (mute && reception.muted(person).size() >= MOST_MUTED) {
            throw new Denied(Denial.conflict("tooManyMuted"));
        }
        reception.mute(person, voice, mute);
        return show(request);
    }

    private Reply recovery(Request request) {
        JsonWriter json = new JsonWriter().beginObject().name("secret");
        json.value(reception.recovery(known(request))).endObject();
        return Reply.json(200, json.text());
    }

    private Reply recover(Request request) {
        return welcome(reception.recover(Body.of(request, "secret").text("secret")));
    }

    private Reply leave(Request request) {
        reception.leave(request.cookie(COOKIE));
        return me(Person.NOBODY).with("Set-Cookie", cookie(COOKIE, "", 0));
    }

    private Person known(Request request) {
        return known(Front.caller(request, reception));
    }

    /// The person who asks, who must have a name for this.
    static Person known(Caller caller) {
        if (!caller.person().isKnown()) {
            throw new Denied(Denial.of(Denial.Kind.UNKNOWN_PERSON, "noName"));
        }
        return caller.person();
    }

    /// Lets somebody in: their key goes into a cookie.
    Reply welcome(Reception.Welcome welcome) {
        return me(welcome.person())
                .with("Set-Cookie", cookie(COOKIE, welcome.secret(), YEAR_SECONDS));
    }

    /// Lets the account know this device again, also after signing out.
    String deviceCookie(String secret) {
        return cookie(DEVICE, secret, YEAR_SECONDS);
    }

    private String cookie(String name, String secret, int seconds) {
        return name
                + "="
                + secret
                + "; Path="
                + prefix
                + "/; HttpOnly; SameSite=Strict; Max-Age="
                + seconds
                + (secure ? "; Secure" : "");
    }

    Reply me(Person person) {
        JsonWriter json = new JsonWriter().beginObject().name("known").value(person.isKnown());
        json.name("name").value(person.name());
        json.name("account").value(person.isKnown() ? accounts.login(person) : "");
        json.name("muted").texts(List.copyOf(reception.muted(person)));
        json.name("settings").raw(person.settings());
        return Reply.json(200, json.endObject().text());
    }
}
