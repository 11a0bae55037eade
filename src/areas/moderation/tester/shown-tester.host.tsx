import type { Approval } from '#machines/flows/moderation/judge-results.ts';
import type { PublishControl } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useRowKeys } from '#src/row-keys.ts';
import { useNavigation } from '#src/ui/navigation.tsx';
import { PanelSplit } from '#src/ui/page.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { DismissMassPassing } from '../dismiss-mass-passing/dismiss-mass-passing.act.tsx';
import { passingFactsOf } from '../dismiss-mass-passing/passing.rules.ts';
import { ModerateResultHost } from '../moderate-result/moderate-result.host.tsx';
import { useResultsAhead } from './results-ahead.ts';
import { useResultsWalk } from './results-walk.ts';
import { useWaitingElsewhere } from './waiting-elsewhere.ts';
import { offersOf } from './offers.ts';
import type { ShownTester } from './tester.view.tsx';
import { TesterView } from './tester.view.tsx';

/** What the address says of this page: the open result, whether all that waits is walked through from there, or the publish panel. */
export type TesterSearch = { readonly result?: string | undefined; readonly waiting?: 1 | undefined; readonly publish?: 1 | undefined };

type ShownTesterHostProps = {
  readonly tester: ShownTester;
  readonly testId: string;
  readonly search: TesterSearch;
  readonly onSearch: (change: TesterSearch) => void;
  readonly onJudge: (approval: Approval) => void;
  /** Publishing, and removal with why it is refused. */
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

/** A tester with the panel that the address opens. */
export function ShownTesterHost({ testId, search, onSearch, onJudge, renderAction, renderPublish, tester }: ShownTesterHostProps) {
  const { id, role } = useViewer();
  const open = useCallback((result: string | undefined) => onSearch({ result, publish: undefined }), [onSearch]);
  const close = useCallback(() => open(undefined), [open]);
  const { outstanding, approved, missing, opened, following, giveApproval, place, ahead } = useResultsWalk(tester, search.result, open);
  const isWalking = search.waiting === 1 && role === 'community_test_manager';
  const elsewhere = useWaitingElsewhere(tester.id, isWalking, opened !== null && following === null);
  const navigation = useNavigation();
  const judge = ({ name, approved: isApproved }: Pick<Approval, 'name' | 'approved'>): void => {
    if (opened === null) return;
    const href = `/results/${testId}/participant/${tester.id}?result=${opened}${isWalking ? '&waiting=1' : ''}`;
    onJudge({ resultId: opened, name, href, approved: isApproved });
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
