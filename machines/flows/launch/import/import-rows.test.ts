import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { Sheet } from '#schema/rules/launch/import/sheet.ts';
import { oneCase } from '#schema/rules/launch/requested-test.builders.ts';
import { walk } from '#machines/testing/walk.ts';
import {
  file,
  row,
  good,
  bad,
  unclosed,
  given,
  ways,
  readOf,
  builtOf,
  start,
  importing,
  finished,
  importRowsSamples,
} from './import-rows.builders.ts';
import { asFound } from '#schema/vocabulary/launch/import-kinds.ts';
import { importRowsMachine } from './import-rows.ts';
import type { EngineInput, EngineOrder } from './import-rows.rules.ts';
import {
  selectBuilt,
  selectCanImport,
  selectCanImportValid,
  selectFaults,
  selectMapping,
  selectProgress,
  selectSheets,
  selectSource,
  selectStepOffer,
  selectWays,
  selectStage,
  selectSought,
  selectWhyNot,
  selectWithoutLabel,
} from './import-rows.selectors.ts';

describe('importing rows', () => {
  it('takes every transition', () => {
    expect(walk(importRowsMachine, importRowsSamples).missed).toEqual([]);
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

  it('offers the column that looks like steps where no case has any, and takes it in place of the one that held none', async () => {
    const headers = ['Code', 'Name', 'Instruction', 'Expected result', 'Notes'];
    const { actor } = await importing({
      headers,
      rows: [row(2, 'C-1', 'Pay', '', '', 'Open the cart'), row(3, 'C-2', 'Leave', '', '', 'Close it')],
    });
    expect(selectStepOffer(actor.getSnapshot())).toEqual({ column: 4, name: 'Notes', reason: '2 of 2 cells look like steps' });
    actor.send({ type: 'steps.take', column: 4 });
    expect([selectMapping(actor.getSnapshot()), selectStepOffer(actor.getSnapshot())]).toEqual([
      ['code', 'name', 'leave_out', 'expectedResult', 'instruction'],
      null,
    ]);
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
    actor.send({ type: 'read.refused', faults: [unclosed], ways: null });
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

  it('reads again by the header row, delimiter and encoding that are chosen, and lets another file be read as it is found', async () => {
    const { actor, seen } = await importing('silent');
    actor.send({ type: 'reading.choose', reading: { header: 4 } });
    actor.send({ type: 'read.refused', faults: [unclosed], ways });
    expect(selectWays(actor.getSnapshot())).toEqual(ways);
    actor.send({ type: 'reading.choose', reading: { delimiter: ';' } });
    actor.send({ type: 'file.choose', file });
    expect(seen.inputs.map(({ reading }) => reading)).toEqual([
      asFound,
      { ...asFound, header: 4 },
      { ...asFound, header: 4, delimiter: ';' },
      asFound,
    ]);
  });

  it('offers to read nothing again where nothing was chosen', async () => {
    const { actor } = await importing('silent');
    actor.send({ type: 'read.stop' });
    expect(actor.getSnapshot().can({ type: 'reading.choose', reading: { header: 4 } })).toBe(false);
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
