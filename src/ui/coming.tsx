import { useEffect, useEffectEvent } from 'react';
import { pressed } from './pressed.ts';

const ofBrowser = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', '']);

const pressAgain = (event: KeyboardEvent): void => void document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));

/** Stands for a box that was opened and whose code is on its way: keys wait for the box, which the page does not hear, and Escape calls it off. */
export function Coming({ onClose }: { readonly onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let waiting: readonly KeyboardEvent[] = [];
    const hear = (event: KeyboardEvent): void => {
      const key = pressed(event);
      if (ofBrowser.has(key) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      waiting = key === 'Escape' ? [] : [...waiting, event];
      if (key === 'Escape') close();
    };
    window.addEventListener('keydown', hear, true);
    return () => {
      window.removeEventListener('keydown', hear, true);
      requestAnimationFrame(() => waiting.forEach(pressAgain));
    };
  }, []);
  return null;
}
