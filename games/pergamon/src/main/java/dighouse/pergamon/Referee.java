package dighouse.pergamon;

import static dighouse.pergamon.PergamonTables.PLAN;
import static dighouse.pergamon.PergamonTables.TILES;

import dighouse.kernel.Argument;
import dighouse.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// Judges any move of the alphabet and names the rule that refuses it. Written apart from the move
/// lists, rule by rule as the ledger has them; a contract test makes both agree.
final class Referee {
    private Referee() {}

    static @Nullable Refusal judge(PergamonPosition position, int move) {
        Refusal untimely = judgeTime(position, PergamonMove.verb(move));
        if (untimely != null) {
            return untimely;
        }
        int argument = PergamonMove.argument(move);
        return switch (PergamonMove.verb(move)) {
            case PergamonMove.ASK -> judgeAsk(position, argument);
            case PergamonMove.DIG -> judgeDig(position, argument);
            case PergamonMove.START -> judgeStart(position, argument);
            case PergamonMove.ADD -> judgeAdd(position, argument);
            case PergamonMove.CLOSE -> judgeClose(position);
            case PergamonMove.POLISH -> judgePolish(position, argument);
            case PergamonMove.KEEP -> judgeKeep(position);
            case PergamonMove.DROP -> judgeDrop(position, argument);
            case PergamonMove.PLACE -> judgePlace(position, argument);
            default -> null; // done; disband: any of the three
        };
    }

    /// Whether such a move can be played in this phase at all.
    private static @Nullable Refusal judgeTime(PergamonPosition position, int verb) {
        Phase phase = position.phase;
        return switch (verb) {
            case PergamonMove.ASK -> phase == Phase.ASK ? null : Refusal.by("PRG-ROUND-02");
            case PergamonMove.PLACE -> phase == Phase.PLACE ? null : untimelyPlace(position);
            case PergamonMove.DIG -> phase == Phase.DIG ? null : untimelyDig(phase);
            case PergamonMove.DONE, PergamonMove.START ->
                    phase == Phase.EXHIBIT ? null : untimelyExhibit(phase);
            case PergamonMove.ADD, PergamonMove.CLOSE ->
                    phase == Phase.ROW ? null : untimelyRow(phase);
            case PergamonMove.DISBAND -> phase == Phase.DISBAND ? null : untimelyDisband(phase);
            case PergamonMove.POLISH -> phase == Phase.POLISH ? null : untimelyPolish(phase);
            case PergamonMove.KEEP ->
                    phase == Phase.STORE
                            ? null
                            : Refusal.by(isTurn(phase) ? "PRG-STORE-01" : "PRG-ROUND-02");
            case PergamonMove.DROP -> phase == Phase.STORE ? null : Refusal.by("PRG-RULING-19");
            default -> Refusal.noSuchMove();
        };
    }

    private static boolean isTurn(Phase phase) {
        return switch (phase) {
            case DIG, EXHIBIT, ROW, DISBAND, POLISH, STORE -> true;
            default -> false;
        };
    }

    /// The finds lie where their dates put them, unless variant 2 is played.
    private static Refusal untimelyPlace(PergamonPosition position) {
        return Refusal.by(
                position.has(PergamonPosition.FIRST_PLAYER_SORTS) ? "PRG-VAR-05" : "PRG-LAY-04");
    }

    private static Refusal untimelyDig(Phase phase) {
        return Refusal.by(isTurn(phase) ? "PRG-RULING-08" : "PRG-ROUND-02");
    }

    private static Refusal untimelyExhibit(Phase phase) {
        return switch (phase) {
            case DIG -> Refusal.by("PRG-DIG-08");
            case ROW, DISBAND, POLISH -> Refusal.by("PRG-RULING-04");
            case STORE -> Refusal.by("PRG-RULING-08");
            default -> Refusal.by("PRG-ROUND-02");
        };
    }

    /// A row grows between its start and its closing only.
    private static Refusal untimelyRow(Phase phase) {
        return switch (phase) {
            case DIG -> Refusal.by("PRG-DIG-08");
            case EXHIBIT -> Refusal.by("PRG-DEC-10");
            case DISBAND, POLISH -> Refusal.by("PRG-DEC-13");
            case STORE -> Refusal.by("PRG-RULING-08");
            default -> Refusal.by("PRG-ROUND-02");
        };
    }

    private static Refusal untimelyDisband(Phase phase) {
        return Refusal.by(isTurn(phase) ? "PRG-RULING-13" : "PRG-ROUND-02");
    }

