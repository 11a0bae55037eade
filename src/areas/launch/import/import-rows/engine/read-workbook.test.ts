import { describe, expect, it } from 'vitest';
import { workbookOf, workbookParts, zipOf } from '#tests/support/builders/workbook.ts';
import type { WorkbookCell } from '#tests/support/builders/workbook.ts';
import { readBytes } from './read-source.ts';
import { asked, shaped } from './reading.builders.ts';
import { dateText } from './date-look.ts';

const read = (bytes: Uint8Array, sheet: string | null = null) =>
  readBytes(Uint8Array.from(bytes), asked({ sheet }), () => {}).then((found) => shaped(found));
const one = (...rows: readonly (readonly WorkbookCell[])[]) => workbookOf([{ name: 'Cases', rows }]);
async function rowsOf(bytes: Uint8Array, sheet: string | null = null) {
  const found = await read(bytes, sheet);
  if (!('sheet' in found)) throw new Error(JSON.stringify(found));
  return found.sheet;
}
async function wordsOf(bytes: Uint8Array): Promise<string> {
  const found = await read(bytes);
  if (!('faults' in found)) throw new Error('it was read');
  return found.faults.map(({ message }) => message).join(' ');
}
const document = 'This is a Word document. Copy its table and paste it here, or save it as CSV first.';
const refusal = 'The file could not be read. Please upload a CSV file of up to 10 MB.';

