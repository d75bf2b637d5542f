// The guided first game of every title: its first note, one in the middle, and the last.
import { wandering } from './guest.mjs';

const guided = { guided: true };
const offers = (state, verb) => state.moves.some((each) => each.what.verb === verb);

/** Takes what is named first, else anything. */
const eager = (...wanted) => {
  const wander = wandering(7);
  return (texts, moves) => wanted.map((verb) => moves.find((each) => each.what.verb === verb)?.move).find(Boolean) ?? wander(texts);
};

/** Where a note in the middle is due, how that is reached, and what is touched for it. */
const MIDDLE = {
  archaeology: { note: 'market', reached: (state) => offers(state, 'trade') && state.progress[0] > 8, habit: eager('end') },
  pergamon: { note: 'exhibit', reached: (state) => state.view.asks === 'exhibit' && offers(state, 'start'), habit: eager() },
  thebes: { note: 'dig', reached: (state) => offers(state, 'dig'), habit: eager('take') },
  marajoara: { note: 'track', reached: (state) => state.view.asks === 'track', habit: eager('capture', 'end') },
};

/** Puts away one note after the other until this one is read. */
const readTo = (game, note) => async (page) => {
  const language = await page.locator('html').getAttribute('lang');
  const answer = await page.request.get(new URL(`/api/guide/${game}?lang=${language}`, page.url()).href);
  const wanted = (await answer.json()).notes.find((each) => each.id === note).text;
  const shown = page.locator('.guide .text');
  await shown.waitFor();
  for (let text = await shown.textContent(); text !== wanted; text = await shown.textContent()) {
    await page.locator('.guide .actions .button').last().click();
    await page.waitForFunction((old) => ![old, undefined].includes(document.querySelector('.guide .text')?.textContent), text);
  }
  await page.locator('.ring').first().waitFor();
};

const scenes = (game) => {
  const { note, reached, habit } = MIDDLE[game];
  const scene = (at, prepare, read) => ({ name: `${game}-guide-${at}`, key: `${game}-guide-${at}`, prepare, act: readTo(game, read) });
  return [
    scene('first', (guest) => guest.open(game, undefined, guided), FIRST[game]),
    scene('middle', (guest) => guest.until(game, undefined, reached, habit, guided), note),
    scene('last', (guest) => guest.until(game, undefined, undefined, wandering(5), guided), 'end'),
  ];
};

const FIRST = { archaeology: 'start', pergamon: 'ask', thebes: 'start', marajoara: 'start' };

export const guides = Object.keys(MIDDLE).flatMap(scenes);
