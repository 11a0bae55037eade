import type { ResultOf } from '#schema/generated/client/gql.ts';
import { readVendor } from '#schema/rules/launch/external-run.ts';
import { externalTools } from '#schema/vocabulary/launch/external.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { caseOutcomeLabels, runResultLabels, runResultTexts } from '#schema/vocabulary/run-result.ts';
import type { CaseOutcome, RunResultState } from '#schema/vocabulary/run-result.ts';
import { Banner } from '#src/ui/banner.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { ListMore } from '#src/ui/load-more.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { AbsoluteTime, RelativeTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { StatusGlyph } from '#src/domain/status-glyph.tsx';
import { Table, Td, Th, Tr } from '#src/ui/table.tsx';
import type { Hue } from '#src/ui/types.ts';
import type { ReactNode } from 'react';
import type { RunResults } from './run-results.documents.ts';

export type ShownReport = NonNullable<ResultOf<typeof RunResults>['runReport']>;
type ShownResult = ShownReport['results']['nodes'][number];

const hues: Readonly<Record<RunResultState, Hue>> = { waiting: 'neutral', sending: 'info', sent: 'success', failed: 'danger' };
const glyphs = { passed: 'pass', failed: 'fail', blocked: 'blocked', retest: 'needs_work' } as const satisfies Readonly<
  Record<CaseOutcome, string>
>;

const summaryOf = ({ waitingCount, sendingCount, sentCount, failedCount }: ShownReport): string =>
  (
    [
      [sentCount, 'sent'],
      [sendingCount, 'on the way'],
      [waitingCount, 'waiting'],
      [failedCount, 'not sent'],
    ] as const
  )
    .filter(([count], index) => index === 0 || count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');

function Moment({ result: { state, message, notBefore, sentAt, createdAt } }: { readonly result: ShownResult }) {
  if (state === 'sent') return <RelativeTime at={sentAt ?? createdAt} underMinute="Just now" />;
  return (
    <span className="flex flex-col [overflow-wrap:anywhere]">
      {message ?? <RelativeTime at={createdAt} underMinute="Just now" />}
      {state !== 'failed' && notBefore ? (
        <span className="text-small text-ink-3">
          Goes on <AbsoluteTime at={notBefore} />
        </span>
      ) : null}
    </span>
  );
}

function ResultRow({ testId, result }: { readonly testId: string; readonly result: ShownResult }) {
  const { state, outcome, testCase } = result;
  return (
    <Tr>
      <Td head>
        <Link look="quiet" href={`/results/${testId}/test-case/${testCase.id}`}>
          <span className="text-ink-3">{testCase.code}</span> {testCase.name}
        </Link>
      </Td>
      <Td>
        <span className="inline-flex items-center gap-1.5">
          <StatusGlyph name={glyphs[outcome]} />
          {caseOutcomeLabels[outcome]}
        </span>
      </Td>
      <Td>
        <Pill hue={hues[state]}>{runResultLabels[state]}</Pill>
      </Td>
      <Td className="text-ink-2">
        <Moment result={result} />
      </Td>
    </Tr>
  );
}

const columns = [
  ['Test case', '40%'],
  ['Outcome', '13%'],
  ['Status', '12%'],
  ['When or why', '35%'],
] as const;

type ResultsProps = { readonly testId: string; readonly results: readonly ShownResult[]; readonly more: ReactNode };

function Results({ testId, results, more }: ResultsProps) {
  return (
    <>
      <Table label="Results of the test run" fixed>
        <thead>
          <tr>
            {columns.map(([label, width]) => (
              <Th key={label} width={width}>
                {label}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <ResultRow key={result.id} testId={testId} result={result} />
          ))}
        </tbody>
      </Table>
      {more}
    </>
  );
}

type RunResultsProps = {
  readonly report: ShownReport;
  readonly results: readonly ShownResult[];
  readonly retry: ReactNode;
  readonly isLoadingMore: boolean;
  readonly isCut: boolean;
  /** Null once everything is loaded. */
  readonly onMore: (() => void) | null;
};

export function RunResultsView({ report, results, retry, isLoadingMore, isCut, onMore }: RunResultsProps) {
  const { source, runId, url, isConnected, failedCount } = report;
  const vendor = readVendor(source);
  const tool = vendor === null ? source : externalTools[vendor].label;
  const shown = results.length;
  const title = runResultTexts.title(tool);
  return (
    <Sheet label={title}>
      <SheetHead title={title}>
        {url ? (
          <Link href={url} external>
            Test run {runId}
          </Link>
        ) : (
          `Test run ${runId}`
        )}
        {failedCount > 0 ? retry : null}
      </SheetHead>
      {isConnected ? null : (
        <SheetBody>
          <Banner
            hue="warning"
            live
            title={`There is no active integration with ${tool}`}
            action={<Link href="/organization-settings/integrations">Integrations</Link>}
          >
            Nothing is lost: results are sent once the integration is active.
          </Banner>
        </SheetBody>
      )}
      {shown === 0 ? (
        <EmptyState title={runResultTexts.none}>{runResultTexts.noneHint(tool)}</EmptyState>
      ) : (
        <>
          <p role="status" className="px-4 py-2 text-small text-ink-2">
            {summaryOf(report)}
          </p>
          <Results
            testId={report.id}
            results={results}
            more={
              <ListMore
                shown={shown}
                total={null}
                pageSize={pageSizes.runResults}
                noun="results"
                busy={isLoadingMore}
                isCut={isCut}
                onPress={onMore}
              />
            }
          />
        </>
      )}
    </Sheet>
  );
}
