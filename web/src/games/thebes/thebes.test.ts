import { describe, expect, it } from 'vitest';
import type { CardView, PlaceId, ThebesEvent, ThebesMove, ThebesView } from '../../net/types/thebes';
import type { Move } from '../../table/wire';
import { artefactsIn, atLeastOne, expected, nextIsArtefact, spread } from './chance';
import { readEdition, type EditionFile } from './edition';
import { bookOf, faceOf, groupOf, isSite, siteOf } from './kinds';
import { FRAME, HEIGHT, PLACES, spaceBox, way, WIDTH, type Routes } from './layout';
import { endsTurn, steps } from './motion';
import { drawingOf, thingOf } from './objects';
import { answers, asked, goalsAmong, NOTHING, picked, travelOf, weeksAmong, type Picks } from './picks';
import { sampleBag, sampleExhibition, sampleOdds, sampleSeat, sampleView } from './samples';
import { markers, rulerWeeks } from './time';

const moves = (...all: ThebesMove[]): Move<ThebesMove>[] => all.map((what) => ({ move: JSON.stringify(what), what }));
const DIG = { verb: 'dig', site: 'egypt', travel: 2 } as const;
const NO_TEXT = { en: '', fr: '' };
const WEEKS = [3, 4, 5].map((weeks) => ({ verb: 'weeks', weeks, tokens: weeks + 1 }) as const);

describe('picks', () => {
  /** All answers, or those to some questions. */
  const steps = (picks: Picks, ...verbs: ThebesMove['verb'][]) =>
    answers(picks)
      .flatMap((step) => ('what' in step ? [step.what] : []))
      .filter((what) => verbs.length === 0 || verbs.some((verb) => verb === what.verb));

  it('answer the steps that they speak of, and keep what they do not speak of', () => {
    expect(steps(NOTHING, 'byLand', 'fly')[0]).toEqual({ verb: 'byLand' });
    expect(steps({ ...NOTHING, fly: 'rome' }, 'byLand', 'fly')[0]).toEqual({ verb: 'fly', city: 'rome' });
    expect(steps(NOTHING, 'keepShovel', 'useShovel')[0]).toEqual({ verb: 'keepShovel' });
    expect(steps({ uses: new Set(['shovel']) }, 'keepShovel', 'useShovel')[0]).toEqual({ verb: 'useShovel' });
  });

  it('leave the weeks to the player, and every step that has no name here', () => {
    expect(steps(NOTHING, 'weeks')).toEqual([]);
    expect(steps({ ...NOTHING, weeks: 4 }, 'weeks')).toEqual([{ verb: 'weeks', weeks: 4 }]);
    expect(steps({ ...NOTHING, weeks: 4 }, 'confirm', 'take', 'dig')).toEqual([]);
  });

  it('give up the special permission that is picked, or the first', () => {
    expect(steps(NOTHING, 'permission')).toEqual([{ verb: 'permission' }]);
    expect(steps({ ...NOTHING, permission: 'london' }, 'permission')).toEqual([
      { verb: 'permission', city: 'london' },
      { verb: 'permission' },
    ]);
  });

  it('take the only way there is', () => {
    expect(steps(NOTHING, 'byLand', 'fly')[1]).toEqual({ verb: 'fly' });
    expect(steps(NOTHING, 'keepShovel', 'useShovel')[1]).toEqual({ verb: 'useShovel' });
    expect(answers(NOTHING).every((step) => 'optional' in step)).toBe(true);
  });

  it('answer in the order in which the game asks', () => {
    const order = ['byLand', 'fly', 'permission', 'useEthnological', 'keepEthnological', 'useAssistant', 'keepAssistant', 'useShovel'];
    const verbs = steps({ uses: new Set(['ethnological', 'assistant', 'shovel']), weeks: 3 }).map(({ verb }) => verb);

    expect(verbs).toEqual([...order, 'keepShovel', 'weeks']);
  });

  it('are read back from a draft, so that the dock follows the text list', () => {
    const draft = moves(DIG, { verb: 'fly', city: 'rome' }, { verb: 'useShovel' }, WEEKS[2]!);

    expect(picked(draft)).toEqual({ fly: 'rome', uses: new Set(['shovel']), weeks: 5 });
    expect(asked(draft)).toEqual(['shovel']);
    expect(goalsAmong(draft)).toEqual([DIG]);
  });

  it('know a goal by its journey, and weeks by their tokens', () => {
    expect(goalsAmong(moves(DIG, { verb: 'retire' })).map(travelOf)).toEqual([2, 0]);
    expect(weeksAmong(moves({ verb: 'keepShovel' }, ...WEEKS)).map(({ tokens }) => tokens)).toEqual([4, 5, 6]);
  });
});

