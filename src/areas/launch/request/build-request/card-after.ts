import { cardId } from '../launch-places.ts';

/** Focus goes to the card in its place; null while its own card is mounted. */
export const cardAfter = (removed: string, beside: string): HTMLElement | null =>
  document.getElementById(cardId(removed)) === null
    ? document.querySelector<HTMLElement>(`[aria-labelledby="${CSS.escape(cardId(beside))}"] button`)
    : null;
