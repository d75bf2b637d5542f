/** What a space of an excavation track gives, in two or three words. */
import { say } from '../../words/words.svelte';
import type { Space } from './edition';

export function spaceLabel(space: Space): string {
  const { amount, second } = space;
  switch (space.effect) {
    case 'INCREASE':
      return say('mrj.plusPips', { pips: amount });
    case 'PLACE_RESEARCH':
      return say('mrj.spaceToken');
    case 'VP':
      return say('mrj.points', { points: amount });
    case 'RESTORE_DOUBLED':
      return say('mrj.spaceDouble');
    case 'SCORE_ADJACENT_TO_CHOSEN_PIECE':
      return say('mrj.spaceAdjacent', { points: amount });
    case 'SWAP_WITH_WHEELBARROW':
      return say('mrj.spaceSwap', { dice: amount });
    case 'SCORE_RESEARCH_ON_BOARD':
      return say('mrj.spaceTokens', { points: amount });
    case 'EXHIBIT_ONE_FOR_FIXED_PRICE':
      return say('mrj.spaceShow', { money: amount });
    case 'REMOVE_LAST_VASE':
      return say('mrj.spaceTakeBack');
    default:
      return endLabel(space, amount, second);
  }
}

function endLabel(space: Space, first: number, second: number): string {
  if (space.basis === 'per_restored_piece') return say('mrj.endPiece', { first, second });
  if (space.basis === 'per_exhibited_vase') return say('mrj.endVase', { first, second });
  return say('mrj.endPoints', { first, second });
}
