import { overallStatus } from '#machines/lifecycles/case-result/case-result.rules.ts';
import type { GroupDot } from '#machines/lifecycles/case-result/case-result.rules.ts';
import { caseResultLabels } from '#schema/vocabulary/case-result.ts';
import type { ShownCaseResultStatus } from '#schema/vocabulary/case-result.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Anchor } from '#src/ui/navigation.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Status } from '#src/domain/status-glyph.tsx';
import { MessageSquareText } from 'lucide-react';
import type { Ref } from 'react';
import { hasFeedback, hasUnread, resultBar } from './case-results.rules.ts';
import type { CaseLine, ListedCase } from './case-results.rules.ts';

export type PlacedLine = { readonly line: CaseLine; readonly index: number; readonly start: number };

type CaseResultsViewProps = {
  readonly testId: string;
  readonly lines: readonly PlacedLine[];
  readonly height: number;
  readonly total: number;
  readonly marked: string | null;
  readonly listRef: Ref<HTMLDivElement>;
  readonly measure: (element: HTMLElement | null) => void;
};

export function CaseResultsView({ testId, lines, height, total, marked, listRef, measure }: CaseResultsViewProps) {
  if (total === 0)
    return (
      <Sheet>
        <EmptyState title="No test cases were included in this test" />
      </Sheet>
    );
  return (
    <Sheet label="Test case results" className="overflow-hidden print:overflow-visible">
      <div ref={listRef} role="list" aria-label="Test cases" className="relative print:h-auto!" style={{ height }}>
        {lines.map(({ line, index, start }) => (
          <div
            key={line.kind === 'section' ? `section ${line.name}` : line.testCase.id}
            ref={measure}
            role="listitem"
            aria-setsize={total}
            aria-posinset={index + 1}
            data-index={index}
            data-row=""
            className="absolute inset-x-0 top-0 border-b border-line print:static print:transform-none!"
            style={{ transform: `translateY(${start}px)` }}
          >
            {line.kind === 'section' ? (
              <SectionHead {...line} />
            ) : (
              <CaseRow
                testCase={line.testCase}
                href={`/results/${testId}/test-case/${line.testCase.id}`}
                isMarked={line.testCase.id === marked}
              />
            )}
          </div>
        ))}
      </div>
    </Sheet>
  );
}

const dots: Readonly<Record<GroupDot, { readonly paint: string; readonly words: string }>> = {
  primary: { paint: 'bg-accent-solid', words: 'Testing in progress' },
  danger: { paint: 'bg-res-fail', words: 'Some results failed' },
  warning: { paint: 'bg-res-blocked', words: 'Some results are blocked' },
  success: { paint: 'bg-res-pass', words: 'Results passed' },
  secondary: { paint: 'bg-res-not_tested', words: 'Nothing was tested' },
};

function SectionHead({ name, count, dot }: { readonly name: string; readonly count: number; readonly dot: GroupDot }) {
  const { paint, words } = dots[dot];
  return (
    <h2 className="flex min-h-11 items-center gap-2.5 bg-sheet px-4 text-head print:bg-transparent">
      <span role="img" aria-label={words} title={words} data-dot={dot} className={`size-2.5 shrink-0 rounded-full ${paint}`} />
      {name}
      <span className="text-small font-body text-ink-2">{count === 1 ? '1 test case' : `${count} test cases`}</span>
      <span aria-hidden="true" className="ml-auto text-small font-body text-ink-2 max-desk:hidden">
        {words}
      </span>
    </h2>
  );
}

const paints: Readonly<Record<ShownCaseResultStatus, string>> = {
  pass: 'bg-res-pass',
  fail: 'bg-res-fail',
  blocked: 'bg-res-blocked',
  live: 'hatch',
  rejected: 'bg-res-rejected',
  not_tested: 'hollow',
  skipped: 'hollow',
  missing: 'hollow',
};

function Bar({ testCase }: { readonly testCase: ListedCase }) {
  const { segments, gapPercent } = resultBar(testCase);
  const { resultsCount, caseResultsLimit } = testCase;
  if (segments.length === 0) return <span className="text-small text-ink-3">No results</span>;
  const words = segments.map((status) => caseResultLabels[status]).join(', ');
  return (
    <span className="flex items-center gap-2.5">
      <span role="img" aria-label={words} title={words} data-rank="" className="flex h-2.5 w-full" style={{ gap: `${gapPercent}%` }}>
        {segments.map((status, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <i key={`${at} ${status}`} className={`flex-1 rounded-tick ${paints[status]}`} />
        ))}
      </span>
      <span className="shrink-0 text-small text-ink-2 tabular">
        {resultsCount} of {Math.max(caseResultsLimit, resultsCount)}
      </span>
    </span>
  );
}

function CaseRow({ testCase, href, isMarked }: { readonly testCase: ListedCase; readonly href: string; readonly isMarked: boolean }) {
  const status = overallStatus(testCase);
  return (
    <Anchor
      id={testCase.id}
      href={href}
      data-key={testCase.id}
      className={`grid min-h-(--list-row-height) grid-cols-[104px_minmax(0,1fr)_auto_216px_104px] items-center gap-x-3 px-4 py-1.5 ring-inside hover:bg-hover phone:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[96px_minmax(0,1fr)_120px_96px] ${isMarked ? 'bg-accent-wash shadow-[inset_2px_0_0_var(--accent-solid)]' : ''}`}
    >
      <span className="code-text">{testCase.code}</span>
      <span className={`min-w-0 phone:order-3 phone:col-span-full ${hasUnread(testCase) ? 'font-strong' : 'font-name'}`}>
        {testCase.name}
      </span>
      <span className="flex flex-wrap items-center justify-end gap-2 phone:order-4 phone:justify-start print:col-start-2 print:row-start-2 print:justify-start">
        {hasUnread(testCase) ? <Pill hue="accent">Unread Result(s)</Pill> : null}
        {hasFeedback(testCase) ? <Pill icon={MessageSquareText}>Feedback</Pill> : null}
      </span>
      <span className="phone:order-5 phone:col-span-full phone:w-56">
        <Bar testCase={testCase} />
      </span>
      <span className="phone:order-2">
        <Status glyph={status}>{caseResultLabels[status]}</Status>
      </span>
    </Anchor>
  );
}
