package dighouse.server.request;

import dighouse.catalogue.Language;
import dighouse.server.http.Request;
import dighouse.server.people.Person;
import dighouse.server.people.Sessions;
import dighouse.tables.Denial;

/// The person who sent a request, and the language they read.
public record Caller(Person person, Language language) {
    /// The sender of a request, known by their cookie; [Person#NOBODY] without one.
    public static Caller of(Request request, Sessions sessions) {
        return new Caller(
                sessions.known(request.cookie(Sessions.COOKIE)), Caller.language(request));
    }

    /// The language that the query or else the browser asks for; English if neither is French.
    public static Language language(Request request) {
        return Language.wished(request.query("lang", request.header("accept-language")));
    }

    /// The person, if they have taken a name.
    ///
    /// @throws DeniedException if they have not
    public Person known() {
        if (!person.isKnown()) {
            throw new DeniedException(Denial.of(Denial.Kind.UNKNOWN_PERSON, "noName"));
        }
        return person;
    }
}
