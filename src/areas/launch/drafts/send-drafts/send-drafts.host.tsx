import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { sendDraftsMachine } from '#machines/flows/launch/drafts/send-drafts/send-drafts.machine.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { openDraftStore } from '../keep-draft/draft-store.ts';
import { sendDraftsPorts } from './send-drafts.ports.ts';
import { readerZone } from '#src/ui/reader-dates.ts';

/** Sends what the member typed at this device and the server has not got, whatever page is open. */
export function SendDraftsHost() {
  const { client } = usePortal();
  const { id, fullName, organization } = useViewer();
  const [machine] = useState(() => {
    const timezone = readerZone();
    const deps = { client, timezone, person: fullName, store: openDraftStore(organization.id, id, timezone) };
    return sendDraftsMachine.provide({ actors: sendDraftsPorts(deps) });
  });
  useActorRef(machine);
  return null;
}
