import { publishAllMachine, selectIds } from '#machines/flows/results/publish-all.ts';
import type { PublishAllPorts } from '#machines/flows/results/publish-all.ts';
import { writes } from '#src/cache/writes.ts';
import { useQuery } from 'urql';
import type { Client } from 'urql';
import { PublishResults } from '../publish/publish.documents.ts';
import { scheduledText } from '#machines/flows/results/publish.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { AwaitedDialog } from '../parts/awaited-dialog.tsx';
import { TestersOfTest } from '../testers/testers.documents.ts';
import { outcomesOf, progressOf, stopWords } from '../publish/publish-loss.rules.ts';
import { TakeBackAll } from '../testers/take-back.act.tsx';
import { PublishAllView } from './publish-all.view.tsx';
import type { Actor } from '#machines/lib/actor.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { participantLifecycle } from '#machines/lifecycles/participant/participant.machine.ts';
import type { ParticipantRowFragment } from '#schema/generated/client/graphql.ts';
import { participantRowOf } from '#schema/generated/client/rows/participant.documents.ts';
import { workingParticipantStatuses } from '#schema/vocabulary/participant.ts';
import type { Publishable } from './publish-all.view.tsx';

type Listed = ParticipantRowFragment & { readonly fullName: string } & Parameters<typeof stopWords>[0];

/** Unpublished testers: those who can be published, with what stops it, and those who cannot, with the chart's reason. */
export const partTesters = (testers: readonly Listed[], actor: Actor): Publishable => {
  const judged = testers
    .filter(({ status }) => workingParticipantStatuses.includes(status))
    .map((tester) => {
      const { 'results.publish': reason } = verdicts(participantLifecycle, participantRowOf(tester), actor);
      const { id, fullName, publishingStops: stops } = tester;
      return { id, fullName, stops, progress: progressOf(tester), words: stopWords(tester), reason };
    });
  return {
    offered: judged.flatMap(({ reason, ...tester }) => (reason === null ? [tester] : [])),
    held: judged.flatMap(({ id, fullName, reason }) => (reason === null ? [] : [{ id, fullName, reason }])),
  };
};

export const publishAllPorts = (client: Client): PublishAllPorts => ({ publishAllResults: writes(client, PublishResults) });

type PublishAllHostProps = { readonly testId: string; readonly onClose: () => void };

const makeKey = () => crypto.randomUUID();

export default function PublishAllHost({ testId, onClose }: PublishAllHostProps) {
  const [{ data, error }, ask] = useQuery({ query: TestersOfTest, variables: { testId } });
  const test = data?.platformTest;
  if (test?.__typename !== 'FlexibleTestingTest')
    return <AwaitedDialog title="Publish all" error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} onClose={onClose} />;
  const testers = (test.selectionRequirementsGroups ?? []).flatMap(({ participants }) => participants);
  return <Opened testId={testId} testers={testers} onClose={onClose} />;
}

type Tester = { readonly version: number } & Parameters<typeof partTesters>[0][number] & Parameters<typeof outcomesOf>[0][number];

function Opened({ testId, testers, onClose }: PublishAllHostProps & { readonly testers: readonly Tester[] }) {
  const { client } = usePortal();
  const { id, role } = useViewer();
  const actorRef = useFlow(() => publishAllMachine.provide({ actors: publishAllPorts(client) }), { input: { testId } });
  useEffect(() => {
    const listeners = [
      actorRef.on('publish.scheduled', ({ count }) => showToast({ type: 'success', text: scheduledText(count) })),
      actorRef.on('publish.refused', ({ message }) => showToast({ type: 'danger', text: message })),
      actorRef.subscribe({ complete: onClose }),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef, onClose]);
  const ids = useSelector(actorRef, selectIds);
  const seen = testers.flatMap((tester) => {
    const { 'publishing.takeBack': refusal } = verdicts(participantLifecycle, participantRowOf(tester), { role, userId: id });
    return ids.includes(tester.id) && refusal === null ? [{ participantId: tester.id, version: tester.version }] : [];
  });
  return (
    <PublishAllView
      actorRef={actorRef}
      testers={partTesters(testers, { role, userId: id })}
      outcomes={outcomesOf(testers, ids)}
      takeBack={<TakeBackAll key={seen.map(({ version }) => version).join()} testId={testId} participants={seen} />}
      makeKey={makeKey}
    />
  );
}
