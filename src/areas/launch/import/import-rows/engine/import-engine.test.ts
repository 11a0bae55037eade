import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineAnswer, EngineInput } from '#machines/flows/launch/import/import-rows.rules.ts';
import type { ImportSource } from '#machines/flows/launch/import/begun-import.rules.ts';
import type { RememberedColumns } from '#schema/rules/launch/import/columns.ts';
import { csvText } from '#schema/rules/launch/import/csv-text.ts';
import { testCaseRows, testCasesCsv } from '#schema/rules/launch/import/test-case-export.ts';
import { oneCase } from '#schema/rules/launch/requested-test.builders.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import { workbookOf } from '#tests/support/builders/workbook.ts';
import { asFound } from '#schema/vocabulary/launch/import-kinds.ts';
import { startEngine } from './import-engine.ts';

const file = (content: string | Uint8Array<ArrayBuffer>, name = 'cases.csv'): ImportSource => ({
  from: 'file',
  file: new File([content], name),
});

/** What the engine says of a source, and what it becomes with the columns that it guesses. */
async function run(source: ImportSource, more: Partial<EngineInput> = {}, remembered: RememberedColumns = []) {
  const answers: EngineAnswer[] = [];
  let clock = 0;
  const ask = startEngine(
    (answer) => answers.push(answer),
    () => (clock += 100),
  );
  const input: EngineInput = { kind: 'test_cases', source, sheet: null, reading: asFound, present: [], ...more };
  await ask({ type: 'source.read', ...input, remembered });
  const read = answers.find((answer) => answer.type === 'rows.read')?.read;
  if (read !== undefined) await ask({ type: 'rows.build', revision: 1, mapping: read.mapping, edits: {}, updatesByCode: true });
  return { answers, read, built: answers.find((answer) => answer.type === 'rows.built')?.built };
}
async function casesOf(
  source: ImportSource,
  present: readonly TestCase[] = [],
  remembered: RememberedColumns = [],
): Promise<readonly TestCase[]> {
  const { built } = await run(source, { present }, remembered);
  return built?.values.kind === 'test_cases' ? built.values.testCases : [];
}

