/**
 * What each note of a guided first game speaks of, as a selector of the table: it is ringed while the
 * note is read. A journey walks through every guide and fails where nothing in sight fits.
 */
type Rings = Readonly<Record<string, string>>;

/** The main button while it offers to do nothing more: a draft makes it another. */
const REST = '.go .button:not(.go)';

/** On a phone, the tab behind which the museum of Marajoara lies while the dig site is up. */
const INDOORS = 'nav.tabs button:nth-of-type(2):not(.at)';

/** Whoever has won, with every part of the score. */
const RESULT = '.end .rows > li:first-child';

const RINGS: Readonly<Record<string, Rings>> = {
  archaeology: {
    start: '.dock .hand',
    sets: '.dock .hand',
    market: '.market',
    give: '.dock .hand',
    take: '.market',
    size: '.dock .hand',
    map: '.dock .hand',
    chamber: '.pyramid',
    thief: '.panel.dig',
    storm: '.panel.dig',
    lose: '.dock .hand',
    closing: '.panel.dig',
    sale: '.dock .hand',
    end: RESULT,
  },
  pergamon: {
    ask: 'section.track',
    fund: '.fund',
    raider: '.space[data-figure="raider"]',
    dig: 'section.site',
    exhibit: '.dock .finds',
    patience: REST,
    polish: '.polish',
    shown: '.museum, .tabs button:nth-child(2):not(.at)',
    disband: '.dock .shows',
    store: '.dock .finds',
    evaluation: '.museum, .tabs button:nth-child(2):not(.at)',
    oldest: '.calendar, .foot .brief',
    decay: '.museum, .tabs button:nth-child(2):not(.at)',
    end: RESULT,
  },
  thebes: {
    start: '.track, .ruler',
    take: '.goal.lit[data-place^="slot:"]',
    dig: '.place.site.lit',
    weeks: '.dial .cells',
    bag: '.dock .sites, button.bag',
    found: '.shelf',
    blank: '.dock .cards, .dock .means',
    bonus: '.place .bonus',
    zeppelin: '.dock .cards',
    exhibition: '.goal[data-place^="row:"]',
    show: '.goal.lit[data-place^="row:"]',
    congress: '.dock .cards',
    year: '.dock .sites',
    retire: '.action[data-move="retire"]',
    end: RESULT,
  },
  marajoara: {
    start: '.board .site',
    turn: '.board .site',
    colours: '.storage',
    after: REST,
    exhibit: '.showcase, .dock [data-place$=":red"]',
    restore: '.vase, .dock [data-place$=":blue"]',
    pay: '.storage',
    track: '.tracks',
    token: '.board .site',
    other: '.storage',
    feeds: '.board .site',
    barrow: `.barrow, ${INDOORS}`,
    recycle: '.board .site',
    end: RESULT,
  },
};

/** The selector of what a note speaks of; a note that is not listed is about the table as a whole. */
export function ringOf(game: string, note: string): string {
  return RINGS[game]?.[note] ?? '.table';
}

/** A ring on the page, in its pixels. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The things on the page that a selector names, scrolled into sight or not. */
export function thingsOf(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((thing) => thing.checkVisibility({ visibilityProperty: true }));
}

/** Where they are, as far as they are in sight. */
export function framesOf(selector: string): Frame[] {
  return thingsOf(selector).flatMap(frameOf);
}

/** What is scrolled out of its region is not ringed there. */
function frameOf(thing: Element): Frame[] {
  const own = thing.getBoundingClientRect();
  const region = thing.closest('[data-region]')?.getBoundingClientRect() ?? own;
  const left = Math.max(own.left, region.left);
  const top = Math.max(own.top, region.top);
  const width = Math.min(own.right, region.right) - left;
  const height = Math.min(own.bottom, region.bottom) - top;
  return width > 0 && height > 0 ? [{ left, top, width, height }] : [];
}
