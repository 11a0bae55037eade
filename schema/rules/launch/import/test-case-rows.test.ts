import { describe, expect, it } from 'vitest';
import { oneCase } from '../requested-test.builders.ts';
import { editSheet } from './sheet.ts';
import { guessColumns } from './guess-columns.ts';
import { importTestCases, importableCases, rowsLeftOut, joinCases } from './test-case-rows.ts';
import { testCaseColumns } from './test-case-columns.ts';
import { caseHeader, sheetOf } from './sheet.builders.ts';
import { testCaseRows } from './test-case-export.ts';

const imported = (...rows: readonly (readonly string[])[]) => {
  const read = sheetOf(caseHeader, ...rows);
  return importTestCases(read, guessColumns('test_cases', read));
};

const allColumns = { fields: new Set(Object.keys(testCaseColumns) as (keyof typeof testCaseColumns)[]), additional: new Set<string>() };

describe('rows of test cases', () => {
  it('LA-158: become cases with section, code, name, prerequisites, steps, additional information and tags', () => {
    expect(
      importableCases(
        imported(
          ['Checkout', 'PAY-1', 'Pay as guest', 'A cart', 'Open the cart', 'The cart opens', 'smoke, pay', 'l.pena'],
          ['', '', '', '', 'Press Pay', 'The page opens'],
        ),
      ),
    ).toEqual([
      {
        section: 'Checkout',
        code: 'PAY-1',
        name: 'Pay as guest',
        prerequisites: 'A cart',
        steps: [
          { instruction: 'Open the cart', expectedResult: 'The cart opens' },
          { instruction: 'Press Pay', expectedResult: 'The page opens' },
        ],
        additionalInformation: [{ code: 'Owner', value: 'l.pena' }],
        tags: ['smoke', 'pay'],
        requireVideoAttachment: false,
      },
    ]);
  });

  it('LA-160: with a blank name inherit the name above', () => {
    expect(importableCases(imported(['S', 'P-1', 'Pay'], ['', 'P-2', ''])).map(({ code, name }) => [code, name])).toEqual([
      ['P-1', 'Pay'],
      ['P-2', 'Pay'],
    ]);
  });

  it('LA-161: with a blank section inherit the section above', () => {
    expect(
      importableCases(imported(['S', '', 'One'], ['', '', 'Two'], ['T', '', 'Three'], ['', '', 'Four'])).map(({ section }) => section),
    ).toEqual(['S', 'S', 'T', 'T']);
  });

  it('that only name a section open it for the rows below', () => {
    const read = imported(['Checkout'], ['', '', 'One', '', 'Go', 'Gone'], ['Cart'], ['', '', 'Two', '', 'Go', 'Gone']);
    expect(importableCases(read).map(({ section, name, steps }) => [section, name, steps.length])).toEqual([
      ['Checkout', 'One', 1],
      ['Cart', 'Two', 1],
    ]);
    expect(read.notes).toEqual([]);
  });

  it('lose no text of the rows that continue a case', () => {
    expect(importableCases(imported(['S', 'C', 'N', 'one', '', '', 'a', 'x'], ['S', '', '', 'two', '', '', 'a, b', 'y']))).toEqual([
      {
        ...oneCase(1),
        section: 'S',
        code: 'C',
        name: 'N',
        prerequisites: 'one\ntwo',
        steps: [],
        tags: ['a', 'b'],
        additionalInformation: [{ code: 'Owner', value: 'x\ny' }],
      },
    ]);
  });

  it('with nothing above to continue are named by row and column', () => {
    expect(imported(['', '', '', '', 'Open', 'Opens']).notes).toEqual([
      { level: 'error', row: 2, column: 3, message: 'Row 2: there is no test case above for this row to continue.' },
    ]);
    expect(imported(['', 'C-1', '', '', 'Open', 'Opens']).notes).toEqual([
      { level: 'error', row: 2, column: 3, message: 'Row 2: the name is empty, and no row above has one.' },
    ]);
  });

  it('that continue a case under another section are named, not guessed', () => {
    expect(
      imported(['S', '', 'N', '', 'a', 'b'], ['T', '', '', '', 'c', 'd']).notes.map(({ level, row, column }) => [level, row, column]),
    ).toEqual([['error', 3, 1]]);
  });

  it('with more cells than headers, NUL or endless text are errors; an empty expected result is a warning', () => {
    const read = imported(
      ['S', '', 'N', '', 'a', 'b', '', '', 'lost?'],
      ['', '', 'M', '', 'a\0', 'b'],
      ['', '', 'O', '', 'a'.repeat(10_001), 'b'],
      ['', '', 'P', '', 'a', ''],
    );
    expect(read.notes.map(({ level, row, column }) => [level, row, column])).toEqual([
      ['error', 2, 9],
      ['error', 3, 5],
      ['error', 4, 5],
      ['warning', 5, 6],
    ]);
  });

  it('that are valid can be imported without the rest', () => {
    const read = imported(
      ['S', 'A', 'One', '', 'a', 'b'],
      ['', '', '', '', 'bad\0', 'b'],
      ['', '', '', '', 'c', 'd'],
      ['', 'B', 'Tw\0o', '', 'a', 'b'],
      ['', '', '', '', 'belongs to Two', 'b'],
      ['', 'C', 'Three', '', 'a', 'b'],
    );
    expect(importableCases(read).map(({ code, steps }) => [code, steps.map(({ instruction }) => instruction)])).toEqual([
      ['A', ['a', 'c']],
      ['C', ['a']],
    ]);
    expect(rowsLeftOut(read)).toEqual([3, 5, 6]);
  });

  it('that repeat a code are pointed out', () => {
    expect(imported(['S', 'A', 'One'], ['S', 'A', 'Two']).notes).toEqual([
      { level: 'warning', row: 3, column: 2, message: 'Row 3: the code A stands in row 2 too.' },
    ]);
  });

  it('can be mended in place', () => {
    const read = sheetOf(caseHeader, ['', 'C-1', '', '', 'Open', 'Opens']);
    const mended = editSheet(read, { '2:2': ' Pay ' });
    expect(importTestCases(mended, guessColumns('test_cases', mended)).notes).toEqual([]);
    expect(importableCases(importTestCases(mended, guessColumns('test_cases', mended))).map(({ name }) => name)).toEqual(['Pay']);
  });

  it('update cases of the same code and add the others', () => {
    const present = [oneCase(1, { requireVideoAttachment: true }), oneCase(2)];
    const joined = joinCases(present, [oneCase(1, { name: 'Renamed' }), oneCase(3)], allColumns);
    expect({ ...joined, joined: joined.joined.map(({ change }) => change) }).toEqual({
      testCases: [oneCase(1, { name: 'Renamed', requireVideoAttachment: true }), oneCase(2), oneCase(3)],
      joined: ['updated', 'added'],
      count: { added: 1, updated: 1, unchanged: 0, kept: 1 },
    });
  });

  it('change nothing when they are imported again, be their codes repeated or blank', () => {
    const present = [oneCase(1), oneCase(1, { name: 'Twin' }), oneCase(2, { code: '' }), oneCase(3, { code: '', name: '' })];
    const again = joinCases(present, present, allColumns);
    expect([again.testCases, again.count]).toEqual([present, { added: 0, updated: 0, unchanged: 4, kept: 0 }]);
  });
});

describe('the file that is written', () => {
  it('has one row a step under the import columns', () => {
    const two = oneCase(1, {
      steps: [
        { instruction: 'a', expectedResult: 'b' },
        { instruction: 'c', expectedResult: '' },
      ],
      additionalInformation: [{ code: 'Name', value: 'x' }],
    });
    expect(testCaseRows([two])).toEqual([
      ['Section', 'Code', 'Name', 'Prerequisites', 'Instruction', 'Expected result', 'Tags', 'Name (additional)'],
      ['Checkout', 'C-1', 'Case 1', '', 'a', 'b', '', 'x'],
      ['', '', '', '', 'c', '', '', ''],
    ]);
  });
});
