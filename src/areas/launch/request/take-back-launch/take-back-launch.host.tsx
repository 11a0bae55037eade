import { useOnce } from '#src/ui/local.ts';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { takeBackLaunchMachine } from '#machines/flows/launch/request/take-back-launch.ts';
import type { HeldLaunch } from '#machines/flows/launch/request/build-request.rules.ts';
import type { TakeBackLaunchPorts } from '#machines/flows/launch/request/take-back-launch.ts';
import { answerOf } from '#src/cache/answer.ts';
import { withKey } from '#src/cache/call.ts';
import { openDraftStore } from '../../drafts/keep-draft/draft-store.ts';
import type { DraftStore } from '../../drafts/keep-draft/draft-store.ts';
import { useOpenLaunch } from '../open-launch.ports.ts';
import { TakeBackLaunch } from './take-back-launch.documents.ts';
import { useEffect } from 'react';
import { readerZone } from '#src/ui/reader-dates.ts';
import { dismissToast, showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';

type Deps = { readonly client: Client; readonly store: Pick<DraftStore, 'writeCopy'>; readonly held: HeldLaunch; readonly key: string };

/** Idempotent; saves on this device what the last save may have missed. */
export const takeBackLaunchPorts = ({ client, store, held: { saved, testId }, key }: Deps): TakeBackLaunchPorts => ({
  takeBackLaunch: fromPromise(async () => {
    const sent = await client.mutation(TakeBackLaunch, { input: { id: saved.draftId, testId } }, withKey(key)).toPromise();
    const answer = answerOf(sent);
    const version = sent.data?.takeBackLaunch.result?.version;
    if (answer.successful && version !== undefined) {
      const draft = { ...saved.draft, attempt: saved.draft.attempt + 1 };
      await store.writeCopy({ saved: { ...saved, version, draft }, unsent: true });
    }
    return answer;
  }),
});

const offered = 'launch-held';

export function TakeBackLaunchHost({ held }: { readonly held: HeldLaunch }) {
  const { client } = usePortal();
  const { id, organization } = useViewer();
  const openRef = useOpenLaunch();
  const { key, left } = useOnce(() => ({ key: crypto.randomUUID(), left: held.until - Date.now() }));
  const actorRef = useFlow(
    () => {
      const store = openDraftStore(organization.id, id, readerZone());
      return takeBackLaunchMachine.provide({ actors: takeBackLaunchPorts({ client, store, held, key }) });
    },
    { input: { left } },
  );
  useEmitted(actorRef, {
    'launch.takenBack': () => {
      dismissToast(offered);
      showToast({ type: 'success', text: 'The launch was taken back. Nothing had gone out.' });
      openRef.send({ type: 'launch.takenBack', draftId: held.saved.draftId });
    },
    'offer.ended': () => dismissToast(offered),
    'takeBack.refused': ({ message }) => showToast({ id: offered, type: 'danger', text: message }),
    'takeBack.unanswered': ({ message }) => {
      const onPress = () => actorRef.send({ type: 'launch.takeBack' });
      showToast({ id: offered, type: 'danger', text: message, action: { label: 'Try again', onPress } });
    },
  });
  useEffect(() => {
    const undo = () => actorRef.send({ type: 'launch.takeBack' });
    showToast({ id: offered, type: 'success', text: 'Nothing has gone out yet.', undo, undoFor: left });
    return () => dismissToast(offered);
  }, [actorRef, left]);
  return null;
}
