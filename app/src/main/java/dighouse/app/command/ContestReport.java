package dighouse.app.command;

import dighouse.app.io.Console;
import dighouse.app.io.Exit;
import dighouse.app.option.LabOptions;
import dighouse.app.option.ReportOptions;
import dighouse.app.option.RunOptions;
import dighouse.kernel.Position;
import dighouse.lab.Contest;
import dighouse.lab.ContestGame;
import dighouse.lab.ContestRun;
import dighouse.lab.Entrant;
import dighouse.lab.RunJournal;
import dighouse.lab.Standings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Plays a contest and reports the results.
record ContestReport(Console console, LabOptions lab, ReportOptions report) {
    <P extends Position<P>> int run(Contest<P> contest, int games) {
        report.check();
        try (RunJournal runJournal = lab.runJournal(contest.heading())) {
            List<ContestGame> bouts =
                    new ContestRun<>(
                                    contest,
                                    runJournal,
                                    lab.workers(),
                                    RunOptions.runProgress(console))
                            .upTo(games);
            List<String> names = contest.entrants().stream().map(Entrant::name).toList();
            Standings standings = new Standings(names, contest.setup().seats(), bouts);
            report.say(console, facts(contest, games), standings.sheets());
        }
        return Exit.OK;
    }

    private static Map<String, String> facts(Contest<?> contest, int games) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("game", contest.game().id());
        facts.put("seats", Integer.toString(contest.setup().seats()));
        facts.put("games", Integer.toString(games));
        facts.put("settings", contest.heading());
        return facts;
    }
}
