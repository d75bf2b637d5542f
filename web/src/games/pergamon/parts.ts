/** How the parts of a score are drawn: each in the colour of a kind. */
import type { PergamonScore } from '../../net/types/pergamon';
import type { PartLook } from '../../table/contract';
import type { Kind } from './kinds';

const PARTS: Readonly<Record<PergamonScore['key'], { kind: Kind; letter: string; on: string }>> = {
  exhibitions: { kind: 'jug', letter: 'E', on: 'var(--piece-ink)' },
  spaces: { kind: 'vase', letter: 'M', on: 'var(--piece-paper)' },
  oldestOfKind: { kind: 'mask', letter: 'K', on: 'var(--piece-ink)' },
  oldestOfAll: { kind: 'bracelet', letter: 'A', on: 'var(--piece-paper)' },
};

export function partLook({ key }: PergamonScore, label: string): PartLook {
  const { kind, letter, on } = PARTS[key];
  return { id: key, label, fill: `var(--pergamon-${kind})`, on, letter };
}
