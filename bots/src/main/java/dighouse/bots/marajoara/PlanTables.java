package dighouse.bots.marajoara;

import dighouse.marajoara.MarajoaraTables;

/// Everything that is computed before a game, from the printed numbers and the parameters. It is
/// immutable, so many thinkers can share it.
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
