/** How the parts of a score are drawn: each in the colour of a kind. */
import type { PartLook } from '../../table/contract';
import type { ScorePhrase } from '../../table/wire';

const PARTS: Record<string, { kind: string; letter: string; on: string }> = {
  exhibitions: { kind: 'jug', letter: 'E', on: 'var(--piece-ink)' },
  spaces: { kind: 'vase', letter: 'M', on: 'var(--piece-paper)' },
  oldestOfKind: { kind: 'mask', letter: 'K', on: 'var(--piece-ink)' },
  oldestOfAll: { kind: 'bracelet', letter: 'A', on: 'var(--piece-paper)' },
};

export function partLook({ key }: ScorePhrase, label: string): PartLook {
  const { kind, letter, on } = PARTS[key] ?? PARTS['spaces']!;
  return { id: key, label, fill: `var(--pergamon-${kind})`, on, letter };
}
