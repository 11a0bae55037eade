import { cutText } from '#schema/cut-text.ts';
import type { VendorFault } from './vendor-error.ts';

const passing: readonly VendorFault[] = ['busy', 'broken', 'unreadable', 'too_large', 'too_slow', 'unreachable'];

export const isPassing = (fault: VendorFault): boolean => passing.includes(fault);

const firstRest = 5_000;
const longestRest = 600_000;

/** Back-off after so many failures in a row. */
export const restMilliseconds = (setbacks: number): number => Math.min(longestRest, firstRest * 2 ** Math.min(setbacks, 10));

type Setback = 'busy' | 'broken' | 'lost' | 'unauthorized';

const setbacks: Readonly<Record<Setback, (label: string) => string>> = {
  busy: (label) => `${label} is busy. It continues by itself.`,
  broken: (label) => `${label} has a problem at the moment. It continues by itself.`,
  lost: (label) => `${label} did not answer. It is looked for before it is sent again.`,
  unauthorized: (label) => `${label} did not accept the stored credentials. It continues once the integration is active.`,
};

export const setbackWords = (label: string, setback: Setback): string => setbacks[setback](label);

const longestWords = 500;

/** The vendor's message in one line, truncated; ours where it has none. */
export const refusalWords = (label: string, status: number, given: string, act = 'create issues there'): string => {
  const words = given.replaceAll(/\s+/gu, ' ').trim();
  if (words !== '') return `${label}: ${words.length > longestWords ? `${cutText(words, longestWords)}…` : words}`;
  if (status === 0) return `The address of ${label} cannot be used. Please check the integration settings.`;
  if (status === 301)
    return `${label} has moved this to another address. Please choose the place again, or check the integration settings.`;
  if (status === 403) return `${label} does not allow this account to ${act}.`;
  return status === 404 ? `${label} does not know the place where this was to go.` : `${label} refused it (${status}).`;
};
