import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { sendDraftsMachine } from '#machines/flows/launch/drafts/send-drafts.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { keepDraftDeps } from '../keep-draft/keep-draft.deps.ts';
import { sendDraftsPorts } from './send-drafts.ports.ts';

/** Sends what the member typed at this device and the server has not got, whatever page is open. */
export function SendDraftsHost() {
  const { client } = usePortal();
  const viewer = useViewer();
  const [machine] = useState(() => sendDraftsMachine.provide({ actors: sendDraftsPorts(keepDraftDeps(client, viewer)) }));
  useActorRef(machine);
  return null;
}
