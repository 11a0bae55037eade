import { cardId } from '../launch-places.ts';

/** Where the focus goes on once a test is removed: at the card that stands in its place; null while its own card stands. */
export const cardAfter = (removed: string, beside: string): HTMLElement | null =>
  document.getElementById(cardId(removed)) === null
    ? document.querySelector<HTMLElement>(`[aria-labelledby="${CSS.escape(cardId(beside))}"] button`)
    : null;
