import { useChoice } from '#src/use-choice.ts';
import { useCallback, useEffect, useMemo, useRef, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { selectKind, selectSought } from '#machines/flows/launch/import/import-rows.selectors.ts';
import type { Sought } from '#machines/flows/launch/import/import-rows.selectors.ts';
import type { Built } from '#schema/rules/launch/import/imported.ts';
import { useKeys } from '#src/keys.ts';
import { findFocus } from '#src/ui/focus.ts';
import { hasSought, lineKey, previewLines, shownColumns } from './preview-lines.ts';
import type { PreviewLine } from './preview-lines.ts';
import { useSelector } from '@xstate/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ImportRowsActorRef } from '#machines/flows/launch/import/import-rows.ts';
import { PreviewView } from './preview.view.tsx';

type Looking = {
  readonly lines: readonly PreviewLine[];
  readonly sought: Sought;
  readonly built: Built;
  readonly list: RefObject<HTMLElement | null>;
  readonly scrollTo: (index: number, options: { readonly align: 'center' }) => void;
};

function useNextSought({ lines, sought, built, list, scrollTo }: Looking): (isWished: boolean) => void {
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

type PreviewProps = { readonly actorRef: ImportRowsActorRef; readonly built: Built };

const lineHeight = 36;
const factsHeight = 20;
const heightOf = (line: PreviewLine | undefined): number =>
  line?.kind === 'thing' && line.thing.facts.length > 0 ? lineHeight + factsHeight : lineHeight;
const nothingOpen: ReadonlySet<number> = new Set();
const nothingWhole: ReadonlySet<string> = new Set();
const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key]);

export function WindowedPreview({ actorRef, built }: PreviewProps) {
  const kind = useSelector(actorRef, selectKind);
  const sought = useSelector(actorRef, selectSought);
  const [isOnlySought, setOnlySought] = useChoice(false);
  const [open, setOpen] = useChoice(nothingOpen);
  const [whole, setWhole] = useChoice(nothingWhole);
  const lines = useMemo(() => previewLines(built, open, isOnlySought ? sought : null), [built, open, isOnlySought, sought]);
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
    estimateSize: (index) => heightOf(lines[index]),
    overscan: 12,
    scrollMargin: margin,
    getItemKey: keyAt,
  });
  const wishNext = useNextSought({ lines, sought, built, list, scrollTo: virtualizer.scrollToIndex });
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
      sought={sought}
      isOnlySought={isOnlySought}
      onOnlySought={setOnlySought}
      onUnfold={(row) => setOpen(new Set([...open, row]))}
      whole={whole}
      onWhole={(key) => setWhole(toggled(whole, key))}
      onMend={(row, column, text, isNextWished) => {
        wishNext(isNextWished);
        actorRef.send({ type: 'cell.change', row, column, text });
      }}
    />
  );
}
