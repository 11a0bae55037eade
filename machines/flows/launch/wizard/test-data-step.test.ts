import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { exploratory } from '#schema/rules/launch/requested-test.builders.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { walk } from '#machines/testing/walk.ts';
import { begunImport, silentImport } from '../launch.builders.ts';
import type { BegunImport, FindImport } from '../import/begun-import.rules.ts';
import { selectBegun } from './import-step.selectors.ts';
import { testDataStepMachine } from './test-data-step.ts';
import { testDataStepSamples, input } from './test-data-step.builders.ts';

describe('the Test data step', () => {
  it('takes every transition', () => {
    expect(walk(testDataStepMachine, testDataStepSamples).missed).toEqual([]);
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
