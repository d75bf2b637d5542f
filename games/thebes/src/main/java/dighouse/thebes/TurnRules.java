package dighouse.thebes;

import static dighouse.thebes.Options.EXCHANGE_COUNTER;
import static dighouse.thebes.Options.IMMEDIATE_REPEAT_ONLY;
import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesPosition.USE_ASSISTANT;
import static dighouse.thebes.ThebesPosition.USE_ETHNOLOGICAL;
import static dighouse.thebes.ThebesPosition.USE_SHOVEL;
import static dighouse.thebes.ThebesTables.ASSISTANT;
import static dighouse.thebes.ThebesTables.MOST_KNOWLEDGE;
import static dighouse.thebes.ThebesTables.PERMISSION;
import static dighouse.thebes.ThebesTables.SHOVEL;
import static dighouse.thebes.ThebesTables.ZEPPELIN;

import dighouse.kernel.MoveList;

/// One whole turn, built in small steps (THB-DEC-01): a goal, the way there and, for a dig, what is
/// used up and how long it lasts. An answer is offered only if the turn can be completed with it.
final class TurnRules {
    private TurnRules() {}

    /// THB-DEC-03: what the turn is for.
    static void addGoals(ThebesPosition position, MoveList moves) {
        int before = moves.size();
        CardRules.addTakes(position, moves);
        CardRules.addExchange(position, moves);
        ExhibitionRules.addShows(position, moves);
        DigRules.addDigs(position, moves);
        if (mayRetire(position) || moves.size() == before) {
            moves.add(ThebesMove.retire()); // THB-RULING-23: by choice, or when nothing else fits
        }
    }

    /// Where a goal lies.
    static int place(ThebesPosition position, int goal) {
        int argument = ThebesMove.argument(goal);
        int[] city = position.tables().city;
        return switch (ThebesMove.verb(goal)) {
            case ThebesMove.TAKE -> city[position.slot(argument)];
            case ThebesMove.SHOW -> city[position.row(argument)];
            case ThebesMove.DIG -> ThebesTables.placeOfSite(argument);
            default -> position.tables().exchangePlace;
        };
    }

    /// Whether the goal can be reached after a journey of so many weeks.
    private static boolean fits(
            ThebesPosition position, int goal, int travelWeeks, boolean flying) {
        int argument = ThebesMove.argument(goal);
        return switch (ThebesMove.verb(goal)) {
            case ThebesMove.TAKE ->
                    CardRules.mayTake(position, position.slot(argument), travelWeeks);
            case ThebesMove.SHOW ->
                    ExhibitionRules.mayShow(position, position.row(argument), travelWeeks);
            case ThebesMove.DIG ->
                    DigRules.mayDig(
                            position,
                            argument,
                            DigRules.mostKnowledge(position, argument),
                            travelWeeks);
            default -> CardRules.mayExchange(position, travelWeeks, flying);
        };
    }

    /// THB-RULING-23: in the last year only.
    static boolean mayRetire(ThebesPosition position) {
        return position.week(position.seat) >= position.tables().lastYear();
    }

    // ---- the steps after the goal ---------------------------------------------------------------

    /// THB-DEC-04: by land, or with one of the zeppelins.
    static void addJourneys(ThebesPosition position, MoveList moves) {
        int seat = position.seat;
        int byLand = TravelRules.weeksByLand(position, seat, place(position, position.goal));
        if (fits(position, position.goal, byLand, false)) {
            moves.add(ThebesMove.byLand());
        }
        if (fits(position, position.goal, 0, true)) {
            addCards(position, ThebesMove.FLY, ZEPPELIN, moves);
        }
    }

    /// THB-DEC-05: which special permission is given up.
    static void addPermissions(ThebesPosition position, MoveList moves) {
        addCards(position, ThebesMove.PERMISSION, PERMISSION, moves);
    }

    private static void addCards(ThebesPosition position, int verb, int type, MoveList moves) {
        int cards = position.cards(position.seat, type);
        for (int i = 0; i < cards; i++) {
            moves.add(ThebesMove.of(verb, position.card(position.seat, type, i)));
        }
    }

    /// THB-DEC-06: "no" is not offered where the dig would be impossible without the card.
    static void addEthnological(ThebesPosition position, MoveList moves) {
        boolean assistant = KnowledgeRules.mayUseLone(position, position.seat, ASSISTANT);
        if (digs(position, false, assistant)) {
            moves.add(ThebesMove.ethnological(false));
        }
        moves.add(ThebesMove.ethnological(true));
    }

    /// THB-DEC-07: "no" is not offered where the dig would be impossible without the assistant.
    static void addAssistant(ThebesPosition position, MoveList moves) {
        if (digs(position, position.uses(USE_ETHNOLOGICAL), false)) {
            moves.add(ThebesMove.assistant(false));
        }
        moves.add(ThebesMove.assistant(true));
    }

    private static boolean digs(ThebesPosition position, boolean ethnological, boolean assistant) {
        int longest = DigRules.longest(position, travelWeeks(position));
        int site = ThebesMove.argument(position.goal);
        return DigRules.digs(position, site, ethnological, assistant, longest);
    }

    /// THB-DEC-08.
    static void addShovel(MoveList moves) {
        moves.add(ThebesMove.shovel(false));
        moves.add(ThebesMove.shovel(true));
    }

