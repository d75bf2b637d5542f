/** Moves as boards speak of them: by what is known of them. How a move is written is the engine's affair. */
import type { MovePhrase } from '../net/calls';
import type { GameTypes } from './wire';

type OneOrMore<T> = T | readonly T[];

type Members<M> = M extends unknown ? Exclude<keyof M, 'verb'> : never;

type Value<M, Name extends PropertyKey> = M extends unknown ? (Name extends keyof M ? M[Name] : never) : never;

type OfOneVerb<M extends MovePhrase> = M extends unknown
  ? { readonly verb: M['verb'] } & { readonly [Name in Exclude<keyof M, 'verb'>]?: OneOrMore<M[Name]> }
  : never;

type OfSeveralVerbs<M extends MovePhrase> = { readonly verb: readonly M['verb'][] } & {
  readonly [Name in Members<M>]?: OneOrMore<Value<M, Name>>;
};

/**
 * What is known of a move: its verb, and as many of its arguments as one likes. Several values mean any
 * of them. It stands for the first legal move that has all of it.
 */
export type Sought<M extends MovePhrase = MovePhrase> = OfOneVerb<M> | OfSeveralVerbs<M>;

/**
 * A step of a draft: a move by its text, as the engine gave it, or by what is known of it. An optional
 * one is left out where no such move is legal.
 */
export type DraftStep<G extends GameTypes = GameTypes> =
  { readonly move: string } | { readonly what: Sought<G['move']>; readonly optional?: true };

export type Steps<G extends GameTypes = GameTypes> = readonly DraftStep<G>[];

/** Whether a move is one that is sought. */
export function fits<M extends MovePhrase>(what: M, sought: Sought<M>): boolean {
  const given = what as Readonly<Record<string, unknown>>;
  return Object.entries(sought).every(([name, wanted]) => (Array.isArray(wanted) ? wanted.includes(given[name]) : given[name] === wanted));
}
