/** What a page and the worker of an engine say to each other. */

/** What a page asks of the worker. */
export interface Question {
  id: number;
  call: string;
  arguments: readonly unknown[];
}

/** What the worker says: the answer to a question, or why there is none. */
export type Answer = { id: number; answer: string } | { id: number; fault: string };

/** The id under which a worker says that it has loaded the engine, or why not. */
export const LOADED = 0;
