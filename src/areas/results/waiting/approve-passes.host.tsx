import { approvePassesMachine, selectIsSending, selectLeft, selectRefused } from '#machines/flows/results/approve-passes.ts';
import type { ApprovedAnswer, ApprovePassesPorts } from '#machines/flows/results/approve-passes.ts';
import { pageSizes } from '#schema/vocabulary/limits.ts';
import { answerOf } from '#src/cache/answer.ts';
import { useKeys } from '#src/keys.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { onceFor, useFlow } from '#src/use-flow.ts';
import { usePortal } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { ApproveResults } from './waiting.documents.ts';
import { PassesView } from './approve-passes.view.tsx';
import type { Waiting } from './waiting-row.tsx';

const approvePassesPorts = (client: Client): ApprovePassesPorts => ({
  sendApprovals: fromPromise(async ({ input: { results, approved } }): Promise<ApprovedAnswer> => {
    const input = { results: results.map(({ id, version }) => ({ caseResultId: id, version })), approved };
    const said = await client.mutation(ApproveResults, { input }).toPromise();
    const told = said.data?.approveResults.outcomes;
    const outcomes = told == null ? [] : told;
    return {
      ...answerOf(said),
      changed: outcomes.flatMap(({ caseResultId, version }) => (version == null ? [] : [{ id: caseResultId, version }])),
      refused: Object.fromEntries(
        outcomes.flatMap(({ caseResultId, refusal }) => (refusal == null ? [] : [[caseResultId, refusal.message] as const])),
      ),
    };
  }),
});

/** The key of the row that has the focus. */
const focused = (): string | undefined => document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset['key'];

/** Plain passes, chosen at first; `x` leaves one out, `1` approves the others. */
export function ApprovePasses({ results }: { readonly results: readonly Waiting[] }) {
  const { client } = usePortal();
  const actorRef = useFlow(() => onceFor(client, approvePassesMachine, approvePassesPorts));
  const left = useSelector(actorRef, selectLeft);
  const refused = useSelector(actorRef, selectRefused);
  const isBusy = useSelector(actorRef, selectIsSending);
  const chosen = useMemo(() => results.filter(({ id }) => !left.includes(id)).slice(0, 2 * pageSizes.waitingResults), [results, left]);
  useEmitted(actorRef, {
    'results.approved': ({ message, changed }) =>
      showToast({
        type: 'success',
        text: message,
        undo: changed.length === 0 ? undefined : () => actorRef.send({ type: 'approval.undo', results: changed }),
      }),
    'results.unapproved': ({ message }) => showToast({ type: 'success', text: message }),
    'results.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  useKeys(
    useMemo(
      () => ({
        x: () => {
          const id = focused();
          if (id !== undefined) actorRef.send({ type: 'result.toggle', id });
        },
        '1': () => actorRef.send({ type: 'approval.send', results: chosen }),
      }),
      [actorRef, chosen],
    ),
  );
  return <PassesView actorRef={actorRef} results={results} chosen={chosen} refused={refused} isBusy={isBusy} />;
}
