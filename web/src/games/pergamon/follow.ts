/** What would follow from a draft: the museum as it is, beside the museum as the engine says it would be. */
import type { CollectionView, MarkerId, PergamonView } from '../../net/types/pergamon';

export interface Shift {
  seat: number;
  marker: MarkerId;
  /** The space it stands on now; 0 for a new collection. */
  from: number;
  /** The space it would stand on; 0 if it would leave the museum. */
  to: number;
}

const idOf = (seat: number, collection: CollectionView) => `${seat}${collection.marker}${collection.tiles.map((each) => each.id).join()}`;

/** A collection is known by its tiles: a marker may pass on to another one. */
function standing(view: PergamonView): Map<string, Shift> {
  return new Map(
    view.seats.flatMap(({ seat, collections }) =>
      collections.map((each) => [idOf(seat, each), { seat, marker: each.marker, from: each.space, to: 0 }] as const),
    ),
  );
}

/** Every collection that would arrive, move or leave; the new one first, then from the top of the museum. */
export function shifts(now: PergamonView, then: PergamonView): Shift[] {
  const before = standing(now);
  const after = standing(then);
  const moved: Shift[] = [];
  for (const [id, { seat, marker, from }] of after) {
    const old = before.get(id);
    if (!old) moved.push({ seat, marker, from: 0, to: from });
    else if (old.from !== from) moved.push({ ...old, to: from });
  }
  for (const [id, old] of before) {
    if (!after.has(id)) moved.push(old);
  }
  const arrive = moved.filter((each) => each.from === 0);
  const others = moved.filter((each) => each.from > 0);
  return [...arrive, ...others.sort((a, b) => b.from - a.from)];
}
