// The moments of Marajoara that no other game has: jumps, payments, bonuses of the tracks, missions.
import { BOT, ME, wandering } from './guest.mjs';

const two = [ME, BOT];
const three = [ME, BOT, BOT];
const halfway = (state) => state.progress[0] * 2 >= state.progress[1];
const asked = (asks) => (state) => state.view.asks === asks;
const sum = (values) => values.reduce((all, each) => all + each, 0);
const ready = (page) => page.locator('.go .button.go:not([disabled])').waitFor();

/** A moment of a table, prepared once under this key. */
const moment = (name, key, prepare, act) => ({ name: `marajoara-${name}`, key: `marajoara-${key}`, prepare, act });

const mid = (guest) => guest.until('marajoara', three, halfway, wandering(5));

async function state(page) {
  const table = page.url().split('/').at(-1);
  return (await (await page.request.get(new URL(`/api/tables/${table}`, page.url()).href)).json()).state;
}

const cell = (page, name) => page.locator(`[data-place="cell:${name}"]`);

/** Chooses the die that has most jumps. */
async function jumps(page) {
  const { moves } = await state(page);
  const from = moves.filter((each) => isCapture(each.what)).map((each) => each.what.from);
  const most = from.sort((a, b) => from.filter((each) => each === b).length - from.filter((each) => each === a).length)[0];
  await cell(page, most).click();
}

const feeds = (each) => each.what.verb === 'captureOtherToken';

/** Jumps onto somebody's token, and does not confirm it. */
async function feed(page) {
  const { what } = (await state(page)).moves.find(feeds);
  await cell(page, what.from).click();
  await cell(page, what.to).click();
  await ready(page);
}

/** On a phone, the other side of the board. */
async function turnOver(page) {
  const tab = page.locator('nav.tabs button').nth(1);
  if (await tab.isVisible()) await tab.click();
}

/** What is wanted most is done first: of equal things, any. */
function longing(...wanted) {
  const wander = wandering(4);
  return (texts, moves) => {
    const found = wanted.map((fits) => moves.filter(({ what }) => fits(what))).find((each) => each.length > 0);
    return wander(found?.map((each) => each.move) ?? texts);
  };
}

const does =
  (...verbs) =>
  (what) =>
    verbs.includes(what.verb);
const isCapture = (what) => what.verb.startsWith('capture');
const keeps = (what) => isCapture(what) && what.captured !== 'grey';
const keepsBlue = (what) => isCapture(what) && what.captured === 'blue' && what.worth > 1;
const rests = does('end', 'recycle', 'confirm', 'stop');

/** Jumps and keeps what is captured, so that money and vases gather. */
const thrifty = () => longing(keeps, isCapture, rests);

/** Vases that can be paid in more than one way. */
function choosesCoins({ view, moves }) {
  const { yellow } = view.museums[0];
  return new Set(yellow).size > 1 && moves.some((each) => leavesChange(each, yellow));
}

const leavesChange = ({ what }, yellow) => what.verb === 'exhibit' && what.price > 1 && what.price < sum(yellow);

/** Exhibits such vases, up to the question how they are paid. */
async function exhibit(page) {
  const { view, moves } = await state(page);
  const offered = moves.filter(({ what }) => what.verb === 'exhibit');
  await page.locator('.choices .one').first().click();
  const chips = page.locator('.choices .chip');
  if (offered.length > 1) await chips.nth(offered.findIndex((each) => leavesChange(each, view.museums[0].yellow))).click();
  await page.locator('.dock .storage .lit').first().waitFor();
}

/** The first answer, which may lead to another question. */
async function answer(page) {
  await page.locator('.choices .chip').first().click();
  await drafted(page);
}

const drafted = (page) => page.locator('[data-drafted="0"]').waitFor({ state: 'detached' });

async function payAll(page) {
  await exhibit(page);
  const go = page.locator('.go .button.go:not([disabled])');
  while (!(await go.count())) {
    await page.locator('.choices .chip').last().click();
    await page.waitForTimeout(200);
  }
}

/** Chooses a second die of the slate, and puts it where it may go. */
async function putBack(page) {
  await page.locator('.choices .slate').nth(1).click();
  await page.locator('.cell.lit').first().click();
  await drafted(page);
}

