import { useDeferredValue } from 'react';

/** About one screen. */
const atOnce = 14;

/** One screen at first, the rest after the paint in an interruptible transition. */
export const useRowsSoon = (count: number): number => Math.min(count, useDeferredValue(count, Math.min(count, atOnce)));
