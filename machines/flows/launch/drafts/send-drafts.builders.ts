import type { sendDraftsMachine } from './send-drafts.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const sendDraftsSamples: WalkOptions<typeof sendDraftsMachine> = {
  events: [{ type: 'connection.restored' }, { type: 'draft.left' }],
  outcomes: {
    sendUnsent: { outputs: [undefined], errors: [new Error('offline')] },
    watchDrafts: { errors: [new Error('broken')] },
  },
  project: ({ context }) => context.isAsked,
};
