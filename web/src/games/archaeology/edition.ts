/** What is printed on the cards of the edition that lies on the table, perhaps somebody's own. */
import { byKind, KINDS, type Cards, type Kind } from './kinds';

/** What is printed on a treasure card. */
export interface Prices {
  trades: number;
  /** The price of a set of one, two, three … */
  sells: number[];
  copies: number;
}

export type Edition = Readonly<Record<Kind, Prices>>;

/** The file of an edition, as far as the board reads it. */
export interface EditionFile {
  treasures: { items: { id: string; count: number; tradeValue: number; sellValues: number[] }[] };
}

export function readEdition({ treasures }: EditionFile): Edition {
  return byKind((kind) => {
    const item = treasures.items.find((each) => each.id === kind);
    return { trades: item?.tradeValue ?? 0, sells: item?.sellValues ?? [], copies: item?.count ?? 0 };
  });
}

/** The sum of the trading values. */
export function tradingValue(edition: Edition, cards: Cards): number {
  return KINDS.reduce((sum, kind) => sum + edition[kind].trades * (cards[kind] ?? 0), 0);
}

/** The sum of the prices if each kind were sold now, the largest set first. */
export function sellingValue(edition: Edition, cards: Cards): number {
  return KINDS.reduce((sum, kind) => sum + kindValue(edition[kind].sells, cards[kind] ?? 0), 0);
}

function kindValue(sells: number[], number: number): number {
  if (number === 0 || sells.length === 0) {
    return 0;
  }
  const size = Math.min(number, sells.length);
  return (sells[size - 1] ?? 0) + kindValue(sells, number - size);
}
