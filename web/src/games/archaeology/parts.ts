/** How the parts of a score are drawn: each sold set in the colour of its kind. */
import type { ArchaeologyScore } from '../../net/types/archaeology';
import type { PartLook } from '../../table/contract';
import { colours, LETTERS } from './kinds';

export function partLook({ treasure }: ArchaeologyScore, label: string): PartLook {
  return { id: treasure, label, ...colours(treasure), letter: LETTERS[treasure] };
}
