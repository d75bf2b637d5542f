package dighouse.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dighouse.catalogue.GameEntry;
import dighouse.catalogue.Games;
import dighouse.kernel.Json;
import dighouse.kernel.Malformed;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Drafts whose steps are described in part, at positions of each game.
class LocalDraftsTest {
    private static final String HANDS =
            "A act hands=m3c2p/scp market=b2s site=1+2+1+0 explored=small+medium unseen=5p2ct";
    private static final String FINDS = "3 exhibit at=4 A=1@4 B=1@6 I=T60 A.finds=T49,T33,T43,T44";
    private static final String LAST_WEEKS =
            "A goal; A 140 rome; B 153; C 153.1; display C11,C44,C53,C62";
    private static final String DICE = "1 A turn site=A1b1,B1r1 dice=r4y26/-";

    // ---- what a step stands for ---------------------------------------------------------------

    @Test
    void aPartOfADescriptionIsEnough() {
        Json trade =
                archaeology(step("'verb':'trade'"), step("'treasure':'coin'"), step("'verb':'end'"))
                        .get("refusal");
        Json given = archaeology(step("'verb':'trade'"), step("'treasure':'coin'"));

        assertThat(moves(given)).containsExactly("trade", "give coin");
        assertThat(given.get("refusal")).isInstanceOf(Json.Null.class);
        assertThat(trade.get("rule").string()).startsWith("ARC-");
        assertThat(moves(marajoara(step("'from':'A1','to':'C1'")))).containsExactly("capture A1 E");
        assertThat(moves(pergamon(step("'tile':43")))).containsExactly("row T43");
        assertThat(moves(thebes(step("'slot':2,'city':'london'")))).containsExactly("take 2");
    }

    @Test
    void aTextIsEnoughToo() {
        assertThat(moves(archaeology("{'move':'sell coin'}", "{'move':'set 2'}")))
                .containsExactly("sell coin", "set 2");
    }

    /// Tile 33 is the only one that fits behind tile 49 and before tile 43.
    @Test
    void whatWasForcedMeanwhileCountsAsDoneOnce() {
        String start = step("'verb':'start','tile':49");
        String add = step("'verb':'add','tile':33");

        Json row = pergamon(start, add, step("'verb':'close'"));
        assertThat(moves(row)).containsExactly("row T49", "close");
        assertThat(pergamon(start, add, add).get("refusal").get("rule").string())
                .isEqualTo("PRG-EXH-02");
    }

    @Test
    void anyOfSeveralValuesWillDo() {
        assertThat(moves(marajoara(step("'verb':['fieldwork','capture'],'from':'A1'"))))
                .containsExactly("capture A1 E");
        assertThat(moves(pergamon(step("'verb':'start','tile':[1,43]"))))
                .containsExactly("row T43");
        assertThat(rule(archaeology(step("'verb':['sell','rob'],'treasure':'talisman'"))))
                .isEqualTo("ARC-SELL-01");
    }

    @Test
    void anOptionalStepIsLeftOutWhereItIsNotLegal() {
        Json row =
                pergamon(
                        step("'verb':'start','tile':49"),
                        optional("'verb':'add','tile':44"),
                        optional("'verb':'add','tile':33"),
                        optional("'verb':'close'"),
                        optional("'verb':'disband','marker':'I'"),
                        optional("'verb':'polish','points':9"),
                        optional("'verb':'polish','points':1"),
                        optional("'verb':'polish','points':0"));

        assertThat(moves(row)).containsExactly("row T49", "close", "polish 1");
        assertThat(row.get("preview").get("complete").bool()).isTrue();
        assertThat(moves(archaeology(optional("'verb':'begin'")))).isEmpty();
    }

    // ---- why not --------------------------------------------------------------------------------

    @Test
    void aRefusalNamesItsRuleAndWhatItsWordsNeed() {
        Json unsold = archaeology(step("'verb':'sell','treasure':'talisman'"));
        assertThat(unsold.get("refusal").compact())
                .isEqualTo(
                        quoted(
                                "{'rule':'ARC-SELL-01','key':'refusal.ARC-SELL-01(treasure)',"
                                        + "'arguments':{'treasure':'talisman'},"
                                        + "'kinds':{'treasure':'term treasure'}}"));
        assertThat(rule(thebes(step("'verb':'show','row':'a'")))).isEqualTo("THB-SHOW-01");
        assertThat(rule(pergamon(step("'verb':'dig','gallery':'I'")))).startsWith("PRG-");
        assertThat(rule(marajoara(step("'verb':'exhibit','dice':'6'")))).isEqualTo("MRJ-EXH-05");
        assertThat(rule(marajoara(step("'verb':'capture','from':'H5'"))))
                .as("no die lies there")
                .isEqualTo("MRJ-CAP-01");
    }

    @Test
    void whatNoMoveOfTheGameIsHasNoRule() {
        assertThat(rule(thebes(step("'verb':'fly','city':'atlantis'"))))
                .isEqualTo("HOUSE-NO-SUCH-MOVE");
        assertThat(rule(thebes(step("'verb':'retire','card':'shovel'"))))
                .isEqualTo("HOUSE-NO-SUCH-MOVE");
        assertThat(rule(thebes("{'move':'stay at home'}"))).isEqualTo("HOUSE-NO-SUCH-MOVE");
        assertThat(rule(thebes(step("'verb':'take','slot':2"), step("'verb':'retire'"))))
                .as("another seat decides")
                .isEqualTo("HOUSE-NOT-YOUR-DECISION");
    }

    // ---- several drafts -------------------------------------------------------------------------

