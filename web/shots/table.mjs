// What happens around a game at any table: clocks, questions between people, a lost connection, what comes after the end.
import { request } from 'playwright-core';
import { BOT, Guest, ME, OPEN } from './guest.mjs';

const LIVE = { kind: 'live', bankSeconds: 900, turnSeconds: 20 };
const DAYS = { kind: 'days', days: 3 };
const OFFLINE = 'ERR_INTERNET_DISCONNECTED';
const MISSED = 6; // the event after which the reader has left
const own = (state) => state.view.players[0];

/** Somebody else, with a cookie of their own. */
async function bram(server) {
  const guest = new Guest(server, await request.newContext());
  await guest.tell('me', { name: 'Bram' });
  return guest;
}

/** A table of two people, and what the other one then does there. */
const withBram = (wishes, act) => async (guest) => {
  const other = await bram(guest.server);
  const table = await guest.open('archaeology', [ME, OPEN, BOT], wishes);
  await other.command(`tables/${table}/sit`, { contribution: ME.contribution });
  await act?.(other, table, guest);
  return table;
};

const asked = (page) => page.locator('dialog[open]').waitFor();

/** As if the reader had left the table when it was laid. */
async function cameBack(page) {
  const table = page.url().split('/').at(-1);
  await page.addInitScript(([key, seen]) => localStorage.setItem(key, seen), [`dighouse.seen.${table}`, String(MISSED)]);
  await page.reload();
  await page.locator('section.dock').waitFor();
  await page.keyboard.press('n');
  const mark = page.locator('.log .since');
  await mark.waitFor();
  await mark.scrollIntoViewIfNeeded();
}

async function cutLine(page) {
  await page.locator('section.dock').waitFor();
  await page.context().setOffline(true);
  await page.locator('.strip.lost').waitFor();
}

const over = (patient) => (guest) => guest.until('archaeology', [ME, BOT, BOT], undefined, patient());

/** Halfway through a game that is over, the reader asks to play on. */
async function fork(page) {
  await page.goto(`${page.url()}?ply=150`);
  await page.locator('.bar .fork').click();
  await asked(page);
}

const playedOn = (patient) => async (guest) => {
  const table = await over(patient)(guest);
  const seats = [{ kind: 'me' }, BOT, BOT];
  return (await guest.command(`tables/${table}/branch`, { ply: 150, seats })).table;
};

/** The scenes of the table itself, with Archaeology on it. */
export function tables(patient) {
  const grown = (wishes) => (guest) =>
    guest.until('archaeology', [ME, BOT, BOT, BOT], (state) => state.view.asks === 'act' && own(state).handSize >= 5, patient(), wishes);
  const scene = (name, prepare, more) => ({ name: `table-${name}`, key: `table-${name}`, prepare, ...more });
  const two = { key: 'table-two', prepare: withBram({ pace: DAYS }) };
  return [
    scene('live', grown({ pace: LIVE })),
    scene('days', grown({ pace: DAYS })),
    scene('hurry', grown({ pace: { kind: 'live', bankSeconds: 30, turnSeconds: 10 } })),
    { name: 'table-two', ...two },
    { name: 'table-menu', ...two, act: (page) => page.locator('.table-header .more').click() },
    { name: 'table-give-up', ...two, act: giveUp },
    { name: 'table-pace', ...two, act: pace },
    scene(
      'pace-asked',
      withBram({ pace: DAYS }, (other, table) => other.command(`tables/${table}/pace`, { seat: 1, pace: LIVE })),
      { act: asked },
    ),
    scene(
      'call-off',
      withBram({}, (other, table) => other.command(`tables/${table}/cancel`, { seat: 1 })),
      { act: asked },
    ),
    scene(
      'stand-in',
      withBram({}, (_, table, me) => me.command(`tables/${table}/stand-in`, { seat: 0, level: 'easy' })),
    ),
    scene(
      'bot-beside',
      withBram({}, (other, table) => other.command(`tables/${table}/stand-in`, { seat: 1, level: 'easy' })),
    ),
    scene('chat', withBram({}, chatted), { act: (page) => page.keyboard.press('c') }),
    scene('since', (guest) => guest.until('archaeology', [ME, BOT, BOT, BOT], (state) => state.number > MISSED + 20, patient()), {
      act: cameBack,
    }),
    scene('lost', grown({}), { act: cutLine, status: OFFLINE }),
    scene('what-if', over(patient), { act: fork }),
    scene('played-on', playedOn(patient)),
  ];
}

const giveUp = async (page) => {
  await page.locator('.table-header .more').click();
  await page.locator('dialog[open] .button.grave').click();
  await asked(page);
};
const pace = async (page) => {
  await page.locator('.table-header .more').click();
  await page.locator('dialog[open] .button', { hasText: /pace|rythme/ }).click();
  await asked(page);
};

async function chatted(other, table, me) {
  await other.command(`tables/${table}/say`, { text: 'Bonsoir. Who took all the parchment?' });
  await me.command(`tables/${table}/say`, { text: 'Not me: I have nothing but shards.' });
  await other.command(`tables/${table}/say`, { text: 'Then it is the bot again.' });
}
