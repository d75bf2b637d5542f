/** What is known of a place, a card, an exhibition: for whoever asks. */
import type { CardView, ExhibitionView } from '../../net/types/thebes';
import type { Facts } from '../../table/contract';
import { share } from '../../words/dates';
import { say } from '../../words/words.svelte';
import { way } from './layout';
import { capital } from './names';
import { faceOf, isSite, type Site } from './sites';
import type { Turn } from './turn.svelte';

/** The way from where the reader stands. */
function journey(turn: Turn, place: string): string {
  const stretches = way(turn.edition.routes, turn.own.place, place).length - 1;
  return stretches === 0 ? say('thb.youAreHere') : say('thb.stretches', { stretches });
}

export function placeFacts(turn: Turn, place: string): Facts {
  const { desk } = turn;
  const lines = [journey(turn, place), ...turn.goalsAt(place).map((goal) => `${desk.words!.move(goal.what)}.`)];
  if (isSite(place)) lines.push(...siteLines(turn, place));
  return { title: desk.words!.term('place', place), lines, rule: isSite(place) ? 'THB-DIG-01' : 'THB-MOVE-01' };
}

function siteLines(turn: Turn, site: Site): string[] {
  const bag = turn.view.sites.find((each) => each.site === site)!;
  const knowledge = turn.own.knowledge.find((each) => each.site === site)!;
  const artefacts = bag.odds.reduce((sum, each) => sum + (each.value > 0 ? each.number : 0), 0);
  const lines = [
    say('thb.bagHolds', { tokens: bag.tokens, artefacts, blanks: bag.blanks }),
    say('thb.oneDraw', { share: share(artefacts / Math.max(1, bag.tokens)) }),
    say('thb.youKnow', { sure: knowledge.sure, most: knowledge.most, books: knowledge.books }),
    `${capital(say(turn.own.permits.includes(site) ? 'thb.permitValid' : 'thb.permitUsed'))}.`,
  ];
  if (bag.bonus) lines.push(say('thb.bonusWaits', { find: turn.desk.words!.term('find', bag.bonus.id, 'article') }));
  return lines;
}

const RULES: Readonly<Record<string, string>> = {
  book: 'THB-KNOW-01',
  general: 'THB-KNOW-06',
  ethnological: 'THB-KNOW-02',
  assistant: 'THB-KNOW-03',
  shovel: 'THB-HELP-01',
  zeppelin: 'THB-MOVE-07',
  car: 'THB-MOVE-05',
  congress: 'THB-SCORE-03',
  permission: 'THB-HELP-09',
};

export function cardFacts(turn: Turn, card: CardView): Facts {
  const { words } = turn.desk;
  const { sign } = faceOf(card.kind);
  const owners = turn.view.seats
    .map((seat) => ({ seat, number: seat.cards.filter((each) => each.kind === card.kind).length }))
    .filter(({ number }) => number > 0)
    .map(({ seat, number }) => say('thb.owns', { name: turn.desk.names[seat.seat] ?? '', number }));
  return {
    title: capital(words!.term('card', card.kind)),
    lines: [say('thb.cardWhere', { city: words!.term('place', card.city, 'at'), weeks: card.weeks }), say(`thb.does.${sign}`), ...owners],
    rule: RULES[sign]!,
  };
}

export function exhibitionFacts(turn: Turn, exhibition: ExhibitionView): Facts {
  const { words, names } = turn.desk;
  const list = (needs: readonly { site: string; number: number }[]) =>
    needs.map((need) => `${need.number} ${words!.term('place', need.site, 'of')}`).join(', ');
  return {
    title: `${capital(words!.term('exhibition', exhibition.size))} ${words!.term('place', exhibition.city, 'at')}`,
    lines: [
      say('thb.exhibitionWorth', { points: exhibition.points, weeks: exhibition.weeks }),
      say('thb.needs', { needs: list(exhibition.needs) }),
      ...exhibition.missing.map((missing, seat) =>
        missing.length === 0
          ? say('thb.lacksNothing', { name: names[seat] ?? '' })
          : say('thb.lacks', { name: names[seat] ?? '', needs: list(missing) }),
      ),
    ],
    rule: 'THB-SHOW-03',
  };
}
