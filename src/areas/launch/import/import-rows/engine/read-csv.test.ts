import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from '#schema/rules/launch/import/csv-text.ts';
import { testCasesCsv } from '#schema/rules/launch/import/test-case-export.ts';
import { guessColumns } from '#schema/rules/launch/import/guess-columns.ts';
import { importTestCases, importableCases } from '#schema/rules/launch/import/test-case-rows.ts';
import type { Sheet } from '#schema/rules/launch/import/sheet.ts';
import { readCsv as readRows } from './read-csv.ts';
import { asked, shaped } from './reading.builders.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
function readCsv(given: Uint8Array) {
  const read = shaped(readRows(given, asked()));
  if ('sheets' in read) throw new Error('it asks for a sheet');
  return read;
}
const faultsOf = (text: string) => {
  const read = readCsv(bytes(text));
  return 'faults' in read ? read.faults.map(({ code, row, column }) => [code, row, column]) : [];
};
const sheetOf = (text: string | Uint8Array): Sheet => {
  const read = readCsv(typeof text === 'string' ? bytes(text) : text);
  if ('faults' in read) throw new Error(read.faults.map(({ message }) => message).join(' '));
  return read.sheet;
};

it.each(['=1+1', ' =1+1', '\u00A0@x', '\n-1', '-1+1', "'=1", "' =1"])('a cell that begins with %j is written as no formula', (cell) => {
  expect(csvText([[cell]]).replace(/^\uFEFF"?/, '')).toMatch(/^'/);
});

it.each(['-1', '-6.25', '12'])('a cell that is the number %j is written as it is', (cell) => {
  expect(csvText([[cell]])).toBe(`\uFEFF"${cell}"\r\n`);
});

describe('a CSV file', () => {
  it.each([
    ['nothing', '', [['empty', null, null]]],
    ['only line ends', '\n\n\n', [['empty', null, null]]],
    ['a header alone below an empty line', '\nCheckout,Pay\n', [['no_rows', 2, null]]],
    ['a header alone', 'Name,Code\n', [['no_rows', 1, null]]],
    ['an unclosed quote', 'Name,Instruction\nPay,"Open the cart\nPay,Press Pay\n', [['unclosed_quote', 2, 2]]],
    ['text behind a closing quote', 'Name,Instruction\n"Pay"x,Open\n', [['broken_quote', 2, 1]]],
    ['a NUL in the header', 'Na\0me\nPay\n', [['unstorable', 1, 1]]],
    ['201 columns', `${Array.from({ length: 201 }, (_, n) => `c${n}`).join(',')}\n1\n`, [['too_many_columns', null, null]]],
    ['200,000 columns', `${'a,'.repeat(199_999)}a\n1\n`, [['too_many_columns', null, null]]],
    ['5,001 rows', `Name\n${'a\n'.repeat(5_001)}`, [['too_many_rows', null, null]]],
    ['no text in it', '\u0001\u0002\u0003\u0004\u0005', [['unreadable', null, null]]],
  ])('with %s is refused at its place', (_, text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it('LA-557: of more than 10 MB is refused', () => {
    const read = readCsv(new Uint8Array(10 * 1024 * 1024 + 1));
    expect('faults' in read && read.faults[0]?.message).toMatch(/^The file could not be read\. Please upload a CSV file of up to 10 MB\./);
  });

  it('with 5,000 rows is read', () => {
    expect(sheetOf(`Name\n${'a\n'.repeat(5_000)}`).rows.length).toBe(5_000);
  });

  it.each([
    ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('Name\nÄpfel\n')]), 'UTF-8'],
    [
      'UTF-16',
      new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from([...'Name\nÄpfel\n'].map((one) => one.charCodeAt(0))).buffer)]),
      'UTF-16',
    ],
    ['Windows-1252', Uint8Array.from([...'Name\nÄpfel\n'].map((one) => one.charCodeAt(0))), 'Windows-1252'],
  ])('in %s keeps its letters', (_, content, encoding) => {
    const read = readCsv(content);
    expect('sheet' in read && [read.written.split(', ').at(-1), read.sheet.headers, read.sheet.rows]).toEqual([
      encoding,
      ['Name'],
      [{ number: 2, cells: ['Äpfel'] }],
    ]);
  });

  it.each([';', '\t', '|'])('separated by %j is read', (delimiter) => {
    expect(sheetOf(['Name', 'Tags'].join(delimiter) + '\n' + ['Pay', 'smoke'].join(delimiter) + '\n').rows).toEqual([
      { number: 2, cells: ['Pay', 'smoke'] },
    ]);
  });

  it('never throws and never imports a part of itself', () => {
    const piece = fc.constantFrom(
      '"',
      ',',
      '\n',
      '\r\n',
      ';',
      '\0',
      '__proto__',
      'constructor',
      '=1+1',
      'Name',
      '',
      ' ',
      '\uFEFF',
      '漢',
      'a'.repeat(300),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const read = readCsv(bytes(pieces.join('')));
        expect('faults' in read ? read.faults.length > 0 : read.sheet.rows.length > 0).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps every cell that is written to it', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', "'", '=', '+', '-', '@', ' ', 'é', '漢', '\uFF1D'), maxLength: 8 })
      .map((text) => text.trim());
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
        const written = [['A', 'B', 'C'], ...rows.map(([one, two, three]) => [`x${one}`, two, three])];
        expect(sheetOf(csvText(written)).rows.map(({ cells }) => [cells[0] ?? '', cells[1] ?? '', cells[2] ?? ''])).toEqual(
          written.slice(1),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('LA-494: of downloaded test cases imports to the same cases', () => {
    const text = fc.constantFrom('', 'Open the cart', '=1+1', "'quoted", 'two\nlines', 'a, b; "c"', '-', 'é漢');
    const rows = fc.array(fc.tuple(text, text, text, text, text, text, text, text), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(rows, (cells) => {
        const first = csvText([
          ['Section', 'Code', 'Name', 'Prerequisites', 'Instruction', 'Expected result', 'Tags', 'Owner'],
          ['S', 'C', 'N', '', 'i', 'e', '', ''],
          ...cells,
        ]);
        const read = (csv: string) => {
          const sheet = sheetOf(csv);
          return importableCases(importTestCases(sheet, guessColumns('test_cases', sheet)));
        };
        const imported = read(first);
        expect(read(testCasesCsv(imported))).toEqual(imported);
      }),
      { numRuns: 500 },
    );
  });
});
