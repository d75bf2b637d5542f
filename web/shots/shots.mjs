// Takes a picture of every page of a running house, in all its lights, and lets axe look at each.
//
//   npm run shots -- http://127.0.0.1:4280 [folder] [only this page]
//
// 1280 and 360 wide, paper and dusk, English and French. Ends with 1 if axe finds anything, or if the
// browser complains.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [house = 'http://127.0.0.1:4280', folder = 'target/shots', only = ''] = process.argv.slice(2);
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const PAGES = {
  landing: '/',
  lobby: '/lobby',
  new: '/new/archaeology',
  'new-marajoara': '/new/marajoara',
  mine: '/mine',
  missions: '/missions',
  records: '/records',
  rules: '/rules/archaeology',
  settings: '/settings',
  about: '/about',
  lost: '/nowhere',
};
const SIZES = [
  { name: '1280', width: 1280, height: 800, deviceScaleFactor: 1, hasTouch: false },
  { name: '360', width: 360, height: 780, deviceScaleFactor: 2, hasTouch: true },
];
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
let complaints = 0;
const complain = (what) => {
  complaints++;
  console.error(what);
};

for (const { name: size, width, height, deviceScaleFactor, hasTouch } of SIZES) {
  for (const theme of ['paper', 'dusk']) {
    for (const language of ['en', 'fr']) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor,
        hasTouch,
        locale: language,
        bypassCSP: false,
      });
      await context.addInitScript(
        ([kept]) => localStorage.setItem('dighouse.settings', kept),
        [JSON.stringify({ language, theme, animation: 'off' })],
      );
      const page = await context.newPage();
      let at = '';
      page.on(
        'console',
        (message) =>
          ['error', 'warning'].includes(message.type()) &&
          !(at === 'lost' && message.text().includes('404')) &&
          complain(`${at}: ${message.text()}`),
      );
      page.on('pageerror', (fault) => complain(`${at}: ${fault.message}`));
      page.on('request', (request) => request.url().startsWith(house) || complain(`${at}: asks ${request.url()}`));
      await page.request.post(`${house}/api/me`, { data: { name: 'Inès' } });
      await page.request.post(`${house}/api/me/settings`, { data: { language, theme, animation: 'off' } });
      for (const [name, path] of Object.entries(PAGES)) {
        if (only && name !== only) continue;
        at = name;
        await page.goto(house + path, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `${folder}/${name}-${size}-${theme}-${language}.png`, fullPage: true });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (wide > 0) complain(`${name} ${size} ${theme} ${language}: ${wide} pixels too wide`);
        await page.evaluate(AXE);
        const found = await page.evaluate(() => globalThis.axe.run());
        for (const violation of found.violations)
          complain(
            `${name} ${size} ${theme} ${language}: ${violation.id}: ${violation.nodes
              .map((node) => node.target.join(' '))
              .join(', ')
              .slice(0, 300)}`,
          );
      }
      await context.close();
    }
  }
}
await browser.close();
console.log(complaints === 0 ? 'shots: nothing to complain about' : `shots: ${complaints} complaints`);
process.exit(complaints === 0 ? 0 : 1);