describe('an Excel workbook', () => {
  it('is read as text: texts, numbers, dates, yes and no, and the results of formulas', async () => {
    const cells: readonly WorkbookCell[] = [
      'A & <b>\n"c"',
      0.1 + 0.2,
      { date: 45_986 },
      { padded: 42 },
      true,
      { formula: 'A1&"x"', result: 'joined' },
      { formula: '1+1', result: 2 },
    ];
    expect(await rowsOf(one(['Name', 'B', 'C', 'D', 'E', 'F', 'G'], cells))).toEqual({
      headers: ['Name', 'B', 'C', 'D', 'E', 'F', 'G'],
      rows: [{ number: 2, cells: ['A & <b>\n"c"', '0.3', '2025-11-25', '00042', 'TRUE', 'joined', '2'] }],
      marks: {},
    });
  });

  it('keeps the numbers of its rows, with empty cells and rows between', async () => {
    const sheet = await rowsOf(one([null, null], ['Name', 'Code', 'Tags'], [null, 'C-1'], [], ['Pay', null, 'smoke']));
    expect([sheet.headers, sheet.rows]).toEqual([
      ['Name', 'Code', 'Tags'],
      [
        { number: 3, cells: ['', 'C-1'] },
        { number: 5, cells: ['Pay', '', 'smoke'] },
      ],
    ]);
  });

  it('marks the cell of a formula without a usable result, and reads the rest', async () => {
    const sheet = await rowsOf(
      one(['Name', 'Code'], ['Pay', { formula: 'NOW()', result: null }], ['Two', { formula: '1/0', failure: '#DIV/0!' }]),
    );
    expect([sheet.rows.map(({ cells }) => cells[0]), sheet.marks]).toEqual([
      ['Pay', 'Two'],
      {
        '2:1': 'the formula has no stored result. Type the value, or save the workbook in a spreadsheet program first.',
        '3:1': 'the formula gives #DIV/0!. Type the value.',
      },
    ]);
  });

  it('with several sheets names them, without those that are hidden, and reads the one that is chosen', async () => {
    const several = workbookOf([
      { name: 'Plan', rows: [['Nothing']] },
      { name: 'Old', rows: [['Name'], ['Past']], isHidden: true },
      { name: 'Cases & more', rows: [['Name'], ['Pay']] },
    ]);
    expect(await read(several)).toEqual({ sheets: ['Plan', 'Cases & more'] });
    expect((await rowsOf(several, 'Cases & more')).rows).toEqual([{ number: 2, cells: ['Pay'] }]);
  });

  it('with one sheet that can be seen is read without a choice', async () => {
    const hidden = workbookOf([
      { name: 'Old', rows: [['Name'], ['Past']], isHidden: true },
      { name: 'Cases', rows: [['Name'], ['Pay']] },
    ]);
    expect((await rowsOf(hidden)).rows).toEqual([{ number: 2, cells: ['Pay'] }]);
  });

  it('that unpacks to more than 100 MB is refused, whatever size it claims', { timeout: 120_000 }, async () => {
    const parts = workbookParts([{ name: 'Cases', rows: [['Name'], ['Pay']] }]).map((part) =>
      part.name === 'xl/worksheets/sheet1.xml' ? { ...part, content: Buffer.alloc(101 * 1024 * 1024, 0x20) } : part,
    );
    expect(await wordsOf(zipOf(parts, { claimed: 100 }))).toBe(`${refusal} The workbook unpacks to more than 100 MB.`);
  });

  const sheetWith = (rows: string): Buffer =>
    zipOf(
      workbookParts([{ name: 'Cases', rows: [['Name'], ['Pay']] }]).map((part) =>
        part.name === 'xl/worksheets/sheet1.xml' ? { ...part, content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` } : part,
      ),
    );
  const text = (at: string, words: string): string => `<c r="${at}" t="str"><v>${words}</v></c>`;

  it('formatted far beyond its cells is read as far as they go', async () => {
    const formatted = '<row><c r="A9" s="1"/><c r="XFD9" s="1"/></row>'.repeat(9);
    const sheet = await rowsOf(
      sheetWith(`<row r="1">${text('A1', 'Name')}<c r="XFD1" s="1"/></row><row r="2">${text('A2', 'Pay')}</row>${formatted}`),
    );
    expect([sheet.headers, sheet.rows]).toEqual([['Name'], [{ number: 2, cells: ['Pay'] }]]);
  });

  it('of many rows with a cell at the far end is refused before its room is filled', async () => {
    const rows = 60_000;
    const far = sheetWith(`<row r="1">${text('A1', 'Name')}</row>${`<row>${text('XFD2', 'x')}</row>`.repeat(rows)}`);
    expect(await wordsOf(far)).toBe('The file has 16,384 columns. At most 200 can be imported.');
  });

  const parts = workbookParts([
    {
      name: 'Cases',
      rows: [
        ['Name', 'Code'],
        ['Pay', 'C-1'],
      ],
    },
  ]);
  const root = (target: string) => ({
    name: '_rels/.rels',
    content: `<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${target}"/></Relationships>`,
  });
  const renamed = (to: (name: string) => string) => parts.map((part) => ({ ...part, name: to(part.name) }));
  it.each([
    ['with backslashes', renamed((name) => name.replaceAll('/', '\\'))],
    ['with backslashes in what it names too', [...renamed((name) => name.replaceAll('/', '\\')), root('xl\\workbook.xml')]],
    ['from the root', renamed((name) => `/${name}`)],
    ['from here', renamed((name) => `./${name}`)],
    ['in other letters', renamed((name) => name.replace('xl/', 'XL/').replace('sharedStrings', 'SharedStrings'))],
    ['beside each other', [...renamed((name) => name.replace('xl/', '')), root('workbook.xml')]],
    ['in another folder', [...renamed((name) => name.replace('xl/', 'office/book/')), root('/office/./x/../book/workbook.xml')]],
  ])('whose parts are named %s is read', async (_, named) => {
    const { headers, rows } = await rowsOf(zipOf(named));
    expect([headers, rows]).toEqual([['Name', 'Code'], [{ number: 2, cells: ['Pay', 'C-1'] }]]);
  });

  it('whose parts are written in two bytes a letter is read', async () => {
    const wide = parts.map((part) => ({ ...part, content: Buffer.from(`\uFEFF${String(part.content)}`, 'utf16le') }));
    expect((await rowsOf(zipOf(wide))).rows).toEqual([{ number: 2, cells: ['Pay', 'C-1'] }]);
  });

  const protectedWords =
    'The workbook is protected by a password. Remove the password in your spreadsheet program and choose the file again.';
  const ole = (name: string): Buffer =>
    Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.from(name, 'utf16le')]);
  const named = (name: string): Buffer => zipOf([{ name, content: '<x/>' }]);
  it.each([
    ['behind a password', ole('EncryptedPackage'), protectedWords],
    ['of encrypted parts', zipOf([{ name: 'xl/workbook.xml', content: '' }], { encrypted: true }), protectedWords],
    ['of an old Excel that is cut off', ole('Workbook'), `${refusal} The workbook is damaged.`],
    [
      'of an Excel before 97',
      ole('Book'),
      `${refusal} This is a document of an old Office, and no workbook of Excel 97 or later. Save it as .xlsx or as CSV first.`,
    ],
    [
      'of another office',
      named('content.xml'),
      `${refusal} This is an OpenDocument document without a sheet. Copy its table and paste it here, or save it as CSV first.`,
    ],
    ['in binary', named('xl/workbook.bin'), `${refusal} This is a binary Excel workbook (.xlsb). Save it as .xlsx or as CSV first.`],
    [
      'that is of Numbers',
      named('Index/Document.iwa'),
      `${refusal} This is a spreadsheet of Apple Numbers. Export it as an Excel workbook or as CSV first.`,
    ],
    [
      'that is an archive of files',
      named('cases/a.csv'),
      `${refusal} This is an archive of files. Unpack it, and choose one of the files inside.`,
    ],
    ['that is an unknown archive', named('x.bin'), `${refusal} This archive is not an Excel workbook.`],
    ['that is a document', named('word/document.xml'), `${refusal} ${document}`],
    [
      'that is a document with all its parts',
      zipOf([
        root('word/document.xml'),
        { name: 'word/document.xml', content: '<w:document/>' },
        { name: 'word/_rels/document.xml.rels', content: '<x/>' },
      ]),
      `${refusal} ${document}`,
    ],
    ['cut in half', one(['Name'], ['Pay']).subarray(0, 400), `${refusal} The workbook is damaged.`],
    ['without rows', one(), 'The file is empty.'],
    ['with a header alone', one(['Name']), 'The file has a header row and nothing below it.'],
    [
      'with 16,384 columns',
      one(
        Array.from({ length: 16_384 }, (_, index) => `c${index}`),
        ['x'],
      ),
      'The file has 16,384 columns. At most 200 can be imported.',
    ],
    ['with NUL in its header', one(['Na\0me'], ['x']), 'Row 1, column 1: Contains a character that cannot be stored.'],
  ])('%s is refused in words', async (_, bytes, words) => {
    expect(await wordsOf(bytes)).toBe(words);
  });

  it('damaged at any byte is read or refused, and never thrown about', { timeout: 120_000 }, async () => {
    const whole = one(['Name', 'Code'], ['Pay', 'C-1']);
    for (let at = 0; at < whole.length; at += 3) {
      const broken = Buffer.from(whole);
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      const found = await read(broken);
      expect('faults' in found ? found.faults.length > 0 : 'sheet' in found || 'sheets' in found).toBe(true);
    }
  });
});

it.each([
  [1, false, '1900-01-01'],
  [59, false, '1900-02-28'],
  [61, false, '1900-03-01'],
  [45_986.5, false, '2025-11-25 12:00'],
  [45_986 + 1 / 86_400, false, '2025-11-25 00:00:01'],
  [0.75, false, '18:00'],
  [0, true, '00:00'],
  [44_524, true, '2025-11-25'],
])('day %d (from 1904: %s) is %s', (days, is1904, text) => {
  expect(dateText(days, is1904)).toBe(text);
});
