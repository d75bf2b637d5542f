package dighouse.server.request;

import dighouse.catalogue.Language;
import dighouse.catalogue.Words;
import dighouse.kernel.Argument;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.Malformed;
import dighouse.kernel.Refusal;
import dighouse.server.http.BodyRefused;
import dighouse.server.http.Reply;
import dighouse.tables.Denial;
import java.util.List;

/// Turns refusals into replies: a status, a key for programs, and a sentence in the reader's
/// language.
public final class DenialReplies {
    private static final String WORD_LIST = "server";
    private static final List<String> SEAT_NAMES = List.of("A", "B", "C", "D", "E", "F", "G", "H");

    private DenialReplies() {}

    static int status(Denial.Kind kind) {
        return switch (kind) {
            case MALFORMED -> 400;
            case TOO_SLOW -> 408;
            case TOO_LARGE -> 413;
            case UNKNOWN_PERSON -> 401;
            case FORBIDDEN -> 403;
            case NOT_FOUND -> 404;
            case CONFLICT -> 409;
            case REFUSED -> 422;
            case TOO_MUCH -> 429;
            case UNAVAILABLE -> 503;
        };
    }

    /// The denial of a body that was not read.
    static Denial of(BodyRefused.Reason reason) {
        return switch (reason) {
            case TOO_LARGE -> Denial.of(Denial.Kind.TOO_LARGE, "tooLarge");
            case TOO_SLOW -> Denial.of(Denial.Kind.TOO_SLOW, "tooSlow");
            case TOO_MANY -> Denial.of(Denial.Kind.UNAVAILABLE, "tooManyBodies");
            case CUT -> Denial.of(Denial.Kind.MALFORMED, "bodyCut");
        };
    }

    /// Writes a denial as a reply.
    ///
    /// @param game whose rules the sentence refers to; empty without a game
    /// @param number of the table's last event; 0 without a table
    static Reply reply(Denial denial, Language language, String game, int number) {
        JsonWriter json = new JsonWriter().beginObject();
        members(denial, language, game, json);
        if (number > 0) {
            json.name("number").value(number);
        }
        Reply reply = Reply.json(status(denial.kind()), json.endObject().text());
        return denial.retrySeconds() > 0
                ? reply.with("Retry-After", Integer.toString(denial.retrySeconds()))
                : reply;
    }

    /// Writes a denial inside a successful reply: a preview was asked for, and the denial is its
    /// answer.
    public static Reply inside(Denial denial, Language language, String game, int number) {
        JsonWriter json = new JsonWriter().beginObject().name("number").value(number);
        json.name("refusal").beginObject();
        members(denial, language, game, json);
        return Reply.json(200, json.endObject().endObject().text());
    }

    private static void members(Denial denial, Language language, String game, JsonWriter json) {
        json.name("error").value(denial.key());
        json.name("text").value(text(denial, language, game));
        Refusal refusal = denial.refusal();
        if (refusal != null) {
            json.name("rule").value(refusal.rule());
            Argument.write(refusal.arguments(), json.name("arguments"));
        } else {
            Argument.write(denial.arguments(), json.name("arguments"));
        }
    }

    /// Replies to a body or a value that cannot be read; the sentence says what is expected. What
    /// only authors of programs meet stays in English.
    static Reply malformed(Malformed fault, Language language) {
        Argument why = Argument.term("why", "plain", Words.in(language).fault(fault));
        Denial denial =
                fault.line() > 1
                        ? Denial.of(
                                Denial.Kind.MALFORMED,
                                "malformedLine",
                                Argument.number("line", fault.line()),
                                why)
                        : Denial.of(Denial.Kind.MALFORMED, "malformed", why);
        JsonWriter json = new JsonWriter().beginObject().name("error").value("malformed");
        json.name("text").value(text(denial, language, ""));
        json.name("arguments").beginObject().endObject();
        return Reply.json(400, json.endObject().text());
    }

    private static String text(Denial denial, Language language, String game) {
        Words words = Words.in(language);
        Refusal refusal = denial.refusal();
        return refusal == null
                ? words.say(WORD_LIST, "denial." + denial.key(), denial.arguments(), SEAT_NAMES)
                : words.refusal(game, refusal, SEAT_NAMES);
    }
}
