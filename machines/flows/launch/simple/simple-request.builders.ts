import { simpleRequest } from '#schema/rules/launch/simple-request.builders.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import type { simpleRequestMachine, LoadedForm, SimpleRequestEvent } from './simple-request.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const at = '2026-11-21T09:00:00.000Z';
export const input = { wished: { testId: null, given: null }, openedAt: at };
export const kept = (more: Partial<SimpleRequestValues> = {}): KeptForm => ({ values: simpleRequest(more), draftId: 'd1', attempt: 1 });
export const loadedWith = (form: KeptForm, isHeld = true): LoadedForm => ({
  forms: { form, asides: [] },
  version: 1,
  savedAt: at,
  isUnsent: false,
  isHeld,
  launchedName: null,
});
const events: readonly SimpleRequestEvent[] = [
  { type: 'load.retry' },
  { type: 'form.take' },
  { type: 'form.taken' },
  { type: 'form.followed', kept: { form: kept({ name: '' }), asides: [] } },
  { type: 'values.change', fields: { name: '' } },
  { type: 'field.leave', field: 'name' },
  { type: 'form.clear', draftId: 'd2' },
  { type: 'form.restore', draftId: 'd1' },
  { type: 'aside.forget', draftId: 'd1' },
  { type: 'launched.forget' },
  { type: 'preview.open', at },
];

export const simpleRequestSamples: WalkOptions<typeof simpleRequestMachine> = {
  inputs: [input],
  events,
  outcomes: {
    loadForm: {
      outputs: [true, false].map((isHeld) => loadedWith(kept(), isHeld)),
      errors: [new Error('offline')],
    },
    keepForm: { outputs: [undefined], errors: [new Error('broken')] },
    watchForm: { errors: [new Error('broken')] },
    followForm: { errors: [new Error('broken')] },
  },
  project: ({ context }) => [context.kept?.form.values.name === '', (context.kept?.asides.length ?? 0) > 0],
};