const several = (state) => asked('recycle')(state) && new Set(state.view.slate.map((die) => `${die.colour}${die.value}`)).size > 1;

/** The same game, but rare bonuses come with the first spaces of every track. */
async function hasty(guest) {
  const own = await editionOf(guest);
  const rare = {
    blue: { effect: 'SCORE_ADJACENT_TO_CHOSEN_PIECE', pointsPerAdjacent: 2 },
    yellow: { effect: 'SWAP_WITH_WHEELBARROW', maxDice: 2 },
    red: { effect: 'EXHIBIT_ONE_FOR_FIXED_PRICE', price: 1 },
  };
  for (const [track, spaces] of Object.entries(own.excavationTracks.spaces)) {
    for (const at of [0, 2, 3, 4, 5, 6, 7]) spaces[at] = { space: at + 1, ...rare[track] }; // the second is a token, the last the end
  }
  return { own: JSON.stringify(own) };
}

async function editionOf(guest) {
  const table = await guest.open('marajoara', [ME], { mission: 1 });
  return { ...(await guest.ask(`tables/${table}/edition`)), id: 'mine' };
}

const bonus = (asks, habit, act) =>
  moment(asks, asks, async (guest) => guest.until('marajoara', two, asked(asks), habit, await hasty(guest)), act);
const digs = (track) => (what) => what.verb.startsWith('track') && what.track === track;

/** Missions open one after the other, but a player's own edition opens all of them. */
const alone = async (guest, mission, more = {}) => ({ own: JSON.stringify(await editionOf(guest)), mission, ...more });

const mission = (number, reached = (state) => asked('turn')(state) && state.view.roundTrack.length >= 6, habit = wandering(5)) => {
  return async (guest) => guest.until('marajoara', [ME], reached, habit, await alone(guest, number));
};

const hasNoJump = (state) => asked('turn')(state) && !state.moves.some((each) => isCapture(each.what));
const stuck = async (guest) => {
  const wishes = await alone(guest, 5, { options: { jumpDirections: 'four' } });
  return guest.until('marajoara', [ME], hasNoJump, thrifty(), wishes);
};
const lost = async (guest) => guest.until('marajoara', [ME], undefined, wandering(5), await alone(guest, 3));
const won = (guest) => guest.byHints(() => guest.open('marajoara', [ME], { mission: 1 }));

export const marajoara = [
  moment('jump', 'mid', mid, jumps),
  moment(
    'feed',
    'feed',
    (guest) => guest.until('marajoara', [...three, BOT], (at) => at.moves.some(feeds) && at.progress[0] > 3, wandering(5)),
    feed,
  ),
  moment('museum', 'mid', mid, turnOver),
  ...['track', 'token', 'order', 'recycle'].map((asks) =>
    moment(asks, asks, (guest) => guest.until('marajoara', three, asked(asks), wandering(5))),
  ),
  moment('put-back', 'put-back', (guest) => guest.until('marajoara', two, several, wandering(5)), putBack),
  moment('pay', 'pay', (guest) => guest.until('marajoara', two, choosesCoins, thrifty()), exhibit),
  moment('paid', 'pay', (guest) => guest.until('marajoara', two, choosesCoins, thrifty()), payAll),
  bonus('piece', longing(does('restore', 'finance'), keepsBlue, digs('blue'))),
  bonus('give', longing(digs('yellow'), isCapture)),
  bonus('show', longing(digs('red'), rests, isCapture), answer),
  moment('mission', 'mission-1', mission(1)),
  moment('goals', 'mission-1', mission(1), turnOver),
  moment('mission-3', 'mission-3', mission(3), turnOver),
  moment('mission-5', 'mission-5', mission(5), turnOver),
  moment('two-museums', 'mission-6', mission(6)),
  moment('two-ateliers', 'mission-6', mission(6), turnOver),
  moment('which-museum', 'which-museum', mission(6, asked('museum'))),
  moment('stuck', 'stuck', stuck),
  { ...moment('won', 'won', won), waitFor: '.end .proof .holds' },
  { ...moment('lost', 'lost', lost), waitFor: '.end .proof .holds' },
];
