import { testFigures } from '#schema/vocabulary/test-figures.ts';
import { participantLabels } from '#schema/vocabulary/participant.ts';
import type { ParticipantStatus as Status } from '#schema/vocabulary/participant.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { ParticipantStatus } from '#src/domain/participant-glyph.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { Row } from '#src/ui/row.tsx';
import { useRowsInSight } from '#src/ui/rows-in-sight.ts';
import { ListGap, Rows, Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { Fragment } from 'react';

type Tester = {
  readonly participantId: string;
  readonly testerName: string;
  readonly country: { readonly code: string; readonly name: string };
  readonly status: Status;
  readonly testCasesFailedCount: number;
  readonly testCasesPassedCount: number;
  readonly testCasesTotalCount: number;
};

type TesterProgressProps = {
  readonly sentence: string;
  readonly testers: readonly Tester[];
  /** Nobody passes or fails a session. */
  readonly isExplored: boolean;
  readonly hrefOf: ((participantId: string) => string) | null;
};

const rowHeight = 45;

export function TesterProgress({ sentence, testers, isExplored, hrefOf }: TesterProgressProps) {
  const { box, measure, rows, rest } = useRowsInSight<HTMLUListElement>({ count: testers.length, height: rowHeight, name: 'progress' });
  return (
    <Sheet label="Progress of each tester">
      <SheetHead title="Testers" count={testers.length} />
      <SheetBody>
        <p className="text-ink-2">{sentence}</p>
        {testers.length === 0 ? null : (
          <p className="text-small text-ink-3">{`${testFigures['TestStats.participantsTotalCount'].counts}. ${testFigures['TesterResults.testCasesTotalCount'].counts}.`}</p>
        )}
      </SheetBody>
      {testers.length === 0 ? null : (
        <div className="border-t border-line">
          <Rows label="Progress of each tester" box={box}>
            {rows.map(({ index, gap }) => {
              const tester = testers[index];
              if (tester === undefined) return null;
              const { participantId, testerName, country, status, testCasesFailedCount, testCasesPassedCount, testCasesTotalCount } =
                tester;
              const done = testCasesFailedCount + testCasesPassedCount;
              return (
                <Fragment key={participantId}>
                  <ListGap height={gap} />
                  <Row href={hrefOf?.(participantId)} index={measure === undefined ? undefined : index} measure={measure}>
                    <Avatar name={testerName} country={country.code} countryName={country.name} />
                    <span className="min-w-0 flex-1 font-name">{testerName}</span>
                    <span className="w-40 max-desk:hidden">
                      <ParticipantStatus status={status}>{participantLabels[status]}</ParticipantStatus>
                    </span>
                    <Ranks
                      width={150}
                      className="max-desk:w-24!"
                      segments={[
                        ...(isExplored
                          ? [{ kind: 'done' as const, count: done, word: 'submitted' }]
                          : [
                              { kind: 'pass' as const, count: testCasesPassedCount },
                              { kind: 'fail' as const, count: testCasesFailedCount },
                            ]),
                        { kind: 'to_come', count: Math.max(0, testCasesTotalCount - done) },
                      ]}
                    />
                    <span className="w-16 text-right text-small whitespace-nowrap text-ink-2 tabular">
                      {Math.min(done, testCasesTotalCount)} of {testCasesTotalCount}
                    </span>
                  </Row>
                </Fragment>
              );
            })}
            <ListGap height={rest} />
          </Rows>
        </div>
      )}
    </Sheet>
  );
}
