import type { Fault } from './server-faults.ts';

export type Answer = {
  readonly successful: boolean;
  readonly messages: readonly string[];
  readonly faults?: readonly Fault[];
  /** The version that the change made, which undo must send; null where nothing changed. */
  readonly version?: number | null;
  /** It waits on this device for a line; what comes of it is told later. */
  readonly isUnsent?: boolean;
};

export const answeredFaults = ({ faults, messages }: Answer): readonly Fault[] =>
  faults ?? messages.map((message) => ({ path: null, message }));

/** For a lost response: whether it was done is unknown. */
export const unanswered = 'The server did not answer. Please try again.';

export const messageOf = ({ messages }: Answer, fallback: string): string => {
  const said = messages.filter((message) => message !== '').join(', ');
  return said === '' ? fallback : said;
};
