// Takes pictures of every page of a running server and of many moments at its tables, in all themes,
// and lets axe look at each.
//
//   npm run shots -- [server] [folder] [--only=archaeology-trade,landing] [--lights=1280-paper-en,360-dusk-fr]
//
// 1280 and 360 wide, paper and dusk, English and French. Ends with 1 if axe finds anything, if a page
// is too wide, asks for something outside the server, or if the browser complains.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { Guest } from './guest.mjs';
import { guides } from './guides.mjs';
import { moments } from './moments.mjs';
import { rooms } from './rooms.mjs';

const given = process.argv.slice(2);
const [server = 'http://127.0.0.1:4280', folder = 'target/shots'] = given.filter((each) => !each.startsWith('--'));
const wish = (name) =>
  given
    .find((each) => each.startsWith(`--${name}=`))
    ?.split('=')[1]
    ?.split(',');
const only = wish('only');
const lights = wish('lights');
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const SIZES = [
  { size: '1280', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, hasTouch: false },
  { size: '360', viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true },
];
const LIGHTS = SIZES.flatMap((size) =>
  ['paper', 'dusk'].flatMap((theme) =>
    ['en', 'fr'].map((language) => ({ ...size, theme, language, name: `${size.size}-${theme}-${language}` })),
  ),
).filter((light) => !lights || lights.includes(light.name));
const SCENES = [...moments, ...guides, ...rooms].filter((scene) => !only || only.includes(scene.name));

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync'],
});
let complaints = 0;
let at = '';
const complain = (what) => {
  complaints++;
  console.error(`${at}: ${what}`);
};

const first = await browser.newContext();
const ines = new Guest(server, first.request);
await ines.tell('me', { name: 'Inès' });
const second = await browser.newContext();
const bram = new Guest(server, second.request);
await bram.tell('me', { name: 'Bram' });
const tables = new Map();

/** The table of a moment, prepared when it is first looked at. */
async function tableOf(scene) {
  if (!tables.has(scene.key)) {
    const table = await scene.prepare(ines, bram);
    tables.set(scene.key, { table, ply: scene.find ? await ines.plyOf(table, scene.find) : 0 });
  }
  return tables.get(scene.key);
}

async function look(scene, light) {
  at = `${scene.name}-${light.name}`;
  const { table, ply } = scene.prepare ? await tableOf(scene) : {};
  const { viewport, deviceScaleFactor, hasTouch, theme, language } = light;
  const settings = { language, theme, sounds: 'off', animation: scene.animation ?? 'off' };
  const reader = scene.other ? bram : ines;
  if (!scene.stranger) await reader.tell('me/settings', settings);
  const storageState = scene.stranger ? undefined : await (scene.other ? second : first).storageState();
  const context = await browser.newContext({ viewport, deviceScaleFactor, hasTouch, locale: language, storageState });
  await context.addInitScript(([kept]) => localStorage.setItem('dighouse.settings', kept), [JSON.stringify(settings)]);
  context.setDefaultTimeout(scene.below ? 120_000 : 10_000); // a bot thinks a whole game over
  const page = await context.newPage();
  page.on('console', (message) => {
    const expected = [scene.status ?? []].flat().some((each) => message.text().includes(each));
    if (['error', 'warning'].includes(message.type()) && !expected) complain(message.text());
  });
  page.on('pageerror', (fault) => complain(fault.message));
  page.on('request', (request) => request.url().startsWith(server) || complain(`asks ${request.url()}`));
  await scene.before?.(page);
  await page.goto(server + (scene.path ?? `/t/${table}${scene.below ?? ''}`));
  await page.getByRole('heading').first().waitFor();
  if (scene.path) await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await scene.act?.(page, ply);
  if (scene.waitFor) await page.locator(scene.waitFor).waitFor();
  await page.waitForTimeout(scene.animation ? 0 : 250); // the last questions are answered
  if (scene.whole ?? scene.path !== undefined) await unroll(page, viewport);
  await page.screenshot({ path: `${folder}/${at}.png` });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (wide > 0) complain(`${wide} pixels too wide`);
  if (!scene.animation) await audit(page); // what flies past is not audited in flight
  await context.close();
}

/** Makes the window as high as the page: a picture of more than the window would be drawn as if there were no touch. */
async function unroll(page, { width, height }) {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole > height) await page.setViewportSize({ width, height: whole });
}

async function audit(page) {
  await page.evaluate(AXE);
  for (const { id, nodes } of (await page.evaluate(() => globalThis.axe.run())).violations) {
    complain(`${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`.slice(0, 300));
  }
}

for (const scene of SCENES) {
  for (const light of LIGHTS) {
    try {
      await look(scene, light);
    } catch (fault) {
      complain(fault.message.split('\n')[0]);
    }
  }
}
await browser.close();
console.log(
  `shots: ${SCENES.length} scenes in ${LIGHTS.length} lights, ${complaints === 0 ? 'nothing to complain about' : `${complaints} complaints`}`,
);
process.exit(complaints === 0 ? 0 : 1);
