package dighouse.server.pages;

import dighouse.server.http.Bytes;
import java.util.Locale;
import java.util.Map;

/// One file of the pages, with its compressed forms if it has any.
///
/// @param tag changes with the content, as HTTP quotes it
/// @param lasting whether its name changes with its content, so that a browser may cache it for
///   ever
/// @param policy the content security policy of this file alone; empty for that of all pages
record PageFile(
        String type,
        String tag,
        boolean lasting,
        String policy,
        Bytes plain,
        Bytes gzip,
        Bytes brotli) {
    private static final Map<String, String> TYPES =
            Map.of(
                    "html", "text/html; charset=utf-8",
                    "js", "text/javascript; charset=utf-8",
                    "wasm", "application/wasm",
                    "css", "text/css; charset=utf-8",
                    "svg", "image/svg+xml",
                    "png", "image/png",
                    "json", "application/json; charset=utf-8",
                    "webmanifest", "application/manifest+json",
                    "woff2", "font/woff2");

    static String type(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return TYPES.getOrDefault(ending, "application/octet-stream");
    }

    /// How a browser should cache it.
    String caching() {
        return lasting ? "public, max-age=31536000, immutable" : "no-cache";
    }
}
