package dighouse.server.request;

import dighouse.catalogue.Language;
import dighouse.kernel.Malformed;
import dighouse.server.budget.OverBudget;
import dighouse.server.http.BadText;
import dighouse.server.http.BodyReader;
import dighouse.server.http.BodyRefused;
import dighouse.server.http.Reply;
import dighouse.server.http.Request;
import dighouse.server.http.RequestHandler;
import dighouse.server.http.Route;
import dighouse.server.http.Router;
import dighouse.server.log.RateLimitedLog;
import dighouse.server.operations.RateLimiter;
import dighouse.server.operations.RequestLog;
import dighouse.server.operations.ServerMetrics;
import dighouse.server.pages.Pages;
import dighouse.server.people.UnfitInput;
import dighouse.server.store.Deadline;
import dighouse.server.store.StoreFault;
import dighouse.tables.Denial;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The first to see a request: finds its route, limits its rate, refuses requests that other sites
/// make in somebody's name, and turns every failure into one clear reply.
public final class RequestFilter implements RequestHandler {
    private static final Logger LOG = LoggerFactory.getLogger(RequestFilter.class);
    private static final String CACHE = "Cache-Control"; // a route may allow caching
    private static final String POLICY = "Content-Security-Policy"; // a file may have its own
    private static final List<String> PAGE_POLICY =
            List.of(
                    POLICY,
                    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline';"
                            + " img-src 'self' data:; font-src 'self'; connect-src 'self';"
                            + " manifest-src 'self'; worker-src 'self'; media-src 'self';"
                            + " form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
    private static final List<String> HEADERS =
            List.of(
                    "X-Content-Type-Options",
                    "nosniff",
                    "Referrer-Policy",
                    "no-referrer",
                    "Cross-Origin-Opener-Policy",
                    "same-origin",
                    "Cross-Origin-Resource-Policy",
                    "same-origin");

    private final Pages pages;
    private final Router router;
    private final RateLimiter limiter;
    private final ServerMetrics metrics;
    private final RequestLog log;
    private final Map<String, RateLimitedLog> faults = new ConcurrentHashMap<>(); // by route
    private final Duration deadline;
    private final String origin; // the address people type; empty: the host that the request names

    /// Filters requests for these routes and pages.
    ///
    /// @param pages the files beside the API
    /// @param deadline how long a request may wait for the store in all
    public RequestFilter(
            List<Route> routes,
            Pages pages,
            RateLimiter limiter,
            String origin,
            ServerMetrics metrics,
            RequestLog log,
            Duration deadline) {
        this.pages = pages;
        router = new Router(routes);
        this.limiter = limiter;
        this.origin = origin;
        this.metrics = metrics;
        this.log = log;
        this.deadline = deadline;
    }

    @Override
    public Answer answer(Request request, BodyReader body) {
        long begun = System.nanoTime();
        Router.Match match = router.find(request.method(), request.path());
        Route route = match.route();
        if (route == null && match.allowed().isEmpty() && Pages.covers(request)) {
            Answer page = guarded(pages.answer(request));
            if (page instanceof Answer.Served served) {
                note(request.method(), "pages", served.status(), begun);
            }
            return page;
        }
        if (route == null) {
            Reply nowhere = noRoute(match, request);
            metrics.refused(nowhere.status() == 404 ? "noSuchPage" : "otherMethod");
            note("other", "none", nowhere.status(), begun);
            return replied(nowhere);
        }
        Request placed = request.at(match.values());
        Reply reply = guarded(route, placed, body);
        note(route.method(), route.template(), reply.status(), begun);
        Route.Streamer streams = route.streams();
        return streams != null && reply.status() == 200
                ? new Answer.Streamed(sink -> streams.fill(placed, sink))
                : replied(reply);
    }

    private void note(String method, String template, int status, long begun) {
        long nanos = System.nanoTime() - begun;
        metrics.answered(method, template, status, nanos);
        log.answered(method, template, status, nanos);
    }

    /// Counts the request without logging it: a stranger could fill the log.
    @Override
    public void unreadable(int status) {
        metrics.refused("unreadable");
        metrics.answered("other", "none", status, 0);
    }

    private static Answer replied(Reply reply) {
        List<String> headers = new ArrayList<>(reply.headers());
        if (!reply.has(CACHE)) {
            headers.add(CACHE);
            headers.add("no-store");
        }
        headers.addAll(PAGE_POLICY);
        headers.addAll(HEADERS);
        return new Answer.Replied(new Reply(reply.status(), reply.type(), headers, reply.body()));
    }

    /// Adds the usual security headers to a file of the pages.
    private static Answer guarded(Answer answer) {
        if (!(answer instanceof Answer.Served served)) {
            return answer;
        }
        List<String> headers = new ArrayList<>(served.headers());
        if (!headers.contains(POLICY)) {
            headers.addAll(PAGE_POLICY);
        }
        headers.addAll(HEADERS);
        return new Answer.Served(served.status(), served.type(), headers, served.body());
    }

    private static Reply noRoute(Router.Match match, Request request) {
        Language language = Caller.language(request);
        if (match.allowed().isEmpty()) {
            return DenialReplies.reply(
                    Denial.of(Denial.Kind.NOT_FOUND, "noSuchPage"), language, "", 0);
        }
        Reply reply =
                DenialReplies.reply(
                        Denial.of(Denial.Kind.MALFORMED, "otherMethod"), language, "", 0);
        return new Reply(405, reply.type(), List.of("Allow", match.allowed()), reply.body());
    }

    private Reply guarded(Route route, Request head, BodyReader body) {
        Language language = Caller.language(head);
        try {
            checkLimit(limiter.allowAddress(head)); // before anything is read for them
            Request request = head.method().equals("GET") ? head : head.with(body.read());
            checkLimit(limiter.allowPerson(request));
            BadText.check(request);
            if (!request.method().equals("GET") && !isOwnPage(request)) {
                throw new DeniedException(Denial.forbidden("foreignPage"));
            }
            return Deadline.within(deadline, () -> route.handler().answer(request));
        } catch (DeniedException denied) {
            metrics.refused(denied.denial().key());
            return DenialReplies.reply(denied.denial(), language, denied.game(), denied.number());
        } catch (BodyRefused refused) {
            Denial denial = DenialReplies.of(refused.reason());
            metrics.refused(denial.key());
            return DenialReplies.reply(denial, language, "", 0);
        } catch (BadText bad) {
            metrics.refused("badText");
            return DenialReplies.reply(
                    Denial.of(Denial.Kind.MALFORMED, "badText"), language, "", 0);
        } catch (UnfitInput unfitInput) {
            metrics.refused(unfitInput.denial().key());
            return DenialReplies.reply(unfitInput.denial(), language, "", 0);
        } catch (OverBudget over) {
            metrics.refused(over.denial().key());
            return DenialReplies.reply(over.denial(), language, "", 0);
        } catch (Malformed malformed) {
            metrics.refused("malformed");
            return DenialReplies.malformed(malformed, language);
        } catch (StoreFault fault) {
            LOG.debug("{} {}: {}", route.method(), route.template(), fault.getMessage());
            String key = fault.isOutcomeUnknown() ? "outcomeUnknown" : "storeFails";
            return DenialReplies.reply(Denial.of(Denial.Kind.UNAVAILABLE, key), language, "", 0);
        } catch (RuntimeException broken) {
            String what = route.method() + " " + route.template() + " failed";
            faults.computeIfAbsent(what, absent -> new RateLimitedLog(LOG)).error(what, broken);
            return DenialReplies.reply(
                            Denial.of(Denial.Kind.UNAVAILABLE, "broken"), language, "", 0)
                    .with("X-Fault", "1");
        }
    }

    private static void checkLimit(boolean within) {
        if (!within) {
            throw new DeniedException(Denial.of(Denial.Kind.TOO_MUCH, "tooMuch"));
        }
    }

    /// Whether a request comes from a page of this server, so that no other site acts in somebody's
    /// name. A browser names the page that sends a request; other programs name none, and have no
    /// cookies to be misused. The body must be JSON, which browsers let no foreign form send; other
    /// text is taken only from a page that names this server.
    private boolean isOwnPage(Request request) {
        String from = request.header("origin");
        String own = origin.isEmpty() ? request.header("host") : origin;
        boolean same =
                from.isEmpty()
                        || from.equals(own)
                        || from.equals("http://" + own)
                        || from.equals("https://" + own);
        boolean json =
                request.body().isEmpty()
                        || request.header("content-type").startsWith("application/json");
        return same && (json || !from.isEmpty());
    }
}
