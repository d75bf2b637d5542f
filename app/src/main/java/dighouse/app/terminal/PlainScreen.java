package dighouse.app.terminal;

import dighouse.kernel.Argument;
import dighouse.kernel.Edition;
import dighouse.kernel.Json;
import dighouse.kernel.Phrase;
import dighouse.kernel.View;
import java.util.ArrayList;
import java.util.List;

/// A game without a screen of its own: the members of its view, one a line.
final class PlainScreen implements Screen {
    @Override
    public List<String> status(View view, int seat, TableWords tableWords) {
        List<String> lines = new ArrayList<>();
        Json.parse(view.json())
                .object()
                .forEach((name, member) -> lines.add(name + "  " + text(member)));
        return lines;
    }

    private static String text(Json member) {
        return member instanceof Json.Str string ? string.value() : member.compact();
    }

    @Override
    public String question(View view, int seat, TableWords tableWords) {
        return tableWords.say("plain.ask", Argument.seat("seat", seat));
    }

    @Override
    public List<String> cards(Edition edition, TableWords tableWords) {
        return List.of(edition.json());
    }

    @Override
    public boolean isVisibleInStatus(Phrase event) {
        return false;
    }
}
