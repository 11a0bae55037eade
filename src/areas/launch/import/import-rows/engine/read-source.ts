import type { ImportSource } from '#machines/flows/launch/import/begun-import.rules.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { readJson, readXml } from './read-cases.ts';
import { decode, rawRows, readCsv, readTabbed, tooLarge, unreadable } from './read-csv.ts';
import type { Asked, Choice, OnProgress, RawRows, Refused } from './read-csv.ts';
import { openDocumentBook } from './open-document.ts';
import { readTables } from './read-html.ts';
import { readOle, readWorkbook } from './read-workbook.ts';
import { takeSheet } from './take-sheet.ts';

const starts: readonly (readonly [readonly number[], string])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF.'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'This is a text document (RTF). Save its table as CSV first.'],
  [[0x53, 0x51, 0x4c, 0x69, 0x74, 0x65], 'This is a database. Export a table of it as CSV first.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture.'],
  [[0xff, 0xd8, 0xff], 'This is a picture.'],
  [[0x47, 0x49, 0x46, 0x38], 'This is a picture.'],
  [[0x1f, 0x8b], 'This is a compressed file. Unpack it first.'],
  [[0x52, 0x61, 0x72, 0x21], 'This is a compressed file. Unpack it first.'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'This is a compressed file. Unpack it first.'],
];
const begins = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte);
const isZip = (bytes: Uint8Array): boolean => begins(bytes, [0x50, 0x4b, 3, 4]) || begins(bytes, [0x50, 0x4b, 5, 6]);
const isOle = (bytes: Uint8Array): boolean => begins(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/iu;

/** As its first line says, where the decoder knows that name. */
function xmlText(bytes: Uint8Array, text: string): string {
  const encoding = declared.exec(text)?.[1]?.toLowerCase() ?? 'utf-8';
  if (encoding.startsWith('utf-')) return text;
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return text;
  }
}

const noTable = 'This page has no table.';

/** By its bytes, whatever its name. */
export async function readBytes(bytes: Uint8Array<ArrayBuffer>, asked: Asked, onProgress: OnProgress): Promise<RawRows | Refused | Choice> {
  if (bytes.byteLength > importLimits.bytes) return tooLarge(bytes.byteLength);
  if (isZip(bytes)) return readWorkbook(bytes, asked, onProgress);
  if (isOle(bytes)) return readOle(bytes, asked);
  const known = starts.find(([start]) => begins(bytes, start));
  if (known !== undefined) return unreadable(known[1]);
  const head = decode(bytes.subarray(0, 1_024)).text.replace(/^\uFEFF/u, '');
  if (/^\s*<(!doctype html|html|table|meta|head|body)/iu.test(head))
    return readTables(decode(bytes).text, asked.sheet, 'HTML table') ?? unreadable(noTable);
  if (/^\s*(?:<\?xml[^>]*>\s*)?<office:document[\s>]/iu.test(head)) {
    const book = openDocumentBook(decode(bytes).text);
    if (book !== null) return takeSheet(book, asked);
  }
  if (/^\s*<(\?xml|!--|!doctype|[a-z][\w:-]*[\s>/])/iu.test(head)) return readXml(xmlText(bytes, decode(bytes).text), asked.sheet);
  if (/^\s*(?:\[\s*[{\]]|\{\s*["}])/u.test(head)) return readJson(decode(bytes).text.replace(/^\uFEFF/u, ''));
  if (/^\s*(?:#[^\n]*\n\s*|@\S+\s+)*feature:/iu.test(head))
    return unreadable('This is a Gherkin feature file. Export the test cases as CSV or as an Excel workbook instead.');
  return readCsv(bytes, asked, onProgress);
}

export async function readSource(source: ImportSource, asked: Asked, onProgress: OnProgress): Promise<RawRows | Refused | Choice> {
  switch (source.from) {
    case 'file':
      return source.file.size > importLimits.bytes
        ? tooLarge(source.file.size)
        : readBytes(new Uint8Array(await source.file.arrayBuffer()), asked, onProgress);
    case 'clipboard':
      if (source.text.length + source.html.length > importLimits.bytes * 4) return tooLarge(source.text.length);
      return readTables(source.html, asked.sheet, 'copied table') ?? readTabbed(source.text, asked, onProgress);
    case 'elsewhere':
      return rawRows([source.headers, ...source.rows], '');
  }
}
