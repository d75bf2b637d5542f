/** How an event is shown: which card goes from where to where. People and time markers walk by themselves; a dig is turned up by `Dig`. */
import type { FindId, ThebesEvent, ThebesView } from '../../net/types/thebes';
import type { Flight, Step } from '../../table/contract';
import { ROWS, siteOf } from './kinds';
import type { Thebes } from './types';

/** An event, with what it tells. */
type Of<Name extends ThebesEvent['event']> = Extract<ThebesEvent, { event: Name }>;

/**
 * The steps of one event.
 *
 * @param before the position before it
 * @param viewer the reader's own seat, whose cards lie in the dock; -1 without one
 * @param again whether it is looked back at: then every token comes by itself
 */
export function steps(told: ThebesEvent, before: ThebesView | undefined, viewer: number, again = false): Step<Thebes>[] {
  const home = (seat: number) => (seat === viewer ? 'own' : `seat:${seat}`);
  switch (told.event) {
    case 'travelled':
    case 'flew':
      return [{ sound: 'wood', marks: [`place:${told.place}`, `marker:${told.seat}`] }];
    case 'took': {
      const flight = { from: slotOf(before, told), to: home(told.seat), piece: { card: told.card } };
      return [{ flights: [flight], sound: 'card', marks: [`marker:${told.seat}`] }];
    }
    case 'cardLaid': {
      const slot = `slot:${told.slot}`;
      return [{ flights: [{ from: 'pile', to: slot, piece: { card: told.card } }], sound: 'card', marks: [slot] }];
    }
    case 'exchanged':
      return [{ flights: exchanged(before), sound: 'card', marks: [`marker:${told.seat}`] }];
    case 'exhibitionCame':
      return [{ flights: [], sound: 'card', marks: ['row:a'] }];
    case 'showed':
      return [{ flights: shown(before, told, home(told.seat)), sound: 'find', marks: [`marker:${told.seat}`] }];
    case 'usedUp':
      return [{ flights: [{ from: home(told.seat), to: 'pile', piece: { card: told.card } }], sound: 'card', marks: ['pile'] }];
    case 'shuffled':
      return [{ sound: 'card', marks: ['pile'] }];
    case 'digBegan':
      return [{ marks: [`place:${told.site}`, `marker:${told.seat}`] }];
    case 'found':
      return again ? drawn(before, told.seat, told.find, told.points) : [];
    case 'foundBook':
      return again ? drawn(before, told.seat, told.find, 0) : [];
    case 'drewBlank':
      return again ? drawn(before, told.seat, 'blank', 0) : [];
    case 'gameEnded':
      return [{ sound: 'end', marks: [] }];
    default:
      return [];
  }
}

/** A token out of the bag; blanks are seen and stay there. */
function drawn(before: ThebesView | undefined, seat: number, find: FindId, value: number): Step<Thebes>[] {
  const goal = before?.built?.what;
  if (goal?.verb !== 'dig') return [];
  const from = `place:${goal.site}`;
  const blank = find === 'blank';
  const flight = { from, to: blank ? from : `seat:${seat}`, piece: { find, site: siteOf(goal.site), value } };
  return [{ flights: [flight], sound: blank ? 'thud' : 'find', marks: [from] }];
}

/** The slot in which the card lay that was taken. */
function slotOf(before: ThebesView | undefined, { card, city }: Of<'took'>): string {
  const slot = before?.display.findIndex((each) => each?.kind === card && each.city === city) ?? -1;
  return `slot:${slot + 1}`;
}

function exchanged(before: ThebesView | undefined): Flight<Thebes>[] {
  return (before?.display ?? []).flatMap((card, i) => (card ? [{ from: `slot:${i + 1}`, to: 'pile', piece: { card: card.kind } }] : []));
}

function shown(before: ThebesView | undefined, { exhibition, city }: Of<'showed'>, home: string): Flight<Thebes>[] {
  return (before?.row ?? []).flatMap((each, i) => {
    if (each?.size !== exhibition || each.city !== city) return [];
    return [{ from: `row:${ROWS[i]}`, to: home, piece: { needs: each.needs.map((need) => siteOf(need.site)) } }];
  });
}

const JOURNEYS: readonly (ThebesEvent['event'] | undefined)[] = ['travelled', 'flew'];
const ACTIONS: readonly (ThebesEvent['event'] | undefined)[] = ['took', 'exchanged', 'showed', 'digBegan', 'retired'];

/** A turn is over when the next one begins: with a journey, or with an action that no journey led to. */
export function endsTurn(told: ThebesEvent, next: ThebesEvent | undefined): boolean {
  return JOURNEYS.includes(next?.event) || (ACTIONS.includes(next?.event) && !JOURNEYS.includes(told.event));
}
