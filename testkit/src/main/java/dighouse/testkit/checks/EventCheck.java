package dighouse.testkit.checks;

import static dighouse.testkit.checks.Node.fail;
import static dighouse.testkit.checks.Node.who;

import dighouse.kernel.Event;
import dighouse.kernel.Game;
import dighouse.kernel.JsonWriter;
import dighouse.kernel.MoveList;
import dighouse.kernel.Position;
import dighouse.kernel.View;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// If two plies lead to equal views for a viewer, the viewer is told the same: in this position,
/// and in a twin that it cannot tell from it. Checks one viewer at each node.
public final class EventCheck<P extends Position<P>> implements ContractCheck<P> {
    private static final int MOST = 6;
    private static final int MOST_IN_TWIN = 3;

    @Override
    public String name() {
        return "telling";
    }

    @Override
    public void at(Node<P> node) {
        if (node.isOver()) {
            return;
        }
        compare(node, node.viewer(node.random().below(node.viewers())));
    }

    private void compare(Node<P> node, int viewer) {
        Map<View, List<? extends Event>> toldByView = new HashMap<>();
        all(node, viewer, node.position(), node.anyOrder(), MOST, toldByView);
        if (node.canImagine(viewer)) {
            P twin = node.twin(viewer, 0);
            if (node.isWorthComparing(twin)) {
                MoveList plies = MoveList.inAnyOrder();
                node.game().moves(twin, plies);
                all(node, viewer, twin, plies, MOST_IN_TWIN, toldByView);
            }
        }
    }

    private void all(
            Node<P> node,
            int viewer,
            P position,
            MoveList plies,
            int most,
            Map<View, List<? extends Event>> toldByView) {
        int skip = node.random().below(plies.size());
        for (int i = 0; i < Math.min(most, plies.size()); i++) {
            int ply = plies.get((i + skip) % plies.size());
            List<? extends Event> told = node.game().tell(position, ply, viewer);
            View after = viewAfter(node, viewer, position, ply);
            List<? extends Event> before = toldByView.putIfAbsent(after, told);
            if (before != null && !before.equals(told)) {
                throw fail(
                        "two plies lead to the same view for "
                                + who(viewer)
                                + ", who is told "
                                + json(before)
                                + " or "
                                + json(told)
                                + ": the view must show the difference, or nothing may tell it");
            }
        }
    }

    private View viewAfter(Node<P> node, int viewer, P position, int ply) {
        Game<P> game = node.game();
        P after = node.scratch(1);
        after.copyFrom(position);
        game.play(after, ply);
        return game.view(after, viewer);
    }

    private static String json(List<? extends Event> events) {
        JsonWriter json = new JsonWriter();
        json.beginArray();
        for (Event event : events) {
            event.phrase().write(json, "event");
        }
        return json.endArray().text();
    }
}
