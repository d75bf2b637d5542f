package dighouse.thebes;

import java.util.List;

/// The printed numbers of an edition as flat arrays for the rules. Filled once by [EditionReader],
/// never changed afterwards.
///
/// Cards are numbered from 0: 85 researcher cards, then 10 exhibitions. Places are the 7 cities,
/// then the 5 sites. The finds of a site are its 13 artefacts, then its book and its general
/// knowledge; a blank is no find but shares their numbering.
public final class ThebesTables {
    public static final int MOST_SEATS = 4;
    public static final int RESEARCHERS = 85; // THB-COMP-06
    public static final int EXHIBITIONS = 10; // THB-COMP-12
    public static final int CARDS = RESEARCHERS + EXHIBITIONS;
    public static final int SLOTS = 4; // THB-COMP-18
    public static final int ROW = 3; // places a, b, c
    static final int CITIES = 7;
    public static final int SITES = 5;
    static final int PLACES = CITIES + SITES;
    public static final int ARTEFACTS = 13; // of one site: THB-COMP-13
    public static final int BOOK = ARTEFACTS;
    public static final int GENERAL_BOOK = BOOK + 1;
    static final int FINDS = GENERAL_BOOK + 1;
    static final int BLANK = FINDS;
    public static final int ALL_ARTEFACTS = (1 << ARTEFACTS) - 1;
    static final int ALL_FINDS = (1 << FINDS) - 1;
    public static final int MOST_KNOWLEDGE = 12; // THB-KNOW-07
    public static final int LONGEST_DIG = 12; // THB-DIG-05
    public static final int BY_LAND = 0; // vehicles
    public static final int BY_CAR = 1;
    static final int BY_AIR = 2;
    public static final int SPACES = 52; // THB-COMP-04

    static final List<String> PLACE_IDS =
            List.of(
                    "berlin",
                    "london",
                    "moscow",
                    "paris",
                    "rome",
                    "vienna",
                    "warsaw",
                    "greece",
                    "crete",
                    "egypt",
                    "palestine",
                    "mesopotamia");

    public static final int GENERAL = 0;
    public static final int SPECIALISED = 1;
    public static final int ETHNOLOGICAL = 2;
    public static final int ZEPPELIN = 3;
    public static final int CAR = 4;
    public static final int ASSISTANT = 5;
    public static final int SHOVEL = 6;
    public static final int PERMISSION = 7;
    public static final int CONGRESS = 8;
    static final List<String> TYPE_IDS =
            List.of(
                    "general_knowledge",
                    "specialised_knowledge",
                    "ethnological_knowledge",
                    "zeppelin",
                    "car",
                    "assistant",
                    "shovel",
                    "special_permission",
                    "congress");
    public static final int TYPES = 9;

    /// Masks of cards, for [CardSet]: one per type, then that of all types.
    static final int RESEARCHER_MASK = TYPES * CardSet.WORDS;

    final int[] masks = new int[RESEARCHER_MASK + CardSet.WORDS];
    final int[] type = new int[RESEARCHERS];
    final String[] kind = new String[RESEARCHERS]; // type, site and points: see Names
    final int[] site = new int[RESEARCHERS]; // of a knowledge card, otherwise -1
    final int[] city = new int[CARDS];
    final int[] weeks = new int[CARDS];
    final int[] points = new int[CARDS]; // knowledge points, or victory points of an exhibition
    final boolean[] large = new boolean[EXHIBITIONS];
    final int[] needs = new int[EXHIBITIONS * SITES]; // artefacts, by exhibition and site
    final int[] ethnologicalCard = new int[SITES];

    final int[] values = new int[SITES * ARTEFACTS]; // of artefacts, by site
    final int[] bookSite = new int[SITES]; // the site that the book of a bag is about
    final int[] blanks = new int[SITES];
    final int[] picturedBonus = new int[SITES]; // artefact lying on the site by default

    final int[] distance = new int[PLACES * PLACES]; // shortest ways in segments
    final int[] travel = new int[3 * PLACES * PLACES]; // their weeks, by vehicle
    int startPlace;
    int exchangePlace;
    int carFrom; // a car helps on journeys of so many segments or more
    int carSaves;

    final int[] start = new int[MOST_SEATS + 1]; // first week, by number of seats
    int firstYear;
    int end; // the week after the last

    final int[] stackOne = new int[MOST_SEATS + 1]; // researcher cards in it, by number of seats
    final int[] stackTwo = new int[MOST_SEATS + 1];
    final int[] setAside = new int[MOST_SEATS + 1];
    final int[] exhibitionsAside = new int[MOST_SEATS + 1]; // which wait there, as bits

    final int[] tokens = new int[(MOST_KNOWLEDGE + 1) * (LONGEST_DIG + 1)];
    final int[] group = new int[RESEARCHERS + 1]; // what so many helpers of a kind give together
    final int[] congress = new int[RESEARCHERS + 1]; // points for so many
    int majority;
    int sharedMajority;

    /// The mask of all cards of a type.
    static int typeMask(int type) {
        return type * CardSet.WORDS;
    }

    int distance(int from, int to) {
        return distance[from * PLACES + to];
    }

    /// Where the weeks of all journeys from a place begin in [#travel]: add the place they lead to.
    static int journeys(int vehicle, int from) {
        return (vehicle * PLACES + from) * PLACES;
    }

    /// The weeks of a journey by land, with a car or without.
    public int travelWeeks(boolean car, int from, int to) {
        return travel[journeys(car ? BY_CAR : BY_LAND, from) + to];
    }

    public int type(int researcher) {
        return type[researcher];
    }

    /// The site of a knowledge card, otherwise -1.
    public int site(int researcher) {
        return site[researcher];
    }

    public int city(int card) {
        return city[card];
    }

    public int weeks(int card) {
        return weeks[card];
    }

    /// Knowledge points, or victory points of an exhibition.
    public int points(int card) {
        return points[card];
    }

    public int ethnologicalCard(int site) {
        return ethnologicalCard[site];
    }

    /// The site that the book of a bag is about.
    public int bookSite(int site) {
        return bookSite[site];
    }

    public int blanks(int site) {
        return blanks[site];
    }

    /// What so many helpers of a kind give together.
    public int group(int helpers) {
        return group[helpers];
    }

    /// Points for so many congresses.
    public int congress(int cards) {
        return congress[cards];
    }

    public int majority() {
        return majority;
    }

    public int sharedMajority() {
        return sharedMajority;
    }

    public int exchangePlace() {
        return exchangePlace;
    }

    /// The week after the last.
    public int end() {
        return end;
    }

    public int need(int exhibition, int site) {
        return needs[(exhibition - RESEARCHERS) * SITES + site];
    }

    public int value(int site, int artefact) {
        return values[site * ARTEFACTS + artefact];
    }

    /// What the dig table shows, before the option that changes one cell of it.
    public int printedTokens(int knowledge, int weeks) {
        return tokens[knowledge * (LONGEST_DIG + 1) + weeks];
    }

    /// The first week of the last year, from which on one may retire.
    int lastYear() {
        return end - SPACES;
    }

    static boolean isExhibition(int card) {
        return card >= RESEARCHERS;
    }

    public static int placeOfSite(int site) {
        return CITIES + site;
    }

    static String siteId(int site) {
        return PLACE_IDS.get(CITIES + site);
    }
}
