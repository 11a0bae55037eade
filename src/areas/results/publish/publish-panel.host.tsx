import { PanelSplit } from '#src/ui/page.tsx';
import { useViewer } from '#src/viewer.tsx';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { TestersOfTest } from '../testers/testers.documents.ts';
import { PublishHost } from './publish.host.tsx';

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
