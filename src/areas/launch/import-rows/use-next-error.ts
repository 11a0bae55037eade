import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { Built } from '#schema/rules/launch/import/imported.ts';
import { useKeys } from '#src/keys.ts';
import { findFocus } from '#src/ui/focus.ts';
import type { PreviewLine } from './preview-lines.ts';

type ScrollTo = (index: number, options: { readonly align: 'center' }) => void;

const hasError = (line: PreviewLine): boolean =>
  line.kind === 'row' && [...line.notes, ...line.cells.map(({ note }) => note)].some((note) => note?.level === 'error');

/** Finds the next cell to fix by key, and after a cell was mended where that was wished for. */
export function useNextError(
  lines: readonly PreviewLine[],
  built: Built,
  list: RefObject<HTMLElement | null>,
  scrollTo: ScrollTo,
): (isWished: boolean) => void {
  const last = useRef(-1);
  const next = useCallback(() => {
    const after = lines.findIndex((line, index) => index > last.current && hasError(line));
    const found = after >= 0 ? after : lines.findIndex(hasError);
    last.current = found;
    if (found < 0) return;
    scrollTo(found, { align: 'center' });
    const focus = (): void => list.current?.querySelector<HTMLElement>(`[data-index="${found}"] [data-mend]`)?.focus();
    requestAnimationFrame(() => requestAnimationFrame(focus));
  }, [lines, list, scrollTo]);
  useKeys(useMemo(() => ({ F8: next }), [next]));
  const goesOn = useRef(false);
  useEffect(() => {
    if (!goesOn.current) return;
    goesOn.current = false;
    if (lines.some(hasError)) next();
    else findFocus();
  }, [built, lines, next]);
  return (isWished) => {
    goesOn.current = isWished;
  };
}
