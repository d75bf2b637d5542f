// The moments of every game that are worth a picture. Each is prepared once, over the calls of the
// server, and then looked at in every light: `prepare` gives the table, `act` what is done on the page.
import { readdirSync } from 'node:fs';
import { boards } from './boards.mjs';
import { BOT, ME, wandering } from './guest.mjs';
import { marajoara } from './marajoara.mjs';
import { stepOver } from './replaying.mjs';
import { tables } from './table.mjs';

const halfway = (state) => state.progress !== null && state.progress[0] * 2 >= state.progress[1];
const three = [ME, BOT, BOT];
const four = [...three, BOT];

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
    { name: `${game}-proof`, ...end, act: unseal },
    { name: `${game}-course`, ...end, act: course },
    { name: `${game}-open`, ...end, act: lookBack },
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

/** The proof that chance was fair, and how every draw follows from it. */
async function unseal(page) {
  await page.locator('.end .proof .holds').waitFor();
  await page.locator('.end .proof summary').click();
  await page.locator('.end .proof dl').scrollIntoViewIfNeeded();
}

/** What the bot thinks of the game, asked for at its end. */
async function course(page) {
  await page.locator('.end .proof .holds').waitFor();
  const asking = page.locator('.end .offer .button');
  const chart = page.locator('.end .chart > svg');
  await asking.or(chart).waitFor();
  if (await asking.isVisible()) await asking.click();
  await chart.waitFor({ timeout: 120_000 }); // a bot thinks a whole game over
  await chart.scrollIntoViewIfNeeded();
}

/** After the end all hands lie open. */
async function lookBack(page) {
  await page.locator('.end .actions .button').nth(1).click();
  const slider = page.locator('.bar input[type=range]');
  const plies = Number(await slider.getAttribute('max'));
  await slider.fill(String(Math.round(plies * 0.8)));
  await page.locator('.count', { hasText: `${Math.round(plies * 0.8)}/` }).waitFor();
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
const crowd = { key: 'archaeology-four', prepare: (guest) => guest.until('archaeology', four, canTrade, patient()) };
const touch = (page) =>
  page
    .locator('.hand button:visible')
    .last()
    .click({ position: { x: 8, y: 50 } });

/** Gives the best card of the hand for whatever the server then offers. */
async function picked(page) {
  await touch(page);
  await page.locator('.hand button.taken:visible').first().waitFor();
  await page.locator('button.column.lit').first().click();
  await page.locator('button.column.taken').waitFor();
}

const enterChamber = (page) => page.locator('button.chamber.large').click({ force: true });

/** The rule that a refusal names, read beside the board. */
async function openRule(page) {
  await enterChamber(page);
  await page.locator('.strip .rule-id').click();
  await page.locator('.rules .now').waitFor();
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

const MOMENTS = {
  marajoara: [...common('marajoara', () => wandering(5)), ...marajoara],
  archaeology: [
    ...common('archaeology', patient),
    { name: 'archaeology-trade', ...trade, act: picked },
    { name: 'archaeology-four', ...crowd, act: picked },
    { name: 'archaeology-refused', ...trade, act: enterChamber },
    { name: 'archaeology-rule', ...trade, act: openRule },
    {
      name: 'archaeology-lose',
      key: 'archaeology-lose',
      prepare: (guest) => guest.until('archaeology', four, (state) => state.view.asks === 'lose' && own(state).handSize >= 5, patient()),
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
      prepare: (guest) => guest.until('archaeology', four, (state) => state.view.asks === 'rob', patient()),
      act: (page) => page.locator('.victims button.lit').first().click(),
    },
    { name: 'archaeology-thief', ...scene('thiefCame') },
    { name: 'archaeology-storm', ...scene('sandstormCame') },
  ],
};

/** The moments of every game that has a board; a game without moments of its own has the common ones. */
export const moments = [
  ...readdirSync('src/games').flatMap((game) => [...(MOMENTS[game] ?? common(game, () => wandering(5))), ...(boards[game] ?? [])]),
  ...tables(patient),
];
