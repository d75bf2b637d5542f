/**
 * The proof that chance was not chosen: recomputed in the reader's own browser.
 *
 * The bytes are those that the server describes: key = HMAC-SHA-256(secret, contributions in seat
 * order); draw n reads HMAC-SHA-256(key, n, block), 8 bytes big-endian each, as unsigned 32-bit
 * words; the first word below the largest multiple of the sum, modulo the sum, is r.
 */
import type { Draw, Fairness } from '../net/calls';

export interface Proof {
  /** The secret is the one whose hash was published before the game. */
  sealed: boolean;
  checked: number;
  /** The draws whose number lies outside the range of the outcome in the record. */
  wrong: Draw[];
}

const CONTRIBUTION_BYTES = 16;
const WORDS = 2 ** 32;

export async function prove(fairness: Fairness): Promise<Proof> {
  const secret = bytes(fairness.secret);
  const sealed = hex(await crypto.subtle.digest('SHA-256', secret)) === fairness.commitment;
  const key = await chanceKey(secret, fairness.contributions);
  const wrong: Draw[] = [];
  for (const draw of fairness.draws) {
    const r = await drawn(key, draw.n, draw.sum);
    if (r < draw.low || r >= draw.high) {
      wrong.push(draw);
    }
  }
  return { sealed, checked: fairness.draws.length, wrong };
}

/** The key of all draws: an HMAC of all contributions with the secret. Bots contribute zeros. */
export async function chanceKey(secret: Uint8Array<ArrayBuffer>, contributions: string[]): Promise<CryptoKey> {
  const all = new Uint8Array(contributions.length * CONTRIBUTION_BYTES);
  contributions.forEach((digits, seat) => all.set(bytes(digits), seat * CONTRIBUTION_BYTES));
  return hmacKey(new Uint8Array(await crypto.subtle.sign('HMAC', await hmacKey(secret), all)));
}

/** The number r of draw n, 0 ≤ r < sum. */
export async function drawn(key: CryptoKey, n: number, sum: number): Promise<number> {
  const limit = WORDS - (WORDS % sum);
  for (let block = 0; ; block++) {
    const message = new DataView(new ArrayBuffer(16));
    message.setBigUint64(0, BigInt(n));
    message.setBigUint64(8, BigInt(block));
    const words = new DataView(await crypto.subtle.sign('HMAC', key, message));
    for (let at = 0; at < words.byteLength; at += 4) {
      const word = words.getUint32(at);
      if (word < limit) {
        return word % sum;
      }
    }
  }
}

function hmacKey(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

export function bytes(digits: string): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(digits.length / 2);
  for (let i = 0; i < result.length; i++) {
    result[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  }
  return result;
}

export function hex(buffer: ArrayBuffer | Uint8Array): string {
  const all = buffer instanceof Uint8Array ? buffer : new Uint8Array(buffer);
  return Array.from(all, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
