import type { KeyboardEvent, RefObject } from 'react';
import { createContext } from 'react';
import { pressed } from './pressed.ts';

export type Trigger = {
  ref: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  popup: 'menu' | 'dialog';
  toggle: () => void;
  /** What is open, by its id. */
  opened?: string | undefined;
  /** Opens it at its first or its last entry. */
  openAt?: ((end: 'first' | 'last') => void) | undefined;
};

/** Makes the one button inside it open what stands beside it. */
export const TriggerContext = createContext<Trigger | null>(null);

/** What a button that may be a trigger spreads on its element. */
export function triggerProps(trigger: Trigger | null) {
  if (trigger === null) return null;
  const { ref, popup, isOpen, opened, openAt } = trigger;
  const onKeyDown = (event: KeyboardEvent): void => {
    const end = ({ ArrowDown: 'first', ArrowUp: 'last' } as const)[pressed(event)];
    if (end === undefined || openAt === undefined || event.currentTarget.getAttribute('aria-disabled') === 'true') return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openAt(end);
  };
  return { ref, 'aria-haspopup': popup, 'aria-expanded': isOpen, 'aria-controls': isOpen ? opened : undefined, onKeyDown };
}
