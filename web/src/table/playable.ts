/** The games that can be played here, in the order of the landing page. */
import { GAMES, type GameId } from '../page/cards';
import { hasBoard } from './loaders';

export function playable(): readonly GameId[] {
  return GAMES.filter(hasBoard);
}
