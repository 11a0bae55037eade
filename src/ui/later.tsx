import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/** Rendered after the first paint, in an interruptible transition. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
