/** What the strip says while a turn of Thebes is built: the goal, the journey, and what is still to be chosen. */
import type { Question } from '../../table/contract';
import type { Move } from '../../table/wire';
import { say } from '../../words/words.svelte';
import { cardTitle } from './names';
import { type Turn } from './turn.svelte';

export function question(turn: Turn): Question {
  if (!turn.desk.decides) return {};
  const { goal, me } = turn;
  if (!me) return {};
  if (!goal) {
    return {
      ...(turn.asks === 'confirm' ? { title: say('thb.retireTitle') } : {}),
      detail: say('thb.goalDetail', { week: me.space, year: String(me.year), left: me.weeksLeft }),
      missing: say('thb.chooseGoal'),
    };
  }
  return { ...goalOf(turn, goal), ...stepOf(turn) };
}

/** All weeks that the turn takes, as the house works them out. */
function weeks(turn: Turn): number {
  const then = turn.after?.seats[turn.desk.seat]?.week;
  return then === undefined || !turn.me ? 0 : then - turn.me.week;
}

function goalOf(turn: Turn, goal: Move): Question {
  const { words } = turn.desk;
  const city = words!.term('place', turn.placeOf(goal), 'at');
  const detail = journey(turn, goal);
  const missing = say('thb.goOn');
  switch (goal.what['verb']) {
    case 'take': {
      const card = cardTitle(turn.desk, String(goal.what['card']));
      return { title: say('thb.takeTitle', { card }), detail, confirm: say('thb.take', { weeks: weeks(turn) }), missing };
    }
    case 'exchange':
      return { title: say('thb.exchangeTitle'), detail, confirm: say('thb.exchangeDo', { weeks: weeks(turn) }), missing };
    case 'show': {
      const exhibition = words!.term('exhibition', String(goal.what['exhibition']), 'article');
      const points = Number(goal.what['points']);
      return { title: say('thb.showTitle', { exhibition }), detail, confirm: say('thb.showDo', { points }), missing };
    }
    case 'dig':
      return {
        title: say('thb.digTitle', { site: city }),
        detail,
        confirm: say('thb.digDo', { weeks: turn.wish.weeks ?? 0 }),
        missing: say('thb.chooseWeeks'),
      };
    default:
      return {
        title: say('thb.retireTitle'),
        detail: say('thb.retireDetail', { weeks: turn.me?.weeksLeft ?? 0 }),
        confirm: say('thb.retireDo'),
      };
  }
}

/** The step that the text list asks for, where the board would have answered it by itself. */
function stepOf(turn: Turn): Question {
  return turn.isAtStep ? { title: turn.desk.words!.question(turn.asks), missing: say('thb.goOn') } : {};
}

/** The way by name, what it takes, and when one arrives. */
function journey(turn: Turn, goal: Move): string {
  const { words } = turn.desk;
  const places = turn.journey.map((place) => words!.term('place', place));
  const travel = Number(goal.what['travel'] ?? places.length - 1);
  if (places.length < 2) return say('thb.noTravel');
  if (turn.wish.fly) return say('thb.byAir', { from: places[0]!, to: places.at(-1)! });
  const stretches = places.length - 1;
  return say(travel < stretches ? 'thb.byCar' : 'thb.byLand', { way: places.join(', '), weeks: travel });
}