describe('an edition', () => {
  const sites: EditionFile['tokens']['sites'] = {
    greece: { artefacts: [] },
    crete: { artefacts: [{ id: 'THB-T-crete-flask', value: 4, name: NO_TEXT, date: NO_TEXT, info: NO_TEXT }] },
    egypt: { artefacts: [] },
    palestine: { artefacts: [] },
    mesopotamia: { artefacts: [] },
  };
  const file: EditionFile = {
    routes: { segments: [['warsaw', 'vienna']] },
    exchange: { place: 'warsaw' },
    tokens: { sites },
    cards: {
      items: [
        { id: 'THB-C01', type: 'special_permission', site: null, points: null },
        { id: 'THB-C50', type: 'specialised_knowledge', site: 'crete', points: 2 },
        { id: 'THB-C51', type: 'ethnological_knowledge', site: 'egypt', points: null },
      ],
    },
    scoring: { congress: { '0': 0, '1': 1, '2': 3, '10': 28 } },
  };

  it('says what its cards show, as views name them', () => {
    const { cards } = readEdition(file);

    expect(cards.get('C01')).toEqual(faceOf('special_permission'));
    expect(cards.get('C50')).toEqual(faceOf('crete_2'));
    expect(cards.get('C51')).toEqual(faceOf('ethnological_egypt'));
  });

  it('says where the display is exchanged, what lies in the bags, and what congresses bring', () => {
    const { exchangePlace, artefacts, congresses } = readEdition(file);

    expect(exchangePlace).toBe('warsaw');
    expect(artefacts.map(({ id, site, value }) => [id, site, value])).toEqual([['flask', 'crete', 4]]);
    expect(congresses).toEqual([0, 1, 3, 28]);
  });
});

describe('the map', () => {
  const routes: Routes = [
    ['warsaw', 'vienna'],
    ['vienna', 'rome'],
    ['warsaw', 'greece'],
    ['rome', 'crete'],
    ['greece', 'crete'],
  ];

  it('has 52 spaces around it that join and never overlap', () => {
    const area = Array.from({ length: 52 }, (_, i) => spaceBox(i + 1)).reduce((sum, box) => sum + box.width * box.height, 0);

    expect(area).toBeCloseTo(WIDTH * HEIGHT - (WIDTH - 2 * FRAME) * (HEIGHT - 2 * FRAME), 5);
    expect(spaceBox(1)).toMatchObject({ x: 0, y: 0 });
    expect(spaceBox(21)).toMatchObject({ x: WIDTH - FRAME, y: FRAME });
    expect(spaceBox(46)).toMatchObject({ x: 0, y: HEIGHT - FRAME });
  });

  it('finds the shortest way', () => {
    expect(way(routes, 'warsaw', 'crete')).toEqual(['warsaw', 'greece', 'crete']);
    expect(way(routes, 'rome', 'rome')).toEqual(['rome']);
    expect(way(routes, 'rome', 'moscow')).toEqual(['rome']);
  });

  it('has room for four people at every place, beside it and apart from each other', () => {
    for (const [name, { stands }] of Object.entries(PLACES)) {
      expect(stands, name).toHaveLength(4);
      for (const [i, [x, y]] of stands.entries()) {
        expect(Math.hypot(x, y), name).toBeGreaterThanOrEqual(1);
        for (const [a, b] of stands.slice(i + 1)) expect(Math.hypot(x - a, y - b), name).toBeGreaterThan(0.85);
      }
    }
  });
});

