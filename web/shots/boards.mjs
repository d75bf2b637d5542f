// The moments of Thebes and Pergamon that no other game has.
import { BOT, ME } from './guest.mjs';
import { stepOver } from './replaying.mjs';

const RANDOM = { kind: 'bot', level: 'random' };
const two = [ME, BOT];
const four = [ME, BOT, BOT, BOT];
const own = (state) => state.view.seats[0];
const offers = (state, verb) => state.moves.some((each) => each.what.verb === verb);
const ready = (page) => page.locator('.go .button.go:not([disabled])').waitFor();

/** A moment of a game: where it is, and what is then done on the page. */
const moment = (game, seats, habit, wishes) => (name, reached, act) => ({
  name: `${game}-${name}`,
  key: `${game}-${name}`,
  prepare: (guest) => guest.until(game, seats, reached, habit, wishes),
  act,
});

/** The effect that an event shows over the whole board. */
const told = (moment, event) => ({
  ...moment,
  animation: 'normal',
  find: (each) => each.event === event,
  act: stepOver,
});

/** Digs where something is known, else takes what lies first, so that there is something of everything. */
function digging() {
  let turn = 0;
  return (texts) => {
    const dig = texts.find((text) => text.startsWith('dig '));
    const weeks = texts.filter((text) => text.startsWith('weeks '));
    if (weeks.length > 0) return weeks[Math.min(5, weeks.length - 1)];
    return (turn++ % 3 === 2 && dig) || texts.find((text) => text.startsWith('take ')) || texts[0];
  };
}

const knows = (state, site) => own(state).knowledge.find((each) => each.site === site).sure;
const wellKnown = (state) =>
  state.moves.find((each) => each.what.verb === 'dig' && knows(state, each.what.site) >= 4) && own(state).finds.length > 2;

/** Touches the site of which most is known, and chooses weeks in the middle of the dial. */
async function plan(page) {
  const known = page.locator('.dock .know b');
  const sums = (await known.allTextContents()).map(Number);
  const sites = ['greece', 'crete', 'egypt', 'palestine', 'mesopotamia'];
  const lit = await Promise.all(sites.map((site) => page.locator(`[data-at=${site}].lit`).count()));
  const best = sites.map((site, i) => ({ site, sum: lit[i] ? sums[i] : -1 })).sort((a, b) => b.sum - a.sum)[0];
  await page.locator(`[data-at=${best.site}]`).click();
  const cells = page.locator('.cell.lit');
  await cells.first().waitFor();
  await cells.nth(Math.min(6, (await cells.count()) - 1)).click();
  await ready(page);
}

const thebes = moment('thebes', four, digging());
const found = (state) => own(state).finds.length >= 5;
const has = (state, kind) => own(state).cards.some((card) => card.kind === kind);
const kinds = (state) => new Set(own(state).cards.map((card) => card.kind.split('_')[0]));
const goals = (state, verb, weeks) => state.moves.filter((each) => each.what.verb === verb && each.what.travel >= weeks);

/** A moment with a zeppelin to fly by: the first that lies open is taken. */
function flying(name, act) {
  const dig = digging();
  let display = [];
  const isZeppelin = (text) => text.startsWith('take ') && display[Number(text.slice('take '.length)) - 1]?.kind === 'zeppelin';
  const reached = (state) => {
    ({ display } = state.view);
    return has(state, 'zeppelin') && goals(state, 'take', 1).length > 0;
  };
  return moment('thebes', four, (texts) => texts.find(isZeppelin) ?? dig(texts))(name, reached, act);
}

/** Shows whatever can be shown, and digs for it. */
function showing() {
  const dig = digging();
  return (texts) => texts.find((text) => text.startsWith('show ')) ?? dig(texts);
}

/** Takes the card that is furthest away. */
async function takeFar(page) {
  const costs = await page.locator('.goal.lit[data-place^="slot:"] .cost').allTextContents();
  const far = costs.map((cost, at) => ({ at, travel: parseInt(cost, 10) })).sort((a, b) => b.travel - a.travel)[0];
  await page.locator('.goal.lit[data-place^="slot:"]').nth(far.at).click();
  await ready(page);
}

