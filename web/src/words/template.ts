/**
 * Fills the sentences of the server, with exactly the meaning of `Words`, `Template` and `Sentence`
 * in the module `catalogue`: the vectors in vectors.json are written there and checked on both sides.
 *
 * | written           | says                                                        |
 * |-------------------|-------------------------------------------------------------|
 * | `{seat}`          | a number, the name of a seat, a thing, or a tally: 2 coins  |
 * | `{treasure:a}`    | a thing with its article: a coin                            |
 * | `{treasure:many}` | a thing in the plural: coins                                |
 * | `{size treasure}` | so many of a thing: 3 coins                                 |
 * | `{maps|map|maps}` | the word that fits an amount: map                           |
 */
export type Language = 'en' | 'fr';

/** What a sentence can be given; as the kernel's `Argument`. */
export type Argument =
  | { type: 'amount'; value: number }
  | { type: 'seat'; seat: number }
  | { type: 'term'; kind: string; id: string }
  | { type: 'tally'; kind: string; counts: Readonly<Record<string, number>> };

/** Sentences by key. */
export type Shelf = Readonly<Record<string, string>>;

/** Everything that a sentence is filled from. */
export interface Speech {
  language: Language;
  /** The game's shelf, for the things that a sentence names. */
  shelf: Shelf;
  /** Words that all games share, for lists. */
  common: Shelf;
  seatNames: readonly string[];
}

type Form = 'one' | 'many' | 'a';

/** Things of this kind need no words and are said by their ids. */
export const PLAIN = 'plain';

const PLACE = /\{([^{}]*)\}/g;
const VALUE = /^([a-zA-Z]+)(?::(a|many))?$/;
const COUNTED = /^([a-zA-Z]+) ([a-zA-Z]+)$/;
const FITTING = /^([a-zA-Z]+)\|([^|]*)\|([^|]*)$/;

/** Whether so many take the plural: in English all but one, in French two and more. */
export function isPlural(language: Language, number: number): boolean {
  return language === 'en' ? number !== 1 : Math.abs(number) >= 2;
}

/** A template with its places filled. Throws where those of the server would. */
export function fill(template: string, given: Readonly<Record<string, Argument>>, speech: Speech): string {
  return template.replace(PLACE, (_, inside: string) => {
    const value = VALUE.exec(inside);
    if (value) return valueOf(value[1]!, (value[2] ?? 'one') as Form, given, speech);
    const counted = COUNTED.exec(inside);
    if (counted) {
      const thing = argument(counted[2]!, given);
      if (thing.type !== 'term') throw wrong(counted[2]!, 'a thing');
      return count(amount(counted[1]!, given), thing.kind, thing.id, speech);
    }
    const fitting = FITTING.exec(inside);
    if (fitting) return isPlural(speech.language, amount(fitting[1]!, given)) ? fitting[3]! : fitting[2]!;
    throw new Error(`{${inside}} is no place for an argument`);
  });
}

function valueOf(name: string, form: Form, given: Readonly<Record<string, Argument>>, speech: Speech): string {
  const it = argument(name, given);
  if (form !== 'one' && it.type !== 'term') throw wrong(name, 'a thing');
  switch (it.type) {
    case 'amount':
      return String(it.value);
    case 'seat':
      return speech.seatNames[it.seat] ?? missing(`a name for seat ${it.seat}`);
    case 'term':
      return term(it.kind, it.id, form, speech);
    case 'tally':
      return list(
        Object.entries(it.counts)
          .filter(([, number]) => number !== 0)
          .map(([id, number]) => count(number, it.kind, id, speech)),
        speech,
      );
  }
}

/** The name of one thing. */
export function term(kind: string, id: string, form: Form, speech: Speech): string {
  if (kind === PLAIN) return id;
  const key = `${kind}.${id}.${form}`;
  return speech.shelf[key] ?? missing(key);
}

function count(number: number, kind: string, id: string, speech: Speech): string {
  return `${number} ${term(kind, id, isPlural(speech.language, number) ? 'many' : 'one', speech)}`;
}

/** Things one after the other: a, b and c. */
export function list(parts: readonly string[], speech: Pick<Speech, 'common'>): string {
  if (parts.length === 0) return speech.common['list.nothing'] ?? missing('list.nothing');
  const last = parts[parts.length - 1]!;
  const ahead = parts.slice(0, -1).join(', ');
  return ahead === '' ? last : `${ahead} ${speech.common['list.and'] ?? missing('list.and')} ${last}`;
}

function amount(name: string, given: Readonly<Record<string, Argument>>): number {
  const it = argument(name, given);
  if (it.type !== 'amount') throw wrong(name, 'an amount');
  return it.value;
}

function argument(name: string, given: Readonly<Record<string, Argument>>): Argument {
  return given[name] ?? missing(`the argument {${name}}`);
}

function wrong(name: string, expected: string): Error {
  return new Error(`{${name}} is not ${expected}`);
}

function missing(what: string): never {
  throw new Error(`there is no ${what}`);
}