describe('markers', () => {
  const seat = (seat: number, week: number, height: number) => sampleSeat({ seat, week, height, space: (week % 52) + 1 });
  const at = (...seats: ReturnType<typeof seat>[]) => markers(sampleView({ seats })).map(({ index, of }) => `${index}/${of}`);

  it('of one week lie in their stack from the bottom', () => {
    expect(at(seat(0, 8, 1), seat(1, 8, 0), seat(2, 9, 0))).toEqual(['1/2', '0/2', '0/1']);
  });

  it('of two years on one space lie side by side, the earlier first', () => {
    expect(at(seat(0, 55, 0), seat(1, 3, 0))).toEqual(['1/2', '0/2']);
  });
});

describe('chance', () => {
  it('is exact: every number of finds, and all together certain', () => {
    expect(spread(30, 12, 2)).toEqual([
      expect.closeTo((18 * 17) / (30 * 29)),
      expect.closeTo((2 * 12 * 18) / (30 * 29)),
      expect.closeTo((12 * 11) / (30 * 29)),
    ]);
    expect(spread(28, 9, 7).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  });

  it('ends where the sort ends', () => {
    expect(spread(4, 1, 4)).toEqual([0, 1]);
    expect(spread(5, 0, 3)).toEqual([1]);
    expect(atLeastOne(30, 1, 6)).toBeCloseTo(0.2);
  });

  it('expects what the bag is worth', () => {
    expect(
      expected(
        [
          { value: 5, number: 1 },
          { value: 0, number: 2 },
        ],
        10,
        4,
      ),
    ).toBeCloseTo(2);
    expect(expected([], 0, 3)).toBe(0);
  });

  it('of the next token is that of the artefacts among all tokens; books are none', () => {
    const bag = sampleBag({ tokens: 22, odds: sampleOdds([5, 1], [2, 10], [0, 2]) });

    expect(artefactsIn(bag)).toBe(11);
    expect(nextIsArtefact(bag)).toBe(0.5);
    expect(nextIsArtefact(sampleBag({ tokens: 0 }))).toBe(0);
  });
});

describe('the ruler of a phone', () => {
  const weeks = (marks: number[], end = 156) => rulerWeeks(marks, end, 6).map(({ week, cut }) => (cut ? `|${week}` : `${week}`));

  it('runs from the one who is furthest back', () => {
    expect(weeks([12, 10, 14])).toEqual(['10', '11', '12', '13', '14', '15']);
  });

  it('leaves out weeks rather than anybody', () => {
    expect(weeks([10, 13, 20, 31])).toEqual(['10', '11', '12', '13', '|20', '|31']);
    expect(weeks([10, 15, 16, 17])).toEqual(['10', '11', '12', '|15', '16', '17']);
  });

  it('ends with the end', () => {
    expect(weeks([154, 156])).toEqual(['151', '152', '153', '154', '155', '156']);
  });
});

describe('movement', () => {
  const card = (kind: CardView['kind'], city: PlaceId): CardView => ({ id: 'C01', kind, city, weeks: 3 });
  const before = sampleView({
    display: [null, card('car', 'rome'), card('shovel', 'paris')],
    row: [null, sampleExhibition({ size: 'small', city: 'london', needs: [{ site: 'egypt', number: 2 }] }), null],
  });

  it('brings a card from the slot where it lay to whoever took it', () => {
    const told: ThebesEvent = { event: 'took', seat: 1, card: 'shovel', city: 'paris', weeks: 3 };

    expect(steps(told, before, 1)[0]!.flights).toEqual([{ from: 'slot:3', to: 'own', piece: { card: 'shovel' } }]);
    expect(steps(told, before, 0)[0]!.flights![0]!.to).toBe('seat:1');
  });

  it('brings an exhibition from its place of the row', () => {
    const told: ThebesEvent = { event: 'showed', seat: 0, exhibition: 'small', city: 'london', weeks: 3, points: 4 };

    expect(steps(told, before, 0)[0]!.flights).toEqual([{ from: 'row:b', to: 'own', piece: { needs: ['egypt'] } }]);
  });

  it('shows a token only where it is looked back at, since a dig is turned up by itself', () => {
    const built: ThebesView['built'] = {
      goal: 'dig crete',
      what: { verb: 'dig', site: 'crete', travel: 0 },
      zeppelin: '',
      permission: '',
      ethnological: false,
      assistant: false,
      shovel: false,
      knowledge: 4,
      shovelTokens: 0,
      drawsLeft: 2,
      blanks: 0,
    };
    const position = { ...before, built };
    const told: ThebesEvent = { event: 'found', seat: 1, find: 'flask', points: 4 };

    expect(steps(told, position, 0)).toEqual([]);
    expect(steps(told, position, 0, true)[0]!.flights).toEqual([
      { from: 'place:crete', to: 'seat:1', piece: { find: 'flask', site: 'crete', value: 4 } },
    ]);
  });

  it('puts the whole display back', () => {
    expect(steps({ event: 'exchanged', seat: 0, weeks: 1 }, before, 0)[0]!.flights).toHaveLength(2);
  });
});

describe('a turn in the notebook', () => {
  const told = {
    travelled: { event: 'travelled', seat: 0, place: 'rome', weeks: 1 },
    took: { event: 'took', seat: 0, card: 'car', city: 'rome', weeks: 1 },
    cardLaid: { event: 'cardLaid', slot: 1, card: 'car', city: 'rome', weeks: 1 },
    drewBlank: { event: 'drewBlank', seat: 0 },
    digBegan: { event: 'digBegan', seat: 0, site: 'crete', knowledge: 1, weeks: 1, tokens: 1 },
  } satisfies Record<string, ThebesEvent>;
  const ends = (a: keyof typeof told, b?: keyof typeof told) => endsTurn(told[a], b && told[b]);

  it('goes on from the journey to the action, and ends before the next of either', () => {
    expect(ends('travelled', 'took')).toBe(false);
    expect(ends('took', 'cardLaid')).toBe(false);
    expect(ends('cardLaid', 'travelled')).toBe(true);
    expect(ends('drewBlank', 'digBegan')).toBe(true);
    expect(ends('drewBlank')).toBe(false);
  });
});

describe('pieces', () => {
  it('show what is printed on a card', () => {
    expect(faceOf('egypt_3')).toEqual({ sign: 'book', site: 'egypt', number: 3 });
    expect(faceOf('general_2')).toEqual({ sign: 'general', number: 2 });
    expect(faceOf('ethnological_crete')).toEqual({ sign: 'ethnological', site: 'crete', number: 1 });
    expect(faceOf('special_permission')).toEqual({ sign: 'permission', number: 1 });
  });

  it('lie together by their sign and site, whatever number is printed', () => {
    expect(groupOf(faceOf('egypt_3'))).toBe(groupOf(faceOf('egypt_1')));
    expect(groupOf(faceOf('egypt_1'))).not.toBe(groupOf(faceOf('crete_1')));
    expect(groupOf(faceOf('general_1'))).toBe(groupOf(faceOf('general_2')));
  });

  it('are books of a site, of any, or no books', () => {
    expect([bookOf('egypt_book'), bookOf('general_book'), bookOf('scarab')]).toEqual(['egypt', 'any', undefined]);
  });

  it('come from a dig site', () => {
    expect([isSite('crete'), isSite('rome')]).toEqual([true, false]);
    expect(() => siteOf('rome')).toThrow('rome');
  });

  it('are drawn by their kind; what nobody has drawn is a shard', () => {
    expect(thingOf('olympia_helmet')).toBe(thingOf('gold_helmet'));
    expect(drawingOf('olympia_helmet')).not.toEqual(drawingOf('agamemnon_mask'));
    expect(thingOf('something_new')).toBe('shard');
  });
});
