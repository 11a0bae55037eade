import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { findFocus } from './focus.ts';

/** Where something is asked and answered in one place: when the control that had the focus goes with its stage, the first of the next one takes it. */
export function useStageFocus<Area extends HTMLElement>(stage: string): RefObject<Area | null> {
  const area = useRef<Area>(null);
  const last = useRef(stage);
  useEffect(() => {
    if (last.current === stage) return;
    last.current = stage;
    findFocus(area.current?.querySelector<HTMLElement>('input, textarea, button') ?? null);
  }, [stage]);
  return area;
}
