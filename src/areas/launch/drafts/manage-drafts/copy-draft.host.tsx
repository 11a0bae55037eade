import { useSelector } from '@xstate/react';
import { Copy } from 'lucide-react';
import { selectDraftId } from '#machines/flows/launch/request/build-request.selectors.ts';
import { manageDraftsMachine, selectIsBusy } from '#machines/flows/launch/drafts/manage-drafts.ts';
import { Button } from '#src/ui/button.tsx';
import { useNavigation } from '#src/ui/navigation.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { usePortal } from '#src/viewer.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { draftPlace } from '../../request/launch-places.ts';
import { useRequestActor } from '../../request/request-actor.ts';
import { manageDraftsPorts } from './manage-drafts.ports.ts';

export function CopyDraftHost() {
  const { client } = usePortal();
  const navigation = useNavigation();
  const draftId = useSelector(useRequestActor(), selectDraftId);
  const actorRef = useFlow(() => manageDraftsMachine.provide({ actors: manageDraftsPorts(client) }));
  const isBusy = useSelector(actorRef, selectIsBusy);
  useEmitted(actorRef, {
    'draft.duplicated': (event) => navigation?.navigate(draftPlace(event.draftId, null, ''), { replace: false }),
    'drafts.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  return (
    <Button icon={Copy} busy={isBusy} onPress={() => actorRef.send({ type: 'draft.duplicate', draftId, copyId: crypto.randomUUID() })}>
      Make a copy
    </Button>
  );
}
