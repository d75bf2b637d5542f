// The pages around the tables, and what happens at a table before and between games.
import { beside, BOT, INVITED, ME, OPEN, wandering } from './guest.mjs';
import { account, away, setAside, waysOut } from './mishaps.mjs';

const table = (key, prepare, more = {}) => ({ name: key, key, prepare, ...more });
const room = (name, path, more = {}) => ({ name, path, ...more });
/** Before a game the page is longer than a window. */
const waiting = (key, prepare, more = {}) => table(key, prepare, { whole: true, ...more });

const GAMES = ['archaeology', 'thebes', 'pergamon', 'marajoara'];
const half = (guest) => guest.open('archaeology', [ME, OPEN, BOT]);
const kept = (guest) => guest.open('pergamon', [ME, INVITED, OPEN, BOT]);

/** Two tables that wait for Inès, and one of Bram's with a free seat. */
const PUBLIC = { visibility: 'public', watching: 'public' };
async function twoTables(ines, bram) {
  for (const game of ['thebes', 'archaeology']) await ines.until(game, [ME, BOT], () => true, wandering(2));
  await bram.open('pergamon', [ME, OPEN, BOT], { ...PUBLIC, pace: { kind: 'days', days: 3 } });
  await bram.open('marajoara', [ME, OPEN, INVITED], { ...PUBLIC, pace: { kind: 'live', bankSeconds: 900, turnSeconds: 20 } });
  await bram.open('thebes', [ME, BOT], PUBLIC);
}
const busy = { key: 'twoTables', prepare: twoTables };

/** A finished game of every title, and one that was given up. */
async function finished(ines) {
  for (const game of GAMES) await ines.until(game, [ME, BOT], undefined, wandering(5), PUBLIC);
  const given = await ines.until('archaeology', [ME, BOT], () => true, wandering(5));
  await ines.command(`tables/${given}/concede`, { seat: 0 });
}
const past = { key: 'finished', prepare: finished };

/** Somebody was invited, and somebody else has taken that seat. */
async function tooLate(ines, bram) {
  const opened = await ines.open('archaeology', [ME, INVITED]);
  const { invitations } = await ines.ask(`tables/${opened}`);
  await bram.sit(opened, { seat: 1, invitation: invitations['1'] });
  return `${opened}#invitation=${invitations['1']}`;
}

async function calledOff(ines) {
  const opened = await ines.open('archaeology', [ME, OPEN]);
  await ines.command(`tables/${opened}/leave`, { seat: 0 });
  return opened;
}

async function chatted(guest) {
  const opened = await guest.open('archaeology', [ME, BOT]);
  await guest.command(`tables/${opened}/say`, { text: 'Bonjour.' });
  await guest.command(`tables/${opened}/say`, { text: 'The market is full of parchment again.' });
  return opened;
}

const search = (words) => (page) => page.locator('input[type=search]').fill(words);
const press = (selector) => (page) => page.locator(selector).first().click();

/** A name with a letter that nobody can see. */
async function refusedName(page) {
  await page.locator('.chairs input').fill('Mei\u200b');
  await page.locator('.chairs li button').first().click();
  await page.locator('.problem').waitFor();
}

async function wrongLink(page) {
  await press('.hero button >> nth=1')(page);
  await page.locator('dialog[open] input').fill('my friend’s table');
  await page.locator('dialog[open] .foot button').click();
}

/** The links to pages, which are in a drawer on a phone. */
async function drawer(page) {
  const menu = page.locator('header .menu');
  if (await menu.isVisible()) await menu.click();
}

/** A number that breaks a rule of the game. */
async function broken(page) {
  const coins = page.locator('fieldset input').nth(24);
  await coins.fill('0');
  await coins.blur();
  await page.locator('.verdict.bad').waitFor();
}

export const rooms = [
  waiting('waiting', half),
  waiting('waiting', half, { name: 'waiting-guest', stranger: true }),
  waiting('waiting', half, { name: 'waiting-refused', stranger: true, status: 400, act: refusedName }),
  waiting('waiting-kept', kept),
  waiting('called-off', calledOff),
  waiting('full', tooLate, { stranger: true }),
  waiting('set-aside', half, { before: setAside, status: 503 }),
  ...away,
  table('curtain', (guest) => guest.open('archaeology', [ME, beside('Bram')])),
  table('menu', (guest) => guest.open('archaeology', [ME, BOT]), { act: (page) => page.locator('.table-header .more').click() }),
  table('chat', chatted, { act: (page) => page.keyboard.press('c') }),
  table('bots', (guest) => guest.open('archaeology', [BOT, BOT])),
  room('landing', '/', { stranger: true }),
  room('landing-waiting', '/', busy),
  room('quick', '/', { whole: false, act: press('.hero button') }),
  room('join', '/', { whole: false, act: wrongLink }),
  room('drawer', '/about', { whole: false, act: drawer }),
  room('lobby', '/lobby', busy),
  room('lobby-none', '/lobby?game=thebes&pace=live'),
  room('lobby-playing', '/lobby?status=playing', busy),
  room('lobby-over', '/lobby?status=over', past),
  room('watch', '/lobby', { whole: false, act: press('.head button') }),
  ...GAMES.map((game) => room(game === 'archaeology' ? 'new' : `new-${game}`, `/new/${game}`)),
  room('mine', '/mine', busy),
  room('mine-unknown', '/mine', { stranger: true }),
  room('missions', '/missions'),
  room('records', '/records', past),
  room('records-none', '/records', { other: true }),
  room('statistics', '/statistics', past),
  room('statistics-none', '/statistics', { other: true }),
  room('editor', '/editor/pergamon', { waitFor: '.verdict h2 svg' }),
  room('editor-bad', '/editor/pergamon', { waitFor: '.verdict h2 svg', act: broken }),
  room('editor-marajoara', '/editor/marajoara', { waitFor: '.verdict h2 svg' }),
  room('rules', '/rules/archaeology', { whole: false }),
  room('rules-search', '/rules/thebes', { act: search('congr') }),
  room('rules-nothing', '/rules/pergamon', { act: search('submarine') }),
  room('settings', '/settings'),
  room('settings-unknown', '/settings', { stranger: true }),
  ...waysOut,
  ...account,
  room('about', '/about'),
  room('about-sources', '/about', { act: press('details summary') }),
  room('keys', '/about', { whole: false, act: (page) => page.keyboard.press('?') }),
  room('lost', '/nowhere', { status: 404 }),
  room('no-table', '/t/nosuchtable', { status: 404 }),
];
