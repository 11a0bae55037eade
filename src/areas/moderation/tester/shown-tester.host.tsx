import type { PublishControl } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { useRowKeys } from '#src/row-keys.ts';
import { PanelSplit } from '#src/ui/page.tsx';
import { useViewer } from '#src/viewer.tsx';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { DismissMassPassing } from '../dismiss-mass-passing/dismiss-mass-passing.act.tsx';
import { passingFactsOf } from '../dismiss-mass-passing/passing.rules.ts';
import { ModerateResultHost } from '../moderate-result/moderate-result.host.tsx';
import { useUndoApproval } from '../undo-approval/undo-approval.host.tsx';
import { useResultsAhead } from './results-ahead.ts';
import { inShownOrder, nextOutstanding, partResults, placeOf } from './tester.rules.ts';
import { offersOf } from './offers.ts';
import type { ShownTester } from './tester.view.tsx';
import { TesterView } from './tester.view.tsx';

/** What the address says of this page: the open result, or the publish panel. */
export type TesterSearch = { readonly result?: string | undefined; readonly publish?: 1 | undefined };

type ShownTesterHostProps = {
  readonly tester: ShownTester;
  readonly testId: string;
  readonly search: TesterSearch;
  readonly onSearch: (change: TesterSearch) => void;
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
export function ShownTesterHost({ testId, search, onSearch, renderAction, renderPublish, tester }: ShownTesterHostProps) {
  const { id, role } = useViewer();
  const { handedIn, outstanding, approved, missing } = useMemo(() => partResults(tester.assignedCases), [tester.assignedCases]);
  const waiting = useMemo(() => inShownOrder(outstanding), [outstanding]);
  const done = useMemo(() => inShownOrder(approved), [approved]);
  const all = useMemo(() => inShownOrder(handedIn), [handedIn]);
  const opened = [...waiting, ...done].find((each) => each === search.result) ?? null;
  const open = useCallback((result: string | undefined) => onSearch({ result, publish: undefined }), [onSearch]);
  const close = useCallback(() => open(undefined), [open]);
  const following = opened === null ? null : nextOutstanding(opened, all, waiting);
  const undo = useUndoApproval();
  const goOn = useCallback(() => {
    if (opened !== null) undo(opened, handedIn.find(({ caseResult }) => caseResult.id === opened)?.name ?? '');
    open(following ?? undefined);
  }, [open, opened, following, undo, handedIn]);
  const neighbours = useMemo(() => placeOf(opened ?? '', waiting, done), [opened, waiting, done]);
  useResultsAhead(opened === null ? waiting.slice(0, 1) : [following, neighbours.next, neighbours.previous]);
  const place = useMemo(() => {
    const { position, previous, next } = neighbours;
    return { position, onPrevious: previous === null ? null : () => open(previous), onNext: next === null ? null : () => open(next) };
  }, [neighbours, open]);
  useRowKeys(opened === null);
  useStatusBar(
    useMemo(
      () => ({ note: `${waiting.length} outstanding for this tester`, keys: opened === null ? tableKeys : panelKeys }),
      [waiting.length, opened],
    ),
  );
  const { control, removal } = offersOf(tester, { role, userId: id });
  const panel =
    opened !== null ? (
      <ModerateResultHost key={opened} resultId={opened} place={place} onApproved={goOn} onClose={close} />
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