    /// With three on show, one must make room first; before that there is no row to polish.
    private static Refusal untimelyPolish(Phase phase) {
        return switch (phase) {
            case DISBAND -> Refusal.by("PRG-RULING-12");
            case DIG, EXHIBIT, ROW, STORE -> Refusal.by("PRG-EXH-12");
            default -> Refusal.by("PRG-ROUND-02");
        };
    }

    private static @Nullable Refusal judgeAsk(PergamonPosition position, int space) {
        return position.figureOn(space) == PergamonPosition.NONE
                ? null
                : Refusal.by("PRG-FUND-03", Argument.number("space", space));
    }

    private static @Nullable Refusal judgeDig(PergamonPosition position, int gallery) {
        if (gallery == 0) {
            return null;
        }
        Argument named = Arguments.gallery("gallery", gallery);
        int deepest = position.tables().deepest[position.at];
        if (gallery > deepest) {
            Argument limit = Arguments.gallery("deepest", deepest);
            return Refusal.by("PRG-DIG-02", named, limit);
        }
        if (position.gallery(gallery) == 0) {
            return Refusal.by("PRG-DIG-06", named);
        }
        int cost = position.tables().cost[gallery];
        return cost <= position.coins(position.acting())
                ? null
                : Refusal.by("PRG-DIG-03", named, Argument.number("coins", cost));
    }

    private static @Nullable Refusal judgeStart(PergamonPosition position, int tile) {
        if (!holds(position, tile)) {
            return Refusal.by("PRG-EXH-01", Arguments.tile(tile));
        }
        for (int other = 0; other < TILES; other++) {
            if (other != tile && holds(position, other) && position.tables().adjoin(tile, other)) {
                return null;
            }
        }
        return Refusal.by("PRG-DEC-10", Arguments.tile(tile));
    }

    private static @Nullable Refusal judgeAdd(PergamonPosition position, int tile) {
        Argument named = Arguments.tile(tile);
        if (!holds(position, tile)) {
            return Refusal.by("PRG-EXH-01", named);
        }
        if ((position.sets[PergamonPosition.ROW] >>> tile & 1) != 0) {
            return Refusal.by("PRG-EXH-02", named);
        }
        int last = position.rowLast - 1;
        Argument wanted = Arguments.object(position.tables().right[last]);
        return position.tables().adjoin(last, tile)
                ? null
                : Refusal.by("PRG-OBJ-03", named, wanted);
    }

    private static @Nullable Refusal judgeClose(PergamonPosition position) {
        return Long.bitCount(position.sets[PergamonPosition.ROW]) > 1
                ? null
                : Refusal.by("PRG-OBJ-06");
    }

    private static @Nullable Refusal judgePolish(PergamonPosition position, int points) {
        if (points == 0) {
            return null;
        }
        int limit = position.tables().polishLimit[position.round];
        if (points > limit) {
            return Refusal.by("PRG-EXH-04", Argument.number("points", limit));
        }
        if (ExhibitRules.rowValue(position) + points > PLAN) {
            return Refusal.by("PRG-RULING-15");
        }
        return points <= position.coins(position.acting())
                ? null
                : Refusal.by("PRG-EXH-03", Argument.number("points", points));
    }

    private static @Nullable Refusal judgeKeep(PergamonPosition position) {
        int seat = position.acting();
        int tiles = Long.bitCount(position.hand(seat));
        int fee = position.tables().fee(tiles);
        return fee <= position.coins(seat)
                ? null
                : Refusal.by(
                        "PRG-STORE-04",
                        Argument.number("tiles", tiles),
                        Argument.number("coins", fee));
    }

    private static @Nullable Refusal judgeDrop(PergamonPosition position, int tile) {
        return holds(position, tile) ? null : Refusal.by("PRG-STORE-03", Arguments.tile(tile));
    }

    private static @Nullable Refusal judgePlace(PergamonPosition position, int tile) {
        long revealed = position.sets[PergamonPosition.REVEALED];
        if ((revealed >>> tile & 1) == 0) {
            return Refusal.by("PRG-VAR-05", Arguments.tile(tile));
        }
        int[] century = position.tables().century;
        for (int other = 0; other < TILES; other++) {
            if ((revealed >>> other & 1) != 0 && century[other] < century[tile]) {
                return Refusal.by("PRG-VAR-04", Arguments.tile(tile));
            }
        }
        return null;
    }

    private static boolean holds(PergamonPosition position, int tile) {
        return (position.hand(position.acting()) >>> tile & 1) != 0;
    }
}
