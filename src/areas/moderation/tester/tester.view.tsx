import { moderationBeside } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import { isPublished, participantLabels } from '#schema/vocabulary/participant.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { ParticipantStatus } from '#src/domain/participant-glyph.tsx';
import { Ranks } from '#src/ui/ranks.tsx';
import { AbsoluteTime } from '#src/ui/relative-time.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { ArrowRight, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { ModerationLog } from '../result/moderation-log.tsx';
import { TestedWith } from '../result/tested-with.tsx';
import type { HandedInCase } from './results-table.tsx';
import { ResultsTable } from './results-table.tsx';
import type { TesterOfTest } from './tester.documents.ts';
import { pendingEdits, pendingIssues } from './tester.rules.ts';

export type ShownTester = ResultOf<typeof TesterOfTest>['testParticipant'];

type TesterViewProps = {
  readonly tester: ShownTester;
  readonly outstanding: readonly HandedInCase[];
  readonly approved: readonly HandedInCase[];
  readonly missing: number;
  readonly opened: string | null;
  /** The viewer walks through all that wait. */
  readonly isWalking?: boolean;
  /** Whose results wait next, once nothing of this tester is left. */
  readonly next?: { readonly fullName: string; readonly count: number; readonly href: string } | null;
  readonly how?: ReactNode;
  readonly actions: ReactNode;
  readonly warning: ReactNode;
  readonly onOpen: (resultId: string) => void;
};

export function TesterView({
  tester,
  outstanding,
  approved,
  missing,
  opened,
  isWalking = false,
  next = null,
  how,
  actions,
  warning,
  onOpen,
}: TesterViewProps) {
  const { fullName, email, country, test, moderationLogs } = tester;
  return (
    <Page>
      <PageHeader
        back={{ label: 'Back to Testers', href: `/results/${test.id}?tab=testers` }}
        avatar={<Avatar name={fullName} country={country.code} countryName={country.name} size="large" />}
        title={fullName}
        meta={
          <>
            <span className="w-full">{test.name}</span>
            {email == null ? null : <span>{email}</span>}
          </>
        }
        actions={
          <>
            {next === null ? null : (
              <LinkButton kind="primary" href={next.href} icon={ArrowRight} keys="J">
                Next: {next.fullName}, {next.count} outstanding
              </LinkButton>
            )}
            {isWalking ? (
              <LinkButton href="/results/waiting" icon={Inbox}>
                Waiting on you
              </LinkButton>
            ) : null}
            {actions}
          </>
        }
      />
      <Standing tester={tester} how={how} />
      {warning}
      {tester.status === 'publishing_failed' ? (
        <Banner hue="danger" title="Publishing failed.">
          {tester.publishingFailReason}
        </Banner>
      ) : null}
      <ResultsTable
        title={isPublished(tester.status) ? 'Test case results left out' : 'Outstanding test case results'}
        empty={missing > 0 ? 'Nothing is outstanding now' : 'Every result has been approved'}
        cases={outstanding}
        opened={opened}
        onOpen={onOpen}
      />
      {missing === 0 ? null : (
        <p className="text-small text-ink-3">
          {missing === 1 ? '1 assigned case has no result yet.' : `${missing} assigned cases have no result yet.`}
        </p>
      )}
      <ResultsTable
        title="Approved test case results"
        empty="No result has been approved yet"
        cases={approved}
        opened={opened}
        onOpen={onOpen}
      />
      {moderationLogs == null ? null : (
        <Sheet label="Moderation audit log">
          <SheetHead title="Moderation audit log" />
          <ModerationLog entries={moderationLogs} of={tester.id} />
        </Sheet>
      )}
    </Page>
  );
}

function Standing({ tester, how }: Pick<TesterViewProps, 'tester' | 'how'>) {
  const { status, approvedTestCasesCount, assignedCasesCount, country, joinedAt, finishedAt } = tester;
  const done = Math.min(approvedTestCasesCount, assignedCasesCount);
  const sentence = `${done} of ${assignedCasesCount} approved`;
  const moderation = moderationBeside(tester);
  return (
    <Sheet label="Status">
      <SheetBody className="flex flex-col gap-2.5">
        <div className="flex items-center justify-between gap-3">
          <span className="flex min-w-0 items-center gap-1.5">
            <ParticipantStatus status={status}>{participantLabels[status]}</ParticipantStatus>
            {how}
          </span>
          <span className="text-small text-ink-2">{sentence}</span>
        </div>
        <Ranks
          label={sentence}
          segments={[
            { kind: 'done', count: done },
            { kind: 'to_come', count: assignedCasesCount - done },
          ]}
        />
        <div className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2 [overflow-wrap:anywhere]">
          <TestedWith environment={tester} country={country} />
          {joinedAt == null ? null : (
            <span>
              Joined <AbsoluteTime at={joinedAt} />
            </span>
          )}
          {finishedAt == null ? null : (
            <span>
              Finished <AbsoluteTime at={finishedAt} />
            </span>
          )}
          {moderation === null ? null : <span className="font-medium text-ink">{moderation}</span>}
          <span>{pendingIssues(tester.numberOfPendingIssueModerations)}</span>
          <span>{pendingEdits(tester.numberOfPendingEditRequests)}</span>
        </div>
      </SheetBody>
    </Sheet>
  );
}
