import { describe, expect, it } from 'vitest';
import { oneCase } from '../requested-test.builders.ts';
import { columnName } from './sheet.ts';
import { mappingFaults } from './columns.ts';
import { guessColumns, guessedColumns } from './guess-columns.ts';
import { sheetOf } from './sheet.builders.ts';
import { testCaseRows } from './test-case-export.ts';

describe('the columns of a file', () => {
  const guess = (...headers: readonly string[]) =>
    guessColumns(
      'test_cases',
      sheetOf(
        headers,
        headers.map(() => 'x'),
      ),
    );

  it('are guessed from what other tools call them', () => {
    expect(guess('Area', 'Case ID', 'Title', 'Before you start', 'Action', 'Result should be', 'Labels', 'Owner')).toEqual([
      'section',
      'code',
      'name',
      'prerequisites',
      'instruction',
      'expectedResult',
      'tags',
      'additional',
    ]);
  });

  it('keep our own headers before others', () => {
    expect(guess('Title', 'Name')).toEqual(['additional', 'name']);
  });

  it('are left out when nothing stands in them', () => {
    expect(guessColumns('test_cases', sheetOf(['Name', 'Notes'], ['One', '']))).toEqual(['name', 'leave_out']);
  });

  it('must be mapped once each, and one must be the name', () => {
    expect(mappingFaults('test_cases', ['name', 'name'])).toEqual(['Two columns are mapped to Name. Choose one.']);
    expect(mappingFaults('test_cases', ['code', 'additional', 'additional'])).toEqual([
      'Choose the column that holds the name of the test case.',
    ]);
  });

  it('without a header are called by their place', () => {
    expect(columnName(sheetOf(['Name', '', 'Tags'], ['a', 'b', 'c']), 1)).toBe('Column 2');
  });
});

describe('a name is held against its cells', () => {
  const guess = (...rows: readonly (readonly string[])[]) => guessedColumns('test_cases', sheetOf(...rows));

  it('an empty column is no step while another one is', () => {
    expect(guess(['Title', 'Steps', 'Action'], ['Pay', '', 'Open the cart']).mapping).toEqual(['name', 'leave_out', 'instruction']);
  });

  it('a column that counts is no step, and one of sentences comes before one of words', () => {
    const counts = guess(['Title', 'Step', 'Action'], ['Pay', '1', 'Open the cart'], ['', '2', 'Press Pay']);
    expect([counts.mapping, counts.reasons]).toEqual([
      ['name', 'leave_out', 'instruction'],
      ['', 'Counts 1, 2, 3', '2 of 2 cells look like steps'],
    ]);
    expect(guess(['Title', 'Action', 'Steps'], ['Pay', 'manual', 'Open the cart']).mapping).toEqual(['name', 'additional', 'instruction']);
  });

  it('says how many cells look like it', () => {
    const rows = Array.from({ length: 45 }, (_, row) => [`C-${row}`, row < 43 ? 'Open the cart' : 'Go']);
    expect(guess(['Title', 'Steps'], ...rows).reasons[1]).toBe('43 of 45 cells look like steps');
  });
});

describe('columns that were mapped before', () => {
  const other = sheetOf(['Summary', 'Ref', 'Do'], ['Pay', 'C-1', 'Open']);

  it('come before a guess, where they still fit', () => {
    const remembered = [
      { header: 'Ref', target: 'code' },
      { header: 'Do', target: 'instruction' },
      { header: 'Gone', target: 'name' },
      { header: 'Summary', target: 'no such field' },
    ];
    expect(guessColumns('test_cases', other, remembered)).toEqual(['name', 'code', 'instruction']);
  });

  it('say nothing about a file with other headers that shares some', () => {
    const shares = sheetOf(['Do', 'Title', 'Steps', 'Result', 'Owner'], ['x', 'Pay', 'Open it', 'It opens', 'Ann']);
    expect(guessColumns('test_cases', shares, [{ header: 'Do', target: 'name' }])[1]).toBe('name');
  });

  it('do not make numbers steps', () => {
    const counted = sheetOf(['Title', 'Step'], ['Pay', '1'], ['', '2']);
    expect(
      guessColumns('test_cases', counted, [
        { header: 'Title', target: 'name' },
        { header: 'Step', target: 'instruction' },
      ]),
    ).toEqual(['name', 'leave_out']);
  });

  it('say nothing about a file that we wrote', () => {
    const own = sheetOf(...testCaseRows([oneCase(1)]));
    expect(guessColumns('test_cases', own, [{ header: 'Code', target: 'leave_out' }])).toEqual(guessColumns('test_cases', own));
  });

  it('leave no field twice', () => {
    const remembered = [
      { header: 'Summary', target: 'name' },
      { header: 'Ref', target: 'name' },
    ];
    expect(mappingFaults('test_cases', guessColumns('test_cases', other, remembered))).toEqual([]);
  });
});
