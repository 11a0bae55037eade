import { useEffect } from 'react';
import { pressed } from './pressed.ts';

const ofBrowser = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', '']);

/** Stands for a box that was opened and whose code is on its way: what is typed for the box is not heard by the page, and Escape calls it off. */
export function Coming({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const key = pressed(event);
      if (ofBrowser.has(key) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (key === 'Escape') onClose();
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [onClose]);
  return null;
}
