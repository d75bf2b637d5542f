package dighouse.thebes;

/// A Thebes move or outcome fits in one int.
///
/// | bits | holds                                                                        |
/// |------|------------------------------------------------------------------------------|
/// | 0–4  | verb: [#TAKE] to [#WEEKS] for seats, [#BONUS] to [#TOP] for chance           |
/// | 5–11 | its argument: slot, place of the row, site, card, no or yes, weeks, artefact |
///
/// A bonus names no site: sites are served in their order.
public final class ThebesMove {
    public static final int TAKE = 0; // slot, from 0
    public static final int EXCHANGE = 1;
    public static final int SHOW = 2; // place a, b, c of the exhibition row, from 0
    public static final int DIG = 3; // site
    public static final int RETIRE = 4;
    public static final int CONFIRM = 5;
    public static final int LAND = 6;
    public static final int FLY = 7; // zeppelin card
    public static final int PERMISSION = 8; // special permission card
    public static final int ETHNOLOGICAL = 9; // 0 no, 1 yes
    public static final int ASSISTANT = 10; // 0 no, 1 yes
    public static final int SHOVEL = 11; // 0 no, 1 yes
    public static final int WEEKS = 12; // number of weeks
    static final int BONUS = 13; // artefact of the site
    static final int DRAW = 14; // card
    static final int SHUFFLE = 15;
    static final int FIND = 16; // artefact, book, general knowledge or blank
    static final int TOP = 17; // seat

    private static final int SHIFT = 5;
    private static final int VERB = (1 << SHIFT) - 1;

    private ThebesMove() {}

    static int of(int verb, int argument) {
        return verb | argument << SHIFT;
    }

    public static int verb(int ply) {
        return ply & VERB;
    }

    public static int argument(int ply) {
        return ply >> SHIFT;
    }

    static int take(int slot) {
        return of(TAKE, slot);
    }

    static int exchange() {
        return EXCHANGE;
    }

    static int show(int place) {
        return of(SHOW, place);
    }

    static int dig(int site) {
        return of(DIG, site);
    }

    static int retire() {
        return RETIRE;
    }

    static int confirm() {
        return CONFIRM;
    }

    static int byLand() {
        return LAND;
    }

    static int fly(int card) {
        return of(FLY, card);
    }

    static int permission(int card) {
        return of(PERMISSION, card);
    }

    static int ethnological(boolean used) {
        return of(ETHNOLOGICAL, used ? 1 : 0);
    }

    static int assistant(boolean used) {
        return of(ASSISTANT, used ? 1 : 0);
    }

    static int shovel(boolean used) {
        return of(SHOVEL, used ? 1 : 0);
    }

    static int weeks(int weeks) {
        return of(WEEKS, weeks);
    }

    static int bonus(int artefact) {
        return of(BONUS, artefact);
    }

    static int draw(int card) {
        return of(DRAW, card);
    }

    static int shuffle() {
        return SHUFFLE;
    }

    static int find(int find) {
        return of(FIND, find);
    }

    static int top(int seat) {
        return of(TOP, seat);
    }
}
