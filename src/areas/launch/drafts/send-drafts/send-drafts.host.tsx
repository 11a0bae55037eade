import { useOnce } from '#src/ui/local.ts';
import { fromCallback, fromPromise } from 'xstate';
import type { DraftCopy } from '#machines/flows/launch/request/build-request.rules.ts';
import { sendDraftsMachine } from '#machines/flows/launch/drafts/send-drafts.ts';
import type { SendDraftsPorts } from '#machines/flows/launch/drafts/send-drafts.ts';
import type { KeepDraftDeps } from '../keep-draft/open-draft.ts';
import { watchLeft, keepDraftDeps } from '../keep-draft/open-draft.ts';
import { leaveDraft, saveDraft } from '../keep-draft/keep-draft.ports.ts';
import { useActorRef } from '@xstate/react';

import { usePortal, useViewer } from '#src/viewer.tsx';

/** As the draft's own page would: a newer, launched or discarded one stays as it is. */
async function sendCopy(deps: KeepDraftDeps, { saved, stamp }: DraftCopy): Promise<void> {
  const { store } = deps;
  if (await store.isOpen(saved.draftId)) return;
  const answer = await saveDraft(deps, saved);
  if (answer.kind !== 'saved') return;
  await store.confirmCopy(stamp, { ...saved, version: answer.version, savedAt: answer.savedAt });
  if (answer.version > 0 && !(await store.isOpen(saved.draftId))) leaveDraft(deps, saved.draftId);
}

export const sendDraftsPorts = (deps: KeepDraftDeps): SendDraftsPorts => ({
  sendUnsent: fromPromise(async () => {
    const latestFirst = await deps.store.readUnsent();
    for (const copy of latestFirst.toReversed()) await sendCopy(deps, copy);
  }),
  watchDrafts: fromCallback(({ sendBack }) => {
    const ending = new AbortController();
    const options = { signal: ending.signal };
    window.addEventListener('online', () => sendBack({ type: 'connection.restored' }), options);
    watchLeft(() => sendBack({ type: 'draft.left' }), options);
    return () => ending.abort();
  }),
});

export function SendDraftsHost() {
  const { client } = usePortal();
  const viewer = useViewer();
  const machine = useOnce(() => sendDraftsMachine.provide({ actors: sendDraftsPorts(keepDraftDeps(client, viewer)) }));
  useActorRef(machine);
  return null;
}
