import { sheetFault } from '#schema/rules/launch/import/sheet.ts';
import type { SheetFault } from '#schema/rules/launch/import/sheet.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { importTexts } from '#schema/vocabulary/launch/import-texts.ts';
import { openDocumentBook } from './open-document.ts';
import { unreadable } from './read-csv.ts';
import type { Asked, Choice, OnProgress, RawRows, Refused } from './read-csv.ts';
import { ZipError, openZip } from './read-zip.ts';
import type { Archive, ZipFault } from './read-zip.ts';
import { takeSheet } from './take-sheet.ts';
import type { Book } from './take-sheet.ts';
import { looksOf, relationsOf, relationsPartOf, sharedTexts, sheetsOf } from './workbook-parts.ts';
import { rowsOf } from './workbook-sheet.ts';
import type { SheetRows } from './workbook-sheet.ts';

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
  [/^content\.xml$/u, 'This is an OpenDocument document without a sheet. Copy its table and paste it here, or save it as CSV first.'],
  [/\.(?:csv|tsv|xlsx?|xml|json)$/u, 'This is an archive of files. Unpack it, and choose one of the files inside.'],
];

function noWorkbook({ names }: Archive): Refused {
  const words = others.find(([part]) => names.some((name) => part.test(name)))?.[1];
  return unreadable(words ?? 'This archive is not an Excel workbook.');
}

const isWorkbook = (part: string): boolean => /<(?:[\w-]+:)?workbook[\s>]/i.test(part.slice(0, 10_000));

async function openDocument(archive: Archive, asked: Asked): Promise<RawRows | Refused | Choice> {
  const [manifest, content] = [await archive.text('META-INF/manifest.xml'), await archive.text('content.xml')];
  if (/<(?:[\w-]+:)?encryption-data[\s/>]/u.test(manifest ?? '')) return refused(words.protected);
  const book = openDocumentBook(content ?? '');
  return book === null ? noWorkbook(archive) : takeSheet(book, asked);
}

/** Read by a library, in a file of its own that only such a workbook loads. */
async function oldWorkbook(bytes: Uint8Array, asked: Asked): Promise<RawRows | Refused | Choice> {
  const { oldBook } = await import('./old-workbook.ts');
  let book: Book;
  try {
    book = oldBook(bytes);
  } catch (error) {
    return refused(/password/iu.test(String(error)) ? words.protected : words.broken);
  }
  return takeSheet(book, asked);
}

/** OLE: an encrypted workbook, one of the Excel before 2007, or another old document. */
export async function readOle(bytes: Uint8Array, asked: Asked): Promise<RawRows | Refused | Choice> {
  const names = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.byteLength & ~1));
  if (names.includes('EncryptedPackage')) return refused(words.protected);
  if (names.includes('Workbook')) return oldWorkbook(bytes, asked);
  return unreadable('This is a document of an old Office, and no workbook of Excel 97 or later. Save it as .xlsx or as CSV first.');
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

async function openWorkbook(archive: Archive, asked: Asked, onProgress: OnProgress): Promise<RawRows | Refused | Choice> {
  if (archive.names.includes('content.xml')) return openDocument(archive, asked);
  const root = relationsOf((await archive.text('_rels/.rels')) ?? '', '').byType.get('officeDocument') ?? 'xl/workbook.xml';
  const [workbook, relations] = [await archive.text(root), await archive.text(relationsPartOf(root))];
  if (workbook === null || relations === null || !isWorkbook(workbook)) return noWorkbook(archive);
  const { byId, byType } = relationsOf(relations, root);
  const { sheets, is1904 } = sheetsOf(workbook, byId);
  const partOf = async (type: string, usual: string): Promise<string> => (await archive.text(byType.get(type) ?? usual)) ?? '';
  const shared = once(async () => ({
    texts: sharedTexts(await partOf('sharedStrings', 'xl/sharedStrings.xml')),
    looks: looksOf(await partOf('styles', 'xl/styles.xml')),
    is1904,
  }));
  const read = async (name: string): Promise<SheetRows | Refused> => {
    const known = await shared();
    const part = await archive.text(sheets.find((one) => one.name === name)?.part ?? '');
    if (part === null) return refused(words.broken);
    const expected = part.split('<row').length - 1;
    return rowsOf(part, known, (count) => {
      if (count % 500 === 0) onProgress(count, Math.max(count, expected));
    });
  };
  return takeSheet({ program: 'Excel workbook', names: sheets.map(({ name }) => name), read }, asked);
}

export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  asked: Asked,
  onProgress: OnProgress,
): Promise<RawRows | Refused | Choice> {
  try {
    return await openWorkbook(openZip(bytes, importLimits.unpacked), asked, onProgress);
  } catch (error) {
    if (error instanceof ZipError) return refused(words[error.fault]);
    if (error instanceof RangeError) return refused(words.broken);
    throw error;
  }
}
