import type { Ref } from 'react';
import type { PreviewColumn } from '#schema/rules/launch/import/imported.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { PreviewRow, gridOf } from './preview-row.view.tsx';
import type { Mend } from './preview-row.view.tsx';
import { lineKey } from './preview-lines.ts';
import type { PreviewLine } from './preview-lines.ts';

type PlacedLine = { readonly line: PreviewLine; readonly index: number; readonly start: number };
type PreviewProps = {
  readonly kind: ImportKind;
  readonly things: number;
  readonly columns: { readonly shown: readonly PreviewColumn[]; readonly hidden: number };
  readonly lines: readonly PlacedLine[];
  readonly total: number;
  readonly height: number;
  readonly listRef: Ref<HTMLDivElement>;
  readonly measure: (element: HTMLElement | null) => void;
  readonly onlyErrors: boolean;
  readonly onOnlyErrors: (isOn: boolean) => void;
  readonly onUnfold: (row: number) => void;
  readonly onMend: Mend;
};

const titles: Readonly<Record<ImportKind, string>> = { test_cases: 'Test cases', known_issues: 'Known issues', test_data: 'Test data' };
const changes = { added: 'New', updated: 'Updated', unchanged: 'Unchanged' } as const;

function Thing({ code, name, section, importable, change }: Extract<PreviewLine, { kind: 'thing' }>['thing']) {
  return (
    <p className="flex min-h-9 items-baseline gap-3 bg-sunken px-4 py-2">
      {code === '' ? null : <span className="code-text">{code}</span>}
      <span className="cut font-name">{name}</span>
      {change === null ? null : <Pill hue={change === 'unchanged' ? 'neutral' : 'accent'}>{changes[change]}</Pill>}
      {importable ? null : <Pill hue="danger">Left out</Pill>}
      <span className="ml-auto shrink-0 text-small text-ink-2">{section}</span>
    </p>
  );
}

function More({ count, from, to, onUnfold }: Omit<Extract<PreviewLine, { kind: 'more' }>, 'kind' | 'thing'> & { onUnfold: () => void }) {
  return (
    <div className="grid min-h-9 grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 px-4">
      <span className="code-text">{from === to ? from : `${from} to ${to}`}</span>
      <span>
        <Button kind="ghost" size="small" className="-ml-2" onPress={onUnfold}>{`${count} more ${count === 1 ? 'step' : 'steps'}`}</Button>
      </span>
    </div>
  );
}

/** What the rows become, with the rows they stand in; only the lines in sight are drawn. */
export function PreviewView(props: PreviewProps) {
  const { kind, things, columns, lines, total, height, listRef, measure, onlyErrors, onOnlyErrors, onUnfold, onMend } = props;
  return (
    <Sheet label={titles[kind]} className="overflow-hidden">
      <SheetHead title={titles[kind]} count={things}>
        {columns.hidden > 0 ? (
          <span className="text-small text-ink-2">{`${columns.hidden} more ${columns.hidden === 1 ? 'column' : 'columns'}`}</span>
        ) : null}
        <Checkbox label="Only rows with errors" checked={onlyErrors} onChange={onOnlyErrors} />
      </SheetHead>
      <div
        aria-hidden="true"
        className={`${gridOf(columns.shown.length)} border-b border-line px-4 py-2 text-small text-ink-2 max-desk:hidden`}
      >
        <span>Row</span>
        {columns.shown.map(({ at, label }) => (
          <span key={at} className="cut">
            {label}
          </span>
        ))}
      </div>
      {total === 0 ? <SheetBody className="text-ink-2">No row has an error.</SheetBody> : null}
      <div ref={listRef} role="list" aria-label={titles[kind]} className="relative" style={{ height }}>
        {lines.map(({ line, index, start }) => (
          <div
            key={lineKey(line)}
            ref={measure}
            role="listitem"
            aria-setsize={total}
            aria-posinset={index + 1}
            data-index={index}
            className="absolute inset-x-0 top-0 border-b border-line"
            style={{ transform: `translateY(${start}px)` }}
          >
            {line.kind === 'thing' ? <Thing {...line.thing} /> : null}
            {line.kind === 'row' ? <PreviewRow {...line} onMend={onMend} /> : null}
            {line.kind === 'more' ? <More {...line} onUnfold={() => onUnfold(line.thing)} /> : null}
          </div>
        ))}
      </div>
    </Sheet>
  );
}
