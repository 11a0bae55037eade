import type { shareDraftMachine, ShareAnswer } from './share-draft.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const done: ShareAnswer = { refusal: null, version: 5 };
export const refused: ShareAnswer = { refusal: 'This draft belongs to somebody else.', version: 4 };

export const shareDraftSamples: WalkOptions<typeof shareDraftMachine> = {
  events: [
    { type: 'share.open', draftId: 'd1', sharing: null },
    { type: 'share.open', draftId: 'd1', sharing: 'view' },
    { type: 'sharing.choose', sharing: 'edit' },
    { type: 'link.copy' },
    { type: 'share.close' },
  ],
  outcomes: {
    shareDraft: { outputs: [done, refused], errors: [new Error('offline')] },
    copyLink: { outputs: [undefined], errors: [new Error('no clipboard')] },
  },
  project: ({ context }) => context.sharing,
};
