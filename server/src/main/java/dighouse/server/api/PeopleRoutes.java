package dighouse.server.api;

import dighouse.kernel.JsonWriter;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Person;
import dighouse.server.people.Reception;
import dighouse.server.table.Denial;
import java.util.List;

/// Who I am to the house.
final class PeopleRoutes {
    static final String COOKIE = "dighouse";
    private static final int MOST_SETTINGS = 4_000;
    private static final int YEAR_SECONDS = 365 * 24 * 60 * 60;

    private final Reception reception;
    private final boolean secure; // people come by https

    PeopleRoutes(Reception reception, boolean secure) {
        this.reception = reception;
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
        return welcome(reception.welcome(name));
    }

    private Reply forget(Request request) {
        reception.forget(known(request));
        return me(Person.NOBODY).with("Set-Cookie", cookie("", 0));
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
        return me(Person.NOBODY).with("Set-Cookie", cookie("", 0));
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

    private Reply welcome(Reception.Welcome welcome) {
        return me(welcome.person()).with("Set-Cookie", cookie(welcome.secret(), YEAR_SECONDS));
    }

    private String cookie(String secret, int seconds) {
        return COOKIE
                + "="
                + secret
                + "; Path=/; HttpOnly; SameSite=Strict; Max-Age="
                + seconds
                + (secure ? "; Secure" : "");
    }

    private static Reply me(Person person) {
        JsonWriter json = new JsonWriter().beginObject().name("known").value(person.isKnown());
        json.name("name").value(person.name()).name("settings").raw(person.settings());
        return Reply.json(200, json.endObject().text());
    }
}
