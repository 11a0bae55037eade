import type { ResultOf } from '#schema/generated/client/gql.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ListMore } from '#src/ui/load-more.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { StatusGlyph } from '#src/domain/status-glyph.tsx';
import { caseResultLabels } from '#schema/vocabulary/case-result.ts';
import { MailOpen, PenLine } from 'lucide-react';
import type { WaitingResults } from '#src/domain/waiting-results.documents.ts';
import type { OpenAssignments } from './waiting.documents.ts';
import { resultHref } from '#src/domain/result-href.ts';

type Offer = ResultOf<typeof OpenAssignments>['openAssignments'][number];
type Waiting = ResultOf<typeof WaitingResults>['waitingResults']['edges'][number]['node'];

type DeskViewProps = {
  readonly offers: readonly Offer[];
  readonly results: readonly Waiting[];
  readonly total: number;
  readonly isLoadingMore: boolean;
  /** Whether the next page did not come. */
  readonly isCut: boolean;
  readonly onMore: (() => void) | null;
};

/** Assignments to answer, and results to judge. */
export function WaitingView({ offers, results, total, isLoadingMore, isCut, onMore }: DeskViewProps) {
  return (
    <>
      {offers.length === 0 ? null : (
        <Sheet label="Open assignments">
          <SheetHead title="Open assignments" count={offers.length} />
          <Rows label="Open assignments">
            {offers.map(({ id, testId, testName, assignedAt }) => (
              <Row key={id} href={`/results/${testId}`} focusKey={id}>
                <span className="flex w-full min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="min-w-0 font-name [overflow-wrap:anywhere]">{testName}</span>
                  <Pill hue="info" icon={MailOpen}>
                    To accept
                  </Pill>
                  <span className="ml-auto text-small text-ink-2">
                    <RelativeTime at={assignedAt} />
                  </span>
                </span>
              </Row>
            ))}
          </Rows>
        </Sheet>
      )}
      <Sheet label="Results to moderate">
        <SheetHead title="Results to moderate" pill={<Badge count={total} showZero label={total === 1 ? 'result' : 'results'} />} />
        {results.length === 0 ? (
          <EmptyState title="Nothing waits for your verdict">
            Results of tests that you accepted appear here as testers submit them.
          </EmptyState>
        ) : (
          <>
            <Rows label="Results to moderate">
              {results.map((result) => (
                <WaitingRow key={result.id} result={result} />
              ))}
            </Rows>
            <ListMore
              shown={results.length}
              total={total}
              pageSize={pageSizes.waitingResults}
              noun="results"
              busy={isLoadingMore}
              isCut={isCut}
              onPress={onMore}
            />
          </>
        )}
      </Sheet>
    </>
  );
}

function WaitingRow({ result }: { readonly result: Waiting }) {
  const { id, status, completedAt, isEdited, caseCode, caseName, testerName, testerCountry, testCode, testName } = result;
  return (
    <Row href={resultHref(result)} focusKey={id}>
      <span className="grid w-full min-w-0 grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)_72px] items-center gap-x-4 max-wide:grid-cols-[minmax(0,1fr)_auto] max-wide:gap-y-1 max-wide:py-1.5">
        <span className="flex min-w-0 items-center gap-2 max-desk:flex-wrap">
          <StatusGlyph name={status} label={caseResultLabels[status]} />
          <span className="code-text min-w-19">{caseCode}</span>
          <span className="min-w-0 font-name [overflow-wrap:anywhere] max-desk:order-last max-desk:basis-full">{caseName}</span>
          {isEdited ? (
            <Pill hue="info" icon={PenLine}>
              Edited
            </Pill>
          ) : null}
        </span>
        <span className="flex min-w-0 items-center gap-2 max-wide:order-3">
          <Avatar name={testerName} country={testerCountry.code} countryName={testerCountry.name} />
          <span className="cut">{testerName}</span>
        </span>
        <span className="flex min-w-0 items-center gap-2 text-small text-ink-2 max-wide:order-4 max-wide:col-span-full">
          <span className="code-text">{testCode}</span>
          <span className="cut">{testName}</span>
        </span>
        <span className="text-right text-small text-ink-2 max-wide:order-2 max-desk:self-start">
          <RelativeTime at={completedAt} />
        </span>
      </span>
    </Row>
  );
}
