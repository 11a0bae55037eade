import type { Client, CombinedError } from 'urql';
import { fromPromise } from 'xstate';
import type { DraftAnswer, ManageDraftsPorts } from '#machines/flows/launch/drafts/manage-drafts.ts';
import { joinMessages } from '#schema/rules/launch/problems.ts';
import { codesOf } from '#src/cache/problems.ts';
import { DiscardOtherDraft, DuplicateLaunchDraft, RenameLaunchDraft } from './manage-drafts.documents.ts';

type Answer = {
  readonly successful: boolean;
  readonly version?: number | null;
  readonly errors: readonly { readonly code: string; readonly message: string; readonly path: string | null }[];
};

const answerOf = (answer: Answer | undefined, error: CombinedError | undefined): DraftAnswer => {
  if (answer !== undefined) return { refusal: answer.successful ? null : joinMessages(answer.errors), version: answer.version ?? null };
  if (error !== undefined && codesOf(error).includes('NOT_FOUND')) return { refusal: 'This draft is no longer here.' };
  throw error ?? new Error('The server gave no answer.');
};

/** `version` restores it from that discarding. */
async function discard(client: Client, id: string, version: number | null): Promise<DraftAnswer> {
  const input = version === null ? { id, restore: false } : { id, restore: true, version };
  const { data, error } = await client.mutation(DiscardOtherDraft, { input }).toPromise();
  return answerOf(data?.discardLaunchDraft, error);
}

export const manageDraftsPorts = (client: Client): ManageDraftsPorts => ({
  renameDraft: fromPromise(async ({ input }) => {
    const { data, error } = await client.mutation(RenameLaunchDraft, { input: { id: input.draftId, name: input.name } }).toPromise();
    return answerOf(data?.renameLaunchDraft, error);
  }),
  duplicateDraft: fromPromise(async ({ input }) => {
    const { data, error } = await client.mutation(DuplicateLaunchDraft, { input: { id: input.draftId, copyId: input.copyId } }).toPromise();
    return answerOf(data?.duplicateLaunchDraft, error);
  }),
  discardDraft: fromPromise(({ input }) => discard(client, input.draftId, null)),
  restoreDraft: fromPromise(({ input }) => discard(client, input.draftId, input.version)),
});
