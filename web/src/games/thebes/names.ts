/** What things are called on small cards, where the full name has no room. */
import type { CardId, FindId } from '../../net/types/thebes';
import type { Desk } from '../../table/desk.svelte';
import { say } from '../../words/words.svelte';
import { faceOf, type Face } from './kinds';

export function cardName(desk: Desk, card: CardId): string {
  return faceName(desk, faceOf(card));
}

export function faceName(desk: Desk, face: Face): string {
  const site = face.site ? desk.words!.term('place', face.site) : '';
  switch (face.sign) {
    case 'book':
      return say('thb.name.book', { site, number: face.number });
    case 'general':
      return say('thb.name.general', { number: face.number });
    case 'ethnological':
      return say('thb.name.ethnological', { site });
    default:
      return say(`thb.name.${face.sign}`);
  }
}

/** The same where there is room for one word; the signs say how many, and of which site. */
export function cardBrief(desk: Desk, card: CardId): string {
  const { sign, site } = faceOf(card);
  switch (sign) {
    case 'book':
      return desk.words!.term('place', site!);
    case 'ethnological':
      return say('thb.use.ethnological');
    case 'general':
    case 'permission':
      return say(`thb.brief.${sign}`);
    default:
      return cardName(desk, card);
  }
}

/** The name in the question, which has one line. */
export function cardTitle(desk: Desk, card: CardId): string {
  const { sign } = faceOf(card);
  return sign === 'ethnological' || sign === 'permission' ? cardBrief(desk, card) : cardName(desk, card);
}

/** An artefact, a book or a blank. */
export function findName(desk: Desk, find: FindId): string {
  return find === 'blank' ? say('thb.blank') : desk.words!.term('find', find);
}

/** The same words at the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
