import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { buildImport } from '#schema/rules/launch/import/build-import.ts';
import { guessColumns } from '#schema/rules/launch/import/columns.ts';
import type { RememberedColumns } from '#schema/rules/launch/import/columns.ts';
import { sheetFault } from '#schema/rules/launch/import/sheet.ts';
import type { Sheet } from '#schema/rules/launch/import/sheet.ts';
import { oneCase } from '#schema/rules/launch/requested-test.builders.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { walk } from '#machines/testing/walk.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { restOf } from './begun-import.rules.ts';
import { importRowsMachine } from './import-rows.machine.ts';
import {
  selectBuilt,
  selectCanImport,
  selectCanImportValid,
  selectFaults,
  selectIsAtRisk,
  selectMapping,
  selectProgress,
  selectSheets,
  selectSource,
  selectStage,
  selectSought,
  selectWhyNot,
  selectWithoutLabel,
} from './import-rows.selectors.ts';
import type {
  BegunImport,
  EngineInput,
  EngineOrder,
  ImportPlace,
  ImportRowsEvent,
  ImportRowsInput,
  KeepOrder,
  ReadSource,
} from './import-rows.types.ts';

const file = new File(['Name'], 'cases.csv');
const row = (number: number, ...cells: readonly string[]) => ({ number, cells });
const good: Sheet = { headers: ['Code', 'Name', 'Action'], rows: [row(2, 'C-1', 'Pay', 'Open'), row(3, '', '', 'Press')] };
const bad: Sheet = { headers: ['Code', 'Name', 'Action'], rows: [row(2, 'C-1', 'Pay', 'Open'), row(3, '', '', 'Pre\0ss')] };
const empty: Sheet = { headers: ['Code', 'Name', 'Action'], rows: [] };
const unclosed = sheetFault('unclosed_quote', 'Row 2, column 1: a quote is opened here and never closed.', 2, 1);
const given = { headers: ['Name'], rows: [['Pay']], source: 'Checkout sheet' };

const unread: readonly Unread[] = [{ field: 'edits', of: '', value: 7 }];

const readOf = (kind: ImportKind, sheet: Sheet): ReadSource => ({
  headers: sheet.headers,
  sample: [],
  rows: sheet.rows.length,
  written: 'comma, UTF-8',
  mapping: guessColumns(kind, sheet),
  isRemembered: false,
});
const builtOf = (sheet: Sheet, kind: ImportKind = 'test_cases', mapping = guessColumns(kind, sheet)) =>
  buildImport({ kind, sheet, mapping, present: [], updatesByCode: true, edits: {} });
const left = (more: Partial<BegunImport> = {}): BegunImport => ({
  kind: 'test_cases',
  source: { from: 'file', file },
  sheet: null,
  mapping: ['leave_out', 'name', 'instruction'],
  edits: { '3:2': 'Press Pay' },
  updatesByCode: false,
  unread: [],
  ...more,
});
const start = (more: Partial<ImportRowsInput> = {}): ImportRowsInput => ({
  kind: 'test_cases',
  present: [],
  replaces: 0,
  given: null,
  testId: 't1',
  begun: null,
  unread: [],
  mayChoose: true,
  ...more,
});

/** An import whose engine has read this sheet at once. */
async function importing(
  sheet: Sheet | 'silent',
  more: Partial<ImportRowsInput> = {},
  keepMapping = async (): Promise<void> => {},
  { isFull = false, found = null }: { readonly isFull?: boolean; readonly found?: BegunImport | null } = {},
) {
  const seen: { inputs: EngineInput[]; ended: number; kept: RememberedColumns[]; begun: KeepOrder[]; sought: unknown[] } = {
    sought: [],
    inputs: [],
    ended: 0,
    kept: [],
    begun: [],
  };
  const machine = importRowsMachine.provide({
    actors: {
      findImport: fromPromise(async ({ input }) => {
        seen.sought.push(input);
        return found === null ? [] : [found];
      }),
      runEngine: fromCallback<EngineOrder, EngineInput>(({ input, sendBack, receive }) => {
        seen.inputs.push(input);
        if (sheet !== 'silent') {
          sendBack({ type: 'rows.read', read: readOf(input.kind, sheet) });
          receive(({ revision, mapping, edits, updatesByCode }) =>
            sendBack({
              type: 'rows.built',
              revision,
              built: buildImport({ kind: input.kind, sheet, mapping, present: input.present, updatesByCode, edits }),
            }),
          );
        }
        return () => void (seen.ended += 1);
      }),
      keepImport: fromCallback<KeepOrder, ImportPlace>(({ receive, sendBack }) =>
        receive((order) => {
          seen.begun.push(order);
          if (order.type === 'import.keep' && !isFull) sendBack({ type: 'import.kept', revision: order.revision });
        }),
      ),
      keepMapping: fromPromise(async ({ input }) => {
        seen.kept.push(input.columns);
        await keepMapping();
      }),
    },
  });
  const actor = createActor(machine, { input: start(more) }).start();
  if (more.given === undefined && more.begun === undefined && found === null) actor.send({ type: 'file.choose', file });
  if (sheet !== 'silent') await vi.waitFor(() => expect(selectBuilt(actor.getSnapshot())).not.toBeNull());
  return { actor, seen };
}
const finished = async (actor: Awaited<ReturnType<typeof importing>>['actor']) => {
  await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
  const { output } = actor.getSnapshot();
  return output?.ending === 'imported' ? output : undefined;
};

