/** What boards know of the server's calls. */
export type { Entry, Moment, Move, Preview, ScorePart } from '../net/calls';
