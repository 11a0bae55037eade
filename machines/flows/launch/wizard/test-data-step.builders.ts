import type { Unread } from '#schema/rules/fit.ts';
import { begunImport, listener, ownTest } from '../launch.builders.ts';
import { exploratory, flagsWith } from '#schema/rules/launch/requested-test.builders.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import type { testDataStepMachine } from './test-data-step.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

const withData = flagsWith({ uniqueTestData: true });
const unread: readonly Unread[] = [{ field: 'edits', of: '', value: 7 }];
const imported = {
  ending: 'imported' as const,
  values: { kind: 'test_data' as const, testDataPool: [{ User: 'a' }] },
  source: 'people.csv',
  imported: 1,
};
export const input = (values: RequestedTestValues) => ({
  ...ownTest,
  step: 'test-data' as const,
  values,
  flags: withData,
  listener: listener().ref,
});

export const testDataStepSamples: WalkOptions<typeof testDataStepMachine> = {
  inputs: [input(exploratory()), input(exploratory({ requiresTestData: 'true' }))],
  events: [
    { type: 'values.change', change: { kind: 'fields', fields: { requiresTestData: 'true' } } },
    { type: 'step.submit' },
    { type: 'import.open' },
    { type: 'import.resume', kind: 'test_data' },
    { type: 'import.fetched' },
    { type: 'import.leave' },
    { type: 'unread.forget' },
  ],
  outcomes: {
    findImport: {
      outputs: [[], [begunImport({ kind: 'test_data' })], [begunImport({ kind: 'test_data', unread })]],
      errors: [new Error('broken')],
    },
    keepImport: { errors: [new Error('full')] },
    importRows: { outputs: [{ ending: 'left', begun: null }, imported], errors: [new Error('broken')] },
  },
  project: ({ context }) => [
    context.begun.map((one) => one.unread.length),
    context.values.requiresTestData,
    context.values.testDataPool.length,
  ],
};
