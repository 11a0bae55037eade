import { deflateRawSync } from 'node:zlib';

/** A cell of a workbook: text, a number, a day number shown as a date, a number with zeros before it, or a formula with its result or none. */
export type WorkbookCell =
  | string
  | number
  | boolean
  | null
  | { readonly date: number }
  | { readonly padded: number }
  | { readonly formula: string; readonly result: string | number | null }
  | { readonly formula: string; readonly failure: string };
export type WorkbookSheet = { readonly name: string; readonly rows: readonly (readonly WorkbookCell[])[]; readonly isHidden?: boolean };

type Part = { readonly name: string; readonly content: string | Buffer };
type ZipOptions = { readonly encrypted?: boolean; readonly claimed?: number };

/** An archive of parts. `claimed` is the size that each part is said to have. */
export function zipOf(parts: readonly Part[], { encrypted = false, claimed }: ZipOptions = {}): Buffer {
  const pieces: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(encrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimed ?? bytes.length, 18);
    common.writeUInt16LE(title.length, 22);
    pieces.push(Buffer.from([0x50, 0x4b, 3, 4]), common, title, packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    list.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), common, tail, title);
    at += 30 + title.length + packed.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...pieces, listed, end]);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll('\0', '_x0000_');
const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26);

function cellOf(cell: WorkbookCell, at: string, texts: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'string') {
    if (!texts.includes(cell)) texts.push(cell);
    return `<c r="${at}" t="s"><v>${texts.indexOf(cell)}</v></c>`;
  }
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if ('date' in cell) return `<c r="${at}" s="1"><v>${cell.date}</v></c>`;
  if ('padded' in cell) return `<c r="${at}" s="2"><v>${cell.padded}</v></c>`;
  const formula = `<f>${escaped(cell.formula)}</f>`;
  if ('failure' in cell) return `<c r="${at}" t="e">${formula}<v>${cell.failure}</v></c>`;
  if (cell.result === null) return `<c r="${at}">${formula}</c>`;
  const type = typeof cell.result === 'string' ? ' t="str"' : '';
  return `<c r="${at}"${type}>${formula}<v>${escaped(String(cell.result))}</v></c>`;
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of an Excel workbook of these sheets. */
export function workbookParts(sheets: readonly WorkbookSheet[]): readonly Part[] {
  const texts: string[] = [];
  const parts = sheets.map(({ rows }, index) => {
    const lines = rows.map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, `${letters(column)}${row + 1}`, texts)).join('')}</row>`,
    );
    return {
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: `${xml}<worksheet ${main}><sheetData>${lines.join('')}</sheetData></worksheet>`,
    };
  });
  const relations = [
    ...sheets.map(
      (_, index) => `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
    ),
    `<Relationship Id="rIdS" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>`,
    `<Relationship Id="rIdT" Type="${office}/styles" Target="styles.xml"/>`,
  ];
  const named = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  );
  const contents = [
    ['workbook', 'sheet.main'],
    ['sharedStrings', 'sharedStrings'],
    ['styles', 'styles'],
    ...sheets.map((_, index) => [`worksheets/sheet${index + 1}`, 'worksheet']),
  ];
  return [
    {
      name: '[Content_Types].xml',
      content: `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${contents.map(([part, type]) => `<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`).join('')}</Types>`,
    },
    { name: 'xl/workbook.xml', content: `${xml}<workbook ${main} xmlns:r="${office}"><sheets>${named.join('')}</sheets></workbook>` },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `${xml}<sst ${main}>${texts.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    },
    {
      name: 'xl/styles.xml',
      content: `${xml}<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    },
    ...parts,
  ];
}

/** An Excel workbook of these sheets. */
export const workbookOf = (sheets: readonly WorkbookSheet[]): Buffer => zipOf(workbookParts(sheets));
