package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesTables.ARTEFACTS;
import static dighouse.thebes.ThebesTables.BLANK;
import static dighouse.thebes.ThebesTables.CARDS;
import static dighouse.thebes.ThebesTables.RESEARCHERS;

import java.util.ArrayList;
import java.util.List;

/// Lists the events of a ply, by playing it on a copy and comparing. The steps of a turn give their
/// events together, when the last step completes it; until then the player may undo them.
final class EventTeller {
    private final ThebesPosition before;
    private final ThebesPosition after = new ThebesPosition();
    private final Thebes game;
    private final ThebesTables tables;
    private final ThebesEdition edition;
    private final List<ThebesEvent> events = new ArrayList<>();

    private EventTeller(Thebes game, ThebesPosition position) {
        this.game = game;
        before = position;
        tables = position.tables();
        edition = Names.edition(position);
        after.copyFrom(position);
    }

    static List<ThebesEvent> tell(Thebes game, ThebesPosition position, int ply) {
        return new EventTeller(game, position).tell(ply);
    }

    private List<ThebesEvent> tell(int ply) {
        game.play(after, ply);
        int argument = ThebesMove.argument(ply);
        switch (ThebesMove.verb(ply)) {
            case ThebesMove.BONUS -> {
                int site = SetupRules.bonusSite(before);
                events.add(
                        new ThebesEvent.BonusLaid(
                                ThebesTables.siteId(site), Names.find(edition, site, argument)));
            }
            case ThebesMove.TOP -> events.add(new ThebesEvent.OnTop(argument));
            case ThebesMove.DRAW, ThebesMove.SHUFFLE -> tellDraw(ply);
            case ThebesMove.FIND -> tellToken(argument);
            default -> {
                if (!after.phase.isStep()) {
                    tellTurn(ply);
                }
            }
        }
        if (after.phase == Phase.OVER) {
            events.add(new ThebesEvent.GameEnded());
        }
        return events;
    }

    private void tellDraw(int ply) {
        if (ply == ThebesMove.shuffle()) {
            events.add(new ThebesEvent.Shuffled(pileSize()));
            return;
        }
        int card = ThebesMove.argument(ply);
        String city = Names.place(tables.city[card]);
        if (!ThebesTables.isExhibition(card)) {
            events.add(
                    new ThebesEvent.CardLaid(
                            before.emptySlot() + 1,
                            Names.cardKind(tables, card),
                            city,
                            tables.weeks[card]));
            return;
        }
        events.add(new ThebesEvent.ExhibitionCame(Names.exhibition(tables, card), city));
        int pushed = DeckRules.pushedOut(before);
        if (pushed != NONE) {
            events.add(
                    new ThebesEvent.PushedOut(
                            Names.exhibition(tables, pushed), Names.place(tables.city[pushed])));
        }
    }

    private int pileSize() {
        int size = 0;
        for (int card = 0; card < CARDS; card++) {
            size += CardSet.contains(after.pieces, ThebesPosition.HIDDEN, card) ? 1 : 0;
        }
        return size;
    }

    private void tellToken(int find) {
        int site = ThebesMove.argument(before.goal);
        int seat = before.seat;
        String name = Names.find(edition, site, find);
        if (find == BLANK) {
            events.add(new ThebesEvent.DrewBlank(seat));
        } else if (find < ARTEFACTS) {
            events.add(new ThebesEvent.Found(seat, name, tables.value(site, find)));
        } else {
            events.add(new ThebesEvent.FoundBook(seat, name));
        }
        int bonus = before.bonus(site);
        if (after.bonus(site) != bonus) {
            events.add(
                    new ThebesEvent.BonusWon(
                            seat, Names.find(edition, site, bonus), tables.value(site, bonus)));
        }
        for (int card = 0; card < RESEARCHERS; card++) {
            if (before.owns(seat, card) && !after.owns(seat, card)) {
                events.add(new ThebesEvent.UsedUp(seat, Names.cardKind(tables, card)));
            }
        }
    }

    private void tellTurn(int ply) {
        int seat = before.seat;
        int goal = before.phase == Phase.GOAL ? ply : before.goal;
        if (before.phase == Phase.CONFIRM) {
            events.add(new ThebesEvent.Retired(seat));
            return;
        }
        int travel = tellJourney(seat, goal, ply);
        int weeks = after.week(seat) - before.week(seat) - travel;
        tellAction(seat, goal, weeks);
        tellTime(seat);
    }

    /// @return the weeks that the journey takes
    private int tellJourney(int seat, int goal, int ply) {
        int place = TurnRules.place(before, goal);
        if (place == before.place(seat)) {
            return 0;
        }
        if (before.zeppelin != NONE || ThebesMove.verb(ply) == ThebesMove.FLY) {
            events.add(new ThebesEvent.Flew(seat, Names.place(place)));
            return 0;
        }
        int travel = TravelRules.weeksByLand(before, seat, place);
        events.add(new ThebesEvent.Travelled(seat, Names.place(place), travel));
        return travel;
    }

    private void tellAction(int seat, int goal, int weeks) {
        int argument = ThebesMove.argument(goal);
        switch (ThebesMove.verb(goal)) {
            case ThebesMove.TAKE -> {
                int card = before.slot(argument);
                events.add(
                        new ThebesEvent.Took(
                                seat,
                                Names.cardKind(tables, card),
                                Names.place(tables.city[card]),
                                weeks));
            }
            case ThebesMove.SHOW -> {
                int card = before.row(argument);
                events.add(
                        new ThebesEvent.Showed(
                                seat,
                                Names.exhibition(tables, card),
                                Names.place(tables.city[card]),
                                weeks,
                                tables.points[card]));
            }
            case ThebesMove.DIG ->
                    events.add(
                            new ThebesEvent.DigBegan(
                                    seat,
                                    ThebesTables.siteId(argument),
                                    DigRules.chosenKnowledge(before, argument),
                                    weeks,
                                    after.drawsLeft));
            default -> events.add(new ThebesEvent.Exchanged(seat, weeks));
        }
    }

    private void tellTime(int seat) {
        int year = TimeRules.year(after.week(seat));
        if (after.week(seat) == tables.end) {
            events.add(new ThebesEvent.Finished(seat));
        } else if (year != TimeRules.year(before.week(seat))) {
            events.add(new ThebesEvent.YearBegan(seat, tables.firstYear + year));
        }
    }
}
