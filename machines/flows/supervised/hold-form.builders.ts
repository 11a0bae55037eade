import type { holdFormMachine, KeptSupervised, LoadedForm, HoldFormEvent } from './hold-form.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const savedAt = '2026-11-21T09:00:00.000Z';
export const kept = (form: unknown): KeptSupervised => ({ form });
export const loadedWith = (form: unknown, more: Partial<LoadedForm> = {}): LoadedForm => ({
  opened: { forms: kept(form), version: 1, savedAt, isUnsent: false },
  isHeld: true,
  isDisputed: false,
  ...more,
});
const events: readonly HoldFormEvent[] = [
  { type: 'load.retry' },
  { type: 'form.change', forms: kept('typed') },
  { type: 'form.leave' },
  { type: 'form.followed', forms: kept('there') },
  { type: 'form.taken' },
  { type: 'form.take' },
  { type: 'form.keep' },
  { type: 'test.launched' },
];
const outputs = [loadedWith('a'), loadedWith('a', { isHeld: false }), loadedWith('a', { isDisputed: true })];

export const holdFormSamples: WalkOptions<typeof holdFormMachine> = {
  inputs: [undefined],
  events,
  outcomes: {
    loadForm: { outputs, errors: [new Error('offline')] },
    keepForm: { outputs: [undefined], errors: [new Error('broken')] },
    watchForm: { errors: [new Error('broken')] },
    followForm: { errors: [new Error('broken')] },
  },
  project: ({ context }) => [context.elsewhere],
};
