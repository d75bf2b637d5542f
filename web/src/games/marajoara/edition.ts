/** The printed numbers of the edition that lies on the table, perhaps somebody's own. */

import type { PieceId, TrackId } from '../../net/types/marajoara';
import { byTrack } from './kinds';

/** A piece of the large vase: what it demands and what it brings. */
export interface Piece {
  id: PieceId;
  points: number;
  fewest: number;
  most: number;
  /** `≥ 4` or `= 6`. */
  demand: string;
  different: boolean;
  /** Restoring it brings the token of the museum. */
  token: boolean;
}

/** A space of an excavation track; `amount` is what it gives, `second` what the second at its end gets. */
export interface Space {
  effect: string;
  amount: number;
  second: number;
  /** What the end of a track counts: pieces, vases, or nothing. */
  basis: string;
}

export interface Edition {
  pieces: Piece[];
  /** Points of the exhibition spaces; the first brings a token. */
  exhibition: number[];
  tracks: Readonly<Record<TrackId, Space[]>>;
  mostVases: number[];
  mostPieces: number[];
}

interface PieceFile {
  id: PieceId;
  diceMin: number;
  diceMax: number;
  test: string;
  distinct: boolean;
  points: Readonly<Partial<Record<string, number>>>;
}

interface SpaceFile {
  effect: string;
  pips?: number;
  points?: number | number[];
  pointsPerAdjacent?: number;
  pointsPerToken?: number;
  price?: number;
  maxDice?: number;
  basis?: string;
}

export interface EditionFile {
  rulebook: string;
  museum: { pieces: PieceFile[]; exhibition: { spaces: { points: number }[] } };
  excavationTracks: { spaces: Record<TrackId, SpaceFile[]> };
  finalScoring: { mostVases: number[]; mostPieces: number[] };
  editions: Record<string, { pieceResearch: string }>;
}

export function readEdition(file: EditionFile): Edition {
  const { rulebook, museum, excavationTracks, finalScoring, editions } = file;
  const tokenPiece = editions[rulebook]?.pieceResearch;
  return {
    pieces: museum.pieces.map((piece) => ({
      id: piece.id,
      points: piece.points[rulebook] ?? 0,
      fewest: piece.diceMin,
      most: piece.diceMax,
      demand: piece.test.replace('sum>=', '≥ ').replace('sum==', '= '),
      different: piece.distinct,
      token: piece.id === tokenPiece,
    })),
    exhibition: museum.exhibition.spaces.map((space) => space.points),
    tracks: byTrack((track) => excavationTracks.spaces[track].map(space)),
    mostVases: finalScoring.mostVases,
    mostPieces: finalScoring.mostPieces,
  };
}

function space(file: SpaceFile): Space {
  const points = Array.isArray(file.points) ? file.points : [file.points ?? 0, 0];
  const amount = file.pips ?? file.pointsPerAdjacent ?? file.pointsPerToken ?? file.price ?? (points[0] || file.maxDice) ?? 0;
  return { effect: file.effect, amount, second: points[1] ?? 0, basis: file.basis ?? '' };
}
