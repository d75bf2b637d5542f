package dighouse.server.http;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// Answers what is no proper HTTP and so never reaches the house: in one sentence, instead of a
/// page that talks about the machinery.
final class PlainFaults extends ErrorHandler {
    private static final String BODY =
            "{\"error\":\"malformed\",\"text\":\"This is no request that the house can read.\"}";

    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        response.setStatus(status(code));
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json;charset=utf-8");
        Content.Sink.write(response, true, BODY, callback);
    }

    /// Whoever speaks a version or an encoding of HTTP that the house does not has asked wrongly:
    /// nothing in the house has failed.
    private static int status(int code) {
        return code == 501 || code == 505 ? 400 : code;
    }
}
