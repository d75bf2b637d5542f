package dighouse.testkit;

import dighouse.kernel.Edition;
import dighouse.kernel.Game;
import dighouse.kernel.Option;
import dighouse.kernel.SeatRange;
import dighouse.kernel.Setup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The tables at which the tests play.
public final class Setups {
    private Setups() {}

    /// Every edition with every number of seats and every mission, all options at their defaults.
    public static List<Setup> standard(Game<?> game, List<Edition> editions) {
        List<Setup> setups = new ArrayList<>();
        for (Edition edition : editions) {
            SeatRange range = game.seats(edition);
            for (int seats = range.least(); seats <= range.most(); seats++) {
                setups.add(Setup.of(game, edition, seats));
            }
            for (int mission = 1; mission <= game.missions(edition); mission++) {
                setups.add(Setup.of(game, edition, 1, mission, Map.of()));
            }
        }
        return setups;
    }

    /// The standard tables once more by each older rules number that is still played.
    private static List<Setup> older(Game<?> game, List<Setup> standard) {
        List<Setup> setups = new ArrayList<>();
        for (int rules = game.oldestRules(); rules < game.rulesNumber(); rules++) {
            for (Setup table : standard) {
                setups.add(
                        Setup.of(
                                game,
                                rules,
                                table.edition(),
                                table.seats(),
                                table.mission(),
                                Map.of()));
            }
        }
        return setups;
    }

    /// The standard tables, also by older rules, and one table for each single option value away
    /// from its default; these take turns at the standard tables that offer the option, so that
    /// every seat count gets some.
    public static List<Setup> oneOptionAway(Game<?> game, List<Edition> editions) {
        List<Setup> standard = standard(game, editions);
        Map<String, List<Setup>> byValue = new LinkedHashMap<>();
        for (Setup table : standard) {
            for (Option option : table.options()) {
                for (int value : values(option)) {
                    if (value != option.standard()) {
                        Map<String, String> chosen = Map.of(option.id(), option.text(value));
                        byValue.computeIfAbsent(
                                        table.edition().id() + " " + chosen,
                                        key -> new ArrayList<>())
                                .add(with(game, table, chosen));
                    }
                }
            }
        }
        List<Setup> setups = new ArrayList<>(standard);
        setups.addAll(older(game, standard));
        for (List<Setup> tables : byValue.values()) {
            setups.add(tables.get(setups.size() % tables.size()));
        }
        return setups;
    }

    /// Every combination of option values at the standard tables.
    public static List<Setup> products(Game<?> game, List<Edition> editions) {
        List<Setup> setups = new ArrayList<>();
        for (Setup standard : standard(game, editions)) {
            List<Map<String, String>> combinations = new ArrayList<>();
            combinations.add(Map.of());
            for (Option option : standard.options()) {
                List<Map<String, String>> longer = new ArrayList<>();
                for (Map<String, String> combination : combinations) {
                    for (int value : values(option)) {
                        Map<String, String> chosen = new LinkedHashMap<>(combination);
                        chosen.put(option.id(), option.text(value));
                        longer.add(chosen);
                    }
                }
                combinations = longer;
            }
            combinations.forEach(chosen -> setups.add(with(game, standard, chosen)));
        }
        return setups;
    }

    private static Setup with(Game<?> game, Setup standard, Map<String, String> chosen) {
        return Setup.of(game, standard.edition(), standard.seats(), standard.mission(), chosen);
    }

    /// All values of a choice; of a number its bounds, its default, 1 and 20.
    static Set<Integer> values(Option option) {
        Set<Integer> values = new LinkedHashSet<>();
        values.add(option.standard());
        if (option.isNumber()) {
            for (int value : new int[] {option.least(), option.most(), 1, 20}) {
                if (option.least() <= value && value <= option.most()) {
                    values.add(value);
                }
            }
        } else {
            for (int value = option.least(); value <= option.most(); value++) {
                values.add(value);
            }
        }
        return values;
    }

    /// A setup in one line: `standard, 2 seats, secretHands=yes, rules 2`; options at their
    /// defaults and rules number 1 are left out.
    public static String text(Setup setup) {
        StringBuilder text = new StringBuilder(setup.edition().id());
        text.append(", ").append(setup.seats()).append(setup.seats() == 1 ? " seat" : " seats");
        if (setup.mission() > 0) {
            text.append(", mission ").append(setup.mission());
        }
        for (int i = 0; i < setup.options().size(); i++) {
            Option option = setup.options().get(i);
            if (setup.value(i) != option.standard()) {
                text.append(", ").append(option.id()).append('=');
                text.append(option.text(setup.value(i)));
            }
        }
        if (setup.rules() > 1) {
            text.append(", rules ").append(setup.rules());
        }
        return text.toString();
    }
}
