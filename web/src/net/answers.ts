// Written by the module server from what a house answers: change that, then run
// mvn test -pl server -am -Dtest=WebAnswersTest -Dsurefire.failIfNoSpecifiedTests=false -Ddighouse.golden=write
// Nothing imports this file; the type checker holds it against the types.
import type * as calls from './calls';

export const me: calls.Me = {
  known: true,
  name: '',
  account: '',
  muted: [],
  settings: {},
};
export const games: calls.Games = {
  levels: [''],
  games: [
    {
      id: '',
      title: '',
      rules: 0,
      editions: [
        {
          id: '',
          leastSeats: 0,
          mostSeats: 0,
          missions: 0,
          missionList: [],
          options: [
            {
              seats: 0,
              options: [
                {
                  id: '',
                  rule: '',
                  name: '',
                  help: '',
                  least: 0,
                  most: 0,
                  standard: '',
                  values: [],
                },
                {
                  id: '',
                  rule: '',
                  name: '',
                  help: '',
                  least: 0,
                  most: 0,
                  standard: '',
                  values: [
                    {
                      id: '',
                      name: '',
                    },
                  ],
                },
              ],
            },
          ],
          provenance: [
            {
              block: '',
              kind: 'rulebook',
              notes: [''],
            },
            {
              block: '',
              kind: 'public',
              notes: [''],
            },
            {
              block: '',
              kind: 'derived',
              notes: [''],
            },
            {
              block: '',
              kind: 'reconstructed',
              notes: [''],
            },
          ],
        },
      ],
    },
    {
      id: '',
      title: '',
      rules: 0,
      editions: [
        {
          id: '',
          leastSeats: 0,
          mostSeats: 0,
          missions: 0,
          missionList: [],
          options: [
            {
              seats: 0,
              options: [
                {
                  id: '',
                  rule: '',
                  name: '',
                  help: '',
                  least: 0,
                  most: 0,
                  standard: '',
                  values: [
                    {
                      id: '',
                      name: '',
                    },
                  ],
                },
                {
                  id: '',
                  rule: '',
                  name: '',
                  help: '',
                  least: 0,
                  most: 0,
                  standard: '',
                  values: [],
                },
              ],
            },
          ],
          provenance: [
            {
              block: '',
              kind: 'rulebook',
              notes: [''],
            },
            {
              block: '',
              kind: 'public',
              notes: [''],
            },
            {
              block: '',
              kind: 'derived',
              notes: [''],
            },
            {
              block: '',
              kind: 'reconstructed',
              notes: [''],
            },
          ],
        },
      ],
    },
    {
      id: '',
      title: '',
      rules: 0,
      editions: [
        {
          id: '',
          leastSeats: 0,
          mostSeats: 0,
          missions: 0,
          missionList: [],
          options: [
            {
              seats: 0,
              options: [
                {
                  id: '',
                  rule: '',
                  name: '',
                  help: '',
                  least: 0,
                  most: 0,
                  standard: '',
                  values: [
                    {
                      id: '',
                      name: '',
                    },
                  ],
                },
              ],
            },
          ],
          provenance: [
            {
              block: '',
              kind: 'rulebook',
              notes: [],
            },
            {
              block: '',
              kind: 'yellow: rulebook; blue and green: public (bodoge-22780); red: reconstructed (fourth colour not named anywhere read)',
              notes: [],
            },
            {
              block: '',
              kind: 'counts: rulebook; starting with no coins: rulebook (none are dealt) and public (poeppelkiste, katz agree)',
              notes: [],
            },
            {
              block: '',
              kind: 'mixed, see each space; the row as a whole is reconstructed',
              notes: [],
            },
            {
              block: '',
              kind: 'public',
              notes: [],
            },
            {
              block: '',
              kind: 'reconstructed',
              notes: [],
            },
            {
              block: '',
              kind: 'public (amount 2) / reconstructed (depth IV)',
              notes: [],
            },
            {
              block: '',
              kind: 'rulebook (two-purse mark) / public (2 coins, gallery V)',
              notes: [],
            },
            {
              block: '',
              kind: 'rulebook (a space with 3 coins and galleries I-II exists) / derived (position 6)',
              notes: [],
            },
            {
              block: '',
              kind: 'rulebook (deepest gallery III; raider receives 3 there) / derived (3 coins, purse+chest mark)',
              notes: [],
            },
            {
              block: '',
              kind: 'reconstructed (incl. two-chest mark)',
              notes: [],
            },
            {
              block: '',
              kind: 'public (gamepack)',
              notes: [],
            },
            {
              block: '',
              kind: 'positions of the two figures: rulebook; reading of edges and dates: public (tk, mobius, spielkult agree); two different objects on every tile: public (mobius, brettspiele-report, reich-der-spiele agree)',
              notes: [],
            },
            {
              block: '',
              kind: 'derived/reconstructed',
              notes: [],
            },
            {
              block: '',
              kind: '24 spaces and a range of 1 to 6 tickets: rulebook; the table itself: reconstructed (six equal rooms of four spaces)',
              notes: [],
            },
            {
              block: '',
              kind: 'rulebook (rounds, evaluations, bonuses, decay); month names: public (dicehateme, reich-der-spiele: the twelve months of 1878)',
              notes: [],
            },
            {
              block: '',
              kind: 'rulebook (40 pieces)',
              notes: [],
            },
            {
              block: '',
              kind: 'rulebook (tickets may be kept secret)',
              notes: [],
            },
            {
              block: '',
              kind: 'derived (two different backs, face-down pile)',
              notes: [],
            },
            {
              block: '',
              kind: 'rulebook/derived',
              notes: [],
            },
            {
              block: '',
              kind: 'public (sidekicks preview only; possibly a prototype)',
              notes: [],
            },
            {
              block: '',
              kind: 'derived',
              notes: [],
            },
            {
              block: '',
              kind: 'rulebook examples expressed with the tiles of this file',
              notes: [],
            },
          ],
        },
      ],
    },
    {
      id: '',
      title: '',
      rules: 0,
      editions: [
        {
          id: '',
          leastSeats: 0,
          mostSeats: 0,
          missions: 0,
          missionList: [
            {
              number: 0,
              title: '',
              help: '',
              goals: [
                {
                  key: '',
                  piece: '',
                  text: '',
                },
                {
                  key: '',
                  track: '',
                  text: '',
                },
                {
                  key: '',
                  space: 0,
                  text: '',
                },
                {
                  key: '',
                  points: 0,
                  text: '',
                },
              ],
              options: [
                {
                  id: '',
                  rule: '',
                  name: '',
                  help: '',
                  least: 0,
                  most: 0,
                  standard: '',
                  values: [
                    {
                      id: '',
                      name: '',
                    },
                  ],
                },
              ],
            },
            {
              number: 0,
              title: '',
              help: '',
              goals: [
                {
                  key: '',
                  text: '',
                },
                {
                  key: '',
                  track: '',
                  text: '',
                },
                {
                  key: '',
                  points: 0,
                  text: '',
                },
              ],
              options: [
                {
                  id: '',
                  rule: '',
                  name: '',
                  help: '',
                  least: 0,
                  most: 0,
                  standard: '',
                  values: [
                    {
                      id: '',
                      name: '',
                    },
                  ],
                },
              ],
            },
            {
              number: 0,
              title: '',
              help: '',
              goals: [
                {
                  key: '',
                  track: '',
                  text: '',
                },
                {
                  key: '',
                  space: 0,
                  text: '',
                },
                {
                  key: '',
                  points: 0,
                  text: '',
                },
              ],
              options: [
                {
                  id: '',
                  rule: '',
                  name: '',
                  help: '',
                  least: 0,
                  most: 0,
                  standard: '',
                  values: [
                    {
                      id: '',
                      name: '',
                    },
                  ],
                },
              ],
            },
            {
              number: 0,
              title: '',
              help: '',
              goals: [
                {
                  key: '',
                  cell: '',
                  text: '',
                },
                {
                  key: '',
                  space: 0,
                  text: '',
                },
                {
                  key: '',
                  points: 0,
                  text: '',
                },
              ],
              options: [
                {
                  id: '',
                  rule: '',
                  name: '',
                  help: '',
                  least: 0,
                  most: 0,
                  standard: '',
                  values: [
                    {
                      id: '',
                      name: '',
                    },
                  ],
                },
              ],
            },
            {
              number: 0,
              title: '',
              help: '',
              goals: [
                {
                  key: '',
                  space: 0,
                  text: '',
                },
                {
                  key: '',
                  points: 0,
                  text: '',
                },
              ],
              options: [
                {
                  id: '',
                  rule: '',
                  name: '',
                  help: '',
                  least: 0,
                  most: 0,
                  standard: '',
                  values: [
                    {
                      id: '',
                      name: '',
                    },
                  ],
                },
              ],
            },
            {
              number: 0,
              title: '',
              help: '',
              goals: [
                {
                  key: '',
                  points: 0,
                  text: '',
                },
              ],
              options: [
                {
                  id: '',
                  rule: '',
                  name: '',
                  help: '',
                  least: 0,
                  most: 0,
                  standard: '',
                  values: [
                    {
                      id: '',
                      name: '',
                    },
                  ],
                },
              ],
            },
            {
              number: 0,
              title: '',
              help: '',
              goals: [
                {
                  key: '',
                  tokens: 0,
                  text: '',
                },
                {
                  key: '',
                  points: 0,
                  text: '',
                },
              ],
              options: [
                {
                  id: '',
                  rule: '',
                  name: '',
                  help: '',
                  least: 0,
                  most: 0,
                  standard: '',
                  values: [
                    {
                      id: '',
                      name: '',
                    },
                  ],
                },
              ],
            },
          ],
          options: [
            {
              seats: 0,
              options: [
                {
                  id: '',
                  rule: '',
                  name: '',
                  help: '',
                  least: 0,
                  most: 0,
                  standard: '',
                  values: [
                    {
                      id: '',
                      name: '',
                    },
                  ],
                },
              ],
            },
          ],
          provenance: [
            {
              block: '',
              kind: 'rulebook+public',
              notes: [''],
            },
            {
              block: '',
              kind: 'rulebook',
              notes: [],
            },
            {
              block: '',
              kind: 'rulebook',
              notes: [''],
            },
            {
              block: '',
              kind: 'reconstructed',
              notes: [''],
            },
            {
              block: '',
              kind: 'derived',
              notes: [''],
            },
            {
              block: '',
              kind: 'house',
              notes: [''],
            },
          ],
        },
      ],
    },
  ],
};
export const missions: calls.Missions = {
  won: [],
  unlocked: [
    {
      game: '',
      edition: '',
      mission: 0,
      of: 0,
    },
  ],
};
export const rulebook: calls.Rulebook = {
  game: '',
  title: '',
  chapters: [
    {
      id: '',
      title: '',
      items: [
        {
          ids: [''],
          kind: 'rule',
          text: '',
        },
      ],
    },
    {
      id: '',
      title: '',
      items: [
        {
          ids: [''],
          kind: 'rule',
          text: '',
        },
        {
          ids: [],
          kind: 'rule',
          text: '',
        },
      ],
    },
    {
      id: '',
      title: '',
      items: [
        {
          ids: [''],
          kind: 'rule',
          text: '',
        },
        {
          ids: [''],
          kind: 'aid',
          text: '',
        },
      ],
    },
    {
      id: '',
      title: '',
      items: [
        {
          ids: [''],
          kind: 'rule',
          text: '',
        },
        {
          ids: [''],
          kind: 'example',
          text: '',
        },
      ],
    },
    {
      id: '',
      title: '',
      items: [
        {
          ids: [''],
          kind: 'rule',
          text: '',
        },
        {
          ids: [''],
          kind: 'example',
          text: '',
        },
        {
          ids: [''],
          kind: 'aid',
          text: '',
        },
      ],
    },
    {
      id: '',
      title: '',
      items: [
        {
          ids: [''],
          kind: 'option',
          text: '',
        },
      ],
    },
    {
      id: '',
      title: '',
      items: [
        {
          ids: [''],
          kind: 'ruling',
          text: '',
        },
      ],
    },
    {
      id: '',
      title: '',
      items: [
        {
          ids: [],
          kind: 'aid',
          text: '',
        },
      ],
    },
  ],
};
export const bell: calls.Bell = {
  allowed: true,
  address: '',
};
export const next: calls.Next = {
  table: '',
  waiting: 0,
};
export const opened: calls.Opened = {
  table: '',
  invitations: {
    '2': '',
  },
};
export const waiting: calls.Table = {
  you: [0],
  kept: [],
  viewer: 0,
  opener: true,
  invitations: {
    '2': '',
  },
  houseTime: 0,
  patience: 0,
  watchers: 0,
  state: {
    table: '',
    number: 0,
    status: 'open',
    game: '',
    edition: '',
    rules: 0,
    ownEdition: true,
    options: {
      closingIdleRoundsBeforeForcedSale: '',
      tradesInARowLimit: '',
      tradeMustTakeAtLeastOne: '',
      handSizesPublic: '',
    },
    mission: 0,
    visibility: 'link',
    watching: 'link',
    pace: {
      kind: 'untimed',
    },
    hints: true,
    imported: true,
    guided: true,
    origin: null,
    commitment: '',
    paceOffer: null,
    chairs: [
      {
        kind: 'person',
        name: '',
        keptFor: '',
        level: '',
        standIn: true,
        conceded: true,
        contribution: '',
      },
      {
        kind: 'open',
        name: '',
        keptFor: '',
        level: '',
        standIn: true,
        conceded: true,
        contribution: '',
      },
      {
        kind: 'invited',
        name: '',
        keptFor: '',
        level: '',
        standIn: true,
        conceded: true,
        contribution: '',
      },
      {
        kind: 'bot',
        name: '',
        keptFor: '',
        level: '',
        standIn: true,
        conceded: true,
        contribution: '',
      },
    ],
    cancelWishes: [],
    rematch: '',
  },
};
export const lobby: calls.Tables = {
  tables: [],
};
export const playing: calls.Table = {
  you: [0],
  kept: [],
  viewer: 0,
  opener: true,
  invitations: {},
  houseTime: 0,
  patience: 0,
  watchers: 0,
  state: {
    table: '',
    number: 0,
    status: 'playing',
    game: '',
    edition: '',
    rules: 0,
    ownEdition: true,
    options: {
      closingIdleRoundsBeforeForcedSale: '',
      tradesInARowLimit: '',
      tradeMustTakeAtLeastOne: '',
      handSizesPublic: '',
    },
    mission: 0,
    visibility: 'link',
    watching: 'link',
    pace: {
      kind: 'untimed',
    },
    hints: true,
    imported: true,
    guided: true,
    origin: null,
    commitment: '',
    paceOffer: null,
    chairs: [
      {
        kind: 'person',
        name: '',
        keptFor: '',
        level: '',
        standIn: true,
        conceded: true,
        contribution: '',
      },
    ],
    clock: {
      waitsFor: 0,
      since: 0,
      banks: [0],
    },
    plies: 0,
    decider: 0,
    question: {
      ask: '',
      seat: 0,
    },
    progress: [0, 0],
    view: {},
    moves: [
      {
        move: '',
        what: { verb: '' },
      },
    ],
    imagine: '',
    earliest: 0,
    stepBack: 0,
    scores: [
      {
        seat: 0,
        points: 0,
        parts: [],
      },
    ],
    cancelWishes: [],
    rematch: '',
  },
};
export const mine: calls.Tables = {
  tables: [
    {
      table: '',
      status: 'playing',
      created: 0,
      changed: 0,
      waitsForMe: true,
      game: '',
      edition: '',
      mission: 0,
      watching: 'link',
      pace: {
        kind: 'untimed',
      },
      imported: true,
      guided: true,
      playedOn: true,
      chairs: [
        {
          kind: 'open',
          taken: true,
          me: true,
          name: '',
          level: '',
        },
      ],
    },
    {
      table: '',
      status: 'open',
      created: 0,
      changed: 0,
      waitsForMe: true,
      game: '',
      edition: '',
      mission: 0,
      watching: 'link',
      pace: {
        kind: 'untimed',
      },
      imported: true,
      guided: true,
      playedOn: true,
      chairs: [
        {
          kind: 'open',
          taken: true,
          me: true,
          name: '',
          level: '',
        },
        {
          kind: 'invited',
          taken: true,
          me: true,
          name: '',
          level: '',
        },
        {
          kind: 'bot',
          taken: true,
          me: true,
          name: '',
          level: '',
        },
      ],
    },
  ],
};
export const preview: calls.Preview = {
  number: 0,
  complete: true,
  decides: true,
  view: {},
  moves: [],
};
export const refusing: calls.RefusedPreview = {
  number: 0,
  refusal: {
    error: '',
    text: '',
    rule: '',
    arguments: {},
  },
};
export const hint: calls.Hints = {
  hints: [
    {
      move: '',
      what: { verb: '' },
      rest: [
        {
          move: '',
          what: { verb: '' },
        },
      ],
      share: 0,
      reasons: [
        {
          key: '',
          change: 0,
          text: '',
        },
      ],
    },
    {
      move: '',
      what: { verb: '' },
      rest: [],
      share: 0,
      reasons: [
        {
          key: '',
          change: 0,
          text: '',
        },
      ],
    },
  ],
};
export const news4: calls.News = {
  number: 0,
  at: 0,
  event: '',
  seat: 0,
  speaker: '',
  voice: '',
  aside: true,
  said: '',
  told: [],
  moments: [],
  state: {
    table: '',
    number: 0,
    status: 'playing',
    game: '',
    edition: '',
    rules: 0,
    ownEdition: true,
    options: {
      closingIdleRoundsBeforeForcedSale: '',
      tradesInARowLimit: '',
      tradeMustTakeAtLeastOne: '',
      handSizesPublic: '',
    },
    mission: 0,
    visibility: 'link',
    watching: 'link',
    pace: {
      kind: 'untimed',
    },
    hints: true,
    imported: true,
    guided: true,
    origin: null,
    commitment: '',
    paceOffer: null,
    chairs: [
      {
        kind: 'person',
        name: '',
        keptFor: '',
        level: '',
        standIn: true,
        conceded: true,
        contribution: '',
      },
    ],
    clock: {
      waitsFor: 0,
      since: 0,
      banks: [0],
    },
    plies: 0,
    decider: 0,
    question: {
      ask: '',
      seat: 0,
    },
    progress: [0, 0],
    view: {},
    moves: [
      {
        move: '',
        what: { verb: '' },
      },
    ],
    imagine: '',
    earliest: 0,
    stepBack: 0,
    scores: [
      {
        seat: 0,
        points: 0,
        parts: [],
      },
    ],
    cancelWishes: [],
    rematch: '',
  },
};
export const news5: calls.News = {
  number: 0,
  at: 0,
  event: '',
  seat: 0,
  speaker: '',
  voice: '',
  aside: true,
  said: '',
  told: [],
  moments: [],
  state: {
    table: '',
    number: 0,
    status: 'playing',
    game: '',
    edition: '',
    rules: 0,
    ownEdition: true,
    options: {
      closingIdleRoundsBeforeForcedSale: '',
      tradesInARowLimit: '',
      tradeMustTakeAtLeastOne: '',
      handSizesPublic: '',
    },
    mission: 0,
    visibility: 'link',
    watching: 'link',
    pace: {
      kind: 'untimed',
    },
    hints: true,
    imported: true,
    guided: true,
    origin: null,
    commitment: '',
    paceOffer: null,
    chairs: [
      {
        kind: 'person',
        name: '',
        keptFor: '',
        level: '',
        standIn: true,
        conceded: true,
        contribution: '',
      },
    ],
    clock: {
      waitsFor: 0,
      since: 0,
      banks: [0],
    },
    plies: 0,
    decider: 0,
    question: {
      ask: '',
      seat: 0,
    },
    progress: [0, 0],
    view: {},
    moves: [
      {
        move: '',
        what: { verb: '' },
      },
    ],
    imagine: '',
    earliest: 0,
    stepBack: 0,
    scores: [
      {
        seat: 0,
        points: 0,
        parts: [],
      },
    ],
    cancelWishes: [],
    rematch: '',
  },
};
export const paceNews: calls.News = {
  number: 0,
  at: 0,
  event: '',
  seat: 0,
  pace: {
    kind: 'days',
    days: 0,
  },
  speaker: '',
  voice: '',
  aside: true,
  said: '',
  told: [],
  moments: [],
  state: {
    table: '',
    number: 0,
    status: 'playing',
    game: '',
    edition: '',
    rules: 0,
    ownEdition: true,
    options: {
      closingIdleRoundsBeforeForcedSale: '',
      tradesInARowLimit: '',
      tradeMustTakeAtLeastOne: '',
      handSizesPublic: '',
    },
    mission: 0,
    visibility: 'link',
    watching: 'link',
    pace: {
      kind: 'untimed',
    },
    hints: true,
    imported: true,
    guided: true,
    origin: null,
    commitment: '',
    paceOffer: {
      seat: 0,
      pace: {
        kind: 'days',
        days: 0,
      },
      agreed: [0],
    },
    chairs: [
      {
        kind: 'person',
        name: '',
        keptFor: '',
        level: '',
        standIn: true,
        conceded: true,
        contribution: '',
      },
    ],
    clock: {
      waitsFor: 0,
      since: 0,
      banks: [0],
    },
    plies: 0,
    decider: 0,
    question: {
      ask: '',
      seat: 0,
    },
    progress: [0, 0],
    view: {},
    moves: [
      {
        move: '',
        what: { verb: '' },
      },
    ],
    imagine: '',
    earliest: 0,
    stepBack: 0,
    scores: [
      {
        seat: 0,
        points: 0,
        parts: [],
      },
    ],
    cancelWishes: [],
    rematch: '',
  },
};
export const paceLog: calls.Log = {
  number: 0,
  entries: [
    {
      number: 0,
      at: 0,
      event: '',
      seat: 0,
      speaker: '',
      voice: '',
      aside: true,
      said: '',
      by: '',
      plies: [0, 0],
      told: [],
    },
    {
      number: 0,
      at: 0,
      event: '',
      seat: 0,
      pace: {
        kind: 'days',
        days: 0,
      },
      speaker: '',
      voice: '',
      aside: true,
      said: '',
      by: '',
      plies: [0, 0],
      told: [],
    },
  ],
};
export const over: calls.Table = {
  you: [0],
  kept: [],
  viewer: 0,
  opener: true,
  invitations: {},
  houseTime: 0,
  patience: 0,
  watchers: 0,
  state: {
    table: '',
    number: 0,
    status: 'over',
    game: '',
    edition: '',
    rules: 0,
    ownEdition: true,
    options: {
      closingIdleRoundsBeforeForcedSale: '',
      tradesInARowLimit: '',
      tradeMustTakeAtLeastOne: '',
      handSizesPublic: '',
    },
    mission: 0,
    visibility: 'link',
    watching: 'link',
    pace: {
      kind: 'untimed',
    },
    hints: true,
    imported: true,
    guided: true,
    origin: null,
    commitment: '',
    paceOffer: null,
    chairs: [
      {
        kind: 'person',
        name: '',
        keptFor: '',
        level: '',
        standIn: true,
        conceded: true,
        contribution: '',
      },
    ],
    clock: {
      waitsFor: 0,
      since: 0,
      banks: [0],
    },
    plies: 0,
    decider: 0,
    question: {
      ask: '',
      seat: 0,
    },
    progress: [0, 0],
    view: {},
    moves: [],
    imagine: '',
    earliest: 0,
    stepBack: 0,
    scores: [
      {
        seat: 0,
        points: 0,
        parts: [
          {
            points: 0,
            what: { key: '' },
          },
        ],
      },
    ],
    result: {
      places: [
        {
          seat: 0,
          place: 0,
          points: 0,
        },
      ],
      tieBreak: null,
    },
    proof: {
      commitment: '',
      contributions: [''],
      secret: '',
    },
    cancelWishes: [],
    rematch: '',
  },
};
export const log: calls.Log = {
  number: 0,
  entries: [
    {
      number: 0,
      at: 0,
      event: '',
      seat: 0,
      speaker: '',
      voice: '',
      aside: true,
      said: '',
      by: '',
      plies: [0, 0],
      told: [],
    },
  ],
};
export const moments: calls.Moments = {
  plies: 0,
  moments: [
    {
      ply: 0,
      actor: 0,
      told: [],
      view: {},
    },
  ],
};
export const fairness: calls.Fairness = {
  commitment: '',
  secret: '',
  contributions: [''],
  draws: [
    {
      n: 0,
      ply: 0,
      sum: 0,
      low: 0,
      high: 0,
    },
  ],
};
export const records: calls.Records = {
  records: [
    {
      table: '',
      status: 'over',
      created: 0,
      changed: 0,
      waitsForMe: true,
      game: '',
      edition: '',
      mission: 0,
      watching: 'link',
      pace: {
        kind: 'untimed',
      },
      imported: true,
      guided: true,
      playedOn: true,
      result: {
        places: [
          {
            seat: 0,
            place: 0,
            points: 0,
          },
        ],
        tieBreak: null,
      },
      plies: 0,
      chairs: [
        {
          kind: 'open',
          taken: true,
          me: true,
          name: '',
          level: '',
        },
      ],
    },
  ],
};
