import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/** What lies below the first things to see: drawn right after the paint that shows those, in a draw that the next input may interrupt. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
