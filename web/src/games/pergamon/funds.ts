/** The fund of the current round as far as it was told: cards turned up, and who received how much. */
import type { PergamonEvent } from '../../net/types/pergamon';

export interface Funds {
  cards: number[];
  /** In the order of serving; a seat, or the tomb raider. */
  received: { figure: number; coins: number }[];
}

export function fundsOf(told: readonly PergamonEvent[], raider: number): Funds {
  const funds: Funds = { cards: [], received: [] };
  const from = told.findLastIndex((each) => each.event === 'roundBegan');
  for (const each of told.slice(from + 1)) {
    if (each.event === 'turnedUp') funds.cards.push(each.coins);
    else if (each.event === 'received') funds.received.push({ figure: each.seat, coins: each.coins });
    else if (each.event === 'raiderReceived') funds.received.push({ figure: raider, coins: each.coins });
  }
  return funds;
}
