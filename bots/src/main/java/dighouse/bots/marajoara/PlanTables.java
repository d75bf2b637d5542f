package dighouse.bots.marajoara;

import dighouse.marajoara.MarajoaraTables;

/// All that is worked out before a game, from the printed numbers and the beliefs. It never
/// changes, so many can share it.
final class PlanTables {
    final Parameters parameters;
    final TurnValues turnValues;
    final GoalBonus goalBonus;
    final VasePlans vase;
    final ShowPlans shows;
    final TrackPlans tracks;

    PlanTables(MarajoaraTables tables, Parameters parameters, GoalBonus goalBonus) {
        this.parameters = parameters;
        this.goalBonus = goalBonus;
        turnValues = new TurnValues(parameters);
        vase = new VasePlans(tables, parameters, turnValues, goalBonus);
        shows = new ShowPlans(tables, parameters, turnValues, goalBonus);
        tracks = new TrackPlans(tables, parameters, turnValues, goalBonus);
    }
}
