import { discardRestoreMachine, startRestoreMachine } from '#machines/flows/operator/acts.ts';
import { selectIsSending, sendArchiveMachine } from '#machines/flows/operator/send-archive.ts';
import { organizationRestoresMachine, selectArchives, selectHasFailed } from '#machines/flows/shared/organization-archives.ts';
import type { ShownRestore } from '#machines/flows/shared/organization-archives.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import type { Answer } from '#machines/lib/answer.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { organizationRestoreLifecycle } from '#machines/lifecycles/organization-restore/organization-restore.machine.ts';
import { ActQuestion } from '#src/act-question.tsx';
import { answerOf } from '#src/cache/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useAct, useRefusals } from '#src/use-act.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { OperatorFrame } from '../parts/operator-frame.tsx';
import { BeginRestore, DiscardRestore, OperatorRestores, StartRestore } from './restore.documents.ts';
import { RestoresView } from './restore.view.tsx';

/** What the chart lets an operator do with an archive that was sent. */
export function RestoreActs({ restore, onChange }: { readonly restore: ShownRestore; readonly onChange: () => void }) {
  const { id: userId } = useViewer();
  const input = { restoreId: restore.id };
  const starting = useAct(startRestoreMachine, StartRestore, { input });
  const discarding = useAct(discardRestoreMachine, DiscardRestore, { input, done: 'The archive was discarded.' });
  useEmitted(starting, { 'act.done': onChange, 'act.refused': onChange });
  useEmitted(discarding, { 'act.done': onChange, 'act.refused': onChange });
  const isDiscarding = useSelector(discarding, selectIsBusy);
  const row = { state: restore.state, storageKey: null, expiresAt: restore.expiresAt };
  const refusals = verdicts(organizationRestoreLifecycle, row, { role: 'operator', userId });
  return (
    <>
      {refusals['restore.start'] === null ? (
        <Button size="small" kind="primary" onPress={() => starting.send({ type: 'act.open' })}>
          Restore
        </Button>
      ) : null}
      {refusals['restore.discard'] === null ? (
        <Button size="small" busy={isDiscarding} onPress={() => discarding.send({ type: 'act.confirm' })}>
          Discard
        </Button>
      ) : null}
      <ActQuestion actorRef={starting} title={`Restore ${restore.found[0]?.value ?? restore.name}?`} action="Restore">
        It comes in one step, all of it or nothing. Its members choose passwords by a link; its schedules and open tests go on here: end
        them where it came from.
      </ActQuestion>
    </>
  );
}

type Refused = { readonly errors?: readonly { readonly message: string }[] };

/** Archives of other installations become organizations here. */
export function RestoreHost() {
  const { client, post } = usePortal();
  const actorRef = useFlow(() =>
    organizationRestoresMachine.provide({
      actors: {
        readArchives: fromPromise<readonly ShownRestore[], undefined>(async () => {
          const { data, error } = await client.query(OperatorRestores, {}, { requestPolicy: 'network-only' }).toPromise();
          if (data === undefined) throw error ?? new Error('the archives were not told');
          return data.operatorRestores;
        }),
      },
    }),
  );
  const sending = useFlow(() =>
    sendArchiveMachine.provide({
      actors: {
        sendArchive: fromPromise<Answer, { readonly file: File }>(async ({ input: { file } }) => {
          const begun = await client.mutation(BeginRestore, { input: { name: file.name } }).toPromise();
          const id = begun.data?.operatorRestoreBegin.result?.id;
          const answer = answerOf(begun);
          if (!answer.successful || id === undefined) return answer;
          const sent = await post(`/api/organization-restores/${id}`, file.slice(0, file.size, 'application/zip'));
          if (sent.ok) return { successful: true, messages: [] };
          const said = (await sent.json().catch(() => ({}))) as Refused;
          return { successful: false, messages: said.errors?.map(({ message }) => message) ?? [] };
        }),
      },
    }),
  );
  const reload = () => actorRef.send({ type: 'archives.reload' });
  const refusals = useRefusals();
  useEmitted(sending, {
    'archive.sent': () => {
      refusals.takeBack();
      reload();
    },
    'archive.refused': ({ message }) => {
      refusals.tell(message);
      reload();
    },
  });
  const restores = useSelector(actorRef, selectArchives);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  const isSending = useSelector(sending, selectIsSending);
  return (
    <OperatorFrame current="restore">
      {restores === null ? (
        <Sheet>
          {hasFailed ? (
            <LoadFailure title="The archives could not be loaded." requestId={null} onRetry={reload} />
          ) : (
            <Loading label="Loading archives">
              <SkeletonRows rows={3} />
            </Loading>
          )}
        </Sheet>
      ) : (
        <RestoresView
          restores={restores}
          isSending={isSending}
          onChoose={(file) => sending.send({ type: 'archive.choose', file })}
          renderActs={(restore) => <RestoreActs restore={restore} onChange={reload} />}
        />
      )}
    </OperatorFrame>
  );
}
