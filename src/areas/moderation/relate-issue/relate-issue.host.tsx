import { relateIssueMachine, relatedTexts, selectCode, selectIsTyping } from '#machines/flows/moderation/relate-issue.ts';
import type { RelateIssuePorts } from '#machines/flows/moderation/relate-issue.ts';
import { answerOf } from '#src/cache/answer.ts';
import { writes } from '#src/cache/writes.ts';
import { useQuery } from 'urql';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { UpdateResponse } from '../edit-text/edit-text.documents.ts';
import { DeleteIssue, IssueOptions } from './relate-issue.documents.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { onceFor, useFlow } from '#src/use-flow.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useSelector } from '@xstate/react';
import type { WordRefusals } from '../case-result/changes.ts';
import { RelateIssueView } from './relate-issue.view.tsx';

const relateIssuePorts = (client: Client): RelateIssuePorts => ({
  relateIssue: fromPromise(async ({ input: { caseResultResponseId, code, seen } }) =>
    answerOf(
      await client.mutation(UpdateResponse, { input: { caseResultResponseId, value: { step: { issueId: code } }, seen } }).toPromise(),
    ),
  ),
  deleteIssue: writes(client, DeleteIssue),
});

type RelateIssueHostProps = {
  readonly caseResultId: string;
  /** The response with the status, where an issue is added, or the related issue. */
  readonly responseId: string;
  readonly code: string | null;
  readonly refusals: WordRefusals;
};

export function RelateIssueHost({ caseResultId, responseId, code, refusals }: RelateIssueHostProps) {
  const { client } = usePortal();
  const actorRef = useFlow(() => onceFor(client, relateIssueMachine, relateIssuePorts), {
    input: { caseResultResponseId: responseId, seen: code ?? '' },
  });
  const find = useSelector(actorRef, selectCode).trim();
  const isTyping = useSelector(actorRef, selectIsTyping);
  const [{ data }] = useQuery({ query: IssueOptions, variables: { caseResultId, find }, pause: !isTyping });
  useEmitted(actorRef, {
    'issue.related': ({ before, code: related }) =>
      showToast({
        type: 'success',
        text: relatedTexts.updated,
        undo:
          before === ''
            ? undefined
            : () => {
                actorRef.send({ type: 'code.edit', seen: related });
                actorRef.send({ type: 'code.change', code: before });
                actorRef.send({ type: 'code.save' });
              },
      }),
    'issue.deleted': () => showToast({ type: 'success', text: relatedTexts.deleted }),
    'issue.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  return (
    <RelateIssueView actorRef={actorRef} code={code} refusals={refusals} options={isTyping ? (data?.relatedIssueOptions ?? []) : []} />
  );
}
