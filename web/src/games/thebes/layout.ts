/**
 * Where things lie on the map, in its own units: 786 × 398 with the 52 weeks as its frame, 24 wide.
 * A place also says on which side its name is written, where the weeks to it stand, and where people
 * stand around it: on a phone places lie so close that no rule finds room for all of that.
 */
import type { PlaceId } from '../../net/types/thebes';

export const WIDTH = 786;
export const HEIGHT = 398;
export const FRAME = 24;

export type Side = 'above' | 'below' | 'left' | 'right';

/** Across and down, in parts of the reach from the middle of a place to that of somebody beside it. */
export type Stand = readonly [number, number];

export interface Spot {
  x: number;
  y: number;
  side: Side;
  /** The name is moved by so much, to keep clear of routes. */
  shift: number;
  /** The corner for the weeks of the journey; at a site they stand beside its bag. */
  corner?: 'se' | 'sw' | 'nw';
  /** Where people stand, the first first. */
  stands: readonly Stand[];
}

export const PLACES: Readonly<Record<PlaceId, Spot>> = {
  london: {
    x: 87,
    y: 62,
    side: 'right',
    shift: -9,
    corner: 'sw',
    stands: [
      [-1.05, -0.2],
      [0.1, 1.05],
      [1.1, 0.9],
      [-1, 0.9],
    ],
  },
  paris: {
    x: 122,
    y: 118,
    side: 'left',
    shift: 2,
    corner: 'se',
    stands: [
      [1, -0.3],
      [0, 1.1],
      [2, -0.4],
      [-1.1, 1],
    ],
  },
  berlin: {
    x: 249,
    y: 82,
    side: 'above',
    shift: 3,
    corner: 'sw',
    stands: [
      [1.15, -0.1],
      [-1.1, -0.2],
      [2.2, -0.2],
      [-2.1, 0],
    ],
  },
  warsaw: {
    x: 351,
    y: 92,
    side: 'above',
    shift: 8,
    corner: 'se',
    stands: [
      [-1.05, 0.1],
      [1.1, -0.2],
      [2.2, -0.2],
      [-2.1, 0.2],
    ],
  },
  moscow: {
    x: 483,
    y: 60,
    side: 'right',
    shift: 0,
    corner: 'sw',
    stands: [
      [0.3, 1.05],
      [-1.05, -0.3],
      [1.4, 1.05],
      [2.5, 1.05],
    ],
  },
  vienna: {
    x: 294,
    y: 135,
    side: 'right',
    shift: 11,
    corner: 'sw',
    stands: [
      [-1.05, -0.2],
      [-2.1, -0.4],
      [-0.2, -1.1],
      [-1.2, -1.2],
    ],
  },
  rome: {
    x: 234,
    y: 188,
    side: 'left',
    shift: -6,
    corner: 'nw',
    stands: [
      [-0.7, 0.95],
      [-1.75, 0.95],
      [-2.8, 0.9],
      [-1.2, 1.9],
    ],
  },
  greece: {
    x: 369,
    y: 207,
    side: 'left',
    shift: 4,
    stands: [
      [1.05, 0.1],
      [1.95, 0],
      [2.85, -0.1],
      [1.2, -0.9],
    ],
  },
  crete: {
    x: 418,
    y: 279,
    side: 'left',
    shift: 1,
    stands: [
      [1.05, 0.05],
      [1.95, 0],
      [2.85, 0],
      [1.3, -0.9],
    ],
  },
  egypt: {
    x: 487,
    y: 345,
    side: 'left',
    shift: 0,
    stands: [
      [1.05, 0.2],
      [0.4, -1.15],
      [1.4, -0.8],
      [2, 0.2],
    ],
  },
  palestine: {
    x: 600,
    y: 330,
    side: 'right',
    shift: 9,
    stands: [
      [-0.9, -0.75],
      [0, -1.2],
      [-1.8, -0.9],
      [0.9, -1],
    ],
  },
  mesopotamia: {
    x: 690,
    y: 268,
    side: 'above',
    shift: -36,
    stands: [
      [-1.05, 0.05],
      [-2, 0.05],
      [-1.2, -0.9],
      [-2.9, 0.05],
    ],
  },
};

/** All places, in the order in which the keyboard walks through them. */
export const PLACE_IDS: readonly PlaceId[] = [
  'london',
  'paris',
  'berlin',
  'warsaw',
  'moscow',
  'vienna',
  'rome',
  'greece',
  'crete',
  'egypt',
  'palestine',
  'mesopotamia',
];

