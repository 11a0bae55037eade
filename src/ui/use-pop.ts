import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

export type PopPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end';

/** What a box needs to know of the button it stands under. */
export type BoxProps = {
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Its code did not come. */
  onMissing: () => void;
  label: string;
  placement: PopPlacement;
};

const quietAfter = 2_000;

/** Runs something once the page has nothing else to do. */
function whenQuiet(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, quietAfter);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(act);
  return () => window.cancelIdleCallback(asked);
}

/** Fetches code when the page is quiet, or when the pointer or the focus comes to what wants it. */
export function useFetchedNear(at: RefObject<HTMLElement | null>, fetch: () => void): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    for (const type of ['pointerenter', 'focusin']) at.current?.addEventListener(type, fetch, { signal, once: true });
    signal.addEventListener('abort', whenQuiet(fetch));
    return () => leaving.abort();
  }, [at, fetch]);
}

type Pop = {
  ref: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Whether it was open already: from then on it stays, so that it can fade. */
  isDrawn: boolean;
  change: (isOpen: boolean) => void;
  forget: () => void;
};

/** The openness of a box under a button, whose code is fetched ahead. */
export function usePop(fetch: () => void, isOpen?: boolean, onOpenChange?: (isOpen: boolean) => void): Pop {
  const ref = useRef<HTMLButtonElement>(null);
  const [own, setOwn] = useState(false);
  const [isDrawn, draw] = useState(false);
  const open = isOpen ?? own;
  if (open && !isDrawn) draw(true);
  useFetchedNear(ref, fetch);
  const change = (next: boolean): void => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const forget = (): void => {
    change(false);
    draw(false);
  };
  return { ref, isOpen: open, isDrawn, change, forget };
}
