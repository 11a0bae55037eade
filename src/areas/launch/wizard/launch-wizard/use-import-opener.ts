import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const mark = 'data-opens-import';

/** The part of the step that had the focus last, by its mark: an import that it opens leads back to it, and the step is drawn anew then. */
export function useImportOpener(): RefObject<string | null> {
  const opener = useRef<string | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest('#main') !== null)
        opener.current = target.closest(`[${mark}]`)?.getAttribute(mark) ?? null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return opener;
}

/** The part of the step with a mark, where it is drawn. */
export const openerNamed = (name: string | null): HTMLElement | null =>
  name === null ? null : document.querySelector<HTMLElement>(`[${mark}="${name}"]`);
