// Checks the colours of src/look/tokens.json and writes them as custom properties of CSS.
//
//   node build/colours.mjs           checks, and fails if src/look/tokens.css is out of date
//   node build/colours.mjs --write   checks, and writes it
//
// Text on a ground must satisfy WCAG 2.2 AA (4.5:1 for text; 3:1 for marks and edges). All colours of
// a family must differ by a least distance (CIEDE2000), for normal sight and for full protanopia,
// deuteranopia and tritanopia (matrices of Machado, Oliveira and Fernandes 2009, in linear RGB).
import { readFileSync, writeFileSync } from 'node:fs';

const file = (name) => new URL(`../src/look/${name}`, import.meta.url);
const tokens = JSON.parse(readFileSync(file('tokens.json'), 'utf8'));

const linear = (hex) =>
  [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
const luminance = (hex) => {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a, b) => {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
};

const SIGHT = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function lab(hex, matrix) {
  const rgb = linear(hex);
  const [r, g, b] = matrix.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, m, i) => sum + m * rgb[i], 0),
      ),
    ),
  );
  const f = (t) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function ciede2000([l1, a1, b1], [l2, a2, b2]) {
  const rad = Math.PI / 180;
  const c = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)));
  const [p1, p2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (b, a) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360);
  const [h1, h2] = [hue(b1, p1), hue(b2, p2)];
  let dh = c1 * c2 === 0 ? 0 : h2 - h1;
  if (dh > 180) dh -= 360;
  if (dh < -180) dh += 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * rad);
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  let hm = h1 + h2;
  if (c1 * c2 !== 0) hm = Math.abs(h1 - h2) <= 180 ? hm / 2 : (hm + (hm < 360 ? 360 : -360)) / 2;
  const t =
    1 -
    0.17 * Math.cos((hm - 30) * rad) +
    0.24 * Math.cos(2 * hm * rad) +
    0.32 * Math.cos((3 * hm + 6) * rad) -
    0.2 * Math.cos((4 * hm - 63) * rad);
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * cm, 1 + 0.015 * cm * t];
  const rt = -Math.sin(60 * Math.exp(-(((hm - 275) / 25) ** 2)) * rad) * 2 * Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7));
  const [dl, dc, dhh] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(dl * dl + dc * dc + dhh * dhh + rt * dc * dhh);
}

const failures = [];
let proved = 0;
function report(ok, text) {
  proved++;
  if (!ok) failures.push(text);
}
function need(ratio, name, a, b) {
  const found = contrast(a, b);
  report(found >= ratio, `${found.toFixed(2)} instead of ${ratio}: ${name}`);
}

for (const [theme, t] of Object.entries(tokens.themes)) {
  for (const surface of ['ground', 'sheet', 'well', 'glow'])
    for (const text of ['ink', 'ink-soft']) need(4.5, `${theme}: ${text} on ${surface}`, t[text], t[surface]);
  for (const surface of ['ground', 'sheet', 'well'])
    for (const text of ['action', 'lapis', 'verdigris', 'oxblood']) need(4.5, `${theme}: ${text} on ${surface}`, t[text], t[surface]);
  need(4.5, `${theme}: on-action on action`, t['on-action'], t.action);
  need(4.5, `${theme}: on-lamp on lamp`, t['on-lamp'], t.lamp);
  for (const surface of ['ground', 'sheet', 'well'])
    for (const mark of ['edge', 'lamp-edge']) need(3, `${theme}: ${mark} on ${surface}`, t[mark], t[surface]);
}
const { piece, seats, kinds, strata } = tokens;
need(4.5, 'piece: ink on paper', piece.ink, piece.paper);
need(4.5, 'piece: ink-soft on paper', piece['ink-soft'], piece.paper);
need(4.5, 'piece: on-back on back', piece['on-back'], piece.back);
for (const [seat, s] of Object.entries(seats)) need(4.5, `seat ${seat}: mark on fill`, s.mark, s.fill);
for (const [game, s] of Object.entries(strata)) need(4.5, `stratum of ${game}: ink on earth`, s.ink, s.earth);
// The figure on a kind's colour is drawn in ink if that is readable, else in paper.
for (const [family, colours] of Object.entries(kinds))
  for (const [kind, hex] of Object.entries(colours)) {
    const best = Math.max(contrast(hex, piece.ink), contrast(hex, piece.paper));
    report(best >= 4.5, `${best.toFixed(2)} instead of 4.5: ${family} ${kind}`);
  }
const families = { seats: Object.fromEntries(Object.entries(seats).map(([k, v]) => [k, v.fill])), ...kinds };
const LEAST = { seats: 20, archaeology: 12, thebes: 12, pergamon: 20, marajoara: 15, 'pergamon-strata': 7 };
for (const [family, colours] of Object.entries(families))
  for (const [name, matrix] of Object.entries(SIGHT)) {
    const keys = Object.keys(colours);
    const pairs = keys.flatMap((a, i) => keys.slice(i + 1).map((b) => [ciede2000(lab(colours[a], matrix), lab(colours[b], matrix)), a, b]));
    const [distance, a, b] = pairs.sort((p, q) => p[0] - q[0])[0];
    report(distance >= LEAST[family], `${distance.toFixed(1)} instead of ${LEAST[family]}: ${family}, ${name}: ${a} and ${b}`);
  }

const lines = (colours, prefix = '') =>
  Object.entries(colours)
    .map(([name, hex]) => `  --${prefix}${name}: ${hex.toLowerCase()};`)
    .join('\n');
const { paper, dusk } = tokens.themes;
const fixed = [
  lines(piece, 'piece-'),
  ...Object.entries(seats).map(([k, s]) => lines({ [`seat-${k}`]: s.fill, [`on-seat-${k}`]: s.mark })),
  ...Object.entries(kinds).map(([family, colours]) => lines(colours, `${family}-`)),
  ...Object.entries(strata).map(([game, s]) => lines({ [`earth-${game}`]: s.earth, [`on-earth-${game}`]: s.ink })),
  ...['art', 'map', 'sky', 'shade'].map((family) => lines(tokens[family], `${family}-`)), // of drawings: the same in every light
].join('\n');
const indent = (text) => text.replace(/^/gm, '  ');
const css = `/* Written by build/colours.mjs from tokens.json: change that, then run npm run proof -- --write. */
:root {
${fixed}
${lines(paper)}
  color-scheme: light;
}
::backdrop {
  /* older browsers let it inherit nothing */
${lines({ backdrop: tokens.shade.backdrop }, 'shade-')}
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme='paper']) {
${indent(lines(dusk))}
    color-scheme: dark;
  }
}
:root[data-theme='dusk'],
[data-theme='dusk'] {
${lines(dusk)}
  color-scheme: dark;
}
`;
if (process.argv.includes('--write')) writeFileSync(file('tokens.css'), css);
else report(readFileSync(file('tokens.css'), 'utf8') === css, 'src/look/tokens.css is stale: npm run proof -- --write');

failures.forEach((failure) => console.error(`colours: ${failure}`));
console.log(failures.length ? `colours: ${failures.length} of ${proved} not proved` : `colours: all ${proved} proved`);
process.exit(failures.length ? 1 : 0);
