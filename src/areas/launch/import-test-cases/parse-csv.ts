import Papa from 'papaparse';
import { readSheet, sheetFault } from '#schema/rules/launch/import/sheet.ts';
import type { Sheet, SheetFault } from '#schema/rules/launch/import/sheet.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';

/** A file that was read: its sheet, and how it was written. */
export type ParsedFile = { readonly sheet: Sheet; readonly delimiter: string; readonly encoding: string };
export type ParsedCsv = ParsedFile | { readonly faults: readonly SheetFault[] };

const refused = (...faults: readonly SheetFault[]): ParsedCsv => ({ faults });
const delimiterNames: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' };

function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: string } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

/** The first line, without what stands in quotes. */
function headerLine(text: string): string {
  let end = 0;
  for (let isQuoted = false; end < text.length; end += 1) {
    const letter = text[end];
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '\n' || letter === '\r')) break;
  }
  return text.slice(0, end).replace(/"[^"]*"/g, '');
}

/** The delimiter of a file is the one its header uses most; papaparse's own guess weighs the rows and errs on texts with commas. */
function delimiterOf(header: string): string {
  const count = (delimiter: string): number => header.split(delimiter).length;
  return Object.keys(delimiterNames).reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}

function quoteFaults(result: Papa.ParseResult<string[]>): readonly SheetFault[] {
  return result.errors
    .filter(({ type }) => type === 'Quotes')
    .slice(0, 1)
    .map(({ code, row = 0 }) => {
      const column = result.data[row]?.length ?? 1;
      const at = `Row ${row + 1}, column ${column}`;
      return code === 'MissingQuotes'
        ? sheetFault('unclosed_quote', `${at}: a quote is opened here and never closed.`, row + 1, column)
        : sheetFault('broken_quote', `${at}: text follows a closing quote.`, row + 1, column);
    });
}

/** Reads the bytes of a CSV file into a sheet, all of it or, with the place of each fault, nothing. */
export function parseCsv(bytes: Uint8Array): ParsedCsv {
  if (bytes.byteLength > importLimits.bytes) return refused(sheetFault('too_large', launchTexts.fileUnreadable));
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return refused(sheetFault('unreadable', `${launchTexts.fileUnreadable} Save the workbook as CSV first.`));
  const { text, encoding } = decode(bytes);
  const header = headerLine(text);
  const delimiter = delimiterOf(header);
  const width = header.split(delimiter).length;
  if (width > importLimits.columns * 10) {
    return refused(sheetFault('too_many_columns', `The file has ${width} columns. At most ${importLimits.columns} can be imported.`));
  }
  const result = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter, header: false, skipEmptyLines: false });
  const faults = quoteFaults(result);
  if (faults.length > 0) return refused(...faults);
  const read = readSheet(result.data);
  if ('faults' in read) return refused(...read.faults.slice(0, importLimits.listedFaults));
  return { sheet: read.sheet, delimiter: delimiterNames[delimiter] ?? delimiter, encoding };
}
