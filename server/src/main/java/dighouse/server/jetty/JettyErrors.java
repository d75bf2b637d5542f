package dighouse.server.jetty;

import dighouse.server.http.RequestHandler;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// Answers what is not a request at all, in the form of all other answers and without details of
/// the server.
final class JettyErrors extends ErrorHandler {
    private static final String BODY =
            "{\"error\":\"malformed\",\"text\":\"This is not a request that the server can read.\","
                    + "\"arguments\":{}}";

    private final RequestHandler requestHandler;

    JettyErrors(RequestHandler requestHandler) {
        this.requestHandler = requestHandler;
    }

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
        requestHandler.unreadable(status(code));
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json; charset=utf-8");
        response.getHeaders().put("X-Content-Type-Options", "nosniff");
        response.write(true, ByteBuffer.wrap(BODY.getBytes(StandardCharsets.UTF_8)), callback);
    }

    /// A version or encoding of HTTP that the server does not speak is the client's fault: nothing
    /// has failed here.
    private static int status(int code) {
        return code == 501 || code == 505 ? 400 : code;
    }
}
