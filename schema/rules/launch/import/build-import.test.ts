import { describe, expect, it } from 'vitest';
import { oneCase } from '../requested-test.builders.ts';
import type { Sheet } from './sheet.ts';
import { buildImport } from './build-import.ts';
import { guessColumns } from './guess-columns.ts';
import { caseHeader, sheetOf } from './sheet.builders.ts';
import { testCaseRows } from './test-case-export.ts';

describe('what a sheet becomes', () => {
  const order = (given: Sheet, more: Partial<Parameters<typeof buildImport>[0]> = {}) => ({
    kind: 'test_cases' as const,
    sheet: given,
    mapping: guessColumns('test_cases', given),
    present: [],
    updatesByCode: true,
    edits: {},
    ...more,
  });

  it('has what has no column of its own beside each case, from all its rows', () => {
    const rows = [
      ['S', 'C-1', 'Pay', 'A cart', 'Open', 'Opens', 'smoke, pay', 'Ann'],
      ['', '', '', 'A card', 'Press', 'Ok', 'pay', ''],
      ['S', 'C-2', 'Refund', '', 'Open', 'Opens', '', ''],
    ];
    expect(buildImport(order(sheetOf(caseHeader, ...rows))).things.map(({ facts }) => facts)).toEqual([
      [
        { label: 'Prerequisites', text: 'A cart\nA card' },
        { label: 'Tags', text: 'smoke, pay' },
        { label: 'Owner', text: 'Ann' },
      ],
      [],
    ]);
  });

  it('keeps of an updated case what has no column, takes an empty cell as empty, and says what changes', () => {
    const known = oneCase(1, {
      section: 'Checkout',
      prerequisites: 'A cart',
      tags: ['smoke'],
      steps: [
        { instruction: 'Open', expectedResult: 'Opens' },
        { instruction: 'Pay', expectedResult: 'Paid' },
      ],
      additionalInformation: [
        { code: 'Priority', value: 'High' },
        { code: 'Owner', value: 'Ann' },
      ],
      requireVideoAttachment: true,
    });
    const update = (...rows: readonly (readonly string[])[]) => {
      const [head = [], ...body] = rows;
      const { values, things } = buildImport(order(sheetOf([...head], ...body.map((row) => [...row])), { present: [known] }));
      return [values.kind === 'test_cases' ? values.testCases.slice(0, 1) : [], things[0]?.differences, things[0]?.change];
    };
    expect(update(['Code', 'Name'], [known.code, 'Pay by card'])).toEqual([
      [{ ...known, name: 'Pay by card' }],
      [{ label: 'Name', before: known.name, after: 'Pay by card' }],
      'updated',
    ]);
    expect(update(['Code', 'Name'], [known.code, known.name])).toEqual([[known], [], 'unchanged']);
    expect(
      update(['Code', 'Name', 'Prerequisites', 'Owner', 'Note'], [known.code, known.name, '', '', 'New'], ['C-9', 'Other', '', 'Bob', '']),
    ).toEqual([
      [
        {
          ...known,
          prerequisites: '',
          additionalInformation: [
            { code: 'Priority', value: 'High' },
            { code: 'Note', value: 'New' },
          ],
        },
      ],
      [
        { label: 'Prerequisites', before: 'A cart', after: '' },
        { label: 'Owner', before: 'Ann', after: '' },
        { label: 'Note', before: '', after: 'New' },
      ],
      'updated',
    ]);
    expect(update(['Code', 'Name', 'Instruction'], [known.code, known.name, 'Open'], ['', '', 'Pay by card'])).toEqual([
      [
        {
          ...known,
          steps: [
            { instruction: 'Open', expectedResult: 'Opens' },
            { instruction: 'Pay by card', expectedResult: 'Paid' },
          ],
        },
      ],
      [{ label: 'Step 2, instruction step', before: 'Pay', after: 'Pay by card' }],
      'updated',
    ]);
  });

  it('meets a case without a code by its name alone where the rows have no sections', () => {
    const known = oneCase(1, { code: '', section: 'Checkout' });
    const { values, changes } = buildImport(order(sheetOf(['Name', 'Tags'], [known.name, 'smoke']), { present: [known] }));
    expect([changes, values]).toMatchObject([{ added: 0, updated: 1 }, { testCases: [{ ...known, tags: ['smoke'] }] }]);
  });

  it('is counted: rows, things, what is new, changed and the same', () => {
    const rows = testCaseRows([oneCase(1), oneCase(2, { name: 'Renamed' }), oneCase(3)]);
    const built = buildImport(order(sheetOf(...rows), { present: [oneCase(1), oneCase(2), oneCase(9)] }));
    expect([built.rows, built.importable, built.changes, built.things.map(({ change }) => change)]).toEqual([
      3,
      3,
      { added: 1, updated: 1, unchanged: 1, kept: 1 },
      ['unchanged', 'updated', 'added'],
    ]);
    expect(built.values).toMatchObject({ kept: 1 });
  });

  it('asks only for the column of the name where there is none, not for something in every row', () => {
    const built = buildImport(order(sheetOf(['Foo'], ['Pay'], ['Refund'])));
    expect([built.faults, built.notes, built.leftOut, built.things.length]).toEqual([
      ['Choose the column that holds the name of the test case.'],
      [],
      [],
      2,
    ]);
  });

  it('keeps a cell that was typed over open for another look, with what stood there', () => {
    const given = sheetOf(['Name', 'Action', 'Expected'], ['Pay', 'Op\0en', ''], ['Refund', 'Ask', 'Told']);
    const notes = (edits: Readonly<Record<string, string>>) =>
      buildImport(order(given, { edits })).notes.map(({ level, row, column, message, text }) => [level, row, column, message, text]);
    expect(notes({ '2:1': 'Open', '2:2': 'Opens', '3:0': ' Refund ' })).toEqual([
      ['mended', 2, 2, 'Row 2: changed, it was "Op\uFFFDen".', 'Open'],
      ['mended', 2, 3, 'Row 2: changed, it was empty.', 'Opens'],
    ]);
    expect(notes({ '2:1': 'O\0', '3:1': '' }).map(([level]) => level)).toEqual(['error', 'warning']);
  });

  it('keeps rows in sight that belong to nothing, with the cell to mend', () => {
    const built = buildImport(order(sheetOf(caseHeader, ['', '', '', '', 'Open', 'Opens'], ['S', 'C-1', 'Pay'])));
    expect([built.things.map(({ row, importable }) => [row, importable]), built.notes[0]]).toMatchObject([
      [
        [2, false],
        [3, true],
      ],
      { row: 2, column: 3, text: '', label: 'Name' },
    ]);
  });

  it('LA-376: is no test data with more than a thousand rows, or with no column kept', () => {
    const many = sheetOf(['A'], ...Array.from({ length: 1_001 }, () => ['x']));
    const data = (given: Sheet, mapping: ('keep' | 'leave_out')[]) => buildImport(order(given, { kind: 'test_data', mapping })).faults;
    expect(data(many, ['keep'])).toEqual(['The file has 1001 rows. At most 1000 can be used as test data.']);
    expect(data(sheetOf(['A'], ['x']), ['leave_out'])).toEqual(['Choose at least one column to keep.']);
  });

  it('names a formula without a result, and takes what is typed in its place', () => {
    const marked: Sheet = { ...sheetOf(['Name', 'Tags'], ['Pay']), marks: { '2:1': 'the formula gives #REF!. Type the value.' } };
    expect(buildImport(order(marked)).notes[0]?.message).toBe('Row 2, column 2: the formula gives #REF!. Type the value.');
    expect(buildImport(order(marked, { edits: { '2:1': 'smoke' } })).notes.map(({ level }) => level)).toEqual(['mended']);
  });
});
