/** A guided first game, one press away: against one easy bot, without a clock. */
import { at, go } from '../net/router.svelte';
import { named } from '../page/play';
import { openTable } from '../net/api';
import type { Refused } from '../net/client';
import { me } from '../settings/settings.svelte';
import { say } from '../words/words.svelte';

/** Opens the table and goes there; whoever has no name yet is a guest. */
export async function firstGame(game: string): Promise<Refused | undefined> {
  const refused = await named(me().name || say('name.guest'));
  if (refused) return refused;
  const answer = await openTable({ game, guided: true });
  if (!answer.ok) return answer.refused;
  go(at('table', { table: answer.value.table }));
  return undefined;
}
