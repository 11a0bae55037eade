import { useAhead } from '#src/cache/ahead.ts';
import { useViewer, usePortal } from '#src/viewer.tsx';
import { createRequest, useQuery } from 'urql';
import { CaseResultById } from '../case-result/result.documents.ts';
import type { Actor } from '#machines/lib/actor.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { participantLifecycle } from '#machines/lifecycles/participant/participant.machine.ts';
import { publishControl } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import type { PublishControl } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import type { ParticipantRowFragment } from '#schema/generated/client/graphql.ts';
import { participantRowOf } from '#schema/generated/client/rows/participant.documents.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { useEffect, useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { WaitingResults } from '#src/domain/waiting-results.documents.ts';
import { resultHref } from '#src/domain/result-href.ts';
import { TesterOfTest, TestersWaiting } from './tester.documents.ts';
import type { JudgeReportsActorRef } from '#machines/flows/moderation/judge-reports.ts';
import type { Approval } from '#machines/flows/moderation/judge-results.ts';
import { HowItWorks } from '#src/how-it-works.tsx';
import { useStatusBar } from '#src/status-bar.tsx';
import { useKeys } from '#src/keys.ts';
import { useRowKeys } from '#src/row-keys.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { PanelSplit } from '#src/ui/page.tsx';
import { ClaimTester, useLetGo } from '../claim-tester/claim-tester.host.tsx';
import { DismissMassPassing, passingFactsOf } from '../dismiss-mass-passing/dismiss-mass-passing.act.tsx';
import { ModerateResultHost } from '../moderate-result/moderate-result.host.tsx';
import { useResultsWalk } from './tester.rules.ts';
import { TesterView } from './tester.view.tsx';
import type { ShownTester } from './tester.view.tsx';

/** Prefetches the next results, so that a key finds them in the cache. */
function useResultsAhead(ids: readonly (string | null)[]): void {
  const isManager = useViewer().role === 'test_manager';
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  useAhead(wanted.map((id) => createRequest(CaseResultById, { id, isManager })));
}

const offersOf = (tester: ParticipantRowFragment, actor: Actor) => ({
  control: publishControl(participantRowOf(tester), actor),
  removal: verdicts(participantLifecycle, participantRowOf(tester), actor)['tester.remove'],
});

/** `failed` leads to the longest waiting failed one; null where none is known. */
type Elsewhere = { readonly fullName: string; readonly count: number; readonly href: string; readonly failed: string | null };

const failedDesk = '/results/waiting?show=failed';

/** The longest waiting result of another tester, prefetched where it is the next; null where there is none or it is not known. */
const useWaitingElsewhere = (participantId: string, isAsked: boolean, isLast: boolean): Elsewhere | null => {
  const { client } = usePortal();
  const [{ data }] = useQuery({ query: WaitingResults, variables: { first: pageSizes.waitingResults }, pause: !isAsked });
  const next = data?.waitingResults.edges.find(({ node }) => node.participantId !== participantId)?.node;
  const failed = data?.waitingResults.edges.find(({ node }) => node.participantId !== participantId && node.status === 'fail')?.node;
  const ahead = isLast ? next : undefined;
  useEffect(() => {
    if (ahead === undefined) return;
    void client.query(TesterOfTest, { id: ahead.participantId, testId: ahead.testId, isManager: false }).toPromise();
    void client.query(CaseResultById, { id: ahead.id, isManager: false }).toPromise();
  }, [client, ahead]);
  return next === undefined
    ? null
    : {
        fullName: next.testerName,
        count: next.testerWaitingCount,
        href: resultHref(next),
        failed: failed === undefined ? null : resultHref(failed),
      };
};

/** Of a test manager, who has no desk: the first other tester of the test of whom something waits. */
const useWaitingHere = (testId: string, participantId: string, isAsked: boolean): Elsewhere | null => {
  const [{ data }] = useQuery({ query: TestersWaiting, variables: { testId }, pause: !isAsked });
  if (data?.platformTest.__typename !== 'FlexibleTestingTest') return null;
  const testers = (data.platformTest.selectionRequirementsGroups ?? []).flatMap(({ participants }) => participants);
  const next = testers.find(({ id, numberOfPendingResultModerations: waiting }) => id !== participantId && waiting > 0);
  if (next === undefined) return null;
  return {
    fullName: next.fullName,
    count: next.numberOfPendingResultModerations,
    href: `/results/${testId}/participant/${next.id}`,
    failed: null,
  };
};

export type TesterSearch = { readonly result?: string | undefined; readonly waiting?: 1 | undefined; readonly publish?: 1 | undefined };

