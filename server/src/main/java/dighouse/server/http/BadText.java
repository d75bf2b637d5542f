package dighouse.server.http;

import dighouse.kernel.Json;
import java.util.Collection;
import java.util.Map;

/// A request holds text that not every store can hold: U+0000, or half of a surrogate pair. It is
/// refused before any route sees it.
public final class BadText extends RuntimeException {
    private static final long serialVersionUID = 1;

    private BadText() {
        super("text that cannot be kept", null, false, false); // no stack trace: it is an answer
    }

    /// Checks all of a request except the JSON of its body, which [Request#json] checks.
    ///
    /// @throws BadText if there is such text
    public static void check(Request request) {
        check(request.path());
        check(request.body());
        check(request.pathValues().values());
        check(request.query().keySet());
        check(request.query().values());
        check(request.headers().values());
        check(request.cookies().values());
    }

    private static void check(Collection<String> texts) {
        texts.forEach(BadText::check);
    }

    static void check(Json json) {
        switch (json) {
            case Json.Obj object -> {
                for (Map.Entry<String, Json> member : object.members().entrySet()) {
                    check(member.getKey());
                    check(member.getValue());
                }
            }
            case Json.Arr array -> array.elements().forEach(BadText::check);
            case Json.Str text -> check(text.value());
            case Json.Num _, Json.Bool _, Json.Null _ -> {}
        }
    }

    private static void check(String text) {
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            boolean pair =
                    i + 1 < text.length() && Character.isSurrogatePair(letter, text.charAt(i + 1));
            if (letter == 0 || (Character.isSurrogate(letter) && !pair)) {
                throw new BadText();
            }
            i += pair ? 1 : 0;
        }
    }
}
