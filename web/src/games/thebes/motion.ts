/** How an event is shown: which card goes from where to where. People and time markers walk by themselves; a dig is turned up by `Dig`. */
import type { ThebesView } from '../../net/types/thebes';
import type { Flight, Step } from '../../table/contract';
import type { EventPhrase } from '../../table/wire';
import type { Thebes } from './types';

/**
 * The steps of one event.
 *
 * @param before the position as it was drawn until now
 * @param viewer the reader's own seat, whose cards lie in the dock; -1 without one
 * @param again whether it is looked back at: then every token comes by itself
 */
export function steps(told: EventPhrase, before: ThebesView, viewer: number, again = false): Step<Thebes>[] {
  const seat = Number(told['seat']);
  const home = seat === viewer ? 'own' : `seat:${seat}`;
  const card = { card: String(told['card']) };
  switch (told['event']) {
    case 'travelled':
    case 'flew':
      return [{ sound: 'wood', marks: [`place:${String(told['place'])}`, `marker:${seat}`] }];
    case 'took':
      return [{ flights: [{ from: slotOf(before, told), to: home, piece: card }], sound: 'card', marks: [`marker:${seat}`] }];
    case 'cardLaid': {
      const slot = `slot:${Number(told['slot'])}`;
      return [{ flights: [{ from: 'pile', to: slot, piece: card }], sound: 'card', marks: [slot] }];
    }
    case 'exchanged':
      return [{ flights: exchanged(before), sound: 'card', marks: [`marker:${seat}`] }];
    case 'exhibitionCame':
      return [{ flights: [], sound: 'card', marks: ['row:a'] }];
    case 'showed':
      return [{ flights: shown(before, told, home), sound: 'find', marks: [`marker:${seat}`] }];
    case 'usedUp':
      return [{ flights: [{ from: home, to: 'pile', piece: card }], sound: 'card', marks: ['pile'] }];
    case 'shuffled':
      return [{ sound: 'card', marks: ['pile'] }];
    case 'digBegan':
      return [{ marks: [`place:${String(told['site'])}`, `marker:${seat}`] }];
    case 'found':
    case 'foundBook':
    case 'drewBlank':
      return again ? [drawn(before, told, seat)] : [];
    case 'gameEnded':
      return [{ sound: 'end', marks: [] }];
    default:
      return [];
  }
}

/** A token out of the bag; blanks are seen and stay there. */
function drawn(before: ThebesView, told: EventPhrase, seat: number): Step<Thebes> {
  const site = before.built?.goal.replace('dig ', '') ?? '';
  const find = String(told['find'] ?? '');
  const from = `place:${site}`;
  const piece = { find, site, value: Number(told['points'] ?? 0) };
  return { flights: [{ from, to: find === '' ? from : `seat:${seat}`, piece }], sound: find === '' ? 'thud' : 'find', marks: [from] };
}

/** The slot in which the card lay that was taken. */
function slotOf(before: ThebesView, told: EventPhrase): string {
  const slot = before.display.findIndex((card) => card?.kind === told['card'] && card?.city === told['city']);
  return `slot:${slot + 1}`;
}

function exchanged(before: ThebesView): Flight<Thebes>[] {
  return before.display.flatMap((card, i) => (card ? [{ from: `slot:${i + 1}`, to: 'pile', piece: { card: card.kind } }] : []));
}

function shown(before: ThebesView, told: EventPhrase, home: string): Flight<Thebes>[] {
  const place = before.row.findIndex((card) => card?.size === told['exhibition'] && card?.city === told['city']);
  const needs = before.row[place]?.needs.map((need) => need.site) ?? [];
  return place < 0 ? [] : [{ from: `row:${'abc'[place]}`, to: home, piece: { needs } }];
}

const JOURNEYS: readonly unknown[] = ['travelled', 'flew'];
const ACTIONS: readonly unknown[] = ['took', 'exchanged', 'showed', 'digBegan', 'retired'];

/** A turn is over when the next one begins: with a journey, or with an action that no journey led to. */
export function endsTurn(told: EventPhrase, next: EventPhrase | undefined): boolean {
  return JOURNEYS.includes(next?.['event']) || (ACTIONS.includes(next?.['event']) && !JOURNEYS.includes(told['event']));
}
