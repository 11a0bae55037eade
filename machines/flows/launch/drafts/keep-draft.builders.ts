import type { keepDraftMachine, SaveAnswer } from './keep-draft.ts';
import { requestOf, savedDraft, listener } from '../launch.builders.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const saved = savedDraft(requestOf(1));
export const answer: SaveAnswer = { kind: 'saved', version: 2, savedAt: '2026-11-21T09:00:03.000Z' };
export const stale: SaveAnswer = { kind: 'stale', newer: savedDraft(requestOf(2), 5) };
export const launched: SaveAnswer = { kind: 'launched', receipt: { id: 'r1', name: 'Release 12' } };
export const changed = (name: string): RequestDraft => requestOf(1, { name });

export const keepDraftSamples: WalkOptions<typeof keepDraftMachine> = {
  inputs: [true, false].map((unsent) => ({ saved, unsent, listener: listener().ref })),
  events: [
    { type: 'draft.change', draft: changed('A') },
    { type: 'draft.confirmed' },
    { type: 'save.retry' },
    { type: 'connection.restored' },
    { type: 'page.hidden' },
    { type: 'version.changed', version: 3 },
    { type: 'hold.asked' },
    { type: 'hold.doubted' },
    { type: 'draft.gone' },
    { type: 'hold.lost', by: { kind: 'tab' } },
  ],
  outcomes: {
    holdDraft: { outputs: [{ by: null }, { by: { kind: 'device', name: 'Ann' } }], errors: [new Error('offline')] },
    giveDraft: { outputs: [undefined], errors: [new Error('broken')] },
    keepCopy: { outputs: [undefined], errors: [new Error('full')] },
    saveDraft: {
      outputs: [answer, stale, launched, { kind: 'held', by: { kind: 'tab' } }, { kind: 'refused', message: 'too large' }],
      errors: [new Error('offline')],
    },
    watchPage: { errors: [new Error('broken')] },
  },
  project: ({ context }) => [context.sent === context.saved.draft, context.confirmed === context.saved.draft, context.isRestored],
};
