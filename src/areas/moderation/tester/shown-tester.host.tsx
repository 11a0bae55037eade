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
import { TesterOfTest } from './tester.documents.ts';
import type { Approval } from '#machines/flows/moderation/judge-results.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useRowKeys } from '#src/row-keys.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { PanelSplit } from '#src/ui/page.tsx';
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

/** Where a walk through all that wait continues after this tester: the longest waiting result of another one, prefetched, or the list. */
const useWaitingElsewhere = (participantId: string, isWalking: boolean, isLast: boolean): string => {
  const { client } = usePortal();
  const [{ data }] = useQuery({ query: WaitingResults, variables: { first: pageSizes.waitingResults }, pause: !isWalking });
  const next = data?.waitingResults.edges.find(({ node }) => node.participantId !== participantId)?.node;
  const ahead = isLast ? next : undefined;
  useEffect(() => {
    if (ahead === undefined) return;
    void client.query(TesterOfTest, { id: ahead.participantId, testId: ahead.testId, isManager: false }).toPromise();
    void client.query(CaseResultById, { id: ahead.id, isManager: false }).toPromise();
  }, [client, ahead]);
  return next === undefined ? '/results/waiting' : resultHref(next);
};

export type TesterSearch = { readonly result?: string | undefined; readonly waiting?: 1 | undefined; readonly publish?: 1 | undefined };

type ShownTesterHostProps = {
  readonly tester: ShownTester;
  readonly testId: string;
  readonly search: TesterSearch;
  readonly onSearch: (change: TesterSearch) => void;
  readonly onJudge: (approval: Approval) => void;
  readonly renderAction: (tester: ShownTester, control: PublishControl, removal: string | null) => ReactNode;
  readonly renderPublish: (tester: ShownTester) => ReactNode;
};

const tableKeys = [
  { keys: 'j k', label: 'move' },
  { keys: 'Enter', label: 'open' },
];
const panelKeys = [
  { keys: 'j k', label: 'result' },
  { keys: '1', label: 'approve' },
  { keys: 'e', label: 'request edit' },
  { keys: 'Esc', label: 'close' },
];

export function ShownTesterHost({ testId, search, onSearch, onJudge, renderAction, renderPublish, tester }: ShownTesterHostProps) {
  const { id, role } = useViewer();
  const open = useCallback((result: string | undefined) => onSearch({ result, publish: undefined }), [onSearch]);
  const close = useCallback(() => open(undefined), [open]);
  const { outstanding, approved, missing, opened, following, giveApproval, place, ahead } = useResultsWalk(tester, search.result, open);
  const isWalking = search.waiting === 1 && role === 'community_test_manager';
  const elsewhere = useWaitingElsewhere(tester.id, isWalking, opened !== null && following === null);
  const navigation = useNavigation();
  const judge = ({ name, approved: isApproved, version }: Pick<Approval, 'name' | 'approved' | 'version'>): void => {
    if (opened === null) return;
    const href = `/results/${testId}/participant/${tester.id}?result=${opened}${isWalking ? '&waiting=1' : ''}`;
    onJudge({ resultId: opened, name, href, approved: isApproved, version: version ?? null });
    if (!isApproved) return;
    giveApproval(opened);
    if (following === null && isWalking) navigation?.navigate(elsewhere, { replace: true });
    else open(following ?? undefined);
  };
  useResultsAhead(ahead);
  useRowKeys(opened === null);
  useStatusBar(
    useMemo(
      () => ({ note: `${outstanding.length} outstanding for this tester`, keys: opened === null ? tableKeys : panelKeys }),
      [outstanding.length, opened],
    ),
  );
  const { control, removal } = offersOf(tester, { role, userId: id });
  const panel =
    opened !== null ? (
      <ModerateResultHost resultId={opened} place={place} onJudge={judge} onClose={close} />
    ) : search.publish === 1 && role === 'test_manager' ? (
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
        onOpen={open}
        actions={renderAction(tester, control, removal)}
        warning={
          <DismissMassPassing
            testId={testId}
            participantId={tester.id}
            isSuspected={tester.suspectedMassPassing}
            facts={passingFactsOf(tester)}
          />
        }
      />
    </PanelSplit>
  );
}
