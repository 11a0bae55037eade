import { useSelector } from '@xstate/react';
import { Link2 } from 'lucide-react';
import { Suspense } from 'react';
import { useQuery } from 'urql';
import {
  selectDraftId,
  selectIsKnown,
  selectOwnership,
  selectShareReason,
} from '#machines/flows/launch/request/build-request.selectors.ts';
import { shareDraftMachine, selectIsOpen } from '#machines/flows/launch/drafts/share-draft.ts';
import { Button } from '#src/ui/button.tsx';
import { usePortal } from '#src/viewer.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { draftPlace } from '../../request/launch-places.ts';
import { useRequestActor } from '../../request/request-actor.ts';
import { SharedDraft } from './share-draft.documents.ts';
import { shareDraftPorts } from './share-draft.ports.ts';

const View = lazyPart(async () => ({ default: (await import('./share-draft.view.tsx')).ShareDraftView }), {
  leave: ({ actorRef }) => actorRef.send({ type: 'share.close' }),
});

const linkOf = (draftId: string): string => new URL(draftPlace(draftId, null, ''), window.location.origin).href;

/** The button that shares the open draft. */
export function ShareDraftHost() {
  const requestRef = useRequestActor();
  const draftId = useSelector(requestRef, selectDraftId);
  const isKnown = useSelector(requestRef, selectIsKnown);
  const { refused } = useSelector(requestRef, selectOwnership);
  const shareReason = useSelector(requestRef, selectShareReason);
  const { client } = usePortal();
  const actorRef = useFlow(() => shareDraftMachine.provide({ actors: shareDraftPorts(client, linkOf) }));
  const isOpen = useSelector(actorRef, selectIsOpen);
  const isAsked = isKnown && refused['draft.share'] === null;
  const [{ data }] = useQuery({ query: SharedDraft, variables: { id: draftId }, pause: !isAsked });
  const sharing = data?.launchDraft.sharing ?? null;
  useEmitted(actorRef, { 'draft.shared': ({ version }) => requestRef.send({ type: 'draft.shared', version }) });
  return (
    <>
      <Button
        icon={Link2}
        disabledReason={shareReason ?? (isKnown ? null : 'Nothing to share yet.')}
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
