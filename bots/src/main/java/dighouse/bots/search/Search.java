package dighouse.bots.search;

import dighouse.bots.Advice;
import dighouse.bots.Glimpse;
import dighouse.bots.Outlook;
import dighouse.bots.Worth;
import dighouse.bots.search.Recipe.Playouts;
import dighouse.kernel.Actor;
import dighouse.kernel.Game;
import dighouse.kernel.MoveList;
import dighouse.kernel.Playout;
import dighouse.kernel.Position;
import dighouse.kernel.Setup;
import dighouse.kernel.Xoshiro;
import java.util.Arrays;
import java.util.List;

/// Information-set Monte Carlo tree search, one iteration at a time (ADR 14). All buffers are made
/// once: an iteration allocates nothing.
///
/// @param <P> the game's position
public final class Search<P extends Position<P>> {
    private static final int MOST_MOVES = 64; // first size of the buffers, which grow

    private final Game<P> game;
    private final Advice<P> advice;
    private final Recipe recipe;
    private final Evaluator<P> evaluator;
    private final Tree tree;
    private final Selection selection;
    private final MoveMeans means;
    private final boolean learns;
    private final boolean open; // the moves of a node never change
    private final Xoshiro random = new Xoshiro(0);
    private final P world;
    private final MoveList list = new MoveList();
    private final MoveList kept = new MoveList();
    private final int[] path; // nodes of this iteration
    private final Tally tally;
    private int[] found = new int[MOST_MOVES];
    private double[] weights = new double[MOST_MOVES];

    /// @param capacity how many moves the tree can hold; when it is full, it grows no deeper
    public Search(
            Game<P> game, Setup setup, Advice<P> advice, Worth worth, Recipe recipe, int capacity) {
        this.game = game;
        this.advice = advice;
        this.recipe = recipe;
        evaluator = new Evaluator<>(game, setup, advice, worth);
        tree = new Tree(capacity);
        selection = new Selection(tree, recipe);
        learns = recipe.playouts() == Playouts.LEARNED;
        open = advice.isOpen();
        int longest = game.longest(setup);
        means = new MoveMeans(learns ? longest : 0);
        path = new int[longest];
        world = game.position();
        tally = new Tally(setup.seats());
    }

    Tree tree() {
        return tree;
    }

    Tally tally() {
        return tally;
    }

    /// How the imagined games since the start ended on average.
    public Outlook outlook() {
        return tally.iterations == 0
                ? Outlook.NONE
                : new Outlook(
                        means(tally.worths, tally.iterations),
                        means(tally.points, tally.iterations));
    }

    private static List<Double> means(double[] sums, int number) {
        return Arrays.stream(sums).map(sum -> sum / number).boxed().toList();
    }

    /// Starts with an empty tree and this seed.
    public void start(long seed) {
        tree.clear();
        means.clear();
        resume(seed, tree.root());
    }

    /// Continues below a node of the tree with this seed.
    void resume(long seed, int node) {
        random.seed(seed);
        tally.clear();
        if (node != tree.root()) {
            tree.prune(node);
        }
    }

    /// Runs one iteration: imagines a position, plays through the tree and on to the end of the
    /// game or the cut, and credits the moves on the way.
    public void iterate(Glimpse<P> glimpse) {
        glimpse.imagine(random, world);
        int depth = descend();
        playOn();
        evaluator.evaluate(world);
        for (int i = 0; i < depth; i++) {
            tree.visit(path[i], evaluator.worths[tree.seat(path[i])]);
        }
        if (learns) {
            means.tell(evaluator.worths);
        }
        tally.add(evaluator.worths, evaluator.points);
    }

    /// Plays moves of the tree up to and including one that was never tried.
    ///
    /// @return how many were played
    private int descend() {
        int depth = 0;
        int node = tree.root();
        boolean isNew = false;
        while (!isNew) {
            int actor = game.actor(world);
            if (actor == Actor.CHANCE) {
                game.play(world, Playout.choose(game, world, actor, random, list));
                continue;
            }
            int choices = actor == Actor.NOBODY ? 0 : list(node, actor);
            if (choices == 0) {
                return depth;
            }
            node = selection.choose(found, choices, random);
            isNew = tree.visits(node) == 0 && choices > 1;
            path[depth++] = node;
            play(actor, tree.ply(node));
        }
        return depth;
    }

    /// Finds or adds the nodes of the actor's moves.
    ///
    /// @return how many there are; 0 if the tree has no room for them
    private int list(int node, int actor) {
        int known = open ? tree.children(node, found) : 0;
        if (known > 0) {
            return known;
        }
        list.clear();
        game.moves(world, list);
        int size = list.size();
        if (size > found.length) {
            found = new int[2 * size];
            weights = new double[2 * size];
        }
        int missing = tree.match(node, actor, list, found);
        if (missing == 0) {
            return size;
        }
        if (!tree.hasRoom(missing)) {
            return 0;
        }
        advice.weigh(world, actor, list, weights);
        MoveList added = open ? hopeful() : list;
        tree.add(node, actor, added, weights, found);
        return added.size();
    }

    /// The listed moves without the hopeless ones, unless all are hopeless. Moves their weights to
    /// the front of `weights`.
    private MoveList hopeful() {
        kept.clear();
        for (int i = 0; i < list.size(); i++) {
            if (weights[i] > 0) {
                weights[kept.size()] = weights[i];
                kept.add(list.get(i));
            }
        }
        return kept.isEmpty() ? list : kept;
    }

    private void play(int actor, int move) {
        if (learns) {
            means.note(actor, move);
        }
        game.play(world, move);
    }

    /// Plays on beyond the tree, to the end of the game or the cut.
    private void playOn() {
        switch (recipe.playouts()) {
            case UNIFORM -> playEvenly();
            case ADVISED, LEARNED -> playWell();
        }
    }

    private void playEvenly() {
        int left = recipe.cut();
        for (int actor = game.actor(world);
                actor != Actor.NOBODY && left > 0;
                actor = game.actor(world)) {
            game.play(world, Playout.choose(game, world, actor, random, list));
            left--;
        }
    }

    private void playWell() {
        int left = recipe.cut();
        for (int actor = game.actor(world);
                actor != Actor.NOBODY && left > 0;
                actor = game.actor(world)) {
            if (actor == Actor.CHANCE) {
                game.play(world, Playout.choose(game, world, actor, random, list));
            } else {
                list.clear();
                game.moves(world, list);
                play(actor, list.size() == 1 ? list.get(0) : choose(actor));
            }
            left--;
        }
    }

    private int choose(int actor) {
        return learns
                ? means.choose(actor, list, random)
                : advice.suggest(world, actor, list, random);
    }

    /// The sums over all iterations since the start.
    static final class Tally {
        final double[] worths;
        final double[] points;
        int iterations;

        Tally(int seats) {
            worths = new double[seats];
            points = new double[seats];
        }

        void clear() {
            Arrays.fill(worths, 0);
            Arrays.fill(points, 0);
            iterations = 0;
        }

        void add(double[] someWorths, double[] somePoints) {
            for (int seat = 0; seat < worths.length; seat++) {
                worths[seat] += someWorths[seat];
                points[seat] += somePoints[seat];
            }
            iterations++;
        }
    }
}
