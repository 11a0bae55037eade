import {
  askArchiveMachine,
  cancelArchiveMachine,
  organizationArchivesMachine,
  selectArchives,
  selectHasFailed,
} from '#machines/flows/shared/organization-archives.ts';
import type { ShownArchive } from '#machines/flows/shared/organization-archives.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { organizationArchiveLifecycle } from '#machines/lifecycles/organization-archive/organization-archive.machine.ts';
import type { ActorRole } from '#schema/vocabulary/roles.ts';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { TypedDocumentNode } from 'urql';
import { fromPromise } from 'xstate';
import type { Written } from './cache/answer.ts';
import { ArchivesView } from './domain/archives.tsx';
import { Button } from './ui/button.tsx';
import { LoadFailure } from './ui/load-failure.tsx';
import { Sheet } from './ui/sheet.tsx';
import { Loading, SkeletonRows } from './ui/skeleton.tsx';
import { useAct } from './use-act.ts';
import { useEmitted } from './use-emitted.ts';
import { useFlow } from './use-flow.ts';
import { useViewer } from './viewer.tsx';

type Does<Data, Input> = TypedDocumentNode<Data, { input: Input }>;
type Cancels<Data> = Does<Data, { archiveId: string }>;

type CancelProps<Data> = {
  readonly archive: ShownArchive;
  readonly by: ActorRole;
  readonly cancel: Cancels<Data>;
  readonly onChange: () => void;
};

/** Stops an archive that is not ready, where the chart lets who looks. */
export function CancelArchive<Data extends Written<Data>>({ archive, by, cancel, onChange }: CancelProps<Data>) {
  const { id: userId } = useViewer();
  const actorRef = useAct(cancelArchiveMachine, cancel, { input: { archiveId: archive.id }, done: 'The archive was cancelled.' });
  useEmitted(actorRef, { 'act.done': onChange, 'act.refused': onChange });
  const isBusy = useSelector(actorRef, selectIsBusy);
  const row = { state: archive.state, askedBy: archive.askedById, sizeBytes: null, sha256: null, storageKey: null, expiresAt: null };
  if (verdicts(organizationArchiveLifecycle, row, { role: by, userId })['archive.cancel'] !== null) return null;
  return (
    <Button size="small" busy={isBusy} onPress={() => actorRef.send({ type: 'act.confirm' })}>
      Cancel
    </Button>
  );
}

type ArchivesProps<Asked, Cancelled> = {
  readonly organizationId: string;
  readonly by: ActorRole;
  readonly read: () => Promise<readonly ShownArchive[]>;
  readonly ask: Does<Asked, { organizationId: string }>;
  readonly cancel: Cancels<Cancelled>;
  readonly children: ReactNode;
};

/** The archives of an organization, for its customers and for operators. */
export function Archives<Asked extends Written<Asked>, Cancelled extends Written<Cancelled>>({
  organizationId,
  by,
  read,
  ask,
  cancel,
  children,
}: ArchivesProps<Asked, Cancelled>) {
  const actorRef = useFlow(() =>
    organizationArchivesMachine.provide({ actors: { readArchives: fromPromise<readonly ShownArchive[], undefined>(read) } }),
  );
  const asking = useAct(askArchiveMachine, ask, { input: { organizationId } });
  const reload = () => actorRef.send({ type: 'archives.reload' });
  useEmitted(asking, { 'act.done': reload, 'act.refused': reload });
  const archives = useSelector(actorRef, selectArchives);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  const isAsking = useSelector(asking, selectIsBusy);
  if (archives === null)
    return (
      <Sheet>
        {hasFailed ? (
          <LoadFailure title="The archives could not be loaded." requestId={null} onRetry={reload} />
        ) : (
          <Loading label="Loading archives">
            <SkeletonRows rows={3} />
          </Loading>
        )}
      </Sheet>
    );
  return (
    <ArchivesView
      archives={archives}
      isAsking={isAsking}
      onAsk={() => asking.send({ type: 'act.confirm' })}
      renderCancel={(archive) => <CancelArchive archive={archive} by={by} cancel={cancel} onChange={reload} />}
    >
      {children}
    </ArchivesView>
  );
}
