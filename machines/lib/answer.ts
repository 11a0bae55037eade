import type { Fault } from './server-faults.ts';

/** What the server answers to a write: done, or why not, in words. */
export type Answer = {
  readonly successful: boolean;
  readonly messages: readonly string[];
  /** The same refusals with the fields they are about. */
  readonly faults?: readonly Fault[];
  /** The version that the change left, for whoever takes it back; null where nothing was changed. */
  readonly version?: number | null;
};

/** The refusals of an answer with their fields, where it names any. */
export const answeredFaults = ({ faults, messages }: Answer): readonly Fault[] =>
  faults ?? messages.map((message) => ({ path: null, message }));

/** Said where no answer came, so that nobody knows whether it was done. */
export const unanswered = 'The server did not answer. Please try again.';

/** The server's words as one message, or what this action says when the server says nothing. */
export const messageOf = ({ messages }: Answer, fallback: string): string => {
  const said = messages.filter((message) => message !== '').join(', ');
  return said === '' ? fallback : said;
};
