import { cutText } from '#schema/cut-text.ts';
import { moderateResultMachine, selectKept } from '#machines/flows/moderation/moderate-result.ts';
import type { ModerateResultPorts } from '#machines/flows/moderation/moderate-result.ts';
import { answeredOrKept, outboxOf } from '#src/outbox/outbox.ts';
import { fromPromise } from 'xstate';
import type { Client, CombinedError } from 'urql';
import { CancelEdit, FinalizeModeration, RequestEdit } from './moderate-result.documents.ts';
import type { Approval } from '#machines/flows/moderation/judge-results.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { caseResultLifecycle } from '#machines/lifecycles/case-result/case-result.machine.ts';
import { editRequestLifecycle } from '#machines/lifecycles/edit-request/edit-request.machine.ts';
import { editMark, resultBadge } from '#machines/lifecycles/case-result/case-result.seen.rules.ts';
import type { ResultOf } from '#schema/generated/client/gql.ts';
import { caseResultRowOf } from '#schema/generated/client/rows/case-result.documents.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { HowItWorks } from '#src/how-it-works.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { PanelBody } from '#src/ui/side-panel.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { onceFor, useFlow } from '#src/use-flow.ts';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ModerationActivityHost } from '../moderation-activity/moderation-activity.host.tsx';
import { changesOf } from '../case-result/changes.ts';
import { ResultWaiting } from '../result/result-waiting.tsx';
import type { CaseResultById } from '../case-result/result.documents.ts';
import { useKeptPlace, useKeptWords } from '#src/keeping/use-kept-words.ts';
import { ModerateResultView } from './moderate-result.view.tsx';
import type { Place } from './moderate-result.view.tsx';
import { usePanelKeys } from './panel-keys.ts';
import type { JudgeReportsActorRef } from '#machines/flows/moderation/judge-reports.ts';
import { editRequestStates } from '#schema/vocabulary/case-result.ts';
import { severityLabels } from '#schema/vocabulary/issue.ts';
import { ReportVerdict, useReportKeys } from '../judge-reports/judge-reports.host.tsx';
import { judgedReportOf } from '../judge-reports/judge-reports.rules.ts';

const requestOf = ({ caseResultId }: { readonly caseResultId: string }): string => `edit request ${caseResultId}`;

/** A request that is refused late is told by its words, which stand nowhere else any more. */
const beginningOf = (content: string): string => (content.length > 80 ? `${cutText(content, 79)}…` : content);

export const moderateResultPorts = (client: Client): ModerateResultPorts => ({
  requestEdit: fromPromise(({ input: { key, ...input } }) =>
    answeredOrKept(client, {
      document: RequestEdit,
      variables: { input },
      things: [{ id: input.caseResultId, version: null }],
      name: `Edit request “${beginningOf(input.content)}”`,
      ref: requestOf(input),
      key,
    }),
  ),
  cancelEdit: fromPromise(async ({ input }) =>
    outboxOf(client).withdraw(requestOf(input))
      ? { successful: true, messages: [] }
      : answeredOrKept(client, {
          document: CancelEdit,
          variables: { input },
          things: [{ id: input.caseResultId, version: null }],
          name: 'Cancelling of an edit request',
        }),
  ),
  finalizeModeration: fromPromise(({ input }) =>
    answeredOrKept(client, {
      document: FinalizeModeration,
      variables: { input },
      things: [{ id: input.caseResultId, version: null }],
      name: 'Finalize moderation',
    }),
  ),
});

type OpenedResultProps = {
  readonly resultId: string;
  readonly place: Place;
  readonly onJudge: (approval: Pick<Approval, 'name' | 'approved' | 'version'>, toFailed: boolean) => void;
  readonly onClose: () => void;
  readonly result: ResultOf<typeof CaseResultById>['flexibleTestingTestCaseResult'] | undefined;
  readonly error: CombinedError | undefined;
  readonly onRetry: () => void;
  readonly reports: JudgeReportsActorRef;
  readonly notice: ReactNode;
};

type EditRequest = ResultOf<typeof CaseResultById>['flexibleTestingTestCaseResult']['latestCaseResultEditRequest'];

/** Beside a mark: those that are over have none. */
const howEditOf = (request: EditRequest) => {
  const state = editRequestStates.find((known) => known === request?.status);
  if (request == null || state === undefined || editMark(state) === null) return null;
  return <HowItWorks lifecycle={editRequestLifecycle} row={{ state, createdAt: request.createdAt, completedAt: null }} of="edit request" />;
};

const makeKey = () => crypto.randomUUID();

export function OpenedResult({ resultId, result, error, onRetry, place, onJudge, onClose, reports, notice }: OpenedResultProps) {
  const { client } = usePortal();
  const { id, role } = useViewer();
  const { place: wordsPlace, kept } = useKeptPlace(`edit request ${resultId}`);
  const actorRef = useFlow(() => onceFor(client, moderateResultMachine, moderateResultPorts), {
    input: { caseResultId: resultId, draft: kept?.text ?? '' },
  });
  useKeptWords(actorRef, wordsPlace, selectKept);
  useEmitted(actorRef, {
    'approval.wanted': ({ approved, toFailed }) =>
      result !== undefined && onJudge({ name: result.testCase.name, approved, version: result.version }, toFailed),
    'moderation.done': ({ message }) => showToast({ type: 'success', text: message }),
    'moderation.kept': ({ message }) => showToast({ type: 'info', text: message }),
    'moderation.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  const judged = useMemo(
    () =>
      result === undefined ? null : { result, verdicts: verdicts(caseResultLifecycle, caseResultRowOf(result), { role, userId: id }) },
    [result, role, id],
  );
  const judgedReports = useMemo(
    () => (result?.relatedIssues ?? []).map((issue) => judgedReportOf(issue, { role, userId: id })).filter((report) => report !== null),
    [result, role, id],
  );
  const reportKeys = useReportKeys(reports, judgedReports);
  usePanelKeys({ actorRef, judged, place, onClose, reportKeys });
  if (result === undefined || judged === null)
    return (
      <PanelBody>
        {error === undefined ? (
          <ResultWaiting />
        ) : (
          <LoadFailure title="The result could not be loaded." requestId={requestIdOf(error)} onRetry={onRetry} />
        )}
      </PanelBody>
    );
  return (
    <>
      <ModerationActivityHost caseResultId={resultId} />
      <ModerateResultView
        actorRef={actorRef}
        result={result}
        badge={resultBadge(result)}
        log={result.caseResultModerationLogs ?? null}
        verdicts={judged.verdicts}
        changes={changesOf(judged.verdicts, result, { role, userId: id })}
        makeKey={makeKey}
        notice={notice}
        how={<HowItWorks lifecycle={caseResultLifecycle} row={caseResultRowOf(result)} />}
        howEdit={howEditOf(result.latestCaseResultEditRequest)}
        renderVerdict={(issueId) => {
          const report = judgedReports.find((one) => one.id === issueId);
          const given = severityLabels[result.relatedIssues.find((one) => one.id === issueId)?.severity ?? 'unknown'];
          return report === undefined ? null : <ReportVerdict actorRef={reports} caseResultId={resultId} report={report} given={given} />;
        }}
      />
    </>
  );
}
