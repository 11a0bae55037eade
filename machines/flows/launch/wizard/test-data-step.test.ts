import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exploratory, flagsWith } from '#schema/rules/launch/requested-test.builders.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { walk } from '#machines/testing/walk.ts';
import { begunImport, listener, ownTest, silentImport } from '../launch.builders.ts';
import type { BegunImport, FindImport } from '../import/begun-import.rules.ts';
import { selectBegun } from './import-step.selectors.ts';
import { testDataStepMachine } from './test-data-step.ts';

const withData = flagsWith({ uniqueTestData: true });

const unread: readonly Unread[] = [{ field: 'edits', of: '', value: 7 }];

describe('the Test data step', () => {
  const imported = {
    ending: 'imported' as const,
    values: { kind: 'test_data' as const, testDataPool: [{ User: 'a' }] },
    source: 'people.csv',
    imported: 1,
  };
  const input = (values: RequestedTestValues) => ({
    ...ownTest,
    step: 'test-data' as const,
    values,
    flags: withData,
    listener: listener().ref,
  });

  it('takes every transition', () => {
    expect(
      walk(testDataStepMachine, {
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
      }).missed,
    ).toEqual([]);
  });

  it('tells of an import that was begun, and goes on with it', async () => {
    const left = begunImport({ kind: 'test_data', mapping: ['keep'] });
    const resumed = async (values: RequestedTestValues, isReading: boolean) => {
      const findImport: FindImport = fromPromise(async (): Promise<readonly BegunImport[]> => [left]);
      const step = createActor(testDataStepMachine.provide({ actors: { findImport, importRows: silentImport } }), {
        input: { ...input(values), isReading },
      }).start();
      await vi.waitFor(() => expect(step.getSnapshot().context.begun).toEqual([left]));
      const told = selectBegun(step.getSnapshot());
      step.send({ type: 'import.resume', kind: 'test_data' });
      step.send({ type: 'import.fetched' });
      return [told, step.getSnapshot().children.importRows?.getSnapshot().context.begun];
    };
    const needed = exploratory({ requiresTestData: 'true' });
    expect([await resumed(needed, false), await resumed(needed, true), await resumed(exploratory(), false)]).toEqual([
      [left, left],
      [null, undefined],
      [null, undefined],
    ]);
  });

  it('imports rows where data is needed, and not before', () => {
    const can = (values: RequestedTestValues) =>
      createActor(testDataStepMachine, { input: input(values) })
        .start()
        .getSnapshot()
        .can({ type: 'import.open' });
    expect([can(exploratory()), can(exploratory({ requiresTestData: 'true' }))]).toEqual([false, true]);
  });
});