export const LAND = `M380 24L762 24L762 374L24 374L24 316C70 300 110 306 140 300C165 292 185 290 196 300C200 318 215 330 240 332C262 334 268 346 300 348C330 350 345 336 370 338C400 344 430 346 455 334C470 326 500 324 520 332C535 336 548 336 556 330C566 320 568 306 572 292C575 276 572 262 566 252C545 244 530 256 505 254C480 252 470 262 450 252C436 246 430 236 428 226C424 214 430 204 440 198L436 194C424 190 414 192 406 198C398 196 394 200 392 206C396 214 400 218 396 224C392 232 386 236 380 234C370 238 362 232 362 224C356 214 352 204 346 194C336 178 318 166 300 156C290 150 282 148 276 152C270 156 274 164 282 172C296 186 312 196 326 206C332 212 330 218 322 214C318 216 320 224 316 234C310 240 304 232 304 224C296 214 276 204 262 200C246 198 234 194 226 186C220 176 214 166 206 160C190 158 176 166 160 170C146 172 140 180 132 190C126 202 120 214 112 226C108 240 100 250 84 254C66 258 50 262 40 256C34 250 28 252 24 250L24 178C44 170 70 172 92 170C98 162 94 150 90 140C84 132 66 132 58 126C66 118 82 120 94 116C100 108 112 104 124 94C140 86 150 78 168 72C184 66 196 68 208 66C212 56 206 46 214 36C222 32 228 40 224 50C222 58 228 64 240 62C262 58 290 54 312 56C330 60 342 54 348 46C352 36 362 34 380 24Z
M70 30C80 24 92 28 96 40C104 50 110 62 104 72C94 78 76 78 64 74C72 66 66 58 60 52C64 44 62 36 70 30ZM34 44C44 40 52 46 50 56C48 66 38 70 30 64C28 56 28 48 34 44ZM246 24C250 36 262 46 274 43C284 40 290 32 296 24ZM392 284C402 276 412 282 424 278C436 274 446 276 446 282C436 290 404 294 392 284ZM272 240C284 236 298 238 302 242C298 250 292 254 284 252C278 248 272 246 272 240ZM196 204C202 200 206 208 204 216C202 226 196 226 194 218ZM198 182C202 180 204 188 202 196C198 196 196 190 198 182ZM522 276C532 272 544 272 550 268C550 276 540 282 530 282C524 282 520 280 522 276Z`;

export const WATER = `M470 150C490 140 510 146 524 140C540 132 560 140 574 150C590 158 596 170 584 176C560 182 530 182 508 184C490 188 476 182 470 172C464 164 464 156 470 150ZM712 118C724 108 738 116 740 132C740 150 734 168 738 184C730 196 718 190 716 174C714 154 706 134 712 118ZM536 374C534 362 540 352 546 346C552 354 560 364 572 374ZM728 344C738 338 752 348 762 358L762 374L748 374C742 362 732 354 728 344Z`;

export const RIVERS = 'M446 193l22-12M498 374c-2-12-8-22-11-30M640 212c20 26 40 50 92 130M668 206c22 34 40 60 62 134';

export const MOUNTAINS =
  'M216 146l9-9 8 9m-2-6 8-7 9 10m-2-4 7-6 8 9M610 200l9-9 8 9m-2-6 8-7 9 10m4-6 9-9 8 9M404 128l8-8 8 9m-1-5 7-6 8 9M500 225l7-7 8 8m-2-4 7-6 7 8';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ACROSS = 20; // weeks along the upper edge, and along the lower one
const DOWN = 6; // weeks along each side

/** The time track is the frame of the map: 20 + 6 + 20 + 6 spaces, clockwise from the upper left. */
export function spaceBox(space: number): Box {
  const width = WIDTH / ACROSS;
  const height = (HEIGHT - 2 * FRAME) / DOWN;
  if (space <= ACROSS) return { x: (space - 1) * width, y: 0, width, height: FRAME };
  if (space <= ACROSS + DOWN) return { x: WIDTH - FRAME, y: FRAME + (space - ACROSS - 1) * height, width: FRAME, height };
  if (space <= 2 * ACROSS + DOWN) return { x: WIDTH - (space - ACROSS - DOWN) * width, y: HEIGHT - FRAME, width, height: FRAME };
  return { x: 0, y: HEIGHT - FRAME - (space - 2 * ACROSS - DOWN) * height, width: FRAME, height };
}

export type Routes = readonly (readonly [PlaceId, PlaceId])[];

/**
 * The places on the shortest way, both ends included, to draw it; of equal ways the one whose stretches
 * are listed first. What a journey takes, the server says.
 */
export function way(routes: Routes, from: PlaceId, to: PlaceId): PlaceId[] {
  const ways = new Map<PlaceId, PlaceId[]>([[from, [from]]]);
  for (const [place, path] of ways) {
    for (const [a, b] of routes) {
      const next = a === place ? b : b === place ? a : undefined;
      if (next !== undefined && !ways.has(next)) ways.set(next, [...path, next]); // and is walked on from, later
    }
  }
  return ways.get(to) ?? [from];
}
