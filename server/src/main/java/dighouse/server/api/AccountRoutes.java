package dighouse.server.api;

import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Accounts;
import dighouse.server.people.Person;
import dighouse.server.people.Sessions;
import dighouse.server.request.Body;
import dighouse.server.request.Caller;
import dighouse.server.request.DeniedException;
import dighouse.tables.Denial;
import java.util.List;

/// Routes of accounts, for those who want one.
final class AccountRoutes {
    private final PeopleRoutes people;
    private final Sessions sessions;
    private final Accounts accounts;

    AccountRoutes(PeopleRoutes people, Sessions sessions, Accounts accounts) {
        this.people = people;
        this.sessions = sessions;
        this.accounts = accounts;
    }

    List<Route> routes() {
        return List.of(
                Route.post("/api/account", "Open an account with name and password.", this::open),
                Route.post(
                        "/api/account/sign-in",
                        "Sign in on this device with name and password.",
                        this::signIn),
                Route.post(
                        "/api/account/password",
                        "Change my password; other devices must sign in again.",
                        this::change),
                Route.delete(
                        "/api/account",
                        "Close my account; I stay a guest on this device.",
                        this::close));
    }

    private Person known(Request request) {
        return Caller.of(request, sessions).known();
    }

    private Reply open(Request request) {
        Person person = known(request);
        Body body = Body.of(request, "name", "password");
        return switch (accounts.open(
                person, body.text("name"), body.text("password"), request.address())) {
            case DONE -> remembering(people.me(person), person, request);
            case NAME_TAKEN -> throw new DeniedException(Denial.conflict("accountTaken"));
            case HAS_ONE -> throw new DeniedException(Denial.conflict("hasAccount"));
        };
    }

    private Reply signIn(Request request) {
        Body body = Body.of(request, "name", "password");
        String name = body.text("name");
        Sessions.Welcome welcome =
                accounts.signIn(name, body.text("password"), place(request))
                        .orElseThrow(AccountRoutes::wrong);
        return remembering(people.welcome(welcome), welcome.person(), request);
    }

    private Reply change(Request request) {
        Person person = known(request);
        Body body = Body.of(request, "password", "newPassword");
        String name = accounts.login(person);
        if (name.isEmpty()) {
            throw new DeniedException(Denial.conflict("noAccount"));
        }
        if (!accounts.knows(person, body.text("password"), place(request))) {
            throw wrong();
        }
        Sessions.Welcome welcome = accounts.change(person, body.text("newPassword"));
        return remembering(people.welcome(welcome), person, request);
    }

    private Reply close(Request request) {
        Person person = known(request);
        accounts.close(person, request.cookie(Sessions.COOKIE));
        return people.me(person);
    }

    private Accounts.Place place(Request request) {
        Person person = Caller.of(request, sessions).person();
        return new Accounts.Place(request.address(), person, request.cookie(PeopleRoutes.DEVICE));
    }

    /// Adds a cookie by which the account knows this device from now on.
    private Reply remembering(Reply reply, Person person, Request request) {
        return sessions.isDeviceOf(request.cookie(PeopleRoutes.DEVICE), person.id())
                ? reply
                : reply.with("Set-Cookie", people.deviceCookie(sessions.rememberDevice(person)));
    }

    private static DeniedException wrong() {
        return new DeniedException(Denial.forbidden("wrongPassword"));
    }
}
