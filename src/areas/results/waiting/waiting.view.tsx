import type { ReactNode } from 'react';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { Badge } from '#src/ui/badge.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ListMore } from '#src/ui/load-more.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { Row } from '#src/ui/row.tsx';
import { Rows, Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { MailOpen } from 'lucide-react';
import type { ModerationShift, OpenAssignments } from './waiting.documents.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { waitingOrderLabels, waitingOrders, waitingShowLabels, waitingShows } from '#schema/vocabulary/waiting-results.ts';
import { Button } from '#src/ui/button.tsx';
import { SegmentedChoice } from '#src/ui/segmented-choice.tsx';
import { Select } from '#src/ui/select.tsx';
import type { Desk } from './desk-address.ts';
import { WaitingRow } from './waiting-row.tsx';
import type { Waiting } from './waiting-row.tsx';

const everyTest = 'every';

type Offer = ResultOf<typeof OpenAssignments>['openAssignments'][number];

type Shift = ResultOf<typeof ModerationShift>['moderationShift'];

type DeskViewProps = {
  readonly offers: readonly Offer[];
  readonly results: readonly Waiting[];
  /** Stands in place of the results while they are not known; the choices above them stay. */
  readonly unread: ReactNode;
  readonly total: number;
  readonly desk: Desk;
  readonly onDesk: (change: Partial<Desk>) => void;
  /** Null where it could not be loaded. */
  readonly shift: Shift | null;
  readonly isLoadingMore: boolean;
  /** Whether the next page did not come. */
  readonly isCut: boolean;
  readonly onMore: (() => void) | null;
  /** The list of plain passes, which are approved several at once. */
  readonly renderPasses: (results: readonly Waiting[]) => ReactNode;
};

/** Assignments to answer, and results to judge. */
export function WaitingView({
  offers,
  results,
  unread,
  total,
  desk,
  onDesk,
  shift,
  isLoadingMore,
  isCut,
  onMore,
  renderPasses,
}: DeskViewProps) {
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
        <SheetHead
          title="Results to moderate"
          pill={unread === null ? <Badge count={total} showZero label={total === 1 ? 'result' : 'results'} /> : null}
        />
        <DeskBar desk={desk} onDesk={onDesk} shift={shift} />
        {unread !== null ? (
          unread
        ) : results.length === 0 ? (
          desk.show === 'all' && desk.test === null ? (
            <EmptyState title="Nothing waits for your verdict">
              Results of tests that you accepted appear here as testers submit them.
            </EmptyState>
          ) : (
            <EmptyState
              title="Nothing of this waits for your verdict"
              action={
                <Button size="small" onPress={() => onDesk({ show: 'all', test: null })}>
                  Show all that waits
                </Button>
              }
            />
          )
        ) : (
          <>
            {desk.show === 'plain' ? (
              renderPasses(results)
            ) : (
              <Rows label="Results to moderate">
                {results.map((result) => (
                  <WaitingRow key={result.id} result={result} />
                ))}
              </Rows>
            )}
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

/** How much is left, and what this shift did. */
export function ShiftWords({ shift: { all, judged, since } }: { readonly shift: Shift }) {
  return (
    <>
      <span>{counted(all, 'result left', 'results left')}</span>
      <span>
        {judged === 0 || since == null ? (
          'Nothing judged in this shift yet'
        ) : (
          <>
            {judged} judged in this shift, begun <RelativeTime at={since} />
          </>
        )}
      </span>
    </>
  );
}

const orderOptions = waitingOrders.map((id) => ({ id, label: waitingOrderLabels[id] }));

function DeskBar({ desk: { order, show, test }, onDesk, shift }: Pick<DeskViewProps, 'desk' | 'onDesk' | 'shift'>) {
  const tests = shift?.tests ?? [];
  const changeShow = (id: string) => onDesk({ show: waitingShows.find((each) => each === id) ?? 'all' });
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5">
      <div className="max-desk:hidden">
        <SegmentedChoice
          label="Show"
          options={waitingShows.map((id) => ({ id, label: waitingShowLabels[id], count: shift?.[id] }))}
          value={show}
          onChange={changeShow}
        />
      </div>
      <div className="w-full desk:hidden">
        <Select
          label="Show"
          options={waitingShows.map((id) => ({
            id,
            label: shift === null ? waitingShowLabels[id] : `${waitingShowLabels[id]}, ${shift[id]}`,
          }))}
          value={show}
          onChange={changeShow}
        />
      </div>
      <SegmentedChoice
        label="Order"
        options={orderOptions}
        value={order}
        onChange={(id) => onDesk({ order: waitingOrders.find((each) => each === id) ?? 'oldest' })}
      />
      {tests.length < 2 && test === null ? null : (
        <div className="w-64 max-desk:w-full">
          <Select
            label="Test"
            options={[
              { id: everyTest, label: 'Every test' },
              ...tests.map(({ id, code, name, waiting }) => ({
                id,
                label: `${code} ${name}`,
                description: counted(waiting, 'result', 'results'),
              })),
            ]}
            value={test ?? everyTest}
            onChange={(id) => onDesk({ test: id === everyTest ? null : id })}
          />
        </div>
      )}
    </div>
  );
}
