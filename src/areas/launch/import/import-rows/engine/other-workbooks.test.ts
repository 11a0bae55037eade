import { SSF, utils, write } from '@e965/xlsx';
import type { BookType, CellObject } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipOf } from '#tests/support/builders/workbook.ts';
import { isChoice, isRefused } from './read-csv.ts';
import { readBytes } from './read-source.ts';
import { asked, shaped } from './reading.builders.ts';

type Sheets = Readonly<Record<string, readonly (readonly (string | number | boolean | null)[])[]>>;

function bookOf(
  sheets: Sheets,
  bookType: BookType,
  change: (name: string, sheet: Record<string, unknown>) => void = () => {},
): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
    change(name, sheet);
    utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(write(book, { bookType, type: 'array', cellStyles: true }) as ArrayBuffer);
}

const types: readonly (readonly [BookType, string])[] = [
  ['ods', 'OpenDocument spreadsheet'],
  ['fods', 'OpenDocument spreadsheet'],
  ['biff8', 'Excel 97 workbook'],
];
const read = (bytes: Uint8Array<ArrayBuffer>, sheet: string | null = null) => readBytes(bytes, asked({ sheet }), () => {});
async function rowsOf(bytes: Uint8Array<ArrayBuffer>, sheet: string | null = null) {
  const found = await read(bytes, sheet);
  if (isRefused(found) || isChoice(found)) throw new Error(JSON.stringify(found));
  return found;
}
async function wordsOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const found = await read(bytes);
  if (!isRefused(found)) throw new Error('it was read');
  return found.faults.map(({ message }) => message).join(' ');
}

describe.each(types)('a workbook as .%s', (type, program) => {
  it('is read with its texts, numbers as they are shown, and yes and no', async () => {
    const rows = [
      ['Name', 'Action', 'Share', 'Day', 'Code', 'Done'],
      ['Pay', 'Open\nthe cart & <pay>', 0.125, 45_986, 42, true],
      [null, null, null, null, null, null],
      ['Leave', '  ', 1234.5, null, 7, false],
    ];
    const bytes = bookOf({ Cases: rows }, type, (_, sheet) => {
      const look = (at: string, z: string): void => {
        const cell = sheet[at] as CellObject;
        Object.assign(cell, { z, w: SSF.format(z, cell.v) });
      };
      look('C2', '0.0%');
      look('D2', 'dd/mm/yyyy');
      look('E2', '00000');
    });
    const found = await rowsOf(bytes);
    expect([found.rows, found.written]).toEqual([
      [
        { number: 1, cells: ['Name', 'Action', 'Share', 'Day', 'Code', 'Done'] },
        { number: 2, cells: ['Pay', 'Open\nthe cart & <pay>', '12.5%', '25/11/2025', '00042', 'TRUE'] },
        { number: 4, cells: ['Leave', '', '1234.5', '', '7', 'FALSE'] },
      ],
      `sheet "Cases", ${program}`,
    ]);
  });

  it('of several sheets asks for one', async () => {
    const bytes = bookOf({ Smoke: [['Name'], ['Pay']], Notes: [['Read me']] }, type);
    expect([await read(bytes), (await rowsOf(bytes, 'Smoke')).rows.length]).toEqual([{ sheets: ['Smoke', 'Notes'] }, 2]);
  });

  it('that is cut off or damaged anywhere is read or refused, and ends', async () => {
    const whole = bookOf({ Cases: [['Name', 'Action'], ...Array.from({ length: 40 }, (_, at) => [`Case ${at}`, 'Pay'])] }, type);
    const harm = fc.tuple(fc.nat(whole.length - 1), fc.nat(255), fc.boolean());
    await fc.assert(
      fc.asyncProperty(harm, async ([at, byte, isCut]) => {
        const bytes = isCut ? whole.slice(0, at) : Uint8Array.from(whole);
        if (!isCut) bytes[at] = byte;
        const found = await read(bytes);
        expect(isRefused(found) || isChoice(found) || found.rows.length <= 100_001).toBe(true);
      }),
      { numRuns: 60, seed: 5 },
    );
  });
});

