import { sheetFault, tooManyColumns } from '#schema/rules/launch/import/sheet.ts';
import type { SheetFault } from '#schema/rules/launch/import/sheet.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { importTexts } from '#schema/vocabulary/launch/import-texts.ts';
import { noTextWays, unreadable } from './read-csv.ts';
import type { Choice, OnProgress, RawRows, Refused } from './read-csv.ts';
import { ZipError, openZip } from './read-zip.ts';
import type { Archive, ZipFault } from './read-zip.ts';
import { looksOf, relationsOf, relationsPartOf, sharedTexts, sheetsOf } from './workbook-parts.ts';
import { rowsOf } from './workbook-sheet.ts';

const refused = (...faults: readonly SheetFault[]) => ({ faults });
const words: Readonly<Record<ZipFault, SheetFault>> = {
  broken: sheetFault('unreadable', `${importTexts.fileUnreadable} The workbook is damaged.`),
  protected: sheetFault('protected', importTexts.workbookProtected),
  too_large: sheetFault(
    'too_large',
    `${importTexts.fileUnreadable} The workbook unpacks to more than ${importLimits.unpacked / 1024 / 1024} MB.`,
  ),
};

/** What an archive without a workbook is, by a part that only it has. */
const others: readonly (readonly [RegExp, string])[] = [
  [/^index\/document\.iwa$|^index\.zip$/u, 'This is a spreadsheet of Apple Numbers. Export it as an Excel workbook or as CSV first.'],
  [/^word\/document\.xml$/u, 'This is a Word document. Copy its table and paste it here, or save it as CSV first.'],
  [/^ppt\//u, 'This is a presentation. Copy its table and paste it here, or save it as CSV first.'],
  [/^xl\/workbook\.bin$/u, 'This is a binary Excel workbook (.xlsb). Save it as .xlsx or as CSV first.'],
  [/^content\.xml$/u, 'This is an OpenDocument spreadsheet. Save it as an Excel workbook or as CSV first.'],
  [/\.(?:csv|tsv|xlsx?|xml|json)$/u, 'This is an archive of files. Unpack it, and choose one of the files inside.'],
];

function noWorkbook({ names }: Archive): Refused {
  const words = others.find(([part]) => names.some((name) => part.test(name)))?.[1];
  return unreadable(words ?? 'This archive is not an Excel workbook.');
}

const isWorkbook = (part: string): boolean => /<(?:[\w-]+:)?workbook[\s>]/i.test(part.slice(0, 10_000));

async function openWorkbook(archive: Archive, wanted: string | null, onProgress: OnProgress): Promise<RawRows | Refused | Choice> {
  const root = relationsOf((await archive.text('_rels/.rels')) ?? '', '').byType.get('officeDocument') ?? 'xl/workbook.xml';
  const [workbook, relations] = [await archive.text(root), await archive.text(relationsPartOf(root))];
  if (workbook === null || relations === null || !isWorkbook(workbook)) return noWorkbook(archive);
  const { byId, byType } = relationsOf(relations, root);
  const { sheets, is1904 } = sheetsOf(workbook, byId);
  const [first] = sheets;
  if (first === undefined) return unreadable('The workbook has no sheet.');
  if (wanted === null && sheets.length > 1) return { sheets: sheets.map(({ name }) => name) };
  const sheet = wanted === null ? first : sheets.find(({ name }) => name === wanted);
  if (sheet === undefined) return unreadable(`The workbook has no sheet "${wanted}".`);
  const texts = sharedTexts((await archive.text(byType.get('sharedStrings') ?? 'xl/sharedStrings.xml')) ?? '');
  const looks = looksOf((await archive.text(byType.get('styles') ?? 'xl/styles.xml')) ?? '');
  const part = await archive.text(sheet.part);
  if (part === null) return refused(words.broken);
  const expected = part.split('<row').length - 1;
  const { rows, marks, widest } = rowsOf(part, { texts, looks, is1904 }, (count) => {
    if (count % 500 === 0) onProgress(count, Math.max(count, expected));
  });
  if (widest > importLimits.columns) return refused(tooManyColumns(widest));
  return { rows, marks, written: `sheet "${sheet.name}", Excel workbook`, ways: noTextWays };
}

export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: string | null,
  onProgress: OnProgress,
): Promise<RawRows | Refused | Choice> {
  try {
    return await openWorkbook(openZip(bytes, importLimits.unpacked), wanted, onProgress);
  } catch (error) {
    if (error instanceof ZipError) return refused(words[error.fault]);
    if (error instanceof RangeError) return refused(words.broken);
    throw error;
  }
}
