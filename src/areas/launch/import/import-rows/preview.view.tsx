import type { CaseDifference, ImportedFact, ImportedThing, PreviewColumn } from '#schema/rules/launch/import/imported.ts';
import { Pill } from '#src/ui/pill.tsx';
import { CutLine, CutText } from './cut-line.view.tsx';
import type { Whole } from './cut-line.view.tsx';
import { Facts } from './facts.view.tsx';
import type { Ref } from 'react';
import type { Sought } from '#machines/flows/launch/import/import-rows.selectors.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { PreviewRow, gridOf } from './preview-row.view.tsx';
import type { Mend } from './preview-row.view.tsx';
import { lineKey } from './preview-lines.ts';
import type { PreviewLine } from './preview-lines.ts';

const changes = { added: 'New', updated: 'Updated', unchanged: 'Unchanged' } as const;

const changedFacts = (differences: readonly CaseDifference[]): readonly ImportedFact[] =>
  differences.map(({ label, before, after }) => ({ label, text: `${quoted(before)} becomes ${quoted(after)}` }));
const quoted = (text: string): string => (text === '' ? 'empty' : `“${text}”`);

export function ThingView({ thing, isWhole, onWhole }: Whole & { readonly thing: ImportedThing }) {
  const { row, code, name, section, facts, lines, steps, importable, change, differences } = thing;
  return (
    <CutLine of={`the case in row ${row}`} content={thing} isWhole={isWhole} onWhole={onWhole} className="min-h-9 bg-sunken px-4 py-2">
      <div className="flex gap-x-3 max-desk:flex-col desk:items-baseline">
        <div className="flex min-w-0 items-baseline gap-3">
          {code === '' ? null : (
            <CutText isWhole={isWhole} className="code-text max-w-40 shrink-0 whitespace-normal">
              {code}
            </CutText>
          )}
          <CutText isWhole={isWhole} className="min-w-0 font-name">
            {name}
          </CutText>
        </div>
        <div className="flex min-w-0 shrink-0 grow items-baseline gap-3">
          {change === null ? null : <Pill hue={change === 'unchanged' ? 'neutral' : 'accent'}>{changes[change]}</Pill>}
          {steps > lines.length ? <span className="text-small text-ink-2">{`${steps} steps`}</span> : null}
          {importable ? null : <Pill hue="danger">Left out</Pill>}
          <CutText isWhole={isWhole} className="min-w-0 text-small text-ink-2 desk:ml-auto desk:max-w-60 desk:text-right">
            {section}
          </CutText>
        </div>
      </div>
      <Facts facts={changedFacts(differences)} isWhole={isWhole} isLined className="mt-1" />
      <Facts facts={facts} isWhole={isWhole} className="mt-1" />
    </CutLine>
  );
}

type PlacedLine = { readonly line: PreviewLine; readonly index: number; readonly start: number };
type PreviewProps = {
  readonly kind: ImportKind;
  readonly things: number;
  readonly columns: readonly PreviewColumn[];
  readonly lines: readonly PlacedLine[];
  readonly total: number;
  readonly height: number;
  readonly listRef: Ref<HTMLDivElement>;
  readonly measure: (element: HTMLElement | null) => void;
  readonly sought: Sought;
  readonly isOnlySought: boolean;
  readonly onOnlySought: (isOn: boolean) => void;
  readonly onUnfold: (row: number) => void;
  readonly whole: ReadonlySet<string>;
  readonly onWhole: (key: string) => void;
  readonly onMend: Mend;
};

const titles: Readonly<Record<ImportKind, string>> = { test_cases: 'Test cases', known_issues: 'Known issues', test_data: 'Test data' };
const onlySought: Readonly<Record<Sought, string>> = { error: 'Only rows with errors', warning: 'Only rows to look at' };

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

type LineProps = Pick<PreviewProps, 'whole' | 'onWhole' | 'onUnfold' | 'onMend'> & { readonly line: PreviewLine };

function Line({ line, whole, onWhole, onUnfold, onMend }: LineProps) {
  const key = lineKey(line);
  const opening = { isWhole: whole.has(key), onWhole: () => onWhole(key) };
  switch (line.kind) {
    case 'thing':
      return <ThingView thing={line.thing} {...opening} />;
    case 'row':
      return <PreviewRow line={line} {...opening} onMend={onMend} />;
    case 'more':
      return <More {...line} onUnfold={() => onUnfold(line.thing)} />;
  }
}

/** Only visible lines are rendered. */
export function PreviewView({ kind, things, columns, lines, total, height, listRef, measure, ...props }: PreviewProps) {
  const { sought, isOnlySought, onOnlySought, onUnfold, whole, onWhole, onMend } = props;
  return (
    <Sheet label={titles[kind]} className="overflow-hidden">
      <SheetHead title={titles[kind]} count={things}>
        <Checkbox label={onlySought[sought]} checked={isOnlySought} onChange={onOnlySought} />
      </SheetHead>
      <div aria-hidden="true" className={`${gridOf(columns.length)} border-b border-line px-4 py-2 text-small text-ink-2 max-desk:hidden`}>
        <span>Row</span>
        {columns.map(({ at, label }) => (
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
            <Line line={line} whole={whole} onWhole={onWhole} onUnfold={onUnfold} onMend={onMend} />
          </div>
        ))}
      </div>
    </Sheet>
  );
}
