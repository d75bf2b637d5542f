/**
 * Asks the server. A no is a value like any other answer, with the rule and the sentence in the
 * reader's language; only what cannot happen throws.
 */
import { base } from './base';
import { language } from '../words/words.svelte';

/** Why the server says no. */
export interface Refused {
  /** As HTTP has it; 0 if the server did not answer at all. */
  status: number;
  /** The server's short name for it: `movedOn`, `noName`, …; `lineLost` if it did not answer. */
  error: string;
  /** In the reader's language; empty if the server did not answer. */
  text: string;
  /** The rule that refuses a move; empty where it is no rule. */
  rule: string;
  arguments: Readonly<Record<string, unknown>>;
  /** The last event of the table that was spoken of; 0 without one. */
  number: number;
}

export type Answer<T> = { ok: true; value: T } | { ok: false; refused: Refused };

const WAITS = [400, 800, 1600, 3200]; // milliseconds before the same thing is said again
const LONG_WAITS = [...WAITS, ...Array<number>(10).fill(5000)]; // while the server does not know what it has kept
const GATEWAYS = [502, 503, 504]; // nobody knows whether it was done: the id makes sure it is done once

const MOST_KEPT_ALIVE = 10_000; // browsers keep up to 64 kB alive in all

const LINE_LOST: Refused = { status: 0, error: 'lineLost', text: '', rule: '', arguments: {}, number: 0 };

/** The address of one of the server's calls. */
export function call(path: string, query: Readonly<Record<string, string | number | undefined>> = {}): string {
  const asked = new URLSearchParams({ lang: language() });
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') asked.set(name, String(value));
  }
  return `${base}api/${path}?${asked}`;
}

/** Asks a question. */
export function ask<T>(path: string, query: Readonly<Record<string, string | number | undefined>> = {}): Promise<Answer<T>> {
  return send<T>(call(path, query), { method: 'GET' });
}

/** Says something that may safely be said again, or that the reader would rather repeat. */
export function tell<T>(path: string, body: object = {}, method: 'POST' | 'DELETE' = 'POST'): Promise<Answer<T>> {
  return send<T>(call(path), withBody(method, body));
}

/**
 * Gives a command. It carries an id of its own: when the line fails it is sent again under the same
 * id, and the server does it once.
 *
 * @param unknown hears that the server does not know whether it was kept; sending it again finds out
 */
export async function command<T>(
  path: string,
  body: object = {},
  id: string = commandId(),
  unknown: (refused: Refused) => void = () => {},
): Promise<Answer<T>> {
  const request = withBody('POST', { id, ...body });
  let doubt = false;
  for (let attempt = 0; ; attempt++) {
    const answer = await send<T>(call(path), request);
    const unclear = !answer.ok && (answer.refused.status === 0 || GATEWAYS.includes(answer.refused.status));
    if (!answer.ok && answer.refused.error === 'outcomeUnknown') {
      doubt = true;
      unknown(answer.refused);
    }
    const wait = (doubt ? LONG_WAITS : WAITS)[attempt];
    if (!unclear || wait === undefined) return answer;
    await new Promise((done) => setTimeout(done, wait));
  }
}

/** A name for a command that nobody else uses. */
export function commandId(): string {
  return randomHex(12);
}

/** The sixteen random bytes that a browser adds to a table's chance. */
export function contribution(): string {
  return randomHex(16);
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function withBody(method: string, body: object): RequestInit {
  const text = JSON.stringify(body);
  const keepalive = text.length < MOST_KEPT_ALIVE; // said even if the page is left at once
  return { method, headers: { 'Content-Type': 'application/json' }, body: text, keepalive };
}

async function send<T>(address: string, request: RequestInit): Promise<Answer<T>> {
  let reply: Response;
  let text: string;
  try {
    reply = await fetch(address, { ...request, credentials: 'same-origin', cache: 'no-store' });
    text = await reply.text();
  } catch {
    return { ok: false, refused: LINE_LOST };
  }
  const json = reply.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (reply.ok) return { ok: true, value: (json ? JSON.parse(text) : text) as T };
  const told = (json ? JSON.parse(text) : {}) as Partial<Refused>;
  return {
    ok: false,
    refused: {
      status: reply.status,
      error: told.error ?? 'lineLost',
      text: told.text ?? '',
      rule: told.rule ?? '',
      arguments: told.arguments ?? {},
      number: told.number ?? 0,
    },
  };
}
