/**
 * Reads sentences in the syntax of ICU MessageFormat, as far as the words need it, with exactly the
 * meaning of `Message` and `MessageReader` in the module `catalogue`. `docs/words.md` explains it.
 *
 * | written                                      | says                                          |
 * |----------------------------------------------|-----------------------------------------------|
 * | `{seat}`                                     | a number, a name, a thing, a tally: 2 coins   |
 * | `{treasure_article}`                         | a thing or a name in another form: a coin     |
 * | `{maps, plural, one {# map} other {# maps}}` | what fits an amount: 3 maps                   |
 * | `{size, select, small {…} other {…}}`        | what fits a thing                             |
 */
export type Message = readonly Part[];

/** A stretch of a sentence: fixed text, or what an argument says. */
type Part = string | Place | Fitting;

/** An argument, in a form if it is a thing or a name. */
export interface Place {
  name: string;
  form: string;
}

/** What fits an argument. */
export interface Fitting {
  name: string;
  kind: 'plural' | 'select';
  cases: Readonly<Record<string, Message>>;
}

const WORD = /\s*([\p{L}\p{Nd}_]+)\s*/uy;
const SELECTOR = /\s*(=?[\p{L}\p{Nd}_]+)\s*\{/uy;
/** A quotation: two apostrophes in it are one, and without its last one it goes on to the end. */
const QUOTED = /'((?:[^']|'')*)(?:'|$)/y;

const read = new Map<string, Message>();

/** A message, read once however often it is said. Throws if it cannot be read. */
export function parse(text: string): Message {
  let message = read.get(text);
  if (!message) read.set(text, (message = new Reader(text).whole()));
  return message;
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  whole(): Message {
    const message = this.message('');
    if (this.at < this.text.length) throw this.fault('a brace is closed that was not open');
    return message;
  }

  /** Up to the brace that closes it; `#` stands for the amount that is counted, if one is. */
  private message(counted: string): Message {
    const parts: Part[] = [];
    let fixed = '';
    const add = (part: Part) => {
      if (fixed !== '') parts.push(fixed);
      parts.push(part);
      fixed = '';
    };
    while (this.at < this.text.length && this.text[this.at] !== '}') {
      const sign = this.text[this.at]!;
      if (sign === "'") fixed += this.apostrophe(counted !== '');
      else if (sign === '{') add(this.argument());
      else {
        this.at++;
        if (sign === '#' && counted !== '') add({ name: counted, form: '' });
        else fixed += sign;
      }
    }
    return fixed === '' ? parts : [...parts, fixed];
  }

  /** As ICU has it: it opens a quotation before a brace, or before `#` in a plural; else it stands for itself, and two are one. */
  private apostrophe(counting: boolean): string {
    const next = this.text[this.at + 1] ?? '';
    if (next !== '' && (counting ? '{}#' : '{}').includes(next)) {
      return this.match(QUOTED)![1]!.replaceAll("''", "'");
    }
    this.at += next === "'" ? 2 : 1;
    return "'";
  }

  private argument(): Part {
    this.at++;
    const name = this.word('the name of an argument');
    if (this.takes('}')) {
      const bar = name.indexOf('_');
      return bar < 0 ? { name, form: '' } : { name: name.slice(0, bar), form: name.slice(bar + 1) };
    }
    this.expect(',');
    const kind = this.word('plural or select');
    this.expect(',');
    if (kind !== 'plural' && kind !== 'select') throw this.fault(`plural or select is expected, not ${kind}`);
    return { name, kind, cases: this.cases(kind === 'plural' ? name : '') };
  }

  private cases(counted: string): Readonly<Record<string, Message>> {
    const cases = Object.create(null) as Record<string, Message>; // a name may be `constructor`
    for (let found = this.match(SELECTOR); found; found = this.match(SELECTOR)) {
      cases[found[1]!] = this.message(counted);
      this.expect('}');
    }
    this.expect('}');
    if (!cases['other']) throw this.fault('a case "other" is missing');
    return cases;
  }

  private word(expected: string): string {
    const found = this.match(WORD);
    if (!found) throw this.fault(`${expected} is expected`);
    return found[1]!;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private expect(sign: string): void {
    while (this.text[this.at] === ' ') this.at++;
    if (!this.takes(sign)) throw this.fault(`${sign} is expected`);
  }

  private takes(sign: string): boolean {
    const there = this.text[this.at] === sign;
    if (there) this.at++;
    return there;
  }

  private fault(reason: string): Error {
    return new Error(`"${this.text}" at ${this.at + 1}: ${reason}`);
  }
}
