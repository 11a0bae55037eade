import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Unread } from '#schema/rules/fit.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { caseRun, exploratory, flagsWith } from '#schema/rules/launch/requested-test.builders.ts';
import { begunImport, listener, ownTest, silentImport } from '../launch.builders.ts';
import type { BegunImport, FindImport, ImportPlace, KeepOrder } from '../import/begun-import.rules.ts';
import { selectBegun, selectImportRef } from './import-step.selectors.ts';
import { scopeStepMachine } from './scope-step.ts';
import { testDataStepMachine } from './test-data-step.ts';

const unread: readonly Unread[] = [{ field: 'edits', of: '', value: 7 }];
const rest = (kind: ImportKind): BegunImport => ({
  ...begunImport({ kind, unread, mapping: [], edits: {}, updatesByCode: true }),
  source: null,
});
const ports = (found: readonly BegunImport[]) => {
  const orders: KeepOrder[] = [];
  const keepImport = fromCallback<KeepOrder, ImportPlace>(({ receive }) => receive((order) => void orders.push(order)));
  const findImport: FindImport = fromPromise(async () => found);
  return { orders, actors: { findImport, keepImport, importRows: silentImport } };
};
const uploads = { autoLaunchingEnabled: true, knownIssuesUploadEnabled: true };
const steps = {
  test_cases: (...found: readonly BegunImport[]) => {
    const { orders, actors } = ports(found);
    const values = caseRun({ knownIssuesSource: 'upload' });
    const input = { ...ownTest, step: 'scope' as const, values, flags: flagsWith(uploads), listener: listener().ref };
    const step = createActor(scopeStepMachine.provide({ actors }), { input }).start();
    const cancelled: unknown[] = [];
    step.on('import.cancelled', (event) => void cancelled.push(event));
    return { orders, cancelled, step };
  },
  test_data: (...found: readonly BegunImport[]) => {
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
    const { step, orders } = steps[kind](rest(kind));
    await vi.waitFor(() => expect(selectBegun(step.getSnapshot())?.unread).toEqual(unread));
    step.send({ type: 'unread.forget' });
    expect([selectBegun(step.getSnapshot()), orders]).toEqual([null, [{ type: 'import.forget', kind }]]);
  });

  it('hands it on to the import that is opened, whatever its rows are, and gives back none that was not', async () => {
    const { step, cancelled } = steps[kind](rest(kind));
    await vi.waitFor(() => expect(selectBegun(step.getSnapshot())).not.toBeNull());
    step.send({ type: 'import.open' });
    step.send({ type: 'import.fetched' });
    expect(selectImportRef(step.getSnapshot())?.getSnapshot().context.unread).toEqual(unread);
    selectImportRef(step.getSnapshot())?.send({ type: 'import.cancel' });
    expect([selectImportRef(step.getSnapshot()), cancelled]).toEqual([undefined, []]);
  });
});

describe('two imports that were begun over a step', () => {
  const issues = begunImport({ kind: 'known_issues' });

  it('are told of one by one: first the one that cannot be read, and the other once that is thrown away', async () => {
    const { step, orders } = steps.test_cases(issues, rest('test_cases'));
    await vi.waitFor(() => expect(selectBegun(step.getSnapshot())).toEqual(rest('test_cases')));
    step.send({ type: 'unread.forget' });
    expect([selectBegun(step.getSnapshot()), orders]).toEqual([issues, [{ type: 'import.forget', kind: 'test_cases' }]]);
    expect(step.getSnapshot().can({ type: 'unread.forget' })).toBe(false);
  });

  it('do not hide each other where the test takes the rows of one alone', async () => {
    const { step } = steps.test_cases(rest('known_issues'), begunImport());
    await vi.waitFor(() => expect(selectBegun(step.getSnapshot())).toEqual(rest('known_issues')));
    step.send({ type: 'values.change', change: { kind: 'fields', fields: { knownIssuesSource: 'recent' } } });
    expect([selectBegun(step.getSnapshot()), step.getSnapshot().can({ type: 'unread.forget' })]).toEqual([begunImport(), false]);
  });

  it('go on one after the other: the one that was left is told of first', async () => {
    const { step } = steps.test_cases(issues, begunImport());
    await vi.waitFor(() => expect(selectBegun(step.getSnapshot())).toEqual(issues));
    step.send({ type: 'import.resume', kind: 'test_cases' });
    step.send({ type: 'import.fetched' });
    selectImportRef(step.getSnapshot())?.send({ type: 'import.leave' });
    expect(selectBegun(step.getSnapshot())).toMatchObject({ kind: 'test_cases' });
    step.send({ type: 'import.resume', kind: 'test_cases' });
    step.send({ type: 'import.fetched' });
    selectImportRef(step.getSnapshot())?.send({ type: 'import.cancel' });
    expect(selectBegun(step.getSnapshot())).toEqual(issues);
  });
});

it('rows that are handed over keep what could not be read of an earlier import', async () => {
  const { step } = steps.test_cases(rest('test_cases'));
  await vi.waitFor(() => expect(selectBegun(step.getSnapshot())).not.toBeNull());
  step.send({ type: 'import.open', kind: 'test_cases', given: { headers: ['Name'], rows: [['Pay']], source: 'R5' } });
  step.send({ type: 'import.fetched' });
  expect(selectImportRef(step.getSnapshot())?.getSnapshot().context).toMatchObject({ source: { source: 'R5' }, unread });
});