    /// Weeks of the journey as chosen so far.
    static int travelWeeks(ThebesPosition position) {
        return TravelRules.weeks(position, position.seat, place(position, position.goal));
    }

    // ---- answers --------------------------------------------------------------------------------

    static void chooseGoal(ThebesPosition position, int goal) {
        position.goal = goal;
        if (ThebesMove.verb(goal) == ThebesMove.RETIRE) {
            position.phase = Phase.CONFIRM; // THB-DEC-10
        } else if (place(position, goal) != position.place(position.seat)
                && position.hasAny(position.seat, ZEPPELIN)) {
            position.phase = Phase.ZEPPELIN;
        } else {
            afterJourney(position);
        }
    }

    static void chooseJourney(ThebesPosition position, int zeppelin) {
        position.zeppelin = zeppelin;
        afterJourney(position);
    }

    private static void afterJourney(ThebesPosition position) {
        int argument = ThebesMove.argument(position.goal);
        switch (ThebesMove.verb(position.goal)) {
            case ThebesMove.TAKE -> {
                int card = position.slot(argument);
                go(position, position.tables().city[card], position.tables().weeks[card]);
                CardRules.take(position, argument);
                end(position);
            }
            case ThebesMove.EXCHANGE -> {
                go(position, position.tables().exchangePlace, CardRules.exchangeWeeks(position));
                CardRules.exchange(position);
                end(position);
            }
            case ThebesMove.SHOW -> {
                int card = position.row(argument);
                go(position, position.tables().city[card], position.tables().weeks[card]);
                ExhibitionRules.show(position, argument);
                end(position);
            }
            default -> askPermission(position, argument);
        }
    }

    /// Journey, then marker, as THB-RULING-39 orders them.
    private static void go(ThebesPosition position, int place, int actionWeeks) {
        int travelWeeks = TravelRules.weeks(position, position.seat, place);
        TravelRules.travel(position, place);
        TimeRules.spend(position, position.seat, travelWeeks + actionWeeks);
    }

    /// THB-DEC-05: with one special permission nobody is asked.
    private static void askPermission(ThebesPosition position, int site) {
        if (!DigRules.needsPermission(position, site, travelWeeks(position))) {
            askEthnological(position, site);
        } else if (position.cards(position.seat, PERMISSION) > 1) {
            position.phase = Phase.PERMISSION;
        } else {
            choosePermission(position, position.card(position.seat, PERMISSION, 0));
        }
    }

    static void choosePermission(ThebesPosition position, int card) {
        position.permission = card;
        askEthnological(position, ThebesMove.argument(position.goal));
    }

    private static void askEthnological(ThebesPosition position, int site) {
        if (KnowledgeRules.hasEthnological(position, position.seat, site)
                && DigRules.chosenKnowledge(position, site) < MOST_KNOWLEDGE) { // THB-RULING-41
            position.phase = Phase.ETHNOLOGICAL;
        } else {
            askAssistant(position, site);
        }
    }

    static void chooseEthnological(ThebesPosition position, boolean used) {
        position.choices |= used ? USE_ETHNOLOGICAL : 0;
        askAssistant(position, ThebesMove.argument(position.goal));
    }

    private static void askAssistant(ThebesPosition position, int site) {
        if (KnowledgeRules.mayUseLone(position, position.seat, ASSISTANT)
                && DigRules.chosenKnowledge(position, site) < MOST_KNOWLEDGE) { // THB-RULING-41
            position.phase = Phase.ASSISTANT;
        } else {
            askShovel(position);
        }
    }

    static void chooseAssistant(ThebesPosition position, boolean used) {
        position.choices |= used ? USE_ASSISTANT : 0;
        askShovel(position);
    }

    private static void askShovel(ThebesPosition position) {
        boolean lone = KnowledgeRules.mayUseLone(position, position.seat, SHOVEL);
        position.phase = lone ? Phase.SHOVEL : Phase.WEEKS;
    }

    static void chooseShovel(ThebesPosition position, boolean used) {
        position.choices |= used ? USE_SHOVEL : 0;
        position.phase = Phase.WEEKS;
    }

    /// THB-END-03: the marker goes to the end space at once.
    static void retire(ThebesPosition position) {
        TimeRules.spend(position, position.seat, position.weeksLeft(position.seat));
        end(position);
    }

    // ---- the end of a turn ----------------------------------------------------------------------

    /// THB-RULING-39: last of all the display is refilled, whatever the turn was (THB-RULING-43).
    static void end(ThebesPosition position) {
        if (position.option(EXCHANGE_COUNTER) == IMMEDIATE_REPEAT_ONLY
                && ThebesMove.verb(position.goal) != ThebesMove.EXCHANGE) {
            position.exchanges = 0;
        }
        position.clearTurn();
        position.phase = Phase.REFILL;
        refilled(position);
    }

    /// Once the display is full, the next player is on turn.
    static void refilled(ThebesPosition position) {
        if (DeckRules.needsCard(position)) {
            return;
        }
        int next = TimeRules.next(position);
        if (next != position.seat) {
            position.exchanges = 0; // THB-RULING-15: another player's turn breaks the run
        }
        position.phase = next == NONE ? Phase.OVER : Phase.GOAL;
        position.seat = next == NONE ? 0 : next;
    }
}