    @Test
    void theFirstDraftThatMayBePlayedIsTaken() {
        Json answer =
                propose(
                        "pergamon",
                        3,
                        FINDS,
                        draft(step("'verb':'start','tile':49"), step("'verb':'add','tile':44")),
                        draft(step("'tile':43"), step("'verb':'polish'")),
                        draft(step("'tile':43")),
                        draft());

        assertThat(answer.get("taken").compact()).isEqualTo("2");
        assertThat(moves(answer)).containsExactly("row T43");
        assertThat(rule(answer)).as("why the first one is not").isEqualTo("PRG-OBJ-03");
    }

    @Test
    void noneMayBePossible() {
        Json answer = propose("thebes", 3, LAST_WEEKS, draft(step("'verb':'confirm'")));

        assertThat(answer.object().keySet()).containsExactly("taken", "refusal");
        assertThat(answer.get("taken").compact()).isEqualTo("-1");
        assertThat(rule(answer)).isEqualTo("THB-DEC-01");
    }

    @Test
    void eachOfThemMayBeAskedAbout() {
        LocalDrafts<?> local = drafts("pergamon", 3);
        local.at(FINDS, 0);
        String start = step("'verb':'start','tile':49");
        String drafts =
                draft(
                        draft(start, step("'verb':'add','tile':33")),
                        draft(start, step("'verb':'add','tile':44")),
                        draft(),
                        draft(start, step("'verb':'dig'")));

        assertThat(local.playable(quoted(drafts))).isEqualTo("[true,false,true,false]");
    }

    // ---- what follows ---------------------------------------------------------------------------

    @Test
    void stepsThatHaveOneAnswerAreFilledIn() {
        Json retired = thebes(step("'verb':'retire'"));
        assertThat(moves(retired)).containsExactly("retire", "confirm");
        assertThat(retired.get("filled").compact()).isEqualTo("[1]");
        assertThat(retired.get("preview").get("complete").bool()).isTrue();

        Json traded =
                archaeology(
                        step("'verb':'trade'"),
                        step("'verb':'give','treasure':'coin'"),
                        step("'verb':'stopGiving'"),
                        step("'verb':'take','treasure':'broken_cup'"));
        assertThat(moves(traded))
                .containsExactly(
                        "trade", "give coin", "stop giving", "take broken_cup", "stop taking");
        assertThat(traded.get("filled").compact()).isEqualTo("[4]");
    }

    @Test
    void aHalfMadeChoiceIsNotComplete() {
        Json preview = archaeology(step("'verb':'sell','treasure':'coin'")).get("preview");

        assertThat(preview.get("complete").bool()).isFalse();
        assertThat(preview.get("decides").bool()).isTrue();
        assertThat(preview.get("moves").array())
                .extracting(each -> each.get("what").compact())
                .contains(quoted("{'verb':'sellSet','treasure':'coin','size':2,'points':5}"));
    }

    @Test
    void anEmptyDraftShowsThePositionItself() {
        LocalDrafts<?> drafts = drafts("archaeology", 2);
        String at = drafts.at(HANDS, 0);

        assertThat(at).isEqualTo(drafts.propose("[[]]"));
        Json preview = Json.parse(at).get("preview");
        assertThat(preview.get("complete").bool()).isFalse();
        assertThat(preview.get("moves").array()).hasSize(5);
    }

    @Test
    void badInputIsSaidInOneSentence() {
        LocalDrafts<?> drafts = drafts("thebes", 3);

        assertThatThrownBy(() -> drafts.propose("[[]]"))
                .isInstanceOf(Malformed.class)
                .hasMessage("No position has been set yet.");
        assertThatThrownBy(() -> drafts.at("nowhere", 0)).isInstanceOf(Malformed.class);
        drafts.at(LAST_WEEKS, 0);
        assertThatThrownBy(() -> drafts.propose("[[{}]]"))
                .isInstanceOf(Malformed.class)
                .hasMessageContaining("\"what\" is missing");
    }

    // ---- shorthand ------------------------------------------------------------------------------

    private static Json archaeology(String... steps) {
        return propose("archaeology", 2, HANDS, draft(steps));
    }

    private static Json thebes(String... steps) {
        return propose("thebes", 3, LAST_WEEKS, draft(steps));
    }

    private static Json pergamon(String... steps) {
        return propose("pergamon", 3, FINDS, draft(steps));
    }

    private static Json marajoara(String... steps) {
        return propose("marajoara", 2, DICE, draft(steps));
    }

    private static String step(String members) {
        return "{'what':{" + members + "}}";
    }

    private static String optional(String members) {
        return "{'what':{" + members + "},'optional':true}";
    }

    private static String draft(String... steps) {
        return "[" + String.join(",", steps) + "]";
    }

    private static String quoted(String text) {
        return text.replace('\'', '"');
    }

    /// What the first seat is answered.
    private static Json propose(String game, int seats, String position, String... drafts) {
        LocalDrafts<?> local = drafts(game, seats);
        local.at(position, 0);
        return Json.parse(local.propose(quoted(draft(drafts))));
    }

    private static LocalDrafts<?> drafts(String game, int seats) {
        GameEntry<?> entry = Games.find(game);
        return LocalDrafts.open(
                entry.game(),
                "{\"rules\":%d,\"seats\":%d,\"mission\":0,\"options\":{},\"edition\":%s}"
                        .formatted(
                                entry.game().rulesNumber(), seats, entry.standardEdition().json()));
    }

    private static List<String> moves(Json answer) {
        return answer.get("moves").array().stream().map(each -> each.get("move").string()).toList();
    }

    private static String rule(Json answer) {
        return answer.get("refusal").get("rule").string();
    }
}
