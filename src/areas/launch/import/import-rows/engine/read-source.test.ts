import { describe, expect, it } from 'vitest';
import type { Asked } from './read-csv.ts';
import { readBytes, readSource } from './read-source.ts';
import { tablesOf } from './read-html.ts';
import { asked, shaped } from './reading.builders.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const pasted = (text: string, html = '') => readSource({ from: 'clipboard', text, html }, asked(), () => {}).then((found) => shaped(found));
async function cellsOf(found: ReturnType<typeof pasted>): Promise<readonly (readonly string[])[]> {
  const read = await found;
  if (!('sheet' in read)) throw new Error(JSON.stringify(read));
  return [read.sheet.headers, ...read.sheet.rows.map(({ cells }) => cells)];
}

describe('a pasted table', () => {
  it('is read from the tabs that spreadsheets put between cells, with lines inside a cell', async () => {
    expect(await cellsOf(pasted('Name\tInstruction\nPay\t"Open\nthe ""cart"""\nTwo\tGo\n'))).toEqual([
      ['Name', 'Instruction'],
      ['Pay', 'Open\nthe "cart"'],
      ['Two', 'Go'],
    ]);
  });

  it('is read with quotes that stand for themselves', async () => {
    expect(await cellsOf(pasted('Name\tCode\n"Pay" now\tC-1\n"half\tC-2\n'))).toEqual([
      ['Name', 'Code'],
      ['"Pay" now', 'C-1'],
      ['"half', 'C-2'],
    ]);
  });

  it('is read from commas', async () => {
    expect(await cellsOf(pasted('Name,Code\nPay,C-1'))).toEqual([
      ['Name', 'Code'],
      ['Pay', 'C-1'],
    ]);
  });

  it('is read from the page it was copied from, rather than from its plain text', async () => {
    const html =
      '<html><head><style>td{a:b}</style></head><body><!--StartFragment--><table><tr><th>Name</th><th>Steps</th></tr>' +
      '<tr><td data-x="a>b">Pay &amp; go</td><td>One<br>Two</td></tr></table></body></html>';
    expect(await cellsOf(pasted('Name\tSteps\nPay', html))).toEqual([
      ['Name', 'Steps'],
      ['Pay & go', 'One\nTwo'],
    ]);
  });

  it('that is empty is refused', async () => {
    expect(await pasted('  ')).toMatchObject({ faults: [{ code: 'empty' }] });
  });
});

describe('the table of a page', () => {
  it('leaves room for cells that reach over rows and columns', () => {
    expect(
      tablesOf(
        '<table><tr><td rowspan=2>a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d<table><tr><td>inner</td></tr></table></td></tr></table><table><tr><td>other</td></tr></table>',
      ),
    ).toEqual([
      [
        ['a', 'b'],
        ['', 'c', 'dinner'],
      ],
      [['other']],
    ]);
  });

  it('is none where there is none, and what is cut off is read as far as it goes', () => {
    expect([tablesOf('<p>text</p>'), tablesOf('<table><tr><td>a<td>b<tr><td>c')]).toEqual([[], [[['a', 'b'], ['c']]]]);
  });
});

