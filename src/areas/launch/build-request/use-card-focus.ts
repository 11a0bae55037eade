import { useEffect, useRef } from 'react';
import type { RequestTest } from '#schema/rules/launch/request-draft.ts';
import { findFocus } from '#src/ui/focus.ts';
import { cardId } from './launch-places.ts';

/** Once a test is removed, the focus goes on at the card that stands in its place, or at the last one; a frame before the dialog looks for a place itself. */
export function useCardFocus(tests: readonly RequestTest[]): void {
  const last = useRef(tests);
  useEffect(() => {
    const before = last.current;
    last.current = tests;
    if (tests.length >= before.length) return;
    const at = before.findIndex(({ id }, index) => tests[index]?.id !== id);
    const next = tests[Math.min(at, tests.length - 1)];
    const card = next === undefined ? null : document.querySelector<HTMLElement>(`[aria-labelledby="${cardId(next.id)}"] button`);
    requestAnimationFrame(() => findFocus(card));
  }, [tests]);
}
