package dighouse.thebes;

import dighouse.kernel.Json;
import dighouse.kernel.Option;
import java.util.ArrayList;
import java.util.List;

/// The named options for points that the rulebook leaves open (THB-VAR-02), at their places in a
/// setup. An edition names the values of each, its default first. Options added after the first
/// records are not part of edition files, whose hash those records hold.
final class Options {
    static final int LONE_HELPER = 0; // THB-RULING-06
    static final int ANY_UNGROUPED_CARD = 1;
    static final int STRADDLING_DIG = 1; // THB-RULING-12
    static final int RENEWED_AT_ONCE = 1;
    static final int PERMIT_CHECK = 2; // THB-RULING-13
    static final int ON_ARRIVAL = 1;
    static final int EXCHANGE_COUNTER = 3; // THB-RULING-15
    static final int IMMEDIATE_REPEAT_ONLY = 1;
    static final int MINIMUM_SPECIALISED = 4; // THB-RULING-04
    static final int BOOK_ONLY = 1;
    static final int ANY_SPECIALISED = 2;
    static final int FIRST_DIG_TOKEN = 5; // THB-RULING-27
    static final int RANDOM_TOKEN = 1;
    static final int FINAL_TIE = 6; // THB-RULING-24
    static final int MOST_ARTEFACTS = 1;
    static final int ROW_9_WEEK_5 = 7; // THB-RULING-29
    static final int START_ORDER = 8; // THB-RULING-26
    static final int SEAT_ORDER = 1;
    static final int SPECIAL_DIGS = 9; // THB-RULING-31
    static final int ONE_PER_SITE_AND_YEAR = 1;

    private Options() {}

    static List<Option> of(Json block, int row9week5) {
        List<Option> options = new ArrayList<>();
        options.add(choice(block, "loneHelper", "onlyWhenSoleCard", "anyUngroupedCard"));
        options.add(choice(block, "straddlingDigPermit", "usedInNewYear", "renewedAtOnce"));
        options.add(choice(block, "permitCheck", "startOfTurn", "onArrival"));
        options.add(choice(block, "exchangeCounter", "perUnbrokenRun", "immediateRepeatOnly"));
        options.add(
                choice(
                        block,
                        "minimumSpecialised",
                        "bookOrEthnological",
                        "bookOnly",
                        "anySpecialised"));
        options.add(choice(block, "firstDigToken", "pictured", "random"));
        options.add(choice(block, "finalTie", "shared", "mostArtefacts"));
        options.add(cell(block, row9week5));
        options.add(choice(block, "startOrder", "random", "seatOrder"));
        options.add(
                Option.later(
                        "specialDigs", List.of("eachCard", "onePerSiteAndYear"), "THB-RULING-31"));
        return options;
    }

    /// The names are what the rules know; the edition's first is the default.
    private static Option choice(Json block, String id, String... names) {
        List<String> known = List.of(names);
        List<String> listed = block.get(id).strings();
        if (listed.size() != known.size() || !listed.containsAll(known)) {
            throw block.get(id)
                    .fault(
                            "edition.values",
                            "its values must be {values}",
                            String.join(", ", known));
        }
        return new Option(
                id, 0, known.size() - 1, known, known.indexOf(listed.getFirst()), rule(block, id));
    }

    /// The doubtful cell of the dig table: what the table shows is the default.
    private static Option cell(Json block, int shown) {
        String id = "digTableRow9Week5";
        int[] values = block.get(id).numbers(0, 10);
        if (values.length != 2 || Math.abs(values[0] - values[1]) != 1 || values[0] != shown) {
            throw block.get(id)
                    .fault(
                            "edition.twoNumbers",
                            "two neighbouring numbers are expected, first that of the dig table");
        }
        return Option.number(
                id,
                Math.min(values[0], values[1]),
                Math.max(values[0], values[1]),
                shown,
                rule(block, id));
    }

    private static String rule(Json block, String id) {
        return block.get("rules").get(id).string();
    }
}
