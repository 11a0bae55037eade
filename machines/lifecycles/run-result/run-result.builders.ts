import { runResultLifecycle } from './run-result.machine.ts';
import type { runResultMachine } from './run-result.machine.ts';
import { byEveryone } from '#machines/testing/who-may.ts';
import type { RunResultRow } from './run-result.types.ts';
import type { RunResultState } from '#schema/vocabulary/run-result.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const row = (state: RunResultState, more: Partial<RunResultRow> = {}): RunResultRow => ({
  state,
  outcome: 'passed',
  attempts: 0,
  sentAt: null,
  notBefore: null,
  message: null,
  isSuperseded: false,
  ...more,
});
const { state: _, ...input } = row('waiting');

export const runResultSamples: WalkOptions<typeof runResultMachine> = {
  inputs: [input, { ...input, isSuperseded: true }],
  events: byEveryone(runResultLifecycle),
  project: ({ context }) => [context.attempts > 1, context.notBefore === null, context.isSuperseded],
};
