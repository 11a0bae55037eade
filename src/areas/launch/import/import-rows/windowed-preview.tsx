import { useSelector } from '@xstate/react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ImportRowsActorRef } from '#machines/flows/launch/import/import-rows.ts';
import { selectKind, selectSought } from '#machines/flows/launch/import/import-rows.selectors.ts';
import type { Built } from '#schema/rules/launch/import/imported.ts';
import { lineKey, previewLines, shownColumns } from './preview-lines.ts';
import type { PreviewLine } from './preview-lines.ts';
import { PreviewView } from './preview.view.tsx';
import { useNextSought } from './use-next-sought.ts';

type PreviewProps = { readonly actorRef: ImportRowsActorRef; readonly built: Built };

const lineHeight = 36;
const factsHeight = 20;
const heightOf = (line: PreviewLine | undefined): number =>
  line?.kind === 'thing' && line.thing.facts.length > 0 ? lineHeight + factsHeight : lineHeight;
const nothingOpen: ReadonlySet<number> = new Set();
const nothingWhole: ReadonlySet<string> = new Set();
const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key]);

/** Draws the lines in sight of a preview of any length, unfolds cases, and finds the next cell to fix or to look at. */
export function WindowedPreview({ actorRef, built }: PreviewProps) {
  const kind = useSelector(actorRef, selectKind);
  const sought = useSelector(actorRef, selectSought);
  const [isOnlySought, setOnlySought] = useState(false);
  const [open, setOpen] = useState(nothingOpen);
  const [whole, setWhole] = useState(nothingWhole);
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
