package dighouse.marajoara;

/// What leads from one step of an action to the next: a token that was gained is placed at once,
/// then the spent dice enter the wheelbarrow, then the action returns to where it came from.
final class Flow {
    private Flow() {}

    static void settle(MarajoaraPosition position) {
        if (position.step.token != 0) {
            if (TokenRules.hasCell(position)) {
                position.phase = Phase.TOKEN;
                return;
            }
            TokenRules.keep(position);
        }
        SpendRules.loadAlike(position);
        if (position.spentSize > 0) {
            position.phase = Phase.ORDER;
        } else {
            resume(position);
        }
    }

    private static void resume(MarajoaraPosition position) {
        switch (position.step.resume) {
            case Step.TO_MENU -> position.phase = Phase.MENU;
            case Step.TO_STORED -> endMain(position);
            case Step.TO_DOUBLED -> BonusRules.restoreDoubled(position);
            default -> ExcavationRules.finish(position); // bonus done, dice swapped
        }
    }

    /// The main action is over; one player still removes a die (MRJ-RULING-31).
    static void endMain(MarajoaraPosition position) {
        position.mainDone = true;
        position.step.resume = Step.TO_MENU;
        if (position.isSolo() && SoloRules.hasNeighbour(position)) {
            position.phase = Phase.REMOVE;
        } else {
            position.step.landing = Step.NONE;
            position.phase = Phase.MENU;
        }
    }
}
