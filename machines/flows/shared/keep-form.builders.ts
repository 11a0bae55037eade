import { simpleRequest } from '#schema/rules/launch/simple-request.builders.ts';
import type { keepFormMachine, KeptForms, SavedForm } from './keep-form.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const typed = (name: string): KeptForms => ({ form: { values: simpleRequest({ name }), draftId: 'd1', attempt: 1 }, asides: [] });
export const saved: SavedForm = { forms: typed('Opened'), version: 1, savedAt: null };
export const savedAt = '2026-11-21T09:00:03.000Z';

export const keepFormSamples: WalkOptions<typeof keepFormMachine> = {
  inputs: [true, false].map((isUnsent) => ({ saved, isUnsent })),
  events: [{ type: 'form.change', forms: typed('A') }, { type: 'save.retry' }, { type: 'connection.restored' }, { type: 'page.hidden' }],
  outcomes: {
    saveForm: {
      outputs: [{ kind: 'saved', version: 2, savedAt }, { kind: 'stale' }, { kind: 'refused', message: 'too large' }],
      errors: [new Error('offline')],
    },
    watchPage: { errors: [new Error('broken')] },
  },
  project: ({ context }) => [context.sent === context.saved.forms, context.confirmed === context.saved.forms, context.isRestored],
};
