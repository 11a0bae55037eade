import type { recoverDraftMachine, FoundDraft, DraftPart } from './recover-draft.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const part: DraftPart = { id: 'schedule', what: 'When', name: '', way: 'leaveOut' };
export const found: FoundDraft = { id: 'd1', name: 'Autumn', parts: [part] };

export const recoverDraftSamples: WalkOptions<typeof recoverDraftMachine> = {
  inputs: [{ id: 'd1' }, { id: null }],
  events: [{ type: 'parts.retry' }, { type: 'part.choose', partId: 'schedule' }, { type: 'draft.discard' }],
  outcomes: {
    readParts: { outputs: [found, null], errors: [new Error('offline')] },
    choosePart: { outputs: [undefined], errors: [new Error('offline')] },
    discardDraft: { outputs: [{ refusal: null }, { refusal: 'It was launched.' }], errors: [new Error('offline')] },
  },
};
