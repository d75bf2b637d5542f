package dighouse.thebes;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.Phrase;
import dighouse.kernel.View;
import dighouse.kernel.annotation.KeyName;
import dighouse.kernel.annotation.Kind;
import dighouse.kernel.annotation.Written;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a viewer sees of Thebes: nearly all of it, as nothing is hidden from one player only. A
/// turn that is being built is shown to its player alone, since it may still be taken back.
///
/// @param actor the seat that must decide, -1 while chance draws, -2 when the game is over
/// @param turn the seat on turn
/// @param next the seat whose marker is furthest back, and so plays once this turn is over; -1 when
///   all have finished
/// @param asks what is asked: a phase, the same for the others however far a turn has been built
/// @param year where the year marker stands
/// @param exchangeWeeks what the next exchange costs, without the journey
/// @param built the turn being built, or the dig going on
@Written
public record ThebesView(
        int actor,
        int turn,
        int next,
        String asks,
        int year,
        int end,
        int exchangeWeeks,
        @Nullable TurnView built,
        List<SeatView> seats,
        List<@Nullable CardView> display,
        List<@Nullable ExhibitionView> row,
        PileView pile,
        List<SiteView> sites)
        implements View {
    public ThebesView {
        seats = List.copyOf(seats);
        sites = List.copyOf(sites);
    }

    @Override
    public void write(JsonWriter json) {
        ThebesViewJson.write(this, json);
    }

    /// A turn in the making, or a dig whose tokens are being drawn.
    ///
    /// @param goal the ply that said what it is for
    /// @param what the same, described
    /// @param zeppelin the zeppelin chosen, or empty
    /// @param permission the special permission given up, or empty
    /// @param knowledge what counts in this dig, with what was chosen; 0 if the turn is for no dig
    /// @param shovelTokens tokens that the shovels add to this dig
    /// @param drawsLeft tokens still to draw
    /// @param blanks blanks drawn in this dig so far
    public record TurnView(
            String goal,
            @KeyName("verb") Phrase what,
            String zeppelin,
            String permission,
            boolean ethnological,
            boolean assistant,
            boolean shovel,
            int knowledge,
            int shovelTokens,
            int drawsLeft,
            int blanks) {}

    /// A seat and what lies open before it.
    ///
    /// @param week weeks since space 1 of the first year
    /// @param height markers below on the same space; -1 before the stack is made
    /// @param weeksLeft to the end space
    /// @param permits sites whose permit is valid
    /// @param knowledge what the seat knows of each site, in their order
    public record SeatView(
            int seat,
            int week,
            int height,
            int weeksLeft,
            int year,
            int space,
            String place,
            @Kind("place") List<String> permits,
            List<CardView> cards,
            List<ExhibitionView> exhibitions,
            List<FindView> finds,
            int general,
            List<KnowledgeView> knowledge,
            int points) {
        public SeatView {
            permits = List.copyOf(permits);
            cards = List.copyOf(cards);
            exhibitions = List.copyOf(exhibitions);
            finds = List.copyOf(finds);
            knowledge = List.copyOf(knowledge);
        }
    }

    /// What a seat knows of a site.
    ///
    /// @param books of the site, on cards and tokens
    /// @param sure knowledge total of a dig that uses nothing up
    /// @param most knowledge total with the ethnological card and a lone assistant
    public record KnowledgeView(@Kind("place") String site, int books, int sure, int most) {}

    /// The draw pile as far as it can be known.
    ///
    /// @param upper cards in the upper stack: researcher cards only
    /// @param lower researcher cards in the lower stack, or in a pile shuffled anew
    /// @param setAside researcher cards in the stack that waits
    /// @param unseen cards that nobody has seen, wherever they lie
    public record PileView(
            int upper, int lower, int setAside, List<String> unseen, List<String> discard) {
        public PileView {
            unseen = List.copyOf(unseen);
            discard = List.copyOf(discard);
        }
    }

    /// A site and its bag.
    ///
    /// @param bonus what the first dig will earn besides, or `null`
    /// @param tokens all that are in the bag now
    /// @param left finds in the bag, by name
    /// @param odds what one draw may bring
    public record SiteView(
            @Kind("place") String site,
            @Nullable FindView bonus,
            int tokens,
            int blanks,
            @Kind("find") List<String> left,
            List<OddsView> odds) {
        public SiteView {
            left = List.copyOf(left);
            odds = List.copyOf(odds);
        }
    }

    /// So many tokens of a value (0: knowledge) are left; the chance of one draw in thousandths.
    public record OddsView(int value, int number, int permille) {}

    // ---- cards and tokens, wherever they lie ----------------------------------------------------

    /// A researcher card: `kind` is its name in the words, such as `crete_2` or `shovel`.
    public record CardView(
            String id, @Kind("card") String kind, @Kind("place") String city, int weeks) {}

    /// An exhibition and what it needs.
    ///
    /// @param needs artefacts by site, in the order of the sites
    /// @param missing what each seat still lacks of them, by seat
    public record ExhibitionView(
            String id,
            @Kind("exhibition") String size,
            @Kind("place") String city,
            int weeks,
            int points,
            List<NeedView> needs,
            List<List<NeedView>> missing) {
        public ExhibitionView {
            needs = List.copyOf(needs);
            missing = List.copyOf(missing);
        }
    }

    /// So many artefacts of a site.
    public record NeedView(@Kind("place") String site, int number) {}

    /// A token with what is printed on it.
    ///
    /// @param site whose bag it came from
    /// @param value points of an artefact, 0 for knowledge
    public record FindView(
            @Kind("find") String id,
            @Kind("place") String site,
            int value,
            TextView name,
            TextView date,
            TextView info) {}

    /// A text in both languages; empty where nothing is printed.
    public record TextView(String en, String fr) {}
}