describe('the engine', () => {
  it('reads odd texts as they are, cell by cell, and warns of a code that comes twice', async () => {
    const rows = [
      ['L-1', 'n'.repeat(5_000), 'Open the shop', 'It opens'],
      ['L-2', 'ابحث عن كتاب (3) \u202Eأزرق\u202C', 'Press \u2067حفظ\u2069', 'سلة'],
      ['L-3', `Z${'\u0317\u0341'.repeat(200)}algo`, 'e\u0301'.repeat(50), '🏳️‍🌈 𐀀'],
      ['L-4', 'half\u200Bhidden\u2060\u00AD', 'a\u00A0b\u2003c', 'Ok'],
      ['L-4', 'halfhidden', 'Open', 'Ok'],
    ];
    const { built } = await run(file(csvText([['Code', 'Name', 'Instruction', 'Expected result'], ...rows])));
    const cases = built?.values.kind === 'test_cases' ? built.values.testCases : [];
    expect(cases.map(({ code, name, steps }) => [code, name, steps[0]?.instruction, steps[0]?.expectedResult])).toEqual(rows);
    expect([built?.importable, built?.notes.length]).toEqual([5, 1]);
  });

  it('reads, guesses and builds', async () => {
    const { read, built } = await run(
      file(
        csvText([
          ['Area', 'Title', 'Action'],
          ['S', 'Pay', 'Open'],
          ['', '', 'Press'],
        ]),
      ),
    );
    expect([read, built?.importable, built?.rows]).toEqual([
      {
        headers: ['Area', 'Title', 'Action'],
        sample: ['S', 'Pay', 'Open'],
        rows: 2,
        written: 'comma, UTF-8',
        mapping: ['section', 'name', 'instruction'],
        reasons: ['', '', '0 of 2 cells look like steps'],
        dialect: null,
        ways: {
          delimiter: ',',
          encoding: 'utf-8',
          header: 1,
          headerRows: [
            { number: 1, text: 'Area, Title, Action' },
            { number: 2, text: 'S, Pay, Open' },
            { number: 3, text: 'Press' },
          ],
        },
        sheets: [],
        sheet: null,
        isRemembered: false,
      },
      1,
      2,
    ]);
  });

  it('says how far it is', async () => {
    const { answers } = await run(file(`Name\n${'Pay\n'.repeat(5_000)}`));
    const done = answers.flatMap((answer) => (answer.type === 'read.progressed' ? [answer.done / answer.total] : []));
    expect([done.length >= 5, done.every((part, index) => part > (done[index - 1] ?? 0)), (done.at(-1) ?? 2) <= 1]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('asks for a sheet of several, and reads it', async () => {
    const workbook = file(
      Uint8Array.from(
        workbookOf([
          { name: 'Plan', rows: [['x']] },
          { name: 'Cases', rows: testCaseRows([oneCase(1)]) },
        ]),
      ),
      'cases.xlsx',
    );
    expect((await run(workbook)).answers).toEqual([{ type: 'sheets.found', names: ['Plan', 'Cases'] }]);
    expect((await run(workbook, { sheet: 'Cases' })).built?.values).toEqual({ kind: 'test_cases', testCases: [oneCase(1)], kept: 0 });
  });

  it('takes rows from elsewhere', async () => {
    const [headers = [], ...rows] = testCaseRows([oneCase(1), oneCase(2)]);
    expect(await casesOf({ from: 'elsewhere', headers, rows, source: 'Checkout sheet' })).toEqual([oneCase(1), oneCase(2)]);
  });
});

const text = fc.oneof(
  fc.constantFrom('', 'Open the cart', '=1+1', "'quoted", "'=1", 'two\nlines', 'a, b; "c"', '-', 'é漢', '_x0041_', '@x', '\t|', '"'),
  fc.string({ maxLength: 12 }),
);
const header = fc.oneof(fc.constantFrom('Owner', 'Name (additional)', 'Title', 'Steps', '__proto__', ''), fc.string({ maxLength: 8 }));
const sheets = fc
  .tuple(
    fc.uniqueArray(header, { maxLength: 3, selector: (one) => one.trim() }),
    fc.array(fc.array(text, { minLength: 10, maxLength: 10 }), { minLength: 1, maxLength: 10 }),
  )
  .map(([more, rows]) =>
    csvText([
      ['Section', 'Code', 'Name', 'Prerequisites', 'Instruction', 'Expected result', 'Tags', ...more],
      ['S', 'C', 'N', '', 'i', 'e', '', ''],
      ...rows.map((cells) => cells.slice(0, 7 + more.length)),
    ]),
  );

describe('a file that we wrote', () => {
  it('LA-494: imports to the same cases, whatever they are and whatever was mapped before', async () => {
    await fc.assert(
      fc.asyncProperty(sheets, async (csv) => {
        const cases = await casesOf(file(csv));
        const remembered = [
          { header: 'Code', target: 'leave_out' },
          { header: 'Owner', target: 'name' },
        ];
        expect(await casesOf(file(testCasesCsv(cases)), [], remembered)).toEqual(cases);
      }),
      { numRuns: 300 },
    );
  });

  it('changes nothing when it is imported again', async () => {
    await fc.assert(
      fc.asyncProperty(sheets, async (csv) => {
        const cases = await casesOf(file(csv));
        const { built } = await run(file(testCasesCsv(cases)), { present: cases });
        expect([built?.values, built?.changes]).toEqual([
          { kind: 'test_cases', testCases: cases, kept: 0 },
          cases.length === 0 ? null : { added: 0, updated: 0, unchanged: cases.length, kept: 0 },
        ]);
      }),
      { numRuns: 200 },
    );
  });
});
