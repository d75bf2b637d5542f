package dighouse.marajoara;

import dighouse.kernel.JsonWriter;
import dighouse.kernel.Phrase;
import dighouse.kernel.View;
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
        @Nullable MissionView mission,
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
        json.beginObject();
        json.name("round").value(round);
        json.name("asks").value(asks);
        json.name("actor").value(actor);
        json.name("seat").value(seat);
        json.name("first").value(first);
        json.name("doubled").value(doubled);
        json.name("points").numbers(points);
        site.write(json.name("site"));
        json.name("captures").all(captures);
        json.name("museums").all(museums);
        json.name("tracks").all(tracks);
        json.name("wheelbarrow").all(wheelbarrow);
        json.name("slate").all(slate);
        json.name("spent").all(spent);
        json.name("roundTrack").all(roundTrack);
        json.name("returns").texts(returns);
        step.write(json.name("step"));
        if (mission != null) {
            mission.write(json.name("mission"));
        }
        json.name("reconstructed").texts(reconstructed);
        json.endObject();
    }

    /// A die.
    public record DieView(String colour, int value) implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("colour").value(colour);
            json.name("value").value(value);
            json.endObject();
        }
    }

    /// The dig site; cells row by row, holes left out.
    ///
    /// @param board its name among the edition's boards
    public record SiteView(String board, int rows, int columns, List<CellView> cells)
            implements View {
        public SiteView {
            cells = List.copyOf(cells);
        }

        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("board").value(board);
            json.name("rows").value(rows);
            json.name("columns").value(columns);
            json.name("cells").all(cells);
            json.endObject();
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
            @Nullable DieView die,
            int token)
            implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("cell").value(cell);
            json.name("zone").value(zone);
            json.name("bonus").value(bonus);
            json.name("icon").value(icon);
            json.name("marked").value(marked);
            if (die != null) {
                die.write(json.name("die"));
            }
            json.name("token").value(token);
            json.endObject();
        }
    }

    /// A capture that may be made.
    ///
    /// @param becomes what the jumping die will show
    /// @param captured the die that is jumped
    /// @param feeds the seat of the token on which the die lands, or -1: another seat gains pips
    public record CaptureView(
            String from, String over, String to, int becomes, DieView captured, int feeds)
            implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("from").value(from);
            json.name("over").value(over);
            json.name("to").value(to);
            json.name("becomes").value(becomes);
            captured.write(json.name("captured"));
            json.name("feeds").value(feeds);
            json.endObject();
        }
    }

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
            String colour,
            List<Integer> blue,
            List<Integer> red,
            List<Integer> yellow,
            List<String> pieces,
            int vases,
            List<String> tokens,
            int reserve,
            boolean keepsYellow)
            implements View {
        public MuseumView {
            blue = List.copyOf(blue);
            red = List.copyOf(red);
            yellow = List.copyOf(yellow);
            pieces = List.copyOf(pieces);
            tokens = List.copyOf(tokens);
        }

        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("museum").value(museum);
            json.name("seat").value(seat);
            json.name("colour").value(colour);
            json.name("blue").numbers(blue);
            json.name("red").numbers(red);
            json.name("yellow").numbers(yellow);
            json.name("pieces").texts(pieces);
            json.name("vases").value(vases);
            json.name("tokens").texts(tokens);
            json.name("reserve").value(reserve);
            json.name("keepsYellow").value(keepsYellow);
            json.endObject();
        }
    }

    /// An excavation track.
    ///
    /// @param disks the space of every seat's disk, 0 before the first
    /// @param ends the seats at the end, 1st place first
    public record TrackView(String track, List<Integer> disks, List<Integer> ends) implements View {
        public TrackView {
            disks = List.copyOf(disks);
            ends = List.copyOf(ends);
        }

        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("track").value(track);
            json.name("disks").numbers(disks);
            json.name("ends").numbers(ends);
            json.endObject();
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
            @Nullable Phrase action,
            int price,
            int paying,
            @Nullable DieView captured,
            String landing,
            int pips,
            int gives,
            String cell)
            implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            if (action != null) {
                json.name("action");
                action.write(json, "verb");
            }
            json.name("price").value(price);
            json.name("paying").value(paying);
            if (captured != null) {
                captured.write(json.name("captured"));
            }
            json.name("landing").value(landing);
            json.name("pips").value(pips);
            json.name("gives").value(gives);
            json.name("cell").value(cell);
            json.endObject();
        }
    }

    /// A mission and how far it has come.
    ///
    /// @param collected goals reached so far, of `goals`
    public record MissionView(int number, int collected, List<GoalView> goals) implements View {
        public MissionView {
            goals = List.copyOf(goals);
        }

        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("number").value(number);
            json.name("collected").value(collected);
            json.name("goals").all(goals);
            json.endObject();
        }
    }

    /// A goal of a mission: so much of so much is done.
    ///
    /// @param atEnd it is checked at the end only, which has not come: points (MRJ-SOLO-04)
    /// @param deduction points that will be subtracted before, as things stand
    public record GoalView(
            Phrase what, boolean reached, int progress, int of, boolean atEnd, int deduction)
            implements View {
        @Override
        public void write(JsonWriter json) {
            json.beginObject();
            json.name("what");
            what.write(json, "goal");
            json.name("reached").value(reached);
            json.name("progress").value(progress);
            json.name("of").value(of);
            json.name("atEnd").value(atEnd);
            json.name("deduction").value(deduction);
            json.endObject();
        }
    }
}
