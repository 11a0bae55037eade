import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import type { Sought } from '#machines/flows/launch/import/import-rows.selectors.ts';
import type { Built } from '#schema/rules/launch/import/imported.ts';
import { useKeys } from '#src/keys.ts';
import { findFocus } from '#src/ui/focus.ts';
import { hasSought } from './preview-lines.ts';
import type { PreviewLine } from './preview-lines.ts';

type Looking = {
  readonly lines: readonly PreviewLine[];
  readonly sought: Sought;
  readonly built: Built;
  readonly list: RefObject<HTMLElement | null>;
  readonly scrollTo: (index: number, options: { readonly align: 'center' }) => void;
};

/** Finds the next cell to fix or to look at by key, and after a cell was mended where that was wished for. */
export function useNextSought({ lines, sought, built, list, scrollTo }: Looking): (isWished: boolean) => void {
  const last = useRef(-1);
  const next = useCallback(() => {
    const after = lines.findIndex((line, index) => index > last.current && hasSought(line, sought));
    const found = after >= 0 ? after : lines.findIndex((line) => hasSought(line, sought));
    last.current = found;
    if (found < 0) return;
    scrollTo(found, { align: 'center' });
    const focus = (): void => list.current?.querySelector<HTMLElement>(`[data-index="${found}"] [data-mend]`)?.focus();
    requestAnimationFrame(() => requestAnimationFrame(focus));
  }, [lines, sought, list, scrollTo]);
  useKeys(useMemo(() => ({ F8: next }), [next]));
  const goesOn = useRef(false);
  useEffect(() => {
    if (!goesOn.current) return;
    goesOn.current = false;
    if (lines.some((line) => hasSought(line, sought))) next();
    else findFocus();
  }, [built, lines, sought, next]);
  return (isWished) => {
    goesOn.current = isWished;
  };
}