/** The draw itself: each picture digs at a table of its own, since a draw cannot be taken back, and looks on while tokens are turned. */
function drawing() {
  let guest;
  const prepare = (given) => {
    guest = given;
    return guest.open('thebes', four);
  };
  const act = async (page) => {
    const table = await guest.until('thebes', four, wellKnown, digging());
    await page.goto(`${guest.server}/t/${table}`);
    await page.locator('.place.site.lit').first().waitFor();
    await plan(page);
    await page.locator('.go .button.go').click();
    await page.locator('.show .tokens li.open').nth(1).waitFor();
  };
  return { name: 'thebes-draw', key: 'thebes-draw', animation: 'normal', prepare, act };
}

/** Digs as deep as may be and shows nothing, so that finds gather; or shows whatever joins. */
const first = (...wanted) => {
  return (texts) => {
    const match = wanted.map((word) => texts.find((text) => text.startsWith(word))).find(Boolean);
    return match ?? texts[texts[0].startsWith('ask') ? texts.length >> 1 : texts.length - 1];
  };
};
const hoard = moment('pergamon', four, first('done', 'keep'));
const raided = moment('pergamon', two, first('done', 'keep'));
const show = moment('pergamon', [ME, RANDOM, RANDOM], first('close', 'row', 'keep'));
const sorting = moment('pergamon', two, first('done', 'keep'), { options: { findSorting: 'firstPlayerChooses', firstPlayer: 'A' } });
const isRaided = (state) => state.view.track.some((each) => each.figure >= state.view.seats.length);
const best = async (page) => {
  await page.locator('.aid .button').click();
  await page.locator('.polish, .shows button.lit').first().waitFor();
};

export const boards = {
  thebes: [
    thebes('dig', wellKnown, plan),
    thebes(
      'show',
      (state) => offers(state, 'show'),
      async (page) => {
        await page.locator('.goal.lit[data-place^="row:"]').first().click();
        await ready(page);
      },
    ),
    thebes('start', () => true),
    flying('far', takeFar),
    flying('fly', async (page) => {
      await takeFar(page);
      await page.locator('.choice').first().click();
      await page.locator('.choice.on').waitFor();
    }),
    thebes('helpers', (state) => kinds(state).size >= 8),
    moment('thebes', [ME, RANDOM, RANDOM], showing())('shown', (state) => own(state).exhibitions.length >= 1),
    thebes('year', (state) => own(state).space >= 50 && goals(state, 'take', 2).length > 0, takeFar),
    drawing(),
    thebes('cabinet', found, (page) => page.locator('.shelf').click()),
    thebes('bag', found, (page) => page.locator('.dock .sites button').first().click()),
    thebes(
      'retire',
      (state) => offers(state, 'retire'),
      async (page) => {
        await page.locator('[data-move=retire]').click();
        await ready(page);
      },
    ),
  ],
  pergamon: [
    hoard(
      'ask',
      (state) => state.view.asks === 'ask' && state.view.round > 2,
      async (page) => {
        await page.locator('.space.lit').nth(4).click();
        await ready(page);
      },
    ),
    hoard(
      'dig',
      (state) => state.view.asks === 'dig' && own(state).finds.length > 2,
      (page) => page.locator('.gallery.lit').last().click(),
    ),
    hoard(
      'row',
      (state) => state.view.asks === 'exhibit' && state.view.aid.row.length >= 4 && own(state).coins > 1,
      async (page) => {
        await best(page);
        await page.locator('.polish .more').click();
        await ready(page);
      },
    ),
    hoard(
      'store',
      (state) => state.view.asks === 'store',
      (page) => page.locator('.finds .tile.lit').first().click(),
    ),
    show('disband', (state) => state.view.asks === 'exhibit' && own(state).collections.length === 3 && state.view.aid.value > 0, best),
    raided('raider', (state) => state.view.asks === 'ask' && state.view.round > 1 && isRaided(state)),
    told(
      raided('raid', (state) => state.view.round > 6),
      'raiderDug',
    ),
    told(
      show('oldest', (state) => state.view.round > 7),
      'oldestOfKind',
    ),
    show('museum', (state) => state.view.asks === 'exhibit' && state.view.seats.every((each) => each.collections.length > 0)),
    sorting(
      'place',
      (state) => state.view.asks === 'place',
      (page) => page.locator('.revealed .tile.lit').first().click(),
    ),
  ],
};
