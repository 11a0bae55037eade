import type { manageDraftsMachine, DraftAnswer } from './manage-drafts.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const done: DraftAnswer = { refusal: null };
export const held: DraftAnswer = { refusal: 'This draft is open elsewhere.' };
const either = { outputs: [done, held], errors: [new Error('offline')] };

export const manageDraftsSamples: WalkOptions<typeof manageDraftsMachine> = {
  events: [
    { type: 'rename.open', draftId: 'd1', name: 'Release' },
    { type: 'name.change', name: 'Release 2' },
    { type: 'name.change', name: ' ' },
    { type: 'rename.confirm' },
    { type: 'rename.cancel' },
    { type: 'drafts.more' },
    { type: 'draft.duplicate', draftId: 'd1', copyId: 'c1' },
    { type: 'draft.discard', draftId: 'd1', name: 'Spring' },
    { type: 'draft.restore', draftId: 'd1', version: 4 },
  ],
  outcomes: { renameDraft: either, duplicateDraft: either, discardDraft: either, restoreDraft: either },
  project: ({ context }) => context.name.trim() === '',
};
