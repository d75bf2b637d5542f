/** How a game ended, in order of places. */
import { listed } from '../words/dates';
import { say } from '../words/words.svelte';
import type { Desk } from './desk.svelte';
import type { MissionResult, Places, ScorePart, TableState } from '../net/calls';

export interface Row {
  seat: number;
  place: number;
  points: number;
  parts: ScorePart[];
  /** Has given up: where that ended the game, behind everybody who has not. */
  conceded: boolean;
}

/** Who came where, if the game was played to its end against each other. */
export function placesOf({ result }: TableState): Places | undefined {
  return result && 'places' in result ? result : undefined;
}

/** What came of a mission, once it is over. */
export function missionOf({ result }: TableState): MissionResult | undefined {
  return result && 'won' in result ? result : undefined;
}

export function ranking(state: TableState): Row[] {
  const places = placesOf(state)?.places ?? [];
  const left = state.chairs.filter((chair) => !chair.conceded).length;
  const rows = (state.scores ?? []).map((score) => {
    const conceded = state.chairs[score.seat]?.conceded ?? false;
    return {
      seat: score.seat,
      place: places.find((standing) => standing.seat === score.seat)?.place ?? (conceded ? left + 1 : 1),
      points: score.points,
      parts: score.parts.filter((part) => part.points !== 0),
      conceded,
    };
  });
  return rows.sort((a, b) => a.place - b.place || b.points - a.points);
}

/** Parts of a score that say the same, counted. */
export function alike(parts: readonly ScorePart[]): { part: ScorePart; times: number }[] {
  const counted = new Map<string, { part: ScorePart; times: number }>();
  for (const part of parts) {
    const key = JSON.stringify([part.points, part.what]);
    const same = counted.get(key);
    if (same) same.times++;
    else counted.set(key, { part, times: 1 });
  }
  return [...counted.values()];
}

/** A number of points with a true minus sign. */
export const pointsText = (points: number): string => String(points).replace('-', '\u2212');

/** One sentence: who won, and by how much. */
export function verdict(desk: Desk): string {
  const state = desk.state!;
  if (state.status === 'cancelled') return say('end.calledOff');
  const mission = missionOf(state);
  if (mission) return say(mission.won ? 'end.missionWon' : 'end.missionLost');
  if (!placesOf(state)) return givenUp(desk);
  const rows = ranking(state);
  const winners = rows.filter((row) => row.place === 1);
  const names = listed(winners.map((row) => desk.names[row.seat] ?? ''));
  if (winners.length > 1) return say('end.shared', { names });
  const ahead = (rows[0]?.points ?? 0) - (rows[1]?.points ?? 0);
  return ahead > 0 ? say('end.winsBy', { name: names, points: ahead }) : say('end.winsLevel', { name: names });
}

function givenUp(desk: Desk): string {
  const seats = desk.state!.chairs.map((chair, seat) => ({ chair, seat }));
  const left = seats.filter(({ chair }) => !chair.conceded);
  const gone = seats.filter(({ chair }) => chair.conceded);
  const names = (of: typeof seats) => listed(of.map(({ seat }) => desk.names[seat] ?? ''));
  return say('end.givenUp', { name: names(left), winners: left.length, others: names(gone), gone: gone.length });
}
