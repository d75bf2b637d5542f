package dighouse.server.stream;

import dighouse.kernel.Json;
import dighouse.kernel.JsonWriter;
import java.util.Set;

/// Blanks the remarks of muted speakers in the news of one listener.
record MuteFilter(Set<String> muted) {
    String filter(String news) {
        for (String voice : muted) {
            if (news.contains("\"voice\":\"" + voice + "\"")) {
                return silent(news);
            }
        }
        return news;
    }

    private static String silent(String news) {
        JsonWriter json = new JsonWriter().beginObject();
        Json.parse(news)
                .object()
                .forEach((name, member) -> {
                    json.name(name);
                    if (name.equals("said") || name.equals("speaker") || name.equals("voice")) {
                        json.value("");
                    } else {
                        member.write(json);
                    }
                });
        return json.endObject().text();
    }
}
