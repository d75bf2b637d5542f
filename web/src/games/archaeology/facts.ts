/** What is known of a treasure, a chamber, the dig site: for whoever asks. */
import type { PyramidChamber } from '../../net/types/archaeology';
import type { Facts } from '../../table/contract';
import { say } from '../../words/words.svelte';
import type { ArchaeologyBoard } from './board.svelte';
import type { Kind } from './kinds';

export function treasureFacts(board: ArchaeologyBoard, kind: Kind): Facts {
  const { desk, edition, view } = board;
  const prices = edition[kind];
  return {
    title: desk.words!.term('treasure', kind),
    lines: [
      say('arc.tradesFor', { value: prices.trades }),
      prices.sells.map((price, i) => `${i + 1} → ${price}`).join('  ·  '),
      say('arc.copies', { copies: prices.copies, hidden: view.outOfSight[kind] ?? 0 }),
      say('arc.whereabouts', { hand: board.own[kind] ?? 0, market: view.market[kind] ?? 0 }),
    ],
    rule: 'ARC-COMP-02',
  };
}

export function chamberFacts(board: ArchaeologyBoard, chamber: PyramidChamber): Facts {
  return {
    title: board.desk.words!.term('chamber', chamber.chamber),
    lines: [chamber.explored ? say('arc.explored') : say('arc.chamberFacts', { cards: chamber.cards, maps: chamber.maps })],
    rule: 'ARC-PYR-01',
  };
}

export function digFacts(board: ArchaeologyBoard): Facts {
  const { view } = board;
  return {
    title: say('arc.digSite'),
    lines: [
      say('arc.left', { cards: view.digSite }),
      say('arc.thievesLeft', { left: view.thieves.left, of: view.thieves.left + view.thieves.drawn }),
      say('arc.stormsLeft', { left: view.sandstorms.left, of: view.sandstorms.left + view.sandstorms.drawn }),
    ],
    rule: 'ARC-DIG-05',
  };
}
