/** What is known of a place, a card, an exhibition: for whoever asks. */
import type { CardView, ExhibitionView, NeedView, PlaceId } from '../../net/types/thebes';
import type { Facts } from '../../table/contract';
import { share } from '../../words/dates';
import { say } from '../../words/words.svelte';
import type { ThebesBoard } from './board.svelte';
import { artefactsIn, nextIsArtefact } from './chance';
import { faceOf, isSite, type SignName, type Site } from './kinds';
import { way } from './layout';
import { capital } from './names';

/** The way from where the reader stands. */
function journey(board: ThebesBoard, place: PlaceId): string {
  const stretches = way(board.edition.routes, board.own.place, place).length - 1;
  return stretches === 0 ? say('thb.youAreHere') : say('thb.stretches', { stretches });
}

export function placeFacts(board: ThebesBoard, place: PlaceId): Facts {
  const words = board.desk.words!;
  const lines = [journey(board, place), ...board.goalsAt(place).map((goal) => `${words.move(goal)}.`)];
  if (isSite(place)) lines.push(...siteLines(board, place));
  return { title: words.term('place', place), lines, rule: isSite(place) ? 'THB-DIG-01' : 'THB-MOVE-01' };
}

function siteLines(board: ThebesBoard, site: Site): string[] {
  const bag = board.view.sites.find((each) => each.site === site)!;
  const knowledge = board.own.knowledge.find((each) => each.site === site)!;
  const lines = [
    say('thb.bagHolds', { tokens: bag.tokens, artefacts: artefactsIn(bag), blanks: bag.blanks }),
    say('thb.oneDraw', { share: share(nextIsArtefact(bag)) }),
    say('thb.youKnow', { sure: knowledge.sure, most: knowledge.most, books: knowledge.books }),
    `${capital(say(board.own.permits.includes(site) ? 'thb.permitValid' : 'thb.permitUsed'))}.`,
  ];
  if (bag.bonus) lines.push(say('thb.bonusWaits', { find: board.desk.words!.term('find', bag.bonus.id, 'article') }));
  return lines;
}

const RULES: Readonly<Record<SignName, string>> = {
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

export function cardFacts(board: ThebesBoard, card: CardView): Facts {
  const words = board.desk.words!;
  const { sign } = faceOf(card.kind);
  const owners = board.view.seats
    .map((seat) => ({ seat, number: seat.cards.filter((each) => each.kind === card.kind).length }))
    .filter(({ number }) => number > 0)
    .map(({ seat, number }) => say('thb.owns', { name: board.desk.names[seat.seat] ?? '', number }));
  return {
    title: capital(words.term('card', card.kind)),
    lines: [say('thb.cardWhere', { city: words.term('place', card.city, 'at'), weeks: card.weeks }), say(`thb.does.${sign}`), ...owners],
    rule: RULES[sign],
  };
}

export function exhibitionFacts(board: ThebesBoard, exhibition: ExhibitionView): Facts {
  const { words, names } = board.desk;
  const list = (needs: readonly NeedView[]) => needs.map((need) => `${need.number} ${words!.term('place', need.site, 'of')}`).join(', ');
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
