package dighouse.thebes;

import static dighouse.thebes.ThebesTables.*;

import dighouse.kernel.Json;
import dighouse.thebes.ThebesEdition.Artefact;
import java.util.Arrays;
import java.util.List;

/// Reads the cards and tokens of an edition into its tables, and checks them.
final class ComponentReader {
    static final int MOST_VALUE = 50; // of an artefact: far above any that is printed
    private static final int MOST_ZEPPELINS = 3; // far fewer than 14 answers: THB-DEC-13
    private static final int MOST_PERMISSIONS = 2; // whoever must choose owns them all: THB-DEC-05

    private final Json json;
    private final ThebesTables tables;
    private final List<Artefact> artefacts;

    ComponentReader(Json json, ThebesTables tables, List<Artefact> artefacts) {
        this.json = json;
        this.tables = tables;
        this.artefacts = artefacts;
    }

    void readCards() {
        Json items = json.get("cards").get("items");
        if (items.array().size() != RESEARCHERS) {
            throw items.fault(
                    "edition.cards", "there must be {number} researcher cards", RESEARCHERS);
        }
        Arrays.fill(tables.ethnologicalCard, -1);
        for (int card = 0; card < RESEARCHERS; card++) {
            readCard(items.array().get(card), card);
            CardSet.add(tables.masks, RESEARCHER_MASK, card);
        }
        for (int site = 0; site < SITES; site++) {
            if (tables.ethnologicalCard[site] < 0) {
                throw items.fault(
                        "edition.noEthnological",
                        "there is no ethnological card for {site}",
                        siteId(site));
            }
        }
        Json types = json.get("cards").get("types");
        for (int type = 0; type < TYPES; type++) {
            int count = CardSet.count(tables.masks, typeMask(type), tables.masks, RESEARCHER_MASK);
            types.get(TYPE_IDS.get(type)).get("count").number(count, count);
        }
        checkFew(items, ZEPPELIN, MOST_ZEPPELINS);
        checkFew(items, PERMISSION, MOST_PERMISSIONS);
    }

    private void checkFew(Json items, int type, int most) {
        int count = CardSet.count(tables.masks, typeMask(type), tables.masks, RESEARCHER_MASK);
        if (count > most) {
            throw items.fault(
                    "edition.fewCards",
                    "there can be at most {most} cards {type}",
                    most,
                    TYPE_IDS.get(type));
        }
    }

    private void readCard(Json item, int card) {
        readType(item, card);
        tables.kind[card] = Names.kind(tables, card);
    }

    private void readType(Json item, int card) {
        int type = TYPE_IDS.indexOf(item.get("type").string());
        if (type < 0) {
            throw item.get("type")
                    .fault(
                            "edition.oneOfThese",
                            "one of {words} is expected",
                            String.join(", ", TYPE_IDS));
        }
        tables.type[card] = type;
        CardSet.add(tables.masks, typeMask(type), card);
        tables.city[card] = EditionReader.city(item.get("city"));
        tables.weeks[card] = EditionReader.weeks(item.get("weeks"));
        tables.site[card] = -1;
        switch (type) {
            case GENERAL -> tables.points[card] = item.get("points").number(1, 2);
            case SPECIALISED -> {
                tables.points[card] = item.get("points").number(1, 3);
                tables.site[card] = EditionReader.site(item.get("site"));
            }
            case ETHNOLOGICAL -> {
                tables.points[card] = item.get("points").number(1, 3);
                tables.site[card] = EditionReader.site(item.get("site"));
                if (tables.ethnologicalCard[tables.site[card]] >= 0) {
                    throw item.fault("edition.ethnological", "a site has one ethnological card");
                }
                tables.ethnologicalCard[tables.site[card]] = card;
            }
            default -> {}
        }
    }

    void readExhibitions() {
        Json items = json.get("exhibitions").get("items");
        if (items.array().size() != EXHIBITIONS) {
            throw items.fault(
                    "edition.exhibitions", "there must be {number} exhibitions", EXHIBITIONS);
        }
        for (int i = 0; i < EXHIBITIONS; i++) {
            Json item = items.array().get(i);
            int card = RESEARCHERS + i;
            tables.city[card] = EditionReader.city(item.get("city"));
            tables.weeks[card] = EditionReader.weeks(item.get("weeks"));
            tables.points[card] = item.get("points").number(0, MOST_VALUE);
            tables.large[i] = size(item.get("size"));
            int sites = 0;
            for (int site = 0; site < SITES; site++) {
                if (item.get("needs").has(siteId(site))) {
                    Json need = item.get("needs").get(siteId(site));
                    tables.needs[i * SITES + site] = need.number(1, ARTEFACTS);
                    sites++;
                }
            }
            if (sites == 0 || sites != item.get("needs").object().size()) {
                throw item.get("needs")
                        .fault("edition.needs", "artefacts of the five sites are expected");
            }
        }
    }

    private static boolean size(Json size) {
        return switch (size.string()) {
            case "small" -> false;
            case "large" -> true;
            default -> throw size.fault("edition.size", "small or large is expected");
        };
    }

    void readTokens() {
        for (int site = 0; site < SITES; site++) {
            readBag(json.get("tokens").get("sites").get(siteId(site)), site);
        }
    }

    private void readBag(Json bag, int site) {
        Json items = bag.get("artefacts");
        if (items.array().size() != ARTEFACTS) {
            throw items.fault("edition.artefacts", "there must be {number} artefacts", ARTEFACTS);
        }
        String bonus = bag.get("firstDigBonusDefault").string();
        tables.picturedBonus[site] = -1;
        for (int i = 0; i < ARTEFACTS; i++) {
            Json item = items.array().get(i);
            Artefact artefact = artefact(item, site);
            tables.values[site * ARTEFACTS + i] = artefact.value();
            artefacts.add(artefact);
            if (item.get("id").string().equals(bonus)) {
                tables.picturedBonus[site] = i;
            }
        }
        if (tables.picturedBonus[site] < 0
                || tables.value(site, tables.picturedBonus[site]) != 1) { // THB-SETUP-02
            throw bag.get("firstDigBonusDefault")
                    .fault("edition.bonus", "an artefact of value 1 is expected");
        }
        Json book = bag.get("specialisedKnowledgeToken");
        tables.bookSite[site] = EditionReader.site(book.get("pointsFor"));
        book.get("points").number(1, 1);
        bag.get("generalKnowledgeToken").get("points").number(1, 1);
        tables.blanks[site] = bag.get("blanks").number(1, 100);
    }

    private Artefact artefact(Json item, int site) {
        String prefix = "THB-T-" + siteId(site) + "-";
        Json id = item.get("id");
        if (!id.string().startsWith(prefix)) {
            throw id.fault(
                    "edition.prefix", "a name that begins with {prefix} is expected", prefix);
        }
        String name = id.string().substring(prefix.length());
        for (Artefact other : artefacts) {
            if (other.id().equals(name)) {
                throw id.fault("edition.artefact", "another artefact is named {name} too", name);
            }
        }
        return new Artefact(
                name,
                EditionReader.text(item.get("name")),
                EditionReader.text(item.get("date")),
                EditionReader.text(item.get("info")),
                item.get("value").number(1, MOST_VALUE));
    }
}
