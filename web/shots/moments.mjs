// The moments of every game that are worth a picture. Each is prepared once, over the calls of the
// house, and then looked at in every light: `prepare` gives the table, `act` what is done on the page.
import { readdirSync } from 'node:fs';
import { boards } from './boards.mjs';
import { BOT, ME, wandering } from './guest.mjs';
import { stepOver } from './replaying.mjs';

const halfway = (state) => state.progress !== null && state.progress[0] * 2 >= state.progress[1];
const three = [ME, BOT, BOT];

/** What every game has, by the calls that all games share. */
function common(game, habit) {
  const mid = { key: `${game}-mid`, prepare: (guest) => guest.until(game, three, halfway, habit()) };
  const end = { key: `${game}-end`, prepare: (guest) => guest.until(game, three, undefined, habit()) };
  return [
    { name: `${game}-mid`, ...mid },
    { name: `${game}-list`, ...mid, act: (page) => page.keyboard.press('l') },
    { name: `${game}-hint`, ...mid, act: hint },
    { name: `${game}-rules`, ...mid, act: (page) => page.keyboard.press('r') },
    { name: `${game}-replay`, ...mid, act: replay },
    { name: `${game}-watch`, ...mid, stranger: true },
    { name: `${game}-end`, ...end, waitFor: '.end .proof .holds' },
    { name: `${game}-analysis`, ...end, below: '/analysis', waitFor: '.chart > svg' },
    { name: `${game}-notebook`, ...mid, act: (page) => page.keyboard.press('n') },
  ];
}

async function hint(page) {
  await page.keyboard.press('h');
  await page.locator('dialog[open]').waitFor();
}

async function replay(page) {
  await page.keyboard.press(',');
  await page.locator('.bar input[type=range]').waitFor();
}

/** Ends turns, so that hands grow, and now and then does something else. */
function patient() {
  const wander = wandering(3);
  let turns = 0;
  return (texts) => (texts.includes('end') && turns++ % 4 !== 3 ? 'end' : wander(texts));
}

const own = (state) => state.view.players[0];
const canTrade = (state) => state.view.asks === 'act' && own(state).handSize >= 6 && state.moves.some((each) => each.move === 'trade');
const trade = { key: 'archaeology-trade', prepare: (guest) => guest.until('archaeology', three, canTrade, patient()) };
const touch = (page) =>
  page
    .locator('.hand button:visible')
    .last()
    .click({ position: { x: 8, y: 50 } });

/** Gives the best card of the hand for whatever the house then offers. */
async function picked(page) {
  await touch(page);
  await page.locator('.hand button.taken:visible').first().waitFor();
  await page.locator('button.column.lit').first().click();
  await page.locator('button.column.taken').waitFor();
}

/** Steps over the ply by which something was told, with the movement that belongs to it. */
const scene = (event) => ({
  key: `archaeology-${event}`,
  animation: 'normal',
  prepare: (guest) =>
    guest.until(
      'archaeology',
      three,
      (state) => halfway(state) && state.view[event === 'thiefCame' ? 'thieves' : 'sandstorms'].drawn > 0,
      patient(),
    ),
  find: (told) => told.event === event,
  act: stepOver,
});

const asked = (asks) => (state) => state.view.asks === asks;
const mission = (number) => ({
  key: `marajoara-mission-${number}`,
  prepare: (guest) =>
    guest.until('marajoara', [ME], (state) => state.view.asks === 'turn' && state.view.roundTrack.length >= 6, wandering(5), {
      mission: number,
    }),
});

/** Chooses the die that has most jumps. */
async function jumps(page) {
  const table = page.url().split('/').at(-1);
  const { state } = await (await page.request.get(new URL(`/api/tables/${table}`, page.url()).href)).json();
  const from = state.moves.filter((each) => each.what.verb.startsWith('capture')).map((each) => each.what.from);
  const most = from.sort((a, b) => from.filter((each) => each === b).length - from.filter((each) => each === a).length)[0];
  await page.locator(`[data-place="cell:${most}"]`).click();
}

/** On a phone, the other side of the board. */
async function turnOver(page) {
  const tab = page.locator('nav.tabs button').nth(1);
  if (await tab.isVisible()) await tab.click();
}

const MOMENTS = {
  marajoara: [
    ...common('marajoara', () => wandering(5)),
    {
      name: 'marajoara-jump',
      key: 'marajoara-mid',
      prepare: (guest) => guest.until('marajoara', three, halfway, wandering(5)),
      act: jumps,
    },
    {
      name: 'marajoara-museum',
      key: 'marajoara-mid',
      prepare: (guest) => guest.until('marajoara', three, halfway, wandering(5)),
      act: turnOver,
    },
    ...['track', 'token', 'order', 'recycle'].map((asks) => ({
      name: `marajoara-${asks}`,
      key: `marajoara-${asks}`,
      prepare: (guest) => guest.until('marajoara', three, asked(asks), wandering(5)),
    })),
    { name: 'marajoara-mission', ...mission(1) },
    { name: 'marajoara-goals', ...mission(1), act: turnOver },
  ],
  archaeology: [
    ...common('archaeology', patient),
    { name: 'archaeology-trade', ...trade, act: picked },
    { name: 'archaeology-refused', ...trade, act: (page) => page.locator('button.chamber.large').click({ force: true }) },
    {
      name: 'archaeology-lose',
      key: 'archaeology-lose',
      prepare: (guest) => guest.until('archaeology', three, (state) => state.view.asks === 'lose' && own(state).handSize >= 5, patient()),
      act: touch,
    },
    {
      name: 'archaeology-explore',
      key: 'archaeology-explore',
      prepare: (guest) =>
        guest.until('archaeology', three, (state) => state.moves.some((each) => each.move.startsWith('explore')), patient()),
      act: (page) => page.locator('button.chamber.lit').first().click(),
    },
    {
      name: 'archaeology-rob',
      key: 'archaeology-rob',
      prepare: (guest) => guest.until('archaeology', [...three, BOT], (state) => state.view.asks === 'rob', patient()),
      act: (page) => page.locator('.victims button.lit').first().click(),
    },
    { name: 'archaeology-thief', ...scene('thiefCame') },
    { name: 'archaeology-storm', ...scene('sandstormCame') },
  ],
};

/** The moments of every game that has a board; a game without moments of its own has the common ones. */
export const moments = readdirSync('src/games').flatMap((game) => [
  ...(MOMENTS[game] ?? common(game, () => wandering(5))),
  ...(boards[game] ?? []),
]);
