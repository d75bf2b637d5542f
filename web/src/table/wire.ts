/** What boards know of the server's calls. */
export type { Entry, Move, Preview, ScorePart } from '../net/calls';
