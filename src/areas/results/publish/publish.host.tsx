import { publishMachine, publishTexts } from '#machines/flows/results/publish.ts';
import type { PublishPorts } from '#machines/flows/results/publish.ts';
import { writes } from '#src/cache/writes.ts';
import type { Client } from 'urql';
import { PublishResults } from './publish.documents.ts';
import { publishControl } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import type { ParticipantRowFragment } from '#schema/generated/client/graphql.ts';
import { participantRowOf } from '#schema/generated/client/rows/participant.documents.ts';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useFlow } from '#src/use-flow.ts';
import { useEffect } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { PublishView } from './publish.view.tsx';
import { PanelSplit } from '#src/ui/page.tsx';
import { useQuery } from 'urql';
import { TestersOfTest } from '../testers/testers.documents.ts';

export const publishPorts = (client: Client): PublishPorts => ({ publishResults: writes(client, PublishResults) });

type Publishing = ParticipantRowFragment & ComponentProps<typeof PublishView>['participant'];

type PublishHostProps = { readonly testId: string; readonly participant: Publishing; readonly onClose: () => void };

const makeKey = () => crypto.randomUUID();

export function PublishHost({ testId, participant, onClose }: PublishHostProps) {
  const { client } = usePortal();
  const { id, role } = useViewer();
  const actorRef = useFlow(() => publishMachine.provide({ actors: publishPorts(client) }), {
    input: { testId, participantId: participant.id },
  });
  useEffect(() => {
    const listeners = [
      actorRef.on('publish.scheduled', () => showToast({ type: 'success', text: publishTexts.scheduledOne })),
      actorRef.on('publish.refused', ({ message }) => showToast({ type: 'danger', text: message })),
      actorRef.subscribe({ complete: onClose }),
    ];
    return () => listeners.forEach((listener) => listener.unsubscribe());
  }, [actorRef, onClose]);
  return (
    <PublishView
      actorRef={actorRef}
      participant={participant}
      control={publishControl(participantRowOf(participant), { role, userId: id })}
      href={`/results/${testId}/participant/${participant.id}`}
      makeKey={makeKey}
    />
  );
}

type PublishPanelHostProps = {
  readonly testId: string;
  /** From the URL; null when closed. */
  readonly participantId: string | null;
  readonly onClose: () => void;
  /** Another panel of the URL, without a tester. */
  readonly other: ReactNode;
  readonly children: ReactNode;
};

export function PublishPanelHost({ testId, participantId, onClose, other, children }: PublishPanelHostProps) {
  const { role } = useViewer();
  const isAsked = participantId !== null && role === 'test_manager';
  const [{ data }] = useQuery({ query: TestersOfTest, variables: { testId }, pause: !isAsked });
  const test = isAsked ? data?.platformTest : undefined;
  const groups = test?.__typename === 'FlexibleTestingTest' ? (test.selectionRequirementsGroups ?? []) : [];
  const participant = groups.flatMap(({ participants }) => participants).find(({ id }) => id === participantId);
  return (
    <PanelSplit
      width={480}
      panel={
        participant === undefined ? other : <PublishHost key={participant.id} testId={testId} participant={participant} onClose={onClose} />
      }
    >
      {children}
    </PanelSplit>
  );
}
