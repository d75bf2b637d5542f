/**
 * Calls the server. A refusal is an ordinary answer, with the rule and a sentence in the reader's
 * language; an exception means a bug.
 */
import { base } from './base';
import { language } from '../words/words.svelte';

/** Why the server refused a call. */
export interface Refused {
  /** The HTTP status; 0 if the server did not answer. */
  status: number;
  /** The server's key for the reason: `movedOn`, `noName`, …; `lineLost` if it did not answer. */
  error: string;
  /** In the reader's language; empty if the server did not answer. */
  text: string;
  /** The rule that refuses a move; empty where it is no rule. */
  rule: string;
  arguments: Readonly<Record<string, unknown>>;
  /** The number of the last event of the table in question; 0 if there is none. */
  number: number;
}

export type Answer<T> = { ok: true; value: T } | { ok: false; refused: Refused };

const WAITS = [400, 800, 1600, 3200]; // milliseconds between attempts
const LONG_WAITS = [...WAITS, ...Array<number>(10).fill(5000)]; // while the server does not know what it has stored
const GATEWAYS = [502, 503, 504]; // it may have been done already; because of its id it is done only once

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

/** Reads something from the server. */
export function ask<T>(path: string, query: Readonly<Record<string, string | number | undefined>> = {}): Promise<Answer<T>> {
  return send<T>(call(path, query), { method: 'GET' });
}

/** Sends a change that may safely be sent twice, or that the reader will rather repeat. */
export function tell<T>(path: string, body: object = {}, method: 'POST' | 'DELETE' = 'POST'): Promise<Answer<T>> {
  return send<T>(call(path), withBody(method, body));
}

/**
 * Sends a command with an id of its own. If the connection fails, it is sent again under the same id, so
 * that the server carries it out only once.
 *
 * @param unknown called if the server does not know whether it has stored the command; sending it again finds out
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

/** A unique id for a command. */
export function commandId(): string {
  return randomHex(12);
}

/** The sixteen random bytes that a browser contributes to a table's chance. */
export function contribution(): string {
  return randomHex(16);
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function withBody(method: string, body: object): RequestInit {
  const text = JSON.stringify(body);
  const keepalive = text.length < MOST_KEPT_ALIVE; // sent even if the page is closed at once
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
