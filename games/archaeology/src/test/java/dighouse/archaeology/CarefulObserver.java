package dighouse.archaeology;

import static dighouse.archaeology.Treasure.MAP;
import static dighouse.archaeology.Treasure.TYPES;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/// A viewer who forgets nothing: follows a game ply by ply from before the deal and keeps every
/// world (the hands of all others, and what is unseen) that agrees with all it was shown. Written
/// apart from [Knowledge] and [Beliefs], and by no cleverness at all: what the viewer does not see
/// makes a new world for every way it can come out, what it does see strikes out the worlds in
/// which it could not happen. For editions of few cards only.
final class CarefulObserver {
    private final int viewer; // a seat, or the number of seats for the bystander
    private final int seats;
    private Set<World> worlds = new LinkedHashSet<>();

    /// One way the hidden cards may lie: the hands of all seats, the viewer's own left empty, then
    /// the plain treasures nobody has seen, with the maps of the dig site among them.
    private static final class World {
        final byte[] cards;

        World(byte[] cards) {
            this.cards = cards;
        }

        World with(int place, int type, int number) {
            byte[] changed = cards.clone();
            changed[place * TYPES + type] += (byte) number;
            return new World(changed);
        }

        int count(int place, int type) {
            return cards[place * TYPES + type];
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof World world && Arrays.equals(cards, world.cards);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(cards);
        }
    }

    /// @param position a game before its first ply
    CarefulObserver(ArchaeologyPosition position, int viewer) {
        this.viewer = viewer;
        seats = position.seats();
        worlds.add(new World(new byte[(seats + 1) * TYPES]));
        worlds = mapped(world -> hiddenAtFirst(position, world));
    }

    private World hiddenAtFirst(ArchaeologyPosition position, World world) {
        World all = world;
        for (int type = 0; type < TYPES; type++) {
            all = all.with(seats, type, position.tables.copies(type));
        }
        return all;
    }

    int worlds() {
        return worlds.size();
    }

    /// Whether the viewer cannot rule this position out.
    boolean thinksPossible(ArchaeologyPosition position) {
        return worlds.contains(worldOf(position));
    }

    /// This position as the observer keeps it, to be compared with others.
    Object worldOf(ArchaeologyPosition position) {
        byte[] cards = new byte[(seats + 1) * TYPES];
        for (int type = 0; type < TYPES; type++) {
            for (int holder = 0; holder < seats; holder++) {
                int held = holder == viewer ? 0 : position.hand(holder, type);
                cards[holder * TYPES + type] = (byte) held;
            }
            int unseen = type == MAP ? position.maps : position.unseen(type);
            cards[seats * TYPES + type] = (byte) unseen;
        }
        return new World(cards);
    }

    /// Sees a ply that is about to be played.
    void see(ArchaeologyPosition before, int ply) {
        int argument = ArchaeologyMove.argument(ply);
        int active = before.active;
        switch (before.phase) {
            case DEAL -> draw(before, before.target, argument, false);
            case FIND -> draw(before, active, argument, false);
            case LAY -> worlds = taken(seats, argument, 1);
            case DIG -> {
                if (ArchaeologyMove.verb(ply) == ArchaeologyMove.DIG_TREASURE) {
                    draw(before, active, argument, true);
                }
            }
            case STEAL -> steal(active, before.target, argument);
            case LOSE -> {
                if (SandstormRules.lossesLeft(before) == 1) {
                    showGiven(before, before.target, argument);
                }
            }
            case TAKE -> {
                if (ArchaeologyMove.verb(ply) == ArchaeologyMove.STOP_TAKING) {
                    showGiven(before, active, -1);
                    for (int type = 0; type < TYPES; type++) {
                        take(active, type, before.taken(type));
                    }
                }
            }
            case SIZE -> show(active, before.selling, argument);
            case ACT -> {
                if (ArchaeologyMove.verb(ply) == ArchaeologyMove.EXPLORE) {
                    show(active, MAP, before.tables.chamberMaps(argument));
                }
            }
            case BEGIN, ROB, GIVE, OVER -> {}
        }
    }

    private Set<World> mapped(java.util.function.UnaryOperator<World> change) {
        return branched((world, add) -> add.accept(change.apply(world)));
    }

    private interface Branching {
        void branch(World world, Consumer<World> add);
    }

    private Set<World> branched(Branching branching) {
        Set<World> result = new LinkedHashSet<>();
        for (World world : worlds) {
            branching.branch(world, result::add);
        }
        return result;
    }

    private Set<World> taken(int place, int type, int number) {
        return branched((world, add) -> {
            if (world.count(place, type) >= number) {
                add.accept(world.with(place, type, -number));
            }
        });
    }

    /// A card nobody has seen comes into a hand.
    private void draw(ArchaeologyPosition before, int holder, int drawn, boolean digging) {
        int treasures = before.digSite - before.thieves - before.sandstorms;
        worlds =
                branched((world, add) -> {
                    for (int type = 0; type < TYPES; type++) {
                        boolean seen = holder == viewer;
                        boolean there =
                                world.count(seats, type) > 0
                                        && (type == MAP
                                                ? digging
                                                : !digging || treasures > world.count(seats, MAP));
                        if (there && !seen) {
                            add.accept(world.with(seats, type, -1).with(holder, type, 1));
                        } else if (there && type == drawn) {
                            add.accept(world.with(seats, type, -1));
                        }
                    }
                });
    }

    private void steal(int thief, int victim, int stolen) {
        if (viewer == thief) {
            worlds = taken(victim, stolen, 1);
        } else if (viewer == victim) {
            take(thief, stolen, 1);
        } else {
            worlds =
                    branched((world, add) -> {
                        for (int type = 0; type < TYPES; type++) {
                            if (world.count(victim, type) > 0) {
                                add.accept(world.with(victim, type, -1).with(thief, type, 1));
                            }
                        }
                    });
        }
    }

    /// Cards that were chosen, and one type more, if any, leave a hand.
    private void showGiven(ArchaeologyPosition before, int holder, int more) {
        for (int type = 0; type < TYPES; type++) {
            show(holder, type, before.given(type) + (type == more ? 1 : 0));
        }
    }

    private void show(int holder, int type, int number) {
        if (holder != viewer && number > 0) {
            worlds = taken(holder, type, number);
        }
    }

    private void take(int holder, int type, int number) {
        if (holder != viewer && number > 0) {
            worlds = mapped(world -> world.with(holder, type, number));
        }
    }
}
