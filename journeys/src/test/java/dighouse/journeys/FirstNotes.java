package dighouse.journeys;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Reads the notes of a guided first game one by one.
final class FirstNotes {
    private static final String NOTE = ".guide .text";
    private static final String GONE =
            "(t) => document.querySelector('.guide .text')?.textContent !== t";

    /// A note whose moment has passed disappears by itself, and comes back.
    private static final String RINGED_OR_GONE =
            "(t) => document.querySelector('.ring') || (" + GONE + ")(t)";

    private static final String OVERLAP =
            """
            ([note, thing]) => {
              const a = document.querySelector(note).getBoundingClientRect();
              return [...document.querySelectorAll(thing)]
                .map((each) => each.getBoundingClientRect())
                .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
            }
            """;

    private final Guest guest;
    private final Set<String> read = new LinkedHashSet<>();

    FirstNotes(Guest guest) {
        this.guest = guest;
    }

    /// Opens the guided first game of this title from the start page.
    static FirstNotes open(Guest guest, String site, String game) {
        guest.page().navigate(site);
        guest.at("." + game + " .ways button").nth(1).click();
        guest.page().waitForURL(Pattern.compile(".*/t/.+"));
        guest.at(NOTE).waitFor();
        return new FirstNotes(guest);
    }

    /// The id of the table on the page.
    String table() {
        String address = guest.page().url();
        return address.substring(address.lastIndexOf('/') + 1);
    }

    Set<String> read() {
        return read;
    }

    /// Reads all due notes, one at a time. Each must circle what it is about, and must not cover
    /// that, the question or the dock.
    void readAll() {
        while (guest.at(NOTE).count() > 0) {
            String text = guest.at(NOTE).textContent();
            guest.page().waitForFunction(RINGED_OR_GONE, text);
            if (guest.at(".ring").count() > 0) {
                read(text);
            }
        }
    }

    private void read(String text) {
        assertThat(read.add(text)).as("once only: %s", text).isTrue();
        for (String thing : List.of(".ring", ".strip .title", "section.dock")) {
            assertThat(covers(thing)).as("covers %s: %s", thing, text).isFalse();
        }
        guest.at(".guide .actions .button").last().click();
        guest.page().waitForFunction(GONE, text);
    }

    private boolean covers(String thing) {
        return Boolean.TRUE.equals(guest.page().evaluate(OVERLAP, List.of(".guide", thing)));
    }
}
