import type { NoteStage } from '#machines/flows/issues/write-note.ts';
import { findFocus } from '#src/ui/focus.ts';
import { useEffect, useRef, useState } from 'react';

/** Takes the focus into an editor that the person opened, back to where it was when the editor is gone, and from a button that goes to what takes its place. */
export const useNoteFocus = (stage: NoteStage, isThere: boolean) => {
  const place = useRef<HTMLElement>(null);
  const from = useRef<Element>(null);
  const last = useRef(stage);
  const isLeft = useRef(false);
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const isClosed = last.current === 'writing' && stage !== 'writing';
    last.current = stage;
    if (!isClosed && !isLeft.current) return;
    isLeft.current = false;
    setOpened(false);
    requestAnimationFrame(() => {
      const before = isClosed && from.current instanceof HTMLElement && from.current.isConnected ? from.current : null;
      findFocus(before ?? place.current?.querySelector('button'), { preventScroll: true });
      place.current?.scrollIntoView({ block: 'nearest' });
    });
  }, [stage, isThere]);
  const opened = (): void => {
    from.current = document.activeElement;
    setOpened(true);
    place.current?.querySelector('textarea')?.focus();
  };
  const left = (): void => void (isLeft.current = true);
  return { place, isOpened, opened, left };
};