describe('a file that is no spreadsheet', () => {
  const refusal = 'The file could not be read. Please upload a CSV file of up to 10 MB.';
  it.each([
    ['a PDF', '%PDF-1.7 x', `${refusal} This is a PDF.`],
    ['a picture', '\u0089PNG', `${refusal} This is a picture.`],
    ['a page without a table', '<!doctype html><p>x</p>', `${refusal} This page has no table.`],
    ['a text document', '{\\rtf1 x}', `${refusal} This is a text document (RTF). Save its table as CSV first.`],
    ['a database', 'SQLite format 3', `${refusal} This is a database. Export a table of it as CSV first.`],
    [
      'a feature file',
      '@smoke\nFeature: Renting\n  Scenario: x',
      `${refusal} This is a Gherkin feature file. Export the test cases as CSV or as an Excel workbook instead.`,
    ],
    [
      'a report of results',
      '<?xml version="1.0"?><testsuites><testsuite tests="1"><testcase name="a"/></testsuite></testsuites>',
      `${refusal} This is a JUnit report: results of tests, not test cases. Export the test cases as CSV or as an Excel workbook instead.`,
    ],
    [
      'unknown XML',
      '<?xml version="1.0"?><note>x</note>',
      `${refusal} This is XML that begins with <note>, which is not known here. Export CSV or an Excel workbook instead.`,
    ],
    ['JSON that is cut off', '[{"a": 1', `${refusal} This is JSON that is cut off or damaged.`],
    ['JSON without a list', '{"a": 1}', `${refusal} This is JSON without a list of things. Export CSV or an Excel workbook instead.`],
    [
      'a shortcut',
      '{"url": "https://docs.google.com/x", "doc_id": "1"}',
      `${refusal} This is only a shortcut to a Google document. Open it and download it as CSV or as an Excel workbook instead.`,
    ],
    ['a program', '\u007fELF\u0002\u0001\u0001\u0000\u0000\u0000', `${refusal} It holds no text.`],
  ])('%s is named', async (_, text, words) => {
    const found = await readBytes(
      Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
      asked(),
      () => {},
    );
    expect('faults' in found && found.faults[0]?.message).toBe(words);
  });

  it('of 100 MB is refused before it is read', async () => {
    let isRead = false;
    const file = new File([], 'cases.csv');
    Object.defineProperty(file, 'size', { value: 100 * 1024 * 1024 });
    Object.defineProperty(file, 'arrayBuffer', { value: () => (isRead = true) });
    const found = await readSource({ from: 'file', file }, asked(), () => {});
    expect([isRead, 'faults' in found && found.faults[0]?.message]).toEqual([false, `${refusal} This one has 100 MB.`]);
  });

  it('but a page with a table is read', async () => {
    expect(
      await cellsOf(
        readBytes(bytes('<html><table><tr><td>Name</td></tr><tr><td>Pay</td></tr></table>'), asked(), () => {}).then((found) =>
          shaped(found),
        ),
      ),
    ).toEqual([['Name'], ['Pay']]);
  });
});

describe('what a file says of itself', () => {
  const read = (text: string, more: Partial<Asked> = {}) =>
    readBytes(
      Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
      asked(more),
      () => {},
    ).then((found) => shaped(found));

  it('is its delimiter, in a line of its own', async () => {
    expect(await cellsOf(read('sep=;\nName;Tags\nPay, now;a'))).toEqual([
      ['Name', 'Tags'],
      ['Pay, now', 'a'],
    ]);
  });

  it('is the encoding of its XML', async () => {
    const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><testcases><testcase name="\u00c4pfel"/></testcases>';
    expect((await cellsOf(read(xml)))[1]?.[2]).toBe('\u00c4pfel');
  });

  it('is read otherwise where that is chosen', async () => {
    expect((await cellsOf(read('Name,Tags\n\u00cf\u00f0\u00e8,a', { encoding: 'windows-1251' })))[1]).toEqual(['\u041f\u0440\u0438', 'a']);
    expect(await cellsOf(read('Name|Tags;x\nPay|a;b', { delimiter: ';' }))).toEqual([
      ['Name|Tags', 'x'],
      ['Pay|a', 'b'],
    ]);
  });

  it('is read as it is found where what was chosen is not known', async () => {
    expect(await cellsOf(read('Name;Tags\nPay;a', { delimiter: '##', encoding: 'klingon', header: 900 }))).toEqual([
      ['Name', 'Tags'],
      ['Pay', 'a'],
    ]);
  });

  it('leaves open which of several tables is meant', async () => {
    const table = (word: string) => `<table><tr><td>${word}</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></table>`;
    const page = `<html>${table('a')}${table('c')}</html>`;
    expect(await read(page)).toEqual({ sheets: ['Table 1: a, b', 'Table 2: c, b'] });
    expect((await cellsOf(read(page, { sheet: 'Table 2: c, b' })))[0]).toEqual(['c', 'b']);
    const long = `<html>${table('a'.repeat(60))}${table('c')}</html>`;
    expect(await read(long)).toEqual({ sheets: [`Table 1: ${'a'.repeat(22)}`, 'Table 2: c, b'] });
  });
});
