import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Unread } from '#schema/rules/fit.ts';
import { caseRun, exploratory, flagsWith } from '#schema/rules/launch/requested-test.builders.ts';
import { begunImport, listener, ownTest } from '../launch.builders.ts';
import { restOf } from '../import-rows/begun-import.rules.ts';
import { importRowsMachine } from '../import-rows/import-rows.machine.ts';
import type { BegunImport, FindImport, ImportPlace, KeepOrder } from '../import-rows/import-rows.types.ts';
import { selectBegun, selectImportRef } from './import-step.selectors.ts';
import { scopeStepMachine } from './scope-step.machine.ts';
import { testDataStepMachine } from './test-data-step.machine.ts';

const unread: readonly Unread[] = [{ field: 'edits', of: '', value: 7 }];
const ports = (found: BegunImport | null) => {
  const orders: KeepOrder[] = [];
  const keepImport = fromCallback<KeepOrder, ImportPlace>(({ receive }) => receive((order) => void orders.push(order)));
  const findImport: FindImport = fromPromise(async () => found);
  return { orders, actors: { findImport, keepImport, importRows: importRowsMachine } };
};
const steps = {
  test_cases: (found: BegunImport | null) => {
    const { orders, actors } = ports(found);
    const input = { ...ownTest, step: 'scope' as const, values: caseRun(), flags: flagsWith({}), listener: listener().ref };
    const step = createActor(scopeStepMachine.provide({ actors }), { input }).start();
    const cancelled: unknown[] = [];
    step.on('import.cancelled', (event) => void cancelled.push(event));
    return { orders, cancelled, step };
  },
  test_data: (found: BegunImport | null) => {
    const { orders, actors } = ports(found);
    const values = exploratory({ requiresTestData: 'true' });
    const input = { ...ownTest, step: 'test-data' as const, values, flags: flagsWith({ uniqueTestData: true }), listener: listener().ref };
    const step = createActor(testDataStepMachine.provide({ actors }), { input }).start();
    const cancelled: unknown[] = [];
    step.on('import.cancelled', (event) => void cancelled.push(event));
    return { orders, cancelled, step };
  },
};

describe.each(['test_cases', 'test_data'] as const)('a step over which an import of %s was begun that cannot be read', (kind) => {
  it('forgets what was put aside when that is thrown away, and keeps what can be read', async () => {
    const left = begunImport({ kind, unread });
    const { step, orders } = steps[kind](left);
    await vi.waitFor(() => expect(selectBegun(step.getSnapshot())).toEqual(left));
    step.send({ type: 'unread.forget' });
    expect([selectBegun(step.getSnapshot()), orders]).toEqual([
      { ...left, unread: [] },
      [{ type: 'import.keep', revision: 0, begun: { ...left, unread: [] } }],
    ]);
    expect(step.getSnapshot().can({ type: 'unread.forget' })).toBe(false);
  });

  it('has nothing left where its rows could not be read either', async () => {
    const { step, orders } = steps[kind](restOf(kind, unread));
    await vi.waitFor(() => expect(selectBegun(step.getSnapshot())?.unread).toEqual(unread));
    step.send({ type: 'unread.forget' });
    expect([selectBegun(step.getSnapshot()), orders]).toEqual([null, [{ type: 'import.forget', kind }]]);
  });

  it('hands it on to the import that is opened, whatever its rows are, and gives back none that was not', async () => {
    const { step, cancelled } = steps[kind](restOf(kind, unread));
    await vi.waitFor(() => expect(selectBegun(step.getSnapshot())).not.toBeNull());
    step.send({ type: 'import.open' });
    step.send({ type: 'import.fetched' });
    expect(selectImportRef(step.getSnapshot())?.getSnapshot().context.unread).toEqual(unread);
    selectImportRef(step.getSnapshot())?.send({ type: 'import.cancel' });
    expect([selectImportRef(step.getSnapshot()), cancelled]).toEqual([undefined, []]);
  });
});

it('the import that is forgotten is the one that was told of', async () => {
  const { step, orders } = steps.test_cases(restOf('known_issues', unread));
  await vi.waitFor(() => expect(step.getSnapshot().can({ type: 'unread.forget' })).toBe(true));
  step.send({ type: 'unread.forget' });
  expect(orders).toEqual([{ type: 'import.forget', kind: 'known_issues' }]);
});

it('rows that are handed over keep what could not be read of an earlier import', async () => {
  const { step } = steps.test_cases(restOf('test_cases', unread));
  await vi.waitFor(() => expect(selectBegun(step.getSnapshot())).not.toBeNull());
  step.send({ type: 'import.open', kind: 'test_cases', given: { headers: ['Name'], rows: [['Pay']], source: 'R5' } });
  step.send({ type: 'import.fetched' });
  expect(selectImportRef(step.getSnapshot())?.getSnapshot().context).toMatchObject({ source: { source: 'R5' }, unread });
});