describe('importing rows', () => {
  it('takes every transition', () => {
    const built = (revision: number, sheet: Sheet): ImportRowsEvent => ({ type: 'rows.built', revision, built: builtOf(sheet) });
    expect(
      walk(importRowsMachine, {
        inputs: [start(), start({ given }), start({ begun: left() }), start({ mayChoose: false }), start({ unread })],
        events: [
          { type: 'file.choose', file },
          { type: 'table.paste', text: 'Name\nPay', html: '' },
          { type: 'sheet.choose', name: 'Two' },
          { type: 'read.stop' },
          { type: 'read.progressed', done: 1, total: 2, unit: 'rows' },
          { type: 'sheets.found', names: ['One', 'Two'] },
          { type: 'rows.read', read: readOf('test_cases', good) },
          { type: 'read.refused', faults: [unclosed] },
          built(1, good),
          built(1, bad),
          built(1, empty),
          { type: 'column.map', column: 2, target: 'leave_out' },
          { type: 'cell.change', row: 3, column: 2, text: 'Press' },
          { type: 'update.change', updatesByCode: false },
          { type: 'import.confirm' },
          { type: 'import.confirmValid' },
          { type: 'import.cancel' },
          { type: 'import.leave' },
          { type: 'import.kept', revision: 1 },
          { type: 'unread.forget' },
        ],
        outcomes: {
          findImport: { outputs: [[], [left()], [restOf('test_cases', unread)]], errors: [new Error('no store')] },
          runEngine: { errors: [new Error('no worker')] },
          keepImport: { errors: [new Error('no room')] },
          keepMapping: { outputs: [undefined], errors: [new Error('offline')] },
        },
        project: ({ context, context: { revision, built: shown } }) => [
          Math.min(revision, 2),
          shown?.notes.length ?? null,
          shown?.importable === 0,
          context.unread.length,
        ],
      }).missed,
    ).toEqual([]);
  });

  it('LA-492: guesses the columns of test cases and lets them be mapped otherwise before anything is imported', async () => {
    const { actor } = await importing(good);
    expect(selectMapping(actor.getSnapshot())).toEqual(['code', 'name', 'instruction']);
    actor.send({ type: 'column.map', column: 1, target: 'leave_out' });
    expect([selectCanImport(actor.getSnapshot()), selectWhyNot(actor.getSnapshot())]).toEqual([
      false,
      'Choose the column that holds the name of the test case.',
    ]);
  });

  it('LA-493: shows the columns of known issues, lets them be mapped otherwise, and imports what was confirmed', async () => {
    const sheet: Sheet = { headers: ['Title', 'Found'], rows: [row(2, 'Broken', 'It breaks'), row(3, '', 'nothing')] };
    const { actor } = await importing(sheet, { kind: 'known_issues' });
    expect(selectMapping(actor.getSnapshot())).toEqual(['title', 'leave_out']);
    actor.send({ type: 'column.map', column: 1, target: 'actualResults' });
    actor.send({ type: 'import.confirm' });
    expect(await finished(actor)).toMatchObject({
      values: { kind: 'known_issues', knownIssues: [{ title: 'Broken', actualResults: 'It breaks' }] },
      source: 'cases.csv',
      imported: 1,
    });
  });

  it('takes each row of test data under the headers that are kept', async () => {
    const { actor } = await importing(
      { headers: ['User', 'Password', 'Note'], rows: [row(2, 'a', '1', 'x'), row(3, 'b')] },
      { kind: 'test_data' },
    );
    actor.send({ type: 'column.map', column: 2, target: 'leave_out' });
    actor.send({ type: 'import.confirm' });
    expect((await finished(actor))?.values).toEqual({
      kind: 'test_data',
      testDataPool: [
        { User: 'a', Password: '1' },
        { User: 'b', Password: '' },
      ],
    });
  });

  it('imports nothing of rows with a fault in them, and says where', async () => {
    const { actor, seen } = await importing('silent');
    actor.send({ type: 'read.refused', faults: [unclosed] });
    expect([selectStage(actor.getSnapshot()), selectFaults(actor.getSnapshot()), seen.ended]).toEqual(['refused', [unclosed], 1]);
  });

  it('LA-550: says that the uploader could not be started', () => {
    const machine = importRowsMachine.provide({
      actors: {
        runEngine: fromCallback<EngineOrder, EngineInput>(() => {
          throw new Error('no worker');
        }),
        keepImport: fromCallback(() => {}),
      },
    });
    const failing = createActor(machine, { input: start() }).start();
    failing.send({ type: 'file.choose', file });
    expect([selectStage(failing.getSnapshot()), failing.getSnapshot().context.faults[0]?.message]).toEqual([
      'refused',
      'Failed to launch the uploader. Please click the button to try again.',
    ]);
  });

  it('stops reading when it is told to, and starts over with what is chosen next', async () => {
    const { actor, seen } = await importing('silent');
    actor.send({ type: 'read.progressed', done: 10, total: 40, unit: 'rows' });
    expect([selectStage(actor.getSnapshot()), selectProgress(actor.getSnapshot())?.done]).toEqual(['reading', 10]);
    actor.send({ type: 'read.stop' });
    expect([selectStage(actor.getSnapshot()), seen.ended, selectSource(actor.getSnapshot())]).toEqual(['choosing', 1, '']);
    actor.send({ type: 'table.paste', text: 'Name\nPay', html: '' });
    expect(seen.inputs.at(-1)?.source).toEqual({ from: 'clipboard', text: 'Name\nPay', html: '' });
  });

  it('asks which sheet of several, and reads that one', async () => {
    const { actor, seen } = await importing('silent');
    actor.send({ type: 'sheets.found', names: ['Plan', 'Cases'] });
    expect([selectStage(actor.getSnapshot()), selectSheets(actor.getSnapshot())]).toEqual(['choosingSheet', ['Plan', 'Cases']]);
    actor.send({ type: 'sheet.choose', name: 'Cases' });
    expect([seen.inputs.at(-1)?.sheet, selectStage(actor.getSnapshot())]).toEqual(['Cases', 'reading']);
  });

  it('calls a file by the letters of its name that can be seen, in their order', async () => {
    const { actor } = await importing('silent');
    actor.send({ type: 'file.choose', file: new File([''], 'cases\u202Egnp\u2066.\0csv') });
    expect(selectSource(actor.getSnapshot())).toBe('casesgnp.csv');
  });

  it('takes rows from elsewhere than a file', async () => {
    const { seen, actor } = await importing(good, { given });
    expect(seen.inputs[0]?.source).toEqual({ from: 'elsewhere', ...given });
    expect(selectSource(actor.getSnapshot())).toBe('Checkout sheet');
  });

  it('waits for a faulty cell to be mended, or imports without its row', async () => {
    const { actor } = await importing(bad);
    expect([
      selectCanImport(actor.getSnapshot()),
      selectCanImportValid(actor.getSnapshot()),
      selectWithoutLabel(actor.getSnapshot()),
    ]).toEqual([false, true, 'Import without row 3']);
    actor.send({ type: 'cell.change', row: 3, column: 2, text: 'Press Pay' });
    expect([selectCanImport(actor.getSnapshot()), selectWithoutLabel(actor.getSnapshot())]).toEqual([true, null]);
    expect(selectBuilt(actor.getSnapshot())?.things[0]?.lines.map(({ cells }) => cells[0])).toEqual(['Open', 'Press Pay']);
  });

  it('looks for errors while there are any, then for what may be looked at', async () => {
    const headers = ['Code', 'Name', 'Action', 'Expected'];
    const { actor } = await importing({ headers, rows: [row(2, 'C-1', 'Pay', 'Open', ''), row(3, '', '', 'Pre\0ss', 'Paid')] });
    expect(selectSought(actor.getSnapshot())).toBe('error');
    actor.send({ type: 'cell.change', row: 3, column: 2, text: 'Press Pay' });
    expect(selectSought(actor.getSnapshot())).toBe('warning');
    actor.send({ type: 'cell.change', row: 2, column: 3, text: 'The cart opens' });
    expect(selectSought(actor.getSnapshot())).toBe('error');
  });

  it('knows whether somebody worked on rows that this device does not keep', async () => {
    const { actor } = await importing(bad, {}, undefined, { isFull: true });
    const isAtRisk = (): boolean => selectIsAtRisk(actor.getSnapshot());
    expect(isAtRisk()).toBe(false);
    actor.send({ type: 'cell.change', row: 3, column: 2, text: 'Press Pay' });
    expect(isAtRisk()).toBe(true);
    actor.send({ type: 'file.choose', file });
    expect(isAtRisk()).toBe(false);
    actor.send({ type: 'column.map', column: 0, target: 'leave_out' });
    expect(isAtRisk()).toBe(true);
    actor.send({ type: 'import.kept', revision: actor.getSnapshot().context.revision });
    expect(isAtRisk()).toBe(false);
    actor.send({ type: 'column.map', column: 0, target: 'code' });
    expect(isAtRisk()).toBe(true);
    actor.send({ type: 'import.cancel' });
    expect(isAtRisk()).toBe(false);
  });

  it('keeps each change on this device, and forgets it once it is imported, cancelled or begun anew', async () => {
    const { actor, seen } = await importing(bad);
    actor.send({ type: 'column.map', column: 0, target: 'leave_out' });
    actor.send({ type: 'cell.change', row: 3, column: 2, text: 'Press Pay' });
    const [begun, ...more] = seen.begun.slice(-3);
    expect(begun).toMatchObject({ begun: { source: { from: 'file', file }, mapping: ['code', 'name', 'instruction'], edits: {} } });
    expect(more).toMatchObject([
      { begun: { mapping: ['leave_out', 'name', 'instruction'], edits: {} } },
      { begun: { mapping: ['leave_out', 'name', 'instruction'], edits: { '3:2': 'Press Pay' }, updatesByCode: true } },
    ]);
    actor.send({ type: 'import.confirm' });
    expect(seen.begun.at(-1)?.type).toBe('import.keep');
    await finished(actor);
    expect(seen.begun.at(-1)?.type).toBe('import.forget');
    for (const ended of ['import.cancel', 'read.stop', 'read.refused'] as const) {
      const other = await importing(bad);
      other.actor.send(ended === 'read.refused' ? { type: ended, faults: [unclosed] } : { type: ended });
      expect([ended, other.seen.begun.at(-1)?.type]).toEqual([ended, 'import.forget']);
    }
  });

  it('goes on where it was left, with the same rows, columns and mended cells', async () => {
    const { actor, seen } = await importing(bad, { begun: left(), present: [oneCase(1)], replaces: 1 });
    expect(seen.inputs[0]?.source).toEqual({ from: 'file', file });
    expect(selectMapping(actor.getSnapshot())).toEqual(['leave_out', 'name', 'instruction']);
    actor.send({ type: 'import.confirm' });
    expect((await finished(actor))?.values).toMatchObject({
      testCases: [{ code: '', name: 'Pay', steps: [{ instruction: 'Open' }, { instruction: 'Press Pay' }] }],
    });
  });

  it('finds what was begun, and goes on with it', async () => {
    const { actor, seen } = await importing(bad, {}, undefined, { found: left() });
    expect([seen.sought, selectMapping(actor.getSnapshot())]).toEqual([
      [{ testId: 't1', kinds: ['test_cases'] }],
      ['leave_out', 'name', 'instruction'],
    ]);
    expect(actor.getSnapshot().context.updatesByCode).toBe(false);
    const { seen: asked } = await importing(bad, { begun: left() });
    expect(asked.sought).toEqual([]);
  });

  it('ends at once where nothing was begun and no file may be chosen', async () => {
    const machine = importRowsMachine.provide({
      actors: {
        findImport: fromPromise(async (): Promise<readonly BegunImport[]> => []),
        keepImport: fromCallback<KeepOrder, ImportPlace>(() => {}),
      },
    });
    const actor = createActor(machine, { input: start({ mayChoose: false }) }).start();
    await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
    expect(actor.getSnapshot().output).toEqual({ ending: 'left', begun: null });
  });

  it('forgets nothing when it is left: not on this device, and not for who comes back', async () => {
    const { actor, seen } = await importing(bad);
    actor.send({ type: 'cell.change', row: 3, column: 2, text: 'Press Pay' });
    actor.send({ type: 'import.leave' });
    expect([actor.getSnapshot().output, seen.begun.at(-1)?.type]).toMatchObject([
      {
        ending: 'left',
        begun: { source: { from: 'file', file }, mapping: ['code', 'name', 'instruction'], edits: { '3:2': 'Press Pay' } },
      },
      'import.keep',
    ]);
    const { actor: unread } = await importing('silent', { begun: left() });
    unread.send({ type: 'import.leave' });
    expect(unread.getSnapshot().output).toEqual({ ending: 'left', begun: left() });
  });

  it('is imported all the same when it is left while its columns are remembered', async () => {
    const { actor } = await importing(good, {}, () => new Promise(() => {}));
    actor.send({ type: 'import.confirm' });
    actor.send({ type: 'import.leave' });
    expect((await finished(actor))?.imported).toBe(1);
  });

  it('has nothing to go on with where the rows were refused', async () => {
    const { actor } = await importing('silent');
    actor.send({ type: 'read.refused', faults: [unclosed] });
    actor.send({ type: 'import.leave' });
    expect(actor.getSnapshot().output).toEqual({ ending: 'left', begun: null });
  });

  it('puts aside what speaks of columns that the rows do not have any more', async () => {
    const { edits } = left();
    const taken = async (more: Partial<BegunImport>) => {
      const { actor } = await importing(bad, { begun: left(more) });
      const { context } = actor.getSnapshot();
      return [selectMapping(actor.getSnapshot()), context.edits, context.unread.map(({ field, value }) => [field, value])];
    };
    const guessed = ['code', 'name', 'instruction'];
    expect(await taken({ mapping: ['name'] })).toEqual([
      guessed,
      {},
      [
        ['mapping', ['name']],
        ['edits', edits],
      ],
    ]);
    expect(await taken({ mapping: ['code', 'name', 'title'] })).toEqual([guessed, edits, [['mapping', ['code', 'name', 'title']]]]);
    expect(await taken({ mapping: [] })).toEqual([guessed, edits, []]);
  });

  it('updates cases of the same code, or replaces them all, and says which', async () => {
    const imported = async (updatesByCode: boolean) => {
      const { actor } = await importing(good, { present: [oneCase(1), oneCase(2)], replaces: 2 });
      actor.send({ type: 'update.change', updatesByCode });
      const changes = selectBuilt(actor.getSnapshot())?.changes;
      actor.send({ type: 'import.confirm' });
      const output = await finished(actor);
      const values = output?.values;
      return [changes, values?.kind === 'test_cases' ? values.testCases.map(({ code, name }) => `${code} ${name}`) : [], output?.imported];
    };
    expect(await imported(true)).toEqual([{ added: 0, updated: 1, unchanged: 0, kept: 1 }, ['C-1 Pay', 'C-2 Case 2'], 1]);
    expect(await imported(false)).toEqual([null, ['C-1 Pay'], 1]);
  });

  it('hears only the answer to its latest question', async () => {
    const { actor } = await importing('silent');
    actor.send({ type: 'rows.read', read: readOf('test_cases', good) });
    actor.send({ type: 'column.map', column: 2, target: 'leave_out' });
    actor.send({ type: 'rows.built', revision: 1, built: builtOf(bad) });
    expect(selectBuilt(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'rows.built', revision: 2, built: builtOf(good) });
    expect(selectBuilt(actor.getSnapshot())?.notes).toEqual([]);
  });

  it('remembers which column was which, and imports even when that fails', async () => {
    const { actor, seen } = await importing(good, {}, () => Promise.reject(new Error('offline')));
    actor.send({ type: 'import.confirm' });
    expect((await finished(actor))?.imported).toBe(1);
    expect(seen.kept).toEqual([
      [
        { header: 'Code', target: 'code' },
        { header: 'Name', target: 'name' },
        { header: 'Action', target: 'instruction' },
      ],
    ]);
  });

  it('leaves everything alone when it is cancelled, and hands back what there was of it', async () => {
    const { actor } = await importing(bad);
    actor.send({ type: 'cell.change', row: 3, column: 2, text: 'Press Pay' });
    actor.send({ type: 'import.cancel' });
    expect(actor.getSnapshot().output).toMatchObject({ ending: 'cancelled', begun: { edits: { '3:2': 'Press Pay' } } });
  });
});
