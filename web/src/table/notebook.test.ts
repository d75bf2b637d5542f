import { describe, expect, it } from 'vitest';
import { remarks, turns } from './notebook';
import type { Entry, Told } from './wire';

function entry(number: number, event: string, seat: number, plies: [number, number], told: Told[] = []): Entry {
  return { number, at: 0, event, seat, speaker: '', voice: '', aside: false, said: '', by: '', plies, told };
}
const endsTurn = (told: Told) => told.event === 'ended';
const telling = { endsTurn };
const played = (number: number, from: number, ...told: string[]) =>
  entry(
    number,
    'played',
    0,
    [from, from + told.length],
    told.map((event, i) => ({ event, seat: 0, ply: from + i + 1 })),
  );

describe('the notebook', () => {
  it('begins a new turn after what ends one, even inside one event', () => {
    const groups = turns([played(1, 0, 'dug', 'sold'), played(2, 2, 'ended', 'dug')], telling, 9);

    expect(groups.map((turn) => turn.lines.map((line) => line.told!.event))).toEqual([['dug', 'sold', 'ended'], ['dug']]);
  });

  it('tells the laying of the table as one thing, before the first turn', () => {
    const started = { ...played(1, 0, 'dealt', 'dealt', 'laid', 'dug'), event: 'started' };
    const groups = turns([started], { endsTurn, lays: (told) => told.event !== 'dug' }, 9);

    expect(groups.map((turn) => [turn.number, turn.lines.map((line) => [line.event ?? line.told!.event, line.ply])])).toEqual([
      [0, [['started', 3]]],
      [1, [['dug', 4]]],
    ]);
  });

  it('leaves out what a game can do without, and still ends the turn there', () => {
    const groups = turns([played(1, 0, 'dug', 'ended', 'dug', 'ended')], { endsTurn, quiet: endsTurn }, 9);

    expect(groups.map((turn) => [turn.number, turn.lines.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('strikes out what was taken back later, and only that', () => {
    const groups = turns([played(1, 0, 'dug'), played(2, 1, 'sold'), entry(3, 'wentBack', 0, [2, 1]), played(4, 1, 'traded')], telling, 9);

    const lines = groups.flatMap((turn) => turn.lines);
    expect(lines.map((line) => [line.told?.event ?? line.event, line.gone])).toEqual([
      ['dug', false],
      ['sold', true],
      ['wentBack', false],
      ['traded', false],
    ]);
  });

  it('marks what happened since the reader was here', () => {
    const groups = turns([played(1, 0, 'dug'), played(2, 1, 'sold')], telling, 1);

    expect(groups[0]!.lines.map((line) => line.fresh)).toEqual([false, true]);
  });

  it('leads every line to the moment after its ply', () => {
    const groups = turns([played(1, 7, 'dug', 'sold')], telling, 0);

    expect(groups[0]!.lines.map((line) => line.ply)).toEqual([8, 9]);
  });

  it('keeps what was said apart', () => {
    const said = { ...entry(2, 'said', -1, [1, 1]), said: 'hello', speaker: 'Ann' };

    expect(turns([said], telling, 0)).toEqual([]);
    expect(remarks([said, played(3, 1, 'dug')])).toEqual([said]);
  });
});
