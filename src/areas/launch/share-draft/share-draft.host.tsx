import { useActorRef, useSelector } from '@xstate/react';
import { Link2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { shareDraftMachine } from '#machines/flows/launch/share-draft/share-draft.machine.ts';
import { selectIsOpen } from '#machines/flows/launch/share-draft/share-draft.selectors.ts';
import { Button } from '#src/ui/button.tsx';
import { usePortal } from '#src/viewer.tsx';
import { draftPlace } from '../build-request/launch-places.ts';
import { SharedDraft } from './share-draft.documents.ts';
import { shareDraftPorts } from './share-draft.ports.ts';

const View = lazy(async () => ({ default: (await import('./share-draft.view.tsx')).ShareDraftView }));

const linkOf = (draftId: string): string => new URL(draftPlace(draftId, null, ''), window.location.origin).href;

type ShareDraftHostProps = {
  readonly draftId: string;
  readonly isKnown: boolean;
  readonly ownerReason: string | null;
  readonly onShared: (version: number) => void;
};

/** The button that shares the open draft. */
export function ShareDraftHost({ draftId, isKnown, ownerReason, onShared }: ShareDraftHostProps) {
  const { client } = usePortal();
  const [machine] = useState(() => shareDraftMachine.provide({ actors: shareDraftPorts(client, linkOf) }));
  const actorRef = useActorRef(machine);
  const isOpen = useSelector(actorRef, selectIsOpen);
  const isAsked = isKnown && ownerReason === null;
  const [{ data }] = useQuery({ query: SharedDraft, variables: { id: draftId }, pause: !isAsked });
  const sharing = data?.launchDraft.sharing ?? null;
  useEffect(() => {
    const listener = actorRef.on('draft.shared', ({ version }) => onShared(version));
    return () => listener.unsubscribe();
  }, [actorRef, onShared]);
  return (
    <>
      <Button
        icon={Link2}
        disabledReason={ownerReason ?? (isKnown ? null : 'Nothing to share yet.')}
        reason="hidden"
        onPress={() => actorRef.send({ type: 'share.open', draftId, sharing })}
      >
        {sharing === null ? 'Share draft' : 'Shared'}
      </Button>
      {isOpen ? (
        <Suspense>
          <View actorRef={actorRef} link={linkOf(draftId)} />
        </Suspense>
      ) : null}
    </>
  );
}
