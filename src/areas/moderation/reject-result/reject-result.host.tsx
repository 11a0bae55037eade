import { rejectResultMachine } from '#machines/flows/moderation/reject-result.ts';
import type { RejectResultPorts } from '#machines/flows/moderation/reject-result.ts';
import { answeredOrKept, outboxOf } from '#src/outbox/outbox.ts';
import { fromPromise } from 'xstate';
import { useQuery } from 'urql';
import type { Client } from 'urql';
import { RejectResult, UnrejectResult, RejectionReasons } from './reject-result.documents.ts';
import { overallStatus, predictedStatus } from '#machines/lifecycles/case-result/case-result.rules.ts';
import type { JudgedCase, JudgedResult } from '#machines/lifecycles/case-result/case-result.rules.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { caseResultLifecycle } from '#machines/lifecycles/case-result/case-result.machine.ts';
import { caseResultRowOf } from '#schema/generated/client/rows/case-result.documents.ts';
import { HowItWorks } from '#src/how-it-works.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useFlow } from '#src/use-flow.ts';
import { changesOf } from '../case-result/changes.ts';
import { CaseResultById, MarkAsRead } from '../case-result/result.documents.ts';
import { RejectResultView } from './reject-result.view.tsx';
import { mark, readMarks } from '#src/cache/gather-marks.ts';
import { useEffect } from 'react';

const reading = readMarks(MarkAsRead, (caseResultIds) => ({ caseResultIds }), [
  'flexibleTestingMarkCaseResultsAsRead',
  'CaseResultsChange',
  'CaseResult',
]);

type Opened = { readonly id: string; readonly wasRead: boolean };

/** A moderator's look does not mark a result as read. */
const useMarkRead = (opened: Opened | undefined): void => {
  const { client } = usePortal();
  const { role } = useViewer();
  const id = opened !== undefined && !opened.wasRead && role !== 'community_test_manager' ? opened.id : null;
  useEffect(() => {
    if (id !== null) mark(client, reading, id);
  }, [client, id]);
};

const refOf = ({ caseResultId }: { readonly caseResultId: string }): string => `rejection ${caseResultId}`;

export const rejectResultPorts = (client: Client): RejectResultPorts => ({
  rejectResult: fromPromise(({ input: { version, ...input } }) =>
    answeredOrKept(client, {
      document: RejectResult,
      variables: { input },
      things: [{ id: input.caseResultId, version }],
      name: 'Rejection',
      ref: refOf(input),
    }),
  ),
  unrejectResult: fromPromise(async ({ input }) =>
    outboxOf(client).withdraw(refOf(input))
      ? { successful: true, messages: [] }
      : answeredOrKept(client, {
          document: UnrejectResult,
          variables: { input },
          things: [{ id: input.caseResultId, version: null }],
          name: 'Undo of a rejection',
        }),
  ),
});

type RejectResultHostProps = {
  readonly resultId: string;
  readonly testCase: JudgedCase & { readonly completedCaseResults: readonly (JudgedResult & { readonly id: string })[] };
};

export function RejectResultHost({ resultId, testCase }: RejectResultHostProps) {
  const { client } = usePortal();
  const { id, role } = useViewer();
  const actorRef = useFlow(() => rejectResultMachine.provide({ actors: rejectResultPorts(client) }), { input: { caseResultId: resultId } });
  useEmitted(actorRef, {
    'undo.failed': ({ message }) => showToast({ type: 'danger', text: message }),
    'rejection.kept': () => showToast({ type: 'info', text: 'Not sent yet: it is sent once you are connected again.' }),
  });
  const [{ data, error }, ask] = useQuery({ query: CaseResultById, variables: { id: resultId, isManager: role === 'test_manager' } });
  const [reasons, askReasons] = useQuery({ query: RejectionReasons });
  const result = data?.flexibleTestingTestCaseResult;
  useMarkRead(result);
  if (result === undefined)
    return (
      <Sheet>
        {error === undefined ? (
          <Loading label="Loading the result">
            <SkeletonRows rows={6} />
          </Loading>
        ) : (
          <LoadFailure
            title="The result could not be loaded."
            requestId={requestIdOf(error)}
            onRetry={() => ask({ requestPolicy: 'network-only' })}
          />
        )}
      </Sheet>
    );
  const change = { resultId, isRejected: !result.isRejected };
  const to = predictedStatus({ ...testCase, results: testCase.completedCaseResults }, change);
  const actor = { role, userId: id };
  const said = verdicts(caseResultLifecycle, caseResultRowOf(result), actor);
  return (
    <RejectResultView
      actorRef={actorRef}
      result={result}
      changes={changesOf(said, result, actor)}
      how={<HowItWorks lifecycle={caseResultLifecycle} row={caseResultRowOf(result)} />}
      log={result.caseResultModerationLogs ?? null}
      reasons={reasons.data?.flexibleTestingTestCaseResultRejectionReasons ?? null}
      onReasonsRetry={reasons.error === undefined ? null : () => askReasons({ requestPolicy: 'network-only' })}
      prediction={to === null ? null : { from: overallStatus(testCase), to }}
      rejectReason={said[result.isRejected ? 'result.unreject' : 'result.reject']}
    />
  );
}
