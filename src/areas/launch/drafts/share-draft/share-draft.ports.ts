import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import type { ShareDraftPorts } from '#machines/flows/launch/drafts/share-draft.ts';
import { joinMessages } from '#schema/rules/launch/problems.ts';
import { ShareLaunchDraft } from './share-draft.documents.ts';

/** Lets a draft be shared, and its link be copied. */
export const shareDraftPorts = (client: Client, linkOf: (draftId: string) => string): ShareDraftPorts => ({
  shareDraft: fromPromise(async ({ input }) => {
    const { data, error } = await client.mutation(ShareLaunchDraft, { input: { id: input.draftId, sharing: input.sharing } }).toPromise();
    if (data === undefined) throw error ?? new Error('The server gave no answer.');
    const { successful, result, errors } = data.shareLaunchDraft;
    return { refusal: successful ? null : joinMessages(errors), version: result?.version ?? 0 };
  }),
  copyLink: fromPromise(({ input }) => navigator.clipboard.writeText(linkOf(input.draftId))),
});