type ShownTesterHostProps = {
  readonly tester: ShownTester;
  readonly testId: string;
  readonly search: TesterSearch;
  readonly onSearch: (change: TesterSearch) => void;
  readonly onJudge: (approval: Approval) => void;
  readonly reports: JudgeReportsActorRef;
  readonly renderAction: (tester: ShownTester, control: PublishControl, removal: string | null) => ReactNode;
  readonly renderPublish: (tester: ShownTester) => ReactNode;
};

const tableKeys = [
  { keys: 'j k', label: 'move' },
  { keys: 'Enter', label: 'open' },
];
const endKeys = [{ keys: 'j', label: 'next tester' }];
const panelKeys = [
  { keys: 'j k', label: 'result' },
  { keys: '1', label: 'approve' },
  { keys: 'f', label: 'approve, next failed' },
  { keys: 'e', label: 'request edit' },
  { keys: 'Esc', label: 'close' },
];

export function ShownTesterHost({ testId, search, onSearch, onJudge, renderAction, renderPublish, tester, reports }: ShownTesterHostProps) {
  const { id, role } = useViewer();
  const open = useCallback((result: string | undefined) => onSearch({ result, publish: undefined }), [onSearch]);
  const close = useCallback(() => open(undefined), [open]);
  const { outstanding, approved, missing, opened, following, followingFailed, isThrough, giveApproval, place, ahead } = useResultsWalk(
    tester,
    search.result,
    open,
  );
  const isModerator = role === 'community_test_manager';
  const isWalking = search.waiting === 1 && isModerator;
  const isManager = role === 'test_manager';
  const atDesk = useWaitingElsewhere(tester.id, isModerator && (isWalking || isThrough), isThrough);
  const here = useWaitingHere(testId, tester.id, isManager && isThrough);
  const elsewhere = isManager ? here : atDesk;
  const navigation = useNavigation();
  const next = isThrough ? (elsewhere?.href ?? null) : null;
  const goOn = useMemo(() => (next === null ? null : () => navigation?.navigate(next, { replace: false })), [next, navigation]);
  const reach = useMemo(() => ({ ...place, onNext: place.onNext ?? goOn }), [place, goOn]);
  const isAtEnd = opened === null && goOn !== null;
  useKeys(useMemo(() => (isAtEnd && goOn !== null ? { j: goOn } : {}), [isAtEnd, goOn]));
  const judge = ({ name, approved: isApproved, version }: Pick<Approval, 'name' | 'approved' | 'version'>, toFailed: boolean): void => {
    if (opened === null) return;
    const href = `/results/${testId}/participant/${tester.id}?result=${opened}${isWalking ? '&waiting=1' : ''}`;
    onJudge({ resultId: opened, name, href, approved: isApproved, version: version ?? null });
    if (!isApproved) return;
    giveApproval(opened);
    if (toFailed && followingFailed === null && isModerator)
      return navigation?.navigate(elsewhere?.failed ?? failedDesk, { replace: true });
    if (toFailed) return open(followingFailed ?? undefined);
    if (following === null && isWalking) navigation?.navigate(elsewhere?.href ?? '/results/waiting', { replace: true });
    else open(following ?? undefined);
  };
  useResultsAhead(ahead);
  useRowKeys(opened === null && !isAtEnd);
  useStatusBar(
    useMemo(
      () => ({
        note: `${outstanding.length} outstanding for this tester`,
        keys: opened !== null ? panelKeys : isAtEnd ? endKeys : tableKeys,
      }),
      [outstanding.length, opened, isAtEnd],
    ),
  );
  const { control, removal } = offersOf(tester, { role, userId: id });
  const claim = tester.moderationClaim ?? null;
  useLetGo(tester.id, claim?.userId === id);
  const claiming = <ClaimTester participantId={tester.id} claim={claim} />;
  const panel =
    opened !== null ? (
      <ModerateResultHost resultId={opened} place={reach} onJudge={judge} onClose={close} reports={reports} notice={claiming} />
    ) : search.publish === 1 && isManager ? (
      renderPublish(tester)
    ) : null;
  return (
    <PanelSplit panel={panel}>
      <TesterView
        tester={tester}
        outstanding={outstanding}
        approved={approved}
        missing={missing}
        opened={opened}
        isWalking={isWalking}
        next={isAtEnd ? elsewhere : null}
        onOpen={open}
        how={<HowItWorks lifecycle={participantLifecycle} row={participantRowOf(tester)} />}
        actions={renderAction(tester, control, removal)}
        warning={
          <>
            {panel === null ? claiming : null}
            <DismissMassPassing
              testId={testId}
              participantId={tester.id}
              isSuspected={tester.suspectedMassPassing}
              facts={passingFactsOf(tester)}
            />
          </>
        }
      />
    </PanelSplit>
  );
}
