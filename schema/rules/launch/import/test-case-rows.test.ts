import { describe, expect, it } from 'vitest';
import { oneCase } from '../requested-test.builders.ts';
import { columnName, editSheet, readSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { buildImport } from './build-import.ts';
import { guessColumns, mappingFaults } from './columns.ts';
import { joinCases } from './join-cases.ts';
import { testCaseColumns } from './test-case-columns.ts';
import { importKnownIssues } from './known-issue-rows.ts';
import { testCaseRows } from './test-case-export.ts';
import { importTestCases, importableCases, rowsLeftOut } from './test-case-rows.ts';

const sheet = (...rows: readonly (readonly string[])[]): Sheet => {
  const read = readSheet(rows);
  if ('faults' in read) throw new Error(read.faults[0]?.message);
  return read.sheet;
};
const header = ['Section', 'Code', 'Name', 'Prerequisites', 'Instruction', 'Expected result', 'Tags', 'Owner'];
const imported = (...rows: readonly (readonly string[])[]) => {
  const read = sheet(header, ...rows);
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
      { level: 'error', row: 2, column: 3, message: 'Row 2: there is no test case above that this row could continue.' },
    ]);
    expect(imported(['', 'C-1', '', '', 'Open', 'Opens']).notes).toEqual([
      { level: 'error', row: 2, column: 3, message: 'Row 2: the name is empty, and there is none above to take.' },
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
    const read = sheet(header, ['', 'C-1', '', '', 'Open', 'Opens']);
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

describe('the columns of a file', () => {
  const guess = (...headers: readonly string[]) =>
    guessColumns(
      'test_cases',
      sheet(
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
    expect(guessColumns('test_cases', sheet(['Name', 'Notes'], ['One', '']))).toEqual(['name', 'leave_out']);
  });

  it('must be mapped once each, and one must be the name', () => {
    expect(mappingFaults('test_cases', ['name', 'name'])).toEqual(['Two columns are mapped to Name. Choose one.']);
    expect(mappingFaults('test_cases', ['code', 'additional', 'additional'])).toEqual([
      'Choose the column that holds the name of the test case.',
    ]);
  });

  it('without a header are called by their place', () => {
    expect(columnName(sheet(['Name', '', 'Tags'], ['a', 'b', 'c']), 1)).toBe('Column 2');
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

describe('a known-issues sheet', () => {
  const issues = sheet(
    [
      'Title',
      'Issue Description',
      'Actual results',
      'Expected results',
      'Reproduction steps',
      'Issue Attachments',
      'Project component',
      'issue description',
    ],
    ['Broken', 'd', 'a', 'e', 'r', 'https://a.example/1\nhttps://a.example/2', 'p', 'not read'],
    ['', 'no title'],
  );

  const read = (given: Sheet) => importKnownIssues(given, guessColumns('known_issues', given));

  it('LA-358 LA-359: reads the columns whose names match and no other', () => {
    expect(read(issues).rows.flatMap(({ issue }) => (issue === null ? [] : [issue]))).toEqual([
      {
        title: 'Broken',
        issueDescription: 'd',
        actualResults: 'a',
        expectedResults: 'e',
        reproductionSteps: 'r',
        projectComponent: 'p',
        issueAttachments: ['https://a.example/1', 'https://a.example/2'],
      },
    ]);
  });

  it('LA-360: drops rows without a title', () => {
    expect(read(issues).dropped).toEqual([3]);
  });

  it('LA-357: must have the column Title', () => {
    const lower = sheet(['title'], ['Broken']);
    const faults = (given: Sheet) => mappingFaults('known_issues', guessColumns('known_issues', given));
    expect([faults(issues), faults(lower)]).toEqual([
      [],
      ['Choose the column that holds the title of the issue. A file of known issues calls it "Title".'],
    ]);
  });

  it('LA-164: gives an issue its attachments as a list', () => {
    const attached = (text: string) => read(sheet(['Title', 'Issue Attachments'], ['Broken', text])).rows[0]?.issue?.issueAttachments;
    expect([attached('a.png'), attached('a.png, b.png;c.png'), attached('')]).toEqual([['a.png'], ['a.png', 'b.png', 'c.png'], []]);
  });
});

describe('columns that were mapped before', () => {
  const other = sheet(['Summary', 'Ref', 'Do'], ['Pay', 'C-1', 'Open']);

  it('come before a guess, where they still fit', () => {
    const remembered = [
      { header: 'Ref', target: 'code' },
      { header: 'Do', target: 'instruction' },
      { header: 'Gone', target: 'name' },
      { header: 'Summary', target: 'no such field' },
    ];
    expect(guessColumns('test_cases', other, remembered)).toEqual(['name', 'code', 'instruction']);
  });

  it('say nothing about a file that we wrote', () => {
    const own = sheet(...testCaseRows([oneCase(1)]));
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
    expect(buildImport(order(sheet(header, ...rows))).things.map(({ facts }) => facts)).toEqual([
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
      const { values, things } = buildImport(order(sheet([...head], ...body.map((row) => [...row])), { present: [known] }));
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
    const { values, changes } = buildImport(order(sheet(['Name', 'Tags'], [known.name, 'smoke']), { present: [known] }));
    expect([changes, values]).toMatchObject([{ added: 0, updated: 1 }, { testCases: [{ ...known, tags: ['smoke'] }] }]);
  });

  it('is counted: rows, things, what is new, changed and the same', () => {
    const rows = testCaseRows([oneCase(1), oneCase(2, { name: 'Renamed' }), oneCase(3)]);
    const built = buildImport(order(sheet(...rows), { present: [oneCase(1), oneCase(2), oneCase(9)] }));
    expect([built.rows, built.importable, built.changes, built.things.map(({ change }) => change)]).toEqual([
      3,
      3,
      { added: 1, updated: 1, unchanged: 1, kept: 1 },
      ['unchanged', 'updated', 'added'],
    ]);
    expect(built.values).toMatchObject({ kept: 1 });
  });

  it('asks only for the column of the name where there is none, not for something in every row', () => {
    const built = buildImport(order(sheet(['Foo'], ['Pay'], ['Refund'])));
    expect([built.faults, built.notes, built.leftOut, built.things.length]).toEqual([
      ['Choose the column that holds the name of the test case.'],
      [],
      [],
      2,
    ]);
  });

  it('keeps a cell that was typed over open for another look, with what stood there', () => {
    const given = sheet(['Name', 'Action', 'Expected'], ['Pay', 'Op\0en', ''], ['Refund', 'Ask', 'Told']);
    const notes = (edits: Readonly<Record<string, string>>) =>
      buildImport(order(given, { edits })).notes.map(({ level, row, column, message, text }) => [level, row, column, message, text]);
    expect(notes({ '2:1': 'Open', '2:2': 'Opens', '3:0': ' Refund ' })).toEqual([
      ['mended', 2, 2, 'Row 2: changed, it was "Op\uFFFDen".', 'Open'],
      ['mended', 2, 3, 'Row 2: changed, it was empty.', 'Opens'],
    ]);
    expect(notes({ '2:1': 'O\0', '3:1': '' }).map(([level]) => level)).toEqual(['error', 'warning']);
  });

  it('keeps rows in sight that belong to nothing, with the cell to mend', () => {
    const built = buildImport(order(sheet(header, ['', '', '', '', 'Open', 'Opens'], ['S', 'C-1', 'Pay'])));
    expect([built.things.map(({ row, importable }) => [row, importable]), built.notes[0]]).toMatchObject([
      [
        [2, false],
        [3, true],
      ],
      { row: 2, column: 3, text: '', label: 'Name' },
    ]);
  });

  it('LA-376: is no test data with more than a thousand rows, or with no column kept', () => {
    const many = sheet(['A'], ...Array.from({ length: 1_001 }, () => ['x']));
    const data = (given: Sheet, mapping: ('keep' | 'leave_out')[]) => buildImport(order(given, { kind: 'test_data', mapping })).faults;
    expect(data(many, ['keep'])).toEqual(['The file has 1001 rows. At most 1000 can be used as test data.']);
    expect(data(sheet(['A'], ['x']), ['leave_out'])).toEqual(['Choose at least one column to keep.']);
  });

  it('names a formula without a result, and takes what is typed in its place', () => {
    const marked: Sheet = { ...sheet(['Name', 'Tags'], ['Pay']), marks: { '2:1': 'the formula gives #REF!. Type the value.' } };
    expect(buildImport(order(marked)).notes[0]?.message).toBe('Row 2, column 2: the formula gives #REF!. Type the value.');
    expect(buildImport(order(marked, { edits: { '2:1': 'smoke' } })).notes.map(({ level }) => level)).toEqual(['mended']);
  });
});
