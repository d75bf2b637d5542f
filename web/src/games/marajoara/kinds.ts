/** The colours of dice: those that a museum stores, and how they are drawn. */
import type { ColourId, TrackId } from '../../net/types/marajoara';

export type StoredColour = Exclude<ColourId, 'grey'>;
export const STORED: readonly StoredColour[] = ['blue', 'red', 'yellow'];

/** Something for each excavation track. */
export function byTrack<T>(value: (track: TrackId) => T): Record<TrackId, T> {
  return { blue: value('blue'), red: value('red'), yellow: value('yellow') };
}

/** The colour of a die, and of what is drawn or written on it. */
export function colours(colour: ColourId): { fill: string; on: string } {
  const dark = colour === 'red' || colour === 'blue';
  return { fill: `var(--marajoara-${colour})`, on: dark ? 'var(--piece-paper)' : 'var(--piece-ink)' };
}
