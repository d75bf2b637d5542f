// The rooms of the house, and what happens at a table before and between games.
import { beside, BOT, ME, OPEN } from './guest.mjs';

const table = (key, prepare, more = {}) => ({ name: key, key, prepare, ...more });

export const rooms = [
  table('waiting', (guest) => guest.open('archaeology', [ME, OPEN, BOT])),
  { ...table('waiting', (guest) => guest.open('archaeology', [ME, OPEN, BOT])), name: 'waiting-guest', stranger: true },
  table('curtain', (guest) => guest.open('archaeology', [ME, beside('Bram')])),
  table('menu', (guest) => guest.open('archaeology', [ME, BOT]), { act: (page) => page.locator('.mast .more').click() }),
  table('chat', chatted, { act: (page) => page.keyboard.press('c') }),
  { name: 'landing', path: '/' },
  { name: 'quick', path: '/', act: (page) => page.locator('.hero button').first().click() },
  { name: 'lobby', path: '/lobby' },
  { name: 'new', path: '/new/archaeology' },
  { name: 'new-marajoara', path: '/new/marajoara' },
  { name: 'mine', path: '/mine' },
  { name: 'missions', path: '/missions' },
  { name: 'records', path: '/records' },
  { name: 'statistics', path: '/statistics' },
  { name: 'editor', path: '/editor/pergamon' },
  { name: 'rules', path: '/rules/archaeology' },
  { name: 'editor-marajoara', path: '/editor/marajoara', waitFor: '.verdict h2 svg' },
  { name: 'settings', path: '/settings' },
  { name: 'about', path: '/about' },
  { name: 'keys', path: '/about', act: (page) => page.keyboard.press('?') },
  { name: 'lost', path: '/nowhere', status: 404 },
  { name: 'no-table', path: '/t/nosuchtable', status: 404 },
];

async function chatted(guest) {
  const opened = await guest.open('archaeology', [ME, BOT]);
  await guest.command(`tables/${opened}/say`, { text: 'Bonjour.' });
  await guest.command(`tables/${opened}/say`, { text: 'The market is full of parchment again.' });
  return opened;
}
