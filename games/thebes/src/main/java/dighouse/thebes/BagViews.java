package dighouse.thebes;

import static dighouse.thebes.ThebesPosition.NONE;
import static dighouse.thebes.ThebesTables.SITES;

import dighouse.thebes.ThebesView.OddsView;
import dighouse.thebes.ThebesView.SiteView;
import java.util.ArrayList;
import java.util.List;

/// What everybody knows of the bags by deduction (THB-INFO-06): what is left in them, and how
/// likely one draw is to bring it.
final class BagViews {
    private static final int THOUSAND = 1000;

    private final ThebesPosition position;
    private final ThebesTables tables;
    private final PieceViews pieces;

    BagViews(ThebesPosition position) {
        this.position = position;
        tables = position.tables();
        pieces = Names.edition(position).pieces();
    }

    List<SiteView> all() {
        List<SiteView> sites = new ArrayList<>();
        for (int site = 0; site < SITES; site++) {
            sites.add(site(site));
        }
        return sites;
    }

    /// Blanks drawn in the current dig stay out of the bag until it ends.
    private SiteView site(int site) {
        boolean dug = position.phase == Phase.TOKEN && ThebesMove.argument(position.goal) == site;
        int blanks = tables.blanks[site] - (dug ? position.blanksOut : 0);
        int tokens = blanks + Integer.bitCount(position.bag(site));
        int bonus = position.bonus(site);
        return new SiteView(
                ThebesTables.siteId(site),
                bonus == NONE ? null : pieces.find(site, bonus),
                tokens,
                blanks,
                left(site),
                odds(site, tokens));
    }

    private List<String> left(int site) {
        List<String> left = new ArrayList<>();
        for (int finds = position.bag(site); finds != 0; finds &= finds - 1) {
            left.add(pieces.find(site, Integer.numberOfTrailingZeros(finds)).id());
        }
        return left;
    }

    /// How likely each value is, the highest first, knowledge last.
    private List<OddsView> odds(int site, int tokens) {
        int[] numbers = new int[ComponentReader.MOST_VALUE + 1];
        int highest = 0;
        for (int finds = position.bag(site); finds != 0; finds &= finds - 1) {
            int value = pieces.find(site, Integer.numberOfTrailingZeros(finds)).value();
            numbers[value]++;
            highest = Math.max(highest, value);
        }
        List<OddsView> odds = new ArrayList<>();
        for (int value = highest; value >= 0; value--) {
            if (numbers[value] > 0) {
                odds.add(new OddsView(value, numbers[value], THOUSAND * numbers[value] / tokens));
            }
        }
        return odds;
    }
}
