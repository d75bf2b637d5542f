import { describe, expect, it } from 'vitest';
import { bytes, chanceKey, drawn, hex, prove } from './fairness';

// The same vectors as in the test of the server's chance.
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const CONTRIBUTIONS = ['a0a1a2a3a4a5a6a7a8a9aaabacadaeaf', '00000000000000000000000000000000', 'ffffffffffffffffffffffffffffffff'];

describe('the proof of fairness', () => {
  it.each([
    [0, 58, 36],
    [1, 58, 6],
    [2, 58, 22],
    [3, 58, 55],
    [11, 58, 45],
    [1099511627783, 58, 23], // beyond 32 bits
    [0, 1073741825, 834694160], // first word taken
    [5, 1073741825, 478134398], // three words rejected
    [375782, 1073741825, 35173510], // eight rejected: reads the second block
  ])('draws number %i below %i as the server describes', async (n, sum, expected) => {
    const key = await chanceKey(bytes(SECRET), CONTRIBUTIONS);

    expect(await drawn(key, n, sum)).toBe(expected);
  });

  it('counts a seat without a contribution as zeros', async () => {
    const key = await chanceKey(bytes(SECRET), [CONTRIBUTIONS[0]!, '', CONTRIBUTIONS[2]!]);

    expect(await drawn(key, 0, 58)).toBe(36);
  });

  it('holds when the seal and every range fit', async () => {
    const draws = [
      { n: 0, ply: 0, sum: 58, low: 30, high: 40 },
      { n: 1, ply: 1, sum: 58, low: 6, high: 7 },
    ];

    expect(await prove({ commitment: COMMITMENT, secret: SECRET, contributions: CONTRIBUTIONS, draws })).toEqual({
      sealed: true,
      checked: 2,
      wrong: [],
    });
  });

  it('names the draw that does not fit its outcome', async () => {
    const draw = { n: 1, ply: 4, sum: 58, low: 7, high: 58 };

    const proof = await prove({
      commitment: COMMITMENT,
      secret: SECRET,
      contributions: CONTRIBUTIONS,
      draws: [draw],
    });

    expect(proof.wrong).toEqual([draw]);
  });

  it('says when another secret was shown than was sealed', async () => {
    const other = SECRET.replace('00', '01');

    const proof = await prove({
      commitment: COMMITMENT,
      secret: other,
      contributions: CONTRIBUTIONS,
      draws: [],
    });

    expect(proof.sealed).toBe(false);
  });

  it('reads and writes hexadecimal digits', () => {
    expect(hex(bytes('00ff7e'))).toBe('00ff7e');
  });
});
