import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sheetFault } from '#schema/rules/launch/import/sheet.ts';
import { oneCase } from '#schema/rules/launch/requested-test.builders.ts';
import { walk } from '#tests/support/walk.ts';
import { importTestCasesMachine } from './import-test-cases.machine.ts';
import {
  selectCanImport,
  selectCanImportValid,
  selectMapping,
  selectPreview,
  selectStage,
  selectWhyNot,
  selectWithoutLabel,
} from './import-test-cases.selectors.ts';
import type { ImportTestCasesEvent, ReadAnswer } from './import-test-cases.types.ts';

const file = new File(['Name'], 'cases.csv');
const row = (number: number, ...cells: readonly string[]) => ({ number, cells });
const good: ReadAnswer = {
  sheet: { headers: ['Code', 'Name', 'Action'], rows: [row(2, 'C-1', 'Pay', 'Open'), row(3, '', '', 'Press')] },
  delimiter: 'comma',
  encoding: 'UTF-8',
};
const bad: ReadAnswer = {
  sheet: { headers: ['Code', 'Name', 'Action'], rows: [row(2, 'C-1', 'Pay', 'Open'), row(3, '', '', 'Pre\0ss')] },
  delimiter: 'comma',
  encoding: 'UTF-8',
};
const broken: ReadAnswer = { faults: [sheetFault('unclosed_quote', 'Row 2, column 1: a quote is opened here and never closed.', 2, 1)] };
const given = { headers: ['Name'], rows: [['Pay']], source: 'Checkout sheet' };
const choose: ImportTestCasesEvent = { type: 'file.choose', file };

const reading = async (answer: ReadAnswer | Error, present = [oneCase(1)]) => {
  const machine = importTestCasesMachine.provide({
    actors: {
      readFile: fromPromise(async (): Promise<ReadAnswer> => {
        if (answer instanceof Error) throw answer;
        return answer;
      }),
    },
  });
  const actor = createActor(machine, { input: { present } }).start();
  actor.send(choose);
  await vi.waitFor(() => expect(selectStage(actor.getSnapshot())).not.toBe('reading'));
  return actor;
};

describe('importing test cases', () => {
  it('takes every transition', () => {
    expect(
      walk(importTestCasesMachine, {
        inputs: [{ present: [] }, { present: [], given }],
        events: [
          choose,
          { type: 'rows.given', ...given },
          { type: 'column.map', column: 2, target: 'leave_out' },
          { type: 'cell.change', row: 3, column: 2, text: 'Press' },
          { type: 'update.change', updatesByCode: false },
          { type: 'import.confirm' },
          { type: 'import.confirmValid' },
          { type: 'import.cancel' },
        ],
        outcomes: { readFile: { outputs: [good, bad, broken], errors: [new Error('no worker')] } },
      }).missed,
    ).toEqual([]);
  });

  it('LA-492: guesses the columns and lets them be mapped otherwise', async () => {
    const actor = await reading(good);
    expect(selectMapping(actor.getSnapshot())).toEqual(['code', 'name', 'instruction']);
    actor.send({ type: 'column.map', column: 1, target: 'leave_out' });
    expect([selectCanImport(actor.getSnapshot()), selectWhyNot(actor.getSnapshot())]).toEqual([
      false,
      'Choose the column that holds the name of the test case.',
    ]);
  });

  it('imports nothing of a file with a fault in it, and says where', async () => {
    const actor = await reading(broken);
    expect([selectStage(actor.getSnapshot()), actor.getSnapshot().context.faults]).toEqual([
      'refused',
      'faults' in broken ? broken.faults : [],
    ]);
  });

  it('says that the uploader could not be started', async () => {
    const actor = await reading(new Error('no worker'));
    expect(actor.getSnapshot().context.faults[0]?.message).toBe('Failed to launch the uploader. Please click the button to try again.');
  });

  it('waits for a faulty cell to be mended, or imports without its row', async () => {
    const actor = await reading(bad);
    expect([
      selectCanImport(actor.getSnapshot()),
      selectCanImportValid(actor.getSnapshot()),
      selectWithoutLabel(actor.getSnapshot()),
    ]).toEqual([false, true, 'Import without row 3']);
    actor.send({ type: 'cell.change', row: 3, column: 2, text: 'Press Pay' });
    expect([selectCanImport(actor.getSnapshot()), selectWithoutLabel(actor.getSnapshot())]).toEqual([true, null]);
    expect(selectPreview(actor.getSnapshot()).cases[0]?.steps.map(({ instruction }) => instruction)).toEqual(['Open', 'Press Pay']);
  });

  it('updates cases of the same code, or replaces them all', async () => {
    const imported = async (updatesByCode: boolean) => {
      const actor = await reading(good, [oneCase(1), oneCase(2)]);
      actor.send({ type: 'update.change', updatesByCode });
      actor.send({ type: 'import.confirm' });
      const output = actor.getSnapshot().output;
      return [output?.testCases.map(({ code, name }) => [code, name]), output?.fileName, output?.imported];
    };
    expect(await imported(true)).toEqual([
      [
        ['C-1', 'Pay'],
        ['C-2', 'Case 2'],
      ],
      'cases.csv',
      1,
    ]);
    expect(await imported(false)).toEqual([[['C-1', 'Pay']], 'cases.csv', 1]);
  });

  it('leaves the cases alone when it is cancelled', async () => {
    const actor = await reading(good);
    actor.send({ type: 'import.cancel' });
    expect(actor.getSnapshot().output).toBeNull();
  });
});
