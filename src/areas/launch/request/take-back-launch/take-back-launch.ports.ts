import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import type { TakeBackLaunchPorts } from '#machines/flows/launch/request/take-back-launch.ts';
import { answerOf } from '#src/cache/answer.ts';
import { withKey } from '#src/cache/call.ts';
import type { DraftStore } from '../../drafts/keep-draft/draft-store.ts';
import type { HeldLaunch } from './held-launch.ts';
import { TakeBackLaunch } from './take-back-launch.documents.ts';

type Deps = { readonly client: Client; readonly store: Pick<DraftStore, 'writeCopy'>; readonly held: HeldLaunch; readonly key: string };

/** Takes a launch back, however often it is asked for, and keeps on this device what the last save may have been too late for. */
export const takeBackLaunchPorts = ({ client, store, held: { saved }, key }: Deps): TakeBackLaunchPorts => ({
  takeBackLaunch: fromPromise(async () => {
    const sent = await client.mutation(TakeBackLaunch, { input: { id: saved.draftId } }, withKey(key)).toPromise();
    const answer = answerOf(sent);
    const version = sent.data?.takeBackLaunch.result?.version;
    if (answer.successful && version !== undefined) {
      const draft = { ...saved.draft, attempt: saved.draft.attempt + 1 };
      await store.writeCopy({ saved: { ...saved, version, draft }, unsent: true });
    }
    return answer;
  }),
});
