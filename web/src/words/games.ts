/**
 * Says what a game says: moves, events, questions, points. A game's words and the kinds of its
 * arguments are loaded with its board.
 */
import { fill, item, term, type Argument, type Language, type WordList, type Speech } from './template';

/** A phrase as it comes over the wire: one flat object of named arguments, with its key under one of these names. */
export type Phrase<KeyName extends string> = Readonly<Record<KeyName, string>> & Readonly<Record<string, unknown>>;

/**
 * What a bare value on the wire stands for, by the argument's name: `seat`, `amount`,
 * `term <kind>` or `tally <kind>`; under `<prefix>.<key>.<name>` where a game uses a name twice.
 */
export type Kinds = Readonly<Record<string, string>>;

/** Why a move is refused, as the engine says it. */
export interface Refused {
  rule: string;
  /** Of the words for just these arguments; without them, those of the rule are said. */
  key: string;
  arguments: Readonly<Record<string, unknown>>;
  kinds: Kinds;
}

const COMMON_RULE = 'HOUSE-';

/** Members of a phrase that its words do not use. */
const NO_ARGUMENTS = ['verb', 'event', 'key', 'ply'];

const WORD_LISTS = import.meta.glob<WordList>(['@words/*.json', '!@words/{web,terminal,lab,server,faults,board-*,page-*}.*.json'], {
  import: 'default',
});
const KINDS = import.meta.glob<Kinds>('./kinds/*.json', { import: 'default' });

function load<T>(files: Record<string, () => Promise<T>>, name: string): Promise<T> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${name}.json`));
  if (!found) throw new Error(`there are no words in ${name}.json`);
  return found[1]();
}

/** The words of a game in a language. */
export async function gameWords(game: string, language: Language): Promise<GameWords> {
  const [words, common, kinds] = await Promise.all([
    load(WORD_LISTS, `${game}.${language}`),
    load(WORD_LISTS, `common.${language}`),
    load(KINDS, game),
  ]);
  return new GameWords({ language, words, common, seatNames: [] }, kinds);
}

export class GameWords {
  private readonly told = new WeakMap<Phrase<'event'>, string>();

  constructor(
    private readonly speech: Speech,
    private readonly kinds: Kinds,
  ) {}

  /** The same words about people of these names, one a seat. */
  at(seatNames: readonly string[]): GameWords {
    return new GameWords({ ...this.speech, seatNames }, this.kinds);
  }

  get title(): string {
    return this.say('title', {});
  }

  /** A move or an outcome, as a choice in a list. */
  move(what: Phrase<'verb'>): string {
    return this.phrase('move', what.verb, what);
  }

  /** What happened. Said once for each: the notebook asks for all of them whenever one is added. */
  event(told: Phrase<'event'>): string {
    let text = this.told.get(told);
    if (text === undefined) {
      text = this.phrase('event', told.event, told);
      this.told.set(told, text);
    }
    return text;
  }

  /** Why a move is refused, without the rule. */
  refusal({ rule, key, arguments: given, kinds }: Refused): string {
    const words = rule.startsWith(COMMON_RULE) ? this.speech.common : this.speech.words;
    const filled = Object.entries(given).map(([name, value]) => [name, argumentOf(kinds[name] ?? 'term plain', value)] as const);
    return this.say(key in words ? key : `refusal.${rule}`, Object.fromEntries(filled), words);
  }

  /** What is to be decided, said to whoever decides: a view's `asks`. */
  question(asks: string): string {
    return this.say(`ask.${asks}`, {});
  }

  /** One line of the breakdown of a score, or one goal of a mission. */
  scorePart(what: Phrase<'key'>): string {
    return this.phrase('score', what.key, what);
  }

  /** What parts of a score have in common, whatever their numbers. */
  scoreParts(what: Phrase<'key'>): string {
    return this.phrase(this.has(`scores.${what.key}`) ? 'scores' : 'score', what.key, what);
  }

  /** A part of a bot's forecast, of which hints and analyses speak. */
  advicePart(what: Phrase<'key'>): string {
    const key = `advice.${what.key.replace(/^advice\./, '')}`;
    return this.speech.words[key] ?? this.speech.common[key] ?? key;
  }

  /** What decided between equal points. */
  tieBreak(what: Phrase<'key'>): string {
    return this.phrase('tie', what.key, what);
  }

  /** What a mission is called. */
  mission(number: number): string {
    return this.say(`mission.${number}`, {});
  }

  /** What is different in a mission. */
  missionHelp(number: number): string {
    return this.say(`mission.${number}.help`, {});
  }

  optionName(option: string): string {
    return this.say(`option.${option}`, {});
  }

  optionValue(option: string, value: string): string {
    return this.speech.words[`option.${option}.${value}`] ?? this.speech.common[`value.${value}`] ?? value;
  }

  /** The name of one thing by itself, or in a form that every language gives its kind. */
  term(kind: string, id: string, form = ''): string {
    return term(kind, id, form, this.speech);
  }

  /** So many of a thing: 3 coins. */
  count(number: number, kind: string, id: string): string {
    return item(number, kind, id, this.speech);
  }

  has(key: string): boolean {
    return key in this.speech.words;
  }

  private phrase(prefix: string, key: string, phrase: object): string {
    const given: Record<string, Argument> = {};
    for (const [name, value] of Object.entries(phrase)) {
      if (!NO_ARGUMENTS.includes(name)) given[name] = this.argument(prefix, key, name, value);
    }
    return this.say(`${prefix}.${key}`, given);
  }

  private argument(prefix: string, key: string, name: string, value: unknown): Argument {
    const kind = this.kinds[`${prefix}.${key}.${name}`] ?? this.kinds[name] ?? (typeof value === 'number' ? 'amount' : 'term plain');
    return argumentOf(kind, value);
  }

  private say(key: string, given: Readonly<Record<string, Argument>>, words = this.speech.words): string {
    const template = words[key];
    if (template === undefined) throw new Error(`there are no words for ${key}`);
    return fill(template, given, this.speech);
  }
}

function argumentOf(kind: string, value: unknown): Argument {
  if (kind === 'amount') return { type: 'amount', value: Number(value) };
  if (kind === 'seat') return { type: 'seat', seat: Number(value) };
  if (kind.startsWith('term ')) return { type: 'term', kind: kind.slice(5), id: String(value) };
  return { type: 'tally', kind: kind.slice(6), counts: value as Record<string, number> };
}
