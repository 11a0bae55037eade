import type { KeyboardEvent, RefObject } from 'react';
import { createContext } from 'react';
import { pressed } from './pressed.ts';

export type Trigger = {
  ref: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  popup: 'menu' | 'dialog';
  toggle: () => void;
  /** By id. */
  opened?: string | undefined;
  openAt?: ((end: 'first' | 'last') => void) | undefined;
};

export const TriggerContext = createContext<Trigger | null>(null);

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
