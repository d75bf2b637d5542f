package dighouse.server.jetty;

import dighouse.server.http.Networks;
import dighouse.server.http.Request;
import dighouse.server.http.SourceAddress;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.util.Fields;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Turns Jetty's requests into ours, without the body.
final class RequestReader {
    private static final Logger LOG = LoggerFactory.getLogger(RequestReader.class);

    private final String prefix;
    private final Networks trusted;
    private final AtomicBoolean warned = new AtomicBoolean();

    /// @param prefix the path below which the server is reached
    /// @param trusted proxies that are believed
    RequestReader(String prefix, Networks trusted) {
        this.prefix = prefix;
        this.trusted = trusted;
    }

    Request read(org.eclipse.jetty.server.Request asked) {
        Map<String, String> headers = new HashMap<>();
        for (HttpField field : asked.getHeaders()) {
            headers.putIfAbsent(
                    field.getLowerCaseName(), field.getValue() == null ? "" : field.getValue());
        }
        Map<String, String> cookies = new HashMap<>();
        if (headers.containsKey("cookie")) {
            for (HttpCookie cookie : org.eclipse.jetty.server.Request.getCookies(asked)) {
                cookies.putIfAbsent(cookie.getName(), cookie.getValue());
            }
        }
        return new Request(
                asked.getMethod(),
                path(asked.getHttpURI().getPath()),
                Map.of(),
                query(asked),
                headers,
                cookies,
                "",
                source(asked));
    }

    private static Map<String, String> query(org.eclipse.jetty.server.Request asked) {
        if (asked.getHttpURI().getQuery() == null) {
            return Map.of();
        }
        Map<String, String> query = new HashMap<>();
        try {
            for (Fields.Field field :
                    org.eclipse.jetty.server.Request.extractQueryParameters(asked)) {
                query.putIfAbsent(field.getName(), field.getValue());
            }
        } catch (IllegalArgumentException unreadable) {
            throw new HttpException.RuntimeException(
                    400, "a query that cannot be read", unreadable);
        }
        return query;
    }

    /// The path below the prefix; empty for a path beside it.
    private String path(String path) {
        if (prefix.isEmpty()) {
            return path;
        }
        return path.startsWith(prefix + "/") ? path.substring(prefix.length()) : "";
    }

    private String source(org.eclipse.jetty.server.Request asked) {
        if (!(asked.getConnectionMetaData().getRemoteSocketAddress()
                instanceof InetSocketAddress remote)) {
            return org.eclipse.jetty.server.Request.getRemoteAddr(asked);
        }
        InetAddress peer = remote.getAddress();
        List<String> forwarded = asked.getHeaders().getValuesList(HttpHeader.X_FORWARDED_FOR);
        if (!forwarded.isEmpty() && isUnknownProxy(peer) && !warned.getAndSet(true)) {
            LOG.warn(
                    "{} sends X-Forwarded-For and is not a trusted proxy, so all visitors who come"
                            + " through it are counted as one: see the setting trusted-proxies.",
                    peer.getHostAddress());
        }
        return SourceAddress.name(SourceAddress.of(peer, forwarded, trusted));
    }

    /// Strangers may send any header; a neighbour that sends this one is a proxy.
    private boolean isUnknownProxy(InetAddress peer) {
        return (peer.isLoopbackAddress() || peer.isSiteLocalAddress()) && !trusted.contains(peer);
    }
}
