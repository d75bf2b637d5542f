/** Opening tables. */
import { at, go } from '../net/router.svelte';
import { next, openTable } from '../net/api';
import { contribution, type Answer, type Refused } from '../net/client';
import { introduce, me } from '../settings/settings.svelte';
import type { Opened, Requests } from '../net/calls';

/** What a new table shall be. */
export type NewTable = Requests['POST tables'];

/** How a seat of a new table is filled. */
export type SeatWish =
  { kind: 'me' } | { kind: 'guest'; name: string } | { kind: 'open' } | { kind: 'invited' } | { kind: 'bot'; level: string };

/** Seats as the server wants them: whoever sits here adds to the table's chance. */
export function seatsOf(wishes: readonly SeatWish[]): NonNullable<NewTable['seats']> {
  return wishes.map((wish) => (wish.kind === 'me' || wish.kind === 'guest' ? { ...wish, contribution: contribution() } : wish));
}

/** Makes sure that the reader has a name. */
export async function named(name: string): Promise<Refused | undefined> {
  if (me().known && (name === '' || name === me().name)) return undefined;
  const answer = await introduce(name);
  return answer.ok ? undefined : answer.refused;
}

/** Opens a table and goes there. */
export async function open(wish: NewTable, seats: readonly SeatWish[]): Promise<Answer<Opened>> {
  const answer = await openTable({ ...wish, seats: seatsOf(seats) });
  if (answer.ok) go(at('table', { table: answer.value.table }));
  return answer;
}

/** Goes to the table that has waited longest for the reader; stays where nothing waits. */
export async function goNext(): Promise<void> {
  const answer = await next();
  if (answer.ok && answer.value.table) go(at('table', { table: answer.value.table }));
}
