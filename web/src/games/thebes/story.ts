/**
 * A dig as it is told: tokens come out of the bag one after another, and the news bring the position
 * after each of them. While tokens lie face down, what they bring is drawn as it was before.
 */
import type { FindId, ThebesEvent, ThebesView } from '../../net/types/thebes';
import type { Moment } from '../../table/wire';
import { siteOf, type Site } from './kinds';
import type { Thebes } from './types';

/** One token that came out of the bag, or the first-dig bonus. */
export interface Drawn {
  find: FindId;
  points: number;
}

export interface Story {
  seat: number;
  site: Site;
  weeks: number;
  tokens: Drawn[];
  bonus: Drawn | undefined;
  /** The position when so many tokens are turned, the bonus being the last; the first: when the dig was announced. */
  positions: ThebesView[];
}

/** The digs that news tell of, in their order. */
export function storiesOf(moments: readonly Moment<Thebes>[], before: ThebesView): Story[] {
  const stories: Story[] = [];
  let shown = before;
  for (const { told, view } of moments) {
    const tokens = told.flatMap((each) => tokenOf(each) ?? []);
    const bonus = told.flatMap((each) => bonusOf(each) ?? [])[0];
    for (const each of told) {
      if (each.event === 'digBegan') stories.push(begun(each, tokens.length > 0 ? shown : view));
    }
    const story = stories.at(-1);
    if (story && tokens.length > 0) {
      story.tokens.push(...tokens);
      story.bonus ??= bonus;
      const turns = tokens.length + (bonus ? 1 : 0);
      for (let i = 1; i < turns; i++) story.positions.push(shown); // what comes at once is seen with the last of it
      story.positions.push(view);
    }
    shown = view;
  }
  return stories;
}

function begun({ seat, site, weeks }: Extract<ThebesEvent, { event: 'digBegan' }>, position: ThebesView): Story {
  return { seat, site: siteOf(site), weeks, tokens: [], bonus: undefined, positions: [position] };
}

function tokenOf(told: ThebesEvent): Drawn | undefined {
  switch (told.event) {
    case 'found':
      return { find: told.find, points: told.points };
    case 'foundBook':
      return { find: told.find, points: 0 };
    case 'drewBlank':
      return { find: 'blank', points: 0 };
    default:
      return undefined;
  }
}

function bonusOf(told: ThebesEvent): Drawn | undefined {
  return told.event === 'bonusWon' ? { find: told.find, points: told.points } : undefined;
}

/**
 * The position to draw while tokens lie face down: bags, finds, points, knowledge and what exhibitions
 * still need are those after the last token turned. The rest is drawn as it stands, since others may have
 * gone on meanwhile, and the reader may choose from it.
 */
export function turnedUp(turned: ThebesView, now: ThebesView): ThebesView {
  return {
    ...now,
    sites: turned.sites,
    seats: now.seats.map((seat, i) => {
      const { points, finds, general, knowledge } = turned.seats[i]!;
      return { ...seat, points, finds, general, knowledge };
    }),
    row: now.row.map((exhibition) => {
      if (!exhibition) return null;
      const same = turned.row.find((each) => each?.id === exhibition.id);
      return { ...exhibition, missing: same?.missing ?? now.seats.map(() => exhibition.needs) }; // one that came since tells nothing yet
    }),
  };
}
