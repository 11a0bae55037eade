import { useDeferredValue } from 'react';

/** About as many rows as a screen shows. */
const atOnce = 14;

/** How many rows of a list are drawn: a screen of them at first, the others right after the paint that shows those, in a draw that the next input may interrupt. */
export const useRowsSoon = (count: number): number => Math.min(count, useDeferredValue(count, Math.min(count, atOnce)));