describe('a workbook of SquashTM', () => {
  const cases = [
    ['ACTION', 'TC_PATH', 'TC_REFERENCE', 'TC_NAME', 'TC_PRE_REQUISITE', 'TC_DESCRIPTION'],
    ['C', '/Rental/Checkout/Rent as a guest', 'R-1', 'Rent as a guest', '<p>A bike in the basket</p>', ''],
    ['C', '/Rental/Checkout/Look around', 'R-2', 'Look around', '', 'No steps yet'],
  ];
  const steps = [
    ['ACTION', 'TC_OWNER_PATH', 'TC_STEP_NUM', 'TC_STEP_ACTION', 'TC_STEP_EXPECTED_RESULT'],
    ['C', '/Rental/Checkout/Rent as a guest', 1, '<p>Open the basket</p>', '<p>One bike is listed</p>'],
    ['C', '/Rental/Checkout/Rent as a guest', 2, '<p>Choose guest</p>', ''],
    ['C', '/Rental/Checkout/Left over', 1, '<p>Press Remove</p>', ''],
  ];
  const sheets = { TEST_CASES: cases, STEPS: steps, PARAMETERS: [['TC_OWNER_PATH']] };

  it.each(['xlsx', 'biff8'] as const)('has its cases with their steps, preconditions and references, as .%s', async (type) => {
    const found = await rowsOf(bookOf(sheets, type));
    expect([found.sheet, found.sheets]).toEqual(['TEST_CASES and STEPS', ['TEST_CASES and STEPS', 'TEST_CASES', 'STEPS', 'PARAMETERS']]);
    const table = shaped(found);
    expect('sheet' in table && table.sheet?.rows.map(({ cells }) => cells)).toEqual([
      ['C', 'Rent as a guest', '1', 'Open the basket', 'One bike is listed', 'R-1', 'A bike in the basket', '', 'Rental > Checkout'],
      ['C', 'Rent as a guest', '2', 'Choose guest', '', 'R-1', 'A bike in the basket', '', 'Rental > Checkout'],
      ['', 'Look around', '', '', '', 'R-2', '', 'No steps yet', 'Rental > Checkout'],
      ['C', 'Left over', '1', 'Press Remove', '', '', '', '', 'Rental > Checkout'],
    ]);
    expect((await rowsOf(bookOf(sheets, type), 'STEPS')).rows.length).toBe(4);
  });
});

describe('an OpenDocument', () => {
  const content = (body: string, styles = ''): string =>
    `<office:document-content>${styles}<office:body>${body}</office:body></office:document-content>`;
  const sheet = (rows: string, more = ''): string =>
    content(`<office:spreadsheet><table:table table:name="Cases">${rows}</table:table>${more}</office:spreadsheet>`);
  const odsOf = (text: string, manifest = ''): Uint8Array<ArrayBuffer> =>
    Uint8Array.from(
      zipOf([
        { name: 'content.xml', content: text },
        { name: 'META-INF/manifest.xml', content: manifest },
      ]),
    );
  const cell = (text: string, more = ''): string => `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`;
  const row = (...cells: readonly string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;
  const far = (count: number): string => `<table:table-row table:number-rows-repeated="${count}">${cell('again')}</table:table-row>`;

  it('repeats rows and cells as it says, and leaves out notes, drawings and hidden sheets', async () => {
    const text = sheet(
      row(cell('Name'), cell('x', 'table:number-columns-repeated="2"'), '<table:table-cell table:number-columns-repeated="16381"/>') +
        '<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>' +
        row(
          '<table:table-cell><office:annotation><text:p>why</text:p></office:annotation><text:p>Pay<text:s text:c="2"/>now<text:line-break/>or</text:p><text:p>later</text:p></table:table-cell>',
          '<table:covered-table-cell/>',
          '<table:table-cell office:value-type="float" office:value="7"/>',
        ) +
        far(2),
      '<table:table table:name="Old" table:style-name="h"><table:table-row/></table:table>',
    ).replace(
      '<office:body>',
      '<office:automatic-styles><style:style style:name="h"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body>',
    );
    expect((await rowsOf(odsOf(text))).rows).toEqual([
      { number: 1, cells: ['Name', 'x', 'x'] },
      { number: 5, cells: ['Pay  now\nor\nlater', '', '7'] },
      { number: 6, cells: ['again'] },
      { number: 7, cells: ['again'] },
    ]);
  });

  it('is bounded, however often it repeats a cell or a row', async () => {
    const { rows } = await rowsOf(odsOf(sheet(row(cell('Name')) + far(2_000_000_000))));
    expect(rows.length).toBeLessThanOrEqual(100_001);
    expect(await wordsOf(odsOf(sheet(row(cell('x', 'table:number-columns-repeated="99999999"')))))).toMatch(/99,?999,?999 columns|200/u);
  });

  it('marks a formula that failed', async () => {
    const text = sheet(row(cell('Name')) + row(cell('#DIV/0!', 'table:formula="of:=1/0" calcext:value-type="error"')));
    expect((await rowsOf(odsOf(text))).marks).toEqual({ '2:0': 'the formula gives #DIV/0!. Type the value.' });
  });

  it.each([
    ['behind a password', odsOf(sheet(''), '<manifest:encryption-data/>'), /protected by a password/u],
    ['that is a text', odsOf(content('<office:text/>')), /OpenDocument document without a sheet/u],
    ['without a sheet', odsOf(content('<office:spreadsheet></office:spreadsheet>')), /no sheet/u],
  ])('%s is refused by name', async (_, bytes, words) => {
    expect(await wordsOf(bytes)).toMatch(words);
  });
});
