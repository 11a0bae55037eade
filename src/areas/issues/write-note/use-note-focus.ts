import type { NoteStage } from '#machines/flows/issues/write-note/write-note.selectors.ts';
import { findFocus } from '#src/ui/focus.ts';
import { useEffect, useRef, useState } from 'react';

/** Takes the focus into an editor that the person opened, and back to where it was when the editor is gone. */
export const useNoteFocus = (stage: NoteStage) => {
  const place = useRef<HTMLElement>(null);
  const from = useRef<Element>(null);
  const last = useRef(stage);
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const isClosed = last.current === 'writing' && stage !== 'writing';
    last.current = stage;
    if (!isClosed) return;
    setOpened(false);
    requestAnimationFrame(() => {
      const before = from.current instanceof HTMLElement && from.current.isConnected ? from.current : null;
      findFocus(before ?? place.current?.querySelector('button'), { preventScroll: true });
    });
  }, [stage]);
  const opened = (): void => {
    from.current = document.activeElement;
    setOpened(true);
    place.current?.querySelector('textarea')?.focus();
  };
  return { place, isOpened, opened };
};
