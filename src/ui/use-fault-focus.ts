import { useCallback, useEffect, useRef } from 'react';
import type { RefCallback } from 'react';
import { focusField } from './focus.ts';

/** After a refused submit, to the first field with an error, unless the person types on. */
export function useFaultFocus(): RefCallback<HTMLFormElement> {
  const form = useRef<HTMLFormElement | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    const faulty = isAsked.current ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    if (faulty === null || faulty === undefined) return;
    isAsked.current = false;
    focusField(faulty);
  });
  return useCallback((place: HTMLFormElement | null) => {
    form.current = place;
    const asked = () => void (isAsked.current = true);
    const typed = () => void (isAsked.current = false);
    place?.addEventListener('submit', asked);
    place?.addEventListener('input', typed);
    return () => {
      place?.removeEventListener('submit', asked);
      place?.removeEventListener('input', typed);
    };
  }, []);
}
