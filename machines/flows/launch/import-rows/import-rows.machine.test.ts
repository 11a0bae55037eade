import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Sheet } from '#schema/rules/launch/import/sheet.ts';
import { sheetFault } from '#schema/rules/launch/import/sheet.ts';
import { walk } from '#tests/support/walk.ts';
import type { ReadAnswer } from '../import-test-cases/import-test-cases.types.ts';
import { importRowsMachine } from './import-rows.machine.ts';
import { selectProblem } from './import-rows.selectors.ts';
import type { ReadRows, RowsKind } from './import-rows.types.ts';

const file = new File(['x'], 'people.csv');
const read = (sheet: Sheet): ReadAnswer => ({ sheet, delimiter: 'comma', encoding: 'UTF-8' });
const people = read({
  headers: ['User', 'Password'],
  rows: [
    { number: 2, cells: ['a', '1'] },
    { number: 3, cells: ['b'] },
  ],
});
const issues = read({
  headers: ['Title', 'Actual results'],
  rows: [
    { number: 2, cells: ['Broken', 'x'] },
    { number: 3, cells: ['', 'y'] },
  ],
});
const empty: ReadAnswer = { faults: [sheetFault('empty', 'The file is empty.')] };
const headless: ReadAnswer = { faults: [sheetFault('no_header', 'The file has no header row.', 1)] };

async function importing(kind: RowsKind, answer: ReadAnswer) {
  const actor = createActor(importRowsMachine.provide({ actors: { readFile: fromPromise(async () => answer) } }), {
    input: { kind },
  }).start();
  const got: ReadRows[] = [];
  actor.on('rows.read', ({ rows }) => got.push(rows));
  actor.send({ type: 'file.choose', file });
  await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('reading'));
  return { got, problem: selectProblem(actor.getSnapshot()) };
}

describe('importing rows', () => {
  it('takes every transition', () => {
    expect(
      walk(importRowsMachine, {
        inputs: [{ kind: 'testData' }, { kind: 'knownIssues' }],
        events: [{ type: 'file.choose', file }],
        outcomes: { readFile: { outputs: [people, empty], errors: [new Error('no worker')] } },
      }).missed,
    ).toEqual([]);
  });

  it('takes each row of test data under its headers', async () => {
    expect((await importing('testData', people)).got).toEqual([
      {
        fields: {
          testDataPool: [
            { User: 'a', Password: '1' },
            { User: 'b', Password: '' },
          ],
          testDataFile: 'people.csv',
        },
        count: 2,
      },
    ]);
  });

  it('LA-376: refuses test data without rows or header, and says so', async () => {
    expect([(await importing('testData', empty)).problem, (await importing('testData', headless)).problem]).toEqual([
      'The file is empty.',
      'The file has no header row.',
    ]);
  });

  it('refuses more than a thousand rows of test data', async () => {
    const many = read({ headers: ['A'], rows: Array.from({ length: 1001 }, (_, index) => ({ number: index + 2, cells: ['x'] })) });
    expect((await importing('testData', many)).problem).toBe('The file has 1001 rows. At most 1000 can be used as test data.');
  });

  it('LA-357 LA-360: needs the column Title and drops rows without one', async () => {
    expect((await importing('knownIssues', people)).problem).toBe('The file has no column "Title".');
    expect((await importing('knownIssues', issues)).got[0]?.fields.knownIssues?.map(({ title }) => title)).toEqual(['Broken']);
  });
});
