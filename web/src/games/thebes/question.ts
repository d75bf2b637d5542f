/** What the strip says while a turn of Thebes is built: the goal, the journey, and what is still to be chosen. */
import type { SeatView } from '../../net/types/thebes';
import type { Question } from '../../table/contract';
import { say } from '../../words/words.svelte';
import type { ThebesBoard } from './board.svelte';
import { cardTitle } from './names';
import { travelOf, type Goal } from './picks';

export function question(board: ThebesBoard): Question {
  const { goal, me } = board;
  if (!board.desk.decides || !me) return {};
  return goal ? { ...goalOf(board, me, goal), ...stepOf(board) } : withoutGoal(board, me);
}

function withoutGoal(board: ThebesBoard, me: SeatView): Question {
  return {
    ...(board.asks === 'confirm' ? { title: say('thb.retireTitle') } : {}),
    detail: say('thb.goalDetail', { week: me.space, year: `${me.year}`, left: me.weeksLeft }),
    missing: say('thb.chooseGoal'),
  };
}

/** All weeks that the turn takes, as the engine works them out. */
function weeks(board: ThebesBoard, me: SeatView): number {
  const then = board.after?.seats[me.seat]?.week;
  return then === undefined ? 0 : then - me.week;
}

function goalOf(board: ThebesBoard, me: SeatView, what: Goal): Question {
  const words = board.desk.words!;
  const detail = journey(board, what);
  const missing = say('thb.goOn');
  switch (what.verb) {
    case 'take': {
      const card = cardTitle(board.desk, what.card);
      return { title: say('thb.takeTitle', { card }), detail, confirm: say('thb.take', { weeks: weeks(board, me) }), missing };
    }
    case 'exchange':
      return { title: say('thb.exchangeTitle'), detail, confirm: say('thb.exchangeDo', { weeks: weeks(board, me) }), missing };
    case 'show': {
      const exhibition = words.term('exhibition', what.exhibition, 'article');
      return { title: say('thb.showTitle', { exhibition }), detail, confirm: say('thb.showDo', { points: what.points }), missing };
    }
    case 'dig':
      return {
        title: say('thb.digTitle', { site: words.term('place', what.site, 'at') }),
        detail,
        confirm: say('thb.digDo', { weeks: board.picks.weeks ?? 0 }),
        missing: say('thb.chooseWeeks'),
      };
    case 'retire':
      return { title: say('thb.retireTitle'), detail: say('thb.retireDetail', { weeks: me.weeksLeft }), confirm: say('thb.retireDo') };
  }
}

/** The step that the text list asks for, where the board would have answered it by itself. */
function stepOf(board: ThebesBoard): Question {
  const { asks, isAtStep } = board;
  return asks && isAtStep ? { title: board.desk.words!.question(asks), missing: say('thb.goOn') } : {};
}

/** The way by name, what it takes, and when one arrives. */
function journey(board: ThebesBoard, goal: Goal): string {
  const places = board.journey.map((place) => board.desk.words!.term('place', place));
  const travel = travelOf(goal);
  if (places.length < 2) return say('thb.noTravel');
  if (board.picks.fly) return say('thb.byAir', { from: places[0]!, to: places.at(-1)! });
  const stretches = places.length - 1;
  return say(travel < stretches ? 'thb.byCar' : 'thb.byLand', { way: places.join(', '), weeks: travel });
}
