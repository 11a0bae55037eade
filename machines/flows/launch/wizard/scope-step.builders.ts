import { caseRun, cases, flagsWith, oneCase, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { begunImport, listener, ownTest } from '../launch.builders.ts';
import type { ImportStepEvent } from './import-step.setup.ts';
import type { scopeStepMachine } from './scope-step.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const importedCases = {
  ending: 'imported' as const,
  values: { kind: 'test_cases' as const, testCases: cases(2), kept: 0 },
  source: 'a.csv',
  imported: 2,
};
const unread: readonly Unread[] = [{ field: 'edits', of: '', value: 7 }];
export const film = flagsWith({ videoRequirementEnabled: true });
export const perCase = caseRun({ videoRequired: 'true', videoRequirementStrategy: 'per_case' });
const events: readonly ImportStepEvent[] = [
  { type: 'values.change', change: { kind: 'fields', fields: { testGoal: 'x' } } },
  { type: 'values.change', change: { kind: 'casesIncluded', on: false } },
  { type: 'field.leave', field: 'testGoal' },
  { type: 'step.submit' },
  { type: 'source.choose', source: 'csv' },
  { type: 'source.choose', source: 'url' },
  { type: 'import.open' },
  { type: 'import.resume', kind: 'test_cases' },
  { type: 'import.fetched' },
  { type: 'import.leave' },
  { type: 'unread.forget' },
  { type: 'picker.open' },
  { type: 'earlier.found', testCycleCode: 'NW-101' },
  { type: 'case.edit', index: 0 },
  { type: 'case.close' },
  { type: 'case.add' },
  { type: 'case.remove' },
  { type: 'zephyr.choose', code: 'zephyr_scale' },
  { type: 'zephyr.close' },
  { type: 'step.restore', reset: { kind: 'step', index: 0, at: 0, step: { instruction: 'Pay', expectedResult: '' } } },
];

export const scopeStepSamples: WalkOptions<typeof scopeStepMachine> = {
  inputs: [
    { values: perCase },
    { values: perCase, isReading: true },
    { values: perCase, flags: plainFlags },
    { values: caseRun() },
    { values: caseRun({ ...perCase, testCases: [{ ...oneCase(1), requireVideoAttachment: true }] }) },
  ].map((given) => ({ ...ownTest, flags: film, ...given, step: 'scope' as const, listener: listener().ref })),
  events,
  outcomes: {
    findImport: { outputs: [[], [begunImport()], [begunImport({ unread })]], errors: [new Error('broken')] },
    keepImport: { errors: [new Error('full')] },
    importRows: { outputs: [{ ending: 'left', begun: null }, importedCases], errors: [new Error('broken')] },
    pickVideoCases: { outputs: [{ testCases: cases(3) }], errors: [new Error('broken')] },
  },
  project: ({ context }) => [context.editing !== null, context.begun.map((one) => one.unread.length)],
};
