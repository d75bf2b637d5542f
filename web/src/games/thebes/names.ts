/** What things are called on small cards, where the full name has no room. */
import type { Desk } from '../../table/desk.svelte';
import { say } from '../../words/words.svelte';
import { faceOf } from './sites';

export function cardName(desk: Desk, kind: string): string {
  const face = faceOf(kind);
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
export function cardBrief(desk: Desk, kind: string): string {
  const { sign, site } = faceOf(kind);
  switch (sign) {
    case 'book':
      return desk.words!.term('place', site!);
    case 'ethnological':
      return say('thb.use.ethnological');
    case 'general':
    case 'permission':
      return say(`thb.brief.${sign}`);
    default:
      return cardName(desk, kind);
  }
}

/** The name in the question, which has one line. */
export function cardTitle(desk: Desk, kind: string): string {
  const { sign } = faceOf(kind);
  return sign === 'ethnological' || sign === 'permission' ? cardBrief(desk, kind) : cardName(desk, kind);
}

/** An artefact, a book or a blank. */
export function findName(desk: Desk, find: string): string {
  return find === '' ? say('thb.blank') : desk.words!.term('find', find);
}

/** The same words at the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
