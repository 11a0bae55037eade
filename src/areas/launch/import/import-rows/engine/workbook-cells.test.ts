import { read as readBySheetJs, utils } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workbookParts, zipOf } from '#tests/support/builders/workbook.ts';
import { readBytes } from './read-source.ts';
import { asked, shaped } from './reading.builders.ts';
import { looksOf } from './workbook-parts.ts';

const texts = ['Code', 'Name', 'Open the cart', '', ' '];
const letters = 'ABCDEFGHIJ';

/** A workbook whose second row has these cells, written as they are given; the first names each column. */
function workbookWith(cells: readonly string[]): Buffer {
  const placed = (row: number, list: readonly string[]): string =>
    `<row r="${row}">${list.map((cell, column) => cell.replace('<c', `<c r="${letters[column]}${row}"`)).join('')}</row>`;
  const header = cells.map((_, column) => `<c t="str"><v>Column ${column + 1}</v></c>`);
  const last = '<c t="inlineStr"><is><t>end</t></is></c>';
  const sheet = `<worksheet><sheetData>${placed(1, [...header, '<c t="str"><v>Last</v></c>'])}${placed(2, [...cells, last])}</sheetData></worksheet>`;
  const shared = `<sst>${texts.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`;
  return zipOf(
    workbookParts([{ name: 'Cases', rows: [['x']] }]).map((part) =>
      part.name === 'xl/worksheets/sheet1.xml'
        ? { ...part, content: sheet }
        : part.name === 'xl/sharedStrings.xml'
          ? { ...part, content: shared }
          : part,
    ),
  );
}

async function cellsOf(bytes: Buffer): Promise<{ readonly cells: readonly string[]; readonly marks: unknown }> {
  const found = shaped(await readBytes(Uint8Array.from(bytes), asked(), () => {}));
  if (!('sheet' in found)) throw new Error(JSON.stringify(found));
  return { cells: (found.sheet.rows[0]?.cells ?? []).slice(0, -1), marks: found.sheet.marks };
}

const empty = ['', '<v/>', '<v></v>', '<is/>', '<is><t/></is>'];
const blank = ['<v> </v>', '<v>\n\t</v>', '<v><!-- none --></v>', '<is><t> </t></is>'];
const types = ['', ' t="s"', ' t="n"', ' t="b"', ' t="str"', ' t="inlineStr"', ' t="e"', ' t="d"', ' t=""', ' s="1"', ' t="n" s="2"'];

describe('a cell of a workbook without a value', () => {
  it.each(types)('is empty, and no word is said about it, as a cell with%s', async (type) => {
    const cells = [`<c${type}/>`, ...[...empty, ...blank].map((inside) => `<c${type}>${inside}</c>`)];
    expect(await cellsOf(workbookWith(cells))).toEqual({ cells: cells.map(() => ''), marks: {} });
  });

  it('is empty where the text it points to is empty or blank', async () => {
    expect(await cellsOf(workbookWith(['<c t="s"><v>3</v></c>', '<c t="s"><v>4</v></c>']))).toEqual({ cells: ['', ''], marks: {} });
  });

  it('is empty where a formula gives an empty text', async () => {
    const cells = ['<c t="str"><f>IF(A1="","",A1)</f><v></v></c>', '<c t="str"><f>""</f><v/></c>'];
    expect(await cellsOf(workbookWith(cells))).toEqual({ cells: ['', ''], marks: {} });
  });

  it('is empty, and marked, where it points to a text that is not there', async () => {
    const cells = ['5', '-1', '1.5', 'length', '1e0', '0x1'].map((value) => `<c t="s"><v>${value}</v></c>`);
    const marks = Object.fromEntries(
      cells.map((_, column) => [`2:${column}`, 'the cell points to a text that is not there. Type the value.']),
    );
    expect(await cellsOf(workbookWith(cells))).toEqual({ cells: cells.map(() => ''), marks });
  });
});

it.each([
  ['<c t="s"><v>0</v></c>', 'Code'],
  ['<c t="s"><v> 1 </v></c>', 'Name'],
  ['<c t="b"><v>0</v></c>', 'FALSE'],
  ['<c t="b"><v>false</v></c>', 'FALSE'],
  ['<c t="b"><v>1</v></c>', 'TRUE'],
  ['<c t="b"><v>true</v></c>', 'TRUE'],
  ['<c><v>0</v></c>', '0'],
  ['<c t="n"><v> 7 </v></c>', '7'],
  ['<c s="2"><v>0</v></c>', '00000'],
  ['<c t="str"><v> kept </v></c>', 'kept'],
  ['<c t="inlineStr"><v>plain</v></c>', 'plain'],
  ['<c t="inlineStr"><is><t>a</t><r><t>b</t></r></is></c>', 'ab'],
  ['<c><is><t>untyped</t></is></c>', 'untyped'],
  ['<c t="d"><v>2026-12-31T00:00:00Z</v></c>', '2026-12-31'],
])('%s says %j', async (cell, text) => {
  expect((await cellsOf(workbookWith([cell]))).cells).toEqual([text]);
});

it('a look without a number is the look of no cell', () => {
  const styles =
    '<styleSheet><numFmts><numFmt formatCode="yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
  expect(looksOf(styles)).toEqual(['plain', 'date']);
});

/** Left out are truths without a value and numbers of blanks alone, which the other reader takes for FALSE and NaN. */
it('cells of any type and value are read as another reader of workbooks reads them', async () => {
  const filled = (type: string, ...values: readonly string[]) => values.map((value) => `<c${type}>${value}</c>`);
  const cell = fc.oneof(
    fc
      .tuple(fc.constantFrom('', ' t="s"', ' t="n"', ' t="str"', ' t="inlineStr"'), fc.constantFrom(...empty))
      .map(([type, value]) => `<c${type}>${value}</c>`),
    fc.constantFrom(
      ...filled(' t="s"', '<v>0</v>', '<v>2</v>', '<v>3</v>'),
      ...filled('', '<v>0</v>', '<v>-3</v>', '<v>0.5</v>', '<v>1E3</v>'),
      ...filled(' t="n"', '<v>42</v>', '<v> 7 </v>'),
      ...filled(' t="b"', '<v>0</v>', '<v>1</v>'),
      ...filled(' t="str"', '<v>Ärger &amp; Lust</v>', '<f>A1</f><v>0</v>'),
      ...filled(' t="inlineStr"', '<is><t>Pay</t></is>', '<is><r><t>P</t></r><r><t>ay</t></r></is>'),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 9 }), async (made) => {
      const bytes = workbookWith(made);
      const sheet = readBySheetJs(bytes).Sheets['Cases'] ?? {};
      const theirs = made.map((_, column) => {
        const value: unknown = sheet[utils.encode_cell({ c: column, r: 1 })]?.v ?? '';
        return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
      });
      expect((await cellsOf(bytes)).cells).toEqual(theirs.map((text) => text.trim()));
    }),
    { seed: 7, numRuns: 300 },
  );
});
