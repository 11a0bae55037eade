import type { RefObject } from 'react';
import { createContext } from 'react';

export type Trigger = { ref: RefObject<HTMLButtonElement | null>; isOpen: boolean; popup: 'menu' | 'dialog'; toggle: () => void };

/** Makes the one button inside it open what stands beside it. */
export const TriggerContext = createContext<Trigger | null>(null);

/** What a button that may be a trigger spreads on its element. */
export function triggerProps(trigger: Trigger | null) {
  if (trigger === null) return null;
  return { ref: trigger.ref, 'aria-haspopup': trigger.popup, 'aria-expanded': trigger.isOpen };
}
