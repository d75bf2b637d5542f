/** Fills the sentences of the server, as `Sentence` and `Words` of the module `catalogue` do: vectors.json, written there, is said on both sides. */
import { parse, type Fitting, type Message, type Place } from './message';
import { startOf } from './names';

/** A language by its code, `en`. Whatever has files of words is one. */
export type Language = string;

/** What a sentence can be given; as the kernel's `Argument`. */
export type Argument =
  | { type: 'amount'; value: number }
  | { type: 'seat'; seat: number }
  | { type: 'term'; kind: string; id: string }
  | { type: 'tally'; kind: string; counts: Readonly<Record<string, number>> };

type Given = Readonly<Record<string, Argument>>;

/** Messages by key, in one language. */
export type WordList = Readonly<Record<string, string>>;

/** Everything that a sentence is filled from. */
export interface Speech {
  language: Language;
  /** The messages of the game (or of the interface), with the names of things. */
  words: WordList;
  /** Words that all games share: for lists, and for forms of names. */
  common: WordList;
  seatNames: readonly string[];
}

/** Things of this kind need no words and are said by their ids. */
export const PLAIN = 'plain';

const plurals = new Map<Language, Intl.PluralRules>();

/** Which plural an amount takes: `one`, `few`, `other`, … */
export function pluralCategory(language: Language, number: number): string {
  let rules = plurals.get(language);
  if (!rules) plurals.set(language, (rules = new Intl.PluralRules(language)));
  return rules.select(number);
}

/** A template with its places filled. Throws where those of the server would. */
export function fill(template: string, given: Given, speech: Speech): string {
  return said(parse(template), given, speech);
}

function said(message: Message, given: Given, speech: Speech): string {
  return message
    .map((part) => (typeof part === 'string' ? part : 'kind' in part ? fitting(part, given, speech) : value(part, given, speech)))
    .join('');
}

function fitting(part: Fitting, given: Given, speech: Speech): string {
  const it = argument(part.name, given);
  const { cases } = part;
  if (part.kind === 'select') return said(cases[choice(part.name, it, speech)] ?? cases['other']!, given, speech);
  if (it.type !== 'amount') throw wrong(part.name, 'an amount');
  return said(cases[`=${it.value}`] ?? cases[pluralCategory(speech.language, it.value)] ?? cases['other']!, given, speech);
}

function choice(name: string, it: Argument, speech: Speech): string {
  if (it.type === 'tally') throw wrong(name, 'a thing');
  return it.type === 'amount' ? String(it.value) : it.type === 'seat' ? seatName(it.seat, speech) : it.id;
}

function value({ name, form }: Place, given: Given, speech: Speech): string {
  const it = argument(name, given);
  if (form !== '' && (it.type === 'amount' || it.type === 'tally')) throw wrong(name, 'a thing');
  switch (it.type) {
    case 'amount':
      return String(it.value);
    case 'seat':
      return nameIn(form, seatName(it.seat, speech), speech);
    case 'term':
      return term(it.kind, it.id, form, speech);
    case 'tally':
      return list(
        Object.entries(it.counts)
          .filter(([, number]) => number !== 0)
          .map(([id, number]) => item(number, it.kind, id, speech)),
        speech,
      );
  }
}

/** The name of one thing, in a form that its language gives it; by itself if the form is empty. */
export function term(kind: string, id: string, form: string, speech: Speech): string {
  if (kind === PLAIN) return nameIn(form, id, speech);
  return found(form === '' ? `${kind}.${id}` : `${kind}.${id}.${form}`, speech.words);
}

/** A name that people or editions bring, in a form that the language makes of any name: d’Anna. */
function nameIn(form: string, name: string, speech: Speech): string {
  return form === '' ? name : fill(found(`name.${form}`, speech.common), { name: plain(name), start: plain(startOf(name)) }, speech);
}

/** So many of a thing: 3 coins. */
export function item(number: number, kind: string, id: string, speech: Speech): string {
  const given: Given = { number: { type: 'amount', value: number }, thing: { type: 'term', kind, id } };
  return fill(found('list.item', speech.common), given, speech);
}

/** Things one after the other: a, b and c. */
export function list(items: readonly string[], speech: Speech): string {
  const join = (key: string, first: string, next: string) =>
    fill(found(key, speech.common), { first: plain(first), next: plain(next) }, speech);
  const [first, ...others] = items;
  if (first === undefined) return found('list.nothing', speech.common);
  return others.reduce((ahead, next, i) => join(i === others.length - 1 ? 'list.last' : 'list.more', ahead, next), first);
}

/** A text that is said as it is. */
export function plain(text: string): Argument {
  return { type: 'term', kind: PLAIN, id: text };
}

function seatName(seat: number, speech: Speech): string {
  return speech.seatNames[seat] ?? missing(`a name for seat ${seat}`);
}

function argument(name: string, given: Given): Argument {
  return given[name] ?? missing(`the argument {${name}}`);
}

function found(key: string, words: WordList): string {
  return words[key] ?? missing(key);
}

function wrong(name: string, expected: string): Error {
  return new Error(`{${name}} is not ${expected}`);
}

function missing(what: string): never {
  throw new Error(`there is no ${what}`);
}
