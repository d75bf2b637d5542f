package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.NONE;

/// Describes a ply as a verb with named arguments. A move that is not legal is described, too, as
/// far as it goes: what it would need and is not there has no name, and counts 0.
final class MoveDescriber {
    private static final String NOTHING = "";

    private final ThebesPosition position;
    private final ThebesTables tables;
    private final ThebesEdition edition;

    private MoveDescriber(ThebesPosition position) {
        this.position = position;
        tables = position.tables();
        edition = Names.edition(position);
    }

    static DescribedMove describe(ThebesPosition position, int ply) {
        return new MoveDescriber(position).move(ply);
    }

    private DescribedMove move(int ply) {
        int argument = ThebesMove.argument(ply);
        return switch (ThebesMove.verb(ply)) {
            case ThebesMove.TAKE -> take(argument);
            case ThebesMove.EXCHANGE ->
                    new DescribedMove.Exchange(
                            CardRules.exchangeWeeks(position), travel(tables.exchangePlace));
            case ThebesMove.SHOW -> show(argument);
            case ThebesMove.DIG ->
                    new DescribedMove.Dig(
                            site(argument), travel(ThebesTables.placeOfSite(argument)));
            case ThebesMove.RETIRE -> new DescribedMove.Retire();
            case ThebesMove.CONFIRM -> new DescribedMove.Confirm();
            case ThebesMove.LAND ->
                    new DescribedMove.ByLand(
                            position.phase == Phase.ZEPPELIN
                                    ? travel(TurnRules.place(position, position.goal))
                                    : 0);
            case ThebesMove.FLY -> new DescribedMove.Fly(city(argument));
            case ThebesMove.PERMISSION -> new DescribedMove.Permission(city(argument));
            case ThebesMove.ETHNOLOGICAL ->
                    argument == 1
                            ? new DescribedMove.UseEthnological(site(goalSite()))
                            : new DescribedMove.KeepEthnological(site(goalSite()));
            case ThebesMove.ASSISTANT ->
                    argument == 1
                            ? new DescribedMove.UseAssistant()
                            : new DescribedMove.KeepAssistant();
            case ThebesMove.SHOVEL ->
                    argument == 1 ? new DescribedMove.UseShovel() : new DescribedMove.KeepShovel();
            case ThebesMove.WEEKS ->
                    new DescribedMove.Weeks(
                            argument,
                            goalSite() == NONE
                                    ? 0
                                    : DigRules.draws(position, goalSite(), argument));
            default -> outcome(ply);
        };
    }

    private DescribedMove take(int slot) {
        int card = position.slot(slot);
        if (card == NONE) {
            return new DescribedMove.Take(slot + 1, NOTHING, NOTHING, 0, 0);
        }
        return new DescribedMove.Take(
                slot + 1,
                Names.cardKind(tables, card),
                city(card),
                tables.weeks[card],
                travel(tables.city[card]));
    }

    private DescribedMove show(int place) {
        int card = position.row(place);
        if (card == NONE) {
            return new DescribedMove.Show(Names.placeOfRow(place), NOTHING, NOTHING, 0, 0, 0);
        }
        return new DescribedMove.Show(
                Names.placeOfRow(place),
                Names.exhibition(tables, card),
                city(card),
                tables.weeks[card],
                tables.points[card],
                travel(tables.city[card]));
    }

    private DescribedMove outcome(int ply) {
        int argument = ThebesMove.argument(ply);
        return switch (ThebesMove.verb(ply)) {
            case ThebesMove.BONUS -> {
                int site = SetupRules.bonusSite(position);
                yield new DescribedMove.LayBonus(site(site), find(site, argument));
            }
            case ThebesMove.DRAW -> draw(argument);
            case ThebesMove.SHUFFLE -> new DescribedMove.Shuffle();
            case ThebesMove.FIND ->
                    new DescribedMove.Find(position.seat, find(goalSite(), argument));
            default -> new DescribedMove.Top(argument);
        };
    }

    private DescribedMove draw(int card) {
        return ThebesTables.isExhibition(card)
                ? new DescribedMove.DrawExhibition(
                        Names.exhibition(tables, card),
                        card - ThebesTables.RESEARCHERS + 1,
                        city(card))
                : new DescribedMove.Draw(Names.cardKind(tables, card), card + 1, city(card));
    }

    /// The site of the dig that is being built, or NONE.
    private int goalSite() {
        boolean digs = ThebesMove.verb(position.goal) == ThebesMove.DIG;
        return digs ? ThebesMove.argument(position.goal) : NONE;
    }

    private int travel(int place) {
        return TravelRules.weeksByLand(position, position.seat, place);
    }

    private String city(int card) {
        return Names.place(tables.city[card]);
    }

    private String find(int site, int find) {
        return Names.find(edition, site, find);
    }

    private static String site(int site) {
        return site == NONE ? NOTHING : Names.place(ThebesTables.placeOfSite(site));
    }
}
