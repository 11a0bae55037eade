import type { JSX } from 'react';

/** Stays reachable and says that it is refused. */
export function refusable(isBlocked: boolean) {
  return (native: JSX.IntrinsicElements['div'] | JSX.IntrinsicElements['a']) =>
    'href' in native ? <a {...native} /> : <div {...(native as JSX.IntrinsicElements['div'])} aria-disabled={isBlocked || undefined} />;
}
