package dighouse.server.api;

import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.Route;
import dighouse.server.people.Accounts;
import dighouse.server.people.Person;
import dighouse.server.people.Reception;
import dighouse.server.table.Denial;
import java.util.List;

/// Accounts, for those who want one.
final class AccountRoutes {
    private final PeopleRoutes people;
    private final Reception reception;
    private final Accounts accounts;

    AccountRoutes(PeopleRoutes people, Reception reception, Accounts accounts) {
        this.people = people;
        this.reception = reception;
        this.accounts = accounts;
    }

    List<Route> routes() {
        return List.of(
                Route.post("/api/account", "Give me an account: name and password.", this::open),
                Route.post(
                        "/api/account/sign-in",
                        "Be known on this device by name and password.",
                        this::signIn),
                Route.post(
                        "/api/account/password",
                        "Change my password; other devices must sign in again.",
                        this::change),
                Route.delete("/api/account", "Give my account up; I stay a guest.", this::close));
    }

    private Person known(Request request) {
        return PeopleRoutes.known(Front.caller(request, reception));
    }

    private Reply open(Request request) {
        Person person = known(request);
        Body body = Body.of(request, "name", "password");
        return switch (accounts.open(person, body.text("name"), body.text("password"))) {
            case DONE -> people.me(person);
            case NAME_TAKEN -> throw new Denied(Denial.conflict("accountTaken"));
            case HAS_ONE -> throw new Denied(Denial.conflict("hasAccount"));
        };
    }

    private Reply signIn(Request request) {
        Body body = Body.of(request, "name", "password");
        String name = body.text("name");
        checkTries(name, request);
        return people.welcome(
                accounts.signIn(name, body.text("password"), request.address())
                        .orElseThrow(AccountRoutes::wrong));
    }

    private Reply change(Request request) {
        Person person = known(request);
        Body body = Body.of(request, "password", "newPassword");
        String name = accounts.login(person);
        if (name.isEmpty()) {
            throw new Denied(Denial.conflict("noAccount"));
        }
        checkTries(name, request);
        if (!accounts.knows(person, body.text("password"), request.address())) {
            throw wrong();
        }
        return people.welcome(accounts.change(person, body.text("newPassword")));
    }

    private Reply close(Request request) {
        Person person = known(request);
        accounts.close(person);
        return people.me(person);
    }

    private void checkTries(String name, Request request) {
        if (!accounts.mayTry(name, request.address())) {
            throw new Denied(Denial.of(Denial.Kind.TOO_MUCH, "tooManyTries"));
        }
    }

    private static Denied wrong() {
        return new Denied(Denial.forbidden("wrongPassword"));
    }
}
