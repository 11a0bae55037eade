import { useCallback, useEffect, useRef } from 'react';
import type { RefCallback } from 'react';
import { focusField } from './focus.ts';

/** Belongs to a form: once a press of its button was refused, the focus goes to the first field that says why. Whoever types on meanwhile is left alone. */
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
