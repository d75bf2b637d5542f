package dighouse.marajoara;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.Phrase;
import dighouse.kernel.View;
import dighouse.kernel.annotation.KeyName;
import dighouse.kernel.annotation.Kind;
import dighouse.kernel.annotation.OmittedIfNull;
import dighouse.kernel.annotation.Written;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The table as everybody sees it: nothing is hidden in Marajoara (MRJ-INFO-01).
///
/// @param round the round, for one player the turn
/// @param asks what is to be decided: the name of a phase, `after` for the menu once the main
///   action is done
/// @param actor the seat that decides, below 0 for chance or nobody
/// @param seat whose turn it is
/// @param first the first player
/// @param doubled whether blue dice count double for restorations in this turn
/// @param points of every seat as they stand
/// @param captures all that the seat may do as its main action; empty when it is done
/// @param wheelbarrow from the bottom, whose die leaves next
/// @param slate dice that return to the dig site at the end of the turn
/// @param spent dice about to enter the wheelbarrow
/// @param roundTrack one player: dice that left the game
/// @param returns cells to which the next die from the slate must go; empty if it may go anywhere
/// @param mission `null` without one
/// @param reconstructed what in this edition was rebuilt, not read off the printed game
@Written
public record MarajoaraView(
        int round,
        String asks,
        int actor,
        int seat,
        int first,
        boolean doubled,
        List<Integer> points,
        SiteView site,
        List<CaptureView> captures,
        List<MuseumView> museums,
        List<TrackView> tracks,
        List<DieView> wheelbarrow,
        List<DieView> slate,
        List<DieView> spent,
        List<DieView> roundTrack,
        List<String> returns,
        StepView step,
        @OmittedIfNull @Nullable MissionView mission,
        List<String> reconstructed)
        implements View {

    public MarajoaraView {
        points = List.copyOf(points);
        captures = List.copyOf(captures);
        museums = List.copyOf(museums);
        tracks = List.copyOf(tracks);
        wheelbarrow = List.copyOf(wheelbarrow);
        slate = List.copyOf(slate);
        spent = List.copyOf(spent);
        roundTrack = List.copyOf(roundTrack);
        returns = List.copyOf(returns);
        reconstructed = List.copyOf(reconstructed);
    }

    @Override
    public void write(JsonWriter json) {
        MarajoaraViewJson.write(this, json);
    }

    /// A die.
    public record DieView(String colour, int value) {}

    /// The dig site; cells row by row, holes left out.
    ///
    /// @param board its name among the edition's boards
    public record SiteView(String board, int rows, int columns, List<CellView> cells) {
        public SiteView {
            cells = List.copyOf(cells);
        }
    }

    /// A cell of the dig site.
    ///
    /// @param cell its name, `C4`
    /// @param zone the rope zone, NW, NE, SW or SE, or empty
    /// @param bonus 0, 1 or 2: what a die that lands here gains beside the usual pip
    /// @param icon whether a starting token may lie here
    /// @param marked whether it is a goal of mission 4
    /// @param die `null` for none
    /// @param token the museum whose token lies here, or -1
    public record CellView(
            String cell,
            String zone,
            int bonus,
            boolean icon,
            boolean marked,
            @OmittedIfNull @Nullable DieView die,
            int token) {}

    /// A capture that may be made.
    ///
    /// @param becomes what the jumping die will show
    /// @param captured the die that is jumped
    /// @param feeds the seat of the token on which the die lands, or -1: another seat gains pips
    public record CaptureView(
            String from, String over, String to, int becomes, DieView captured, int feeds) {}

    /// A museum; in mission 6 seat 0 has two.
    ///
    /// @param colour of its tokens, disks and vases
    /// @param pieces that are restored
    /// @param vases on display
    /// @param tokens still on the museum: `firstVase`, `thirdYellow`, `piece`
    /// @param reserve tokens in reserve
    /// @param keepsYellow whether yellow dice go here: always, but in mission 6 to one museum only
    public record MuseumView(
            int museum,
            int seat,
            @Kind("plain") String colour,
            List<Integer> blue,
            List<Integer> red,
            List<Integer> yellow,
            @Kind("piece") List<String> pieces,
            int vases,
            List<String> tokens,
            int reserve,
            boolean keepsYellow) {
        public MuseumView {
            blue = List.copyOf(blue);
            red = List.copyOf(red);
            yellow = List.copyOf(yellow);
            pieces = List.copyOf(pieces);
            tokens = List.copyOf(tokens);
        }
    }

    /// An excavation track.
    ///
    /// @param disks the space of every seat's disk, 0 before the first
    /// @param ends the seats at the end, 1st place first
    public record TrackView(String track, List<Integer> disks, List<Integer> ends) {
        public TrackView {
            disks = List.copyOf(disks);
            ends = List.copyOf(ends);
        }
    }

    /// What is under way inside an action; all empty or 0 in the menu.
    ///
    /// @param action the free action, or the cheap vase, that is being paid
    /// @param price still to pay
    /// @param paying the yellow die that is asked, 0 if none
    /// @param captured the die that waits beside the museum
    /// @param landing where the capturing die landed
    /// @param pips still to give
    /// @param gives dice given in a swap that are still to be matched
    /// @param cell chosen for the next die to return
    public record StepView(
            @OmittedIfNull @KeyName("verb") @Nullable Phrase action,
            int price,
            int paying,
            @OmittedIfNull @Nullable DieView captured,
            String landing,
            int pips,
            int gives,
            String cell) {}

    /// A mission and how far it has come.
    ///
    /// @param collected goals reached so far, of `goals`
    public record MissionView(int number, int collected, List<GoalView> goals) {
        public MissionView {
            goals = List.copyOf(goals);
        }
    }

    /// A goal of a mission: so much of so much is done.
    ///
    /// @param atEnd it is checked at the end only, which has not come: points (MRJ-SOLO-04)
    /// @param deduction points that will be subtracted before, as things stand
    public record GoalView(
            @KeyName("goal") Phrase what,
            boolean reached,
            int progress,
            int of,
            boolean atEnd,
            int deduction) {}
}
