import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { findFocus } from './focus.ts';

/** When the focused control unmounts with its stage, the first one of the next stage takes focus. */
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
