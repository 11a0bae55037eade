import { useSelector } from '@xstate/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ImportRowsActorRef } from '#machines/flows/launch/import-rows/import-rows.machine.ts';
import { selectKind } from '#machines/flows/launch/import-rows/import-rows.selectors.ts';
import type { Built } from '#schema/rules/launch/import/imported.ts';
import { useKeys } from '#src/keys.ts';
import { findFocus } from '#src/ui/focus.ts';
import { lineKey, previewLines, shownColumns } from './preview-lines.ts';
import type { PreviewLine } from './preview-lines.ts';
import { PreviewView } from './preview.view.tsx';

type PreviewProps = { readonly actorRef: ImportRowsActorRef; readonly built: Built };

const lineHeight = 36;
const nothingOpen: ReadonlySet<number> = new Set();
const hasError = (line: PreviewLine): boolean =>
  line.kind === 'row' && [...line.notes, ...line.cells.map(({ note }) => note)].some((note) => note?.level === 'error');

/** Draws the lines in sight of a preview of any length, unfolds cases, and finds the next cell to fix. */
export function WindowedPreview({ actorRef, built }: PreviewProps) {
  const kind = useSelector(actorRef, selectKind);
  const [onlyErrors, setOnlyErrors] = useState(false);
  const [open, setOpen] = useState(nothingOpen);
  const lines = useMemo(() => previewLines(built, open, onlyErrors), [built, open, onlyErrors]);
  const list = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top;
    if (top !== undefined) setMargin(Math.round(top + window.scrollY));
  }, [lines.length]);
  const keyAt = useCallback(
    (index: number) => {
      const line = lines[index];
      return line === undefined ? index : lineKey(line);
    },
    [lines],
  );
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => lineHeight,
    overscan: 12,
    scrollMargin: margin,
    getItemKey: keyAt,
  });
  const last = useRef(-1);
  const next = useCallback(() => {
    const after = lines.findIndex((line, index) => index > last.current && hasError(line));
    const found = after >= 0 ? after : lines.findIndex(hasError);
    last.current = found;
    if (found < 0) return;
    virtualizer.scrollToIndex(found, { align: 'center' });
    const focus = (): void => list.current?.querySelector<HTMLElement>(`[data-index="${found}"] [data-mend]`)?.focus();
    requestAnimationFrame(() => requestAnimationFrame(focus));
  }, [lines, virtualizer]);
  useKeys(useMemo(() => ({ F8: next }), [next]));
  const goesOn = useRef(false);
  useEffect(() => {
    if (!goesOn.current) return;
    goesOn.current = false;
    if (lines.some(hasError)) next();
    else findFocus();
  }, [built, lines, next]);
  const placed = virtualizer.getVirtualItems().flatMap(({ index, start }) => {
    const line = lines[index];
    return line === undefined ? [] : [{ line, index, start: start - margin }];
  });
  return (
    <PreviewView
      kind={kind}
      things={built.things.length}
      columns={shownColumns(built.columns)}
      lines={placed}
      total={lines.length}
      height={virtualizer.getTotalSize()}
      listRef={list}
      measure={virtualizer.measureElement}
      onlyErrors={onlyErrors}
      onOnlyErrors={setOnlyErrors}
      onUnfold={(row) => setOpen(new Set([...open, row]))}
      onMend={(row, column, text, isNextWished) => {
        goesOn.current = isNextWished;
        actorRef.send({ type: 'cell.change', row, column, text });
      }}
    />
  );
}
