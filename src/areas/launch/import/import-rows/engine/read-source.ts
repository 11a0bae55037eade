import { readSheet, sheetFault } from '#schema/rules/launch/import/sheet.ts';
import type { ImportSource } from '#machines/flows/launch/import/begun-import.rules.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { importTexts } from '#schema/vocabulary/launch/import-texts.ts';
import { decode, readCsv, readTabbed, taken, tooLarge, unreadable } from './read-csv.ts';
import { tableOf } from './read-html.ts';
import type { OnProgress, TakenOrNot } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import type { Choice } from './read-workbook.ts';

const starts: readonly (readonly [readonly number[], string])[] = [
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF.'],
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

/** OLE: an encrypted workbook, or one of an old Excel. */
function readOle(bytes: Uint8Array): TakenOrNot {
  const names = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.byteLength & ~1));
  return names.includes('EncryptedPackage')
    ? { faults: [sheetFault('protected', importTexts.workbookProtected)] }
    : unreadable('This is a workbook of an old Excel (.xls). Save it as .xlsx or as CSV first.');
}

function readPage(html: string, written: string): TakenOrNot | null {
  if (!/<table[\s>]/i.test(html)) return null;
  const table = tableOf(html);
  return table === null ? null : taken(readSheet(table), written);
}

/** By its bytes, whatever its name. */
export async function readBytes(
  bytes: Uint8Array<ArrayBuffer>,
  sheet: string | null,
  onProgress: OnProgress,
): Promise<TakenOrNot | Choice> {
  if (bytes.byteLength > importLimits.bytes) return tooLarge(bytes.byteLength);
  if (isZip(bytes)) return readWorkbook(bytes, sheet, onProgress);
  if (isOle(bytes)) return readOle(bytes);
  const known = starts.find(([start]) => begins(bytes, start));
  if (known !== undefined) return unreadable(known[1]);
  if (/^\s*<(!doctype|html|table|meta)/i.test(decode(bytes.subarray(0, 1_024)).text))
    return readPage(decode(bytes).text, 'HTML table') ?? unreadable('This page has no table.');
  return readCsv(bytes, onProgress);
}

export async function readSource(source: ImportSource, sheet: string | null, onProgress: OnProgress): Promise<TakenOrNot | Choice> {
  switch (source.from) {
    case 'file':
      return source.file.size > importLimits.bytes
        ? tooLarge(source.file.size)
        : readBytes(new Uint8Array(await source.file.arrayBuffer()), sheet, onProgress);
    case 'clipboard':
      if (source.text.length + source.html.length > importLimits.bytes * 4) return tooLarge(source.text.length);
      return readPage(source.html, 'copied table') ?? readTabbed(source.text, onProgress);
    case 'elsewhere':
      return taken(readSheet([source.headers, ...source.rows]), '');
  }
}
