import Papa from 'papaparse';
import { readSheet, sheetFault, tooManyColumns } from '#schema/rules/launch/import/sheet.ts';
import type { ReadSheet, SheetFault } from '#schema/rules/launch/import/sheet.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { importTexts } from '#schema/vocabulary/launch/import-texts.ts';

type Taken = Extract<ReadSheet, { readonly sheet: unknown }> & { readonly written: string };
export type TakenOrNot = Taken | { readonly faults: readonly SheetFault[] };
export type OnProgress = (done: number, total: number) => void;

const unheard: OnProgress = () => {};

export const unreadable = (words = ''): { readonly faults: readonly SheetFault[] } => ({
  faults: [sheetFault('unreadable', [importTexts.fileUnreadable, words].filter((one) => one !== '').join(' '))],
});

export const tooLarge = (bytes: number): { readonly faults: readonly SheetFault[] } => ({
  faults: [sheetFault('too_large', `${importTexts.fileUnreadable} This one has ${Math.ceil(bytes / 1024 / 1024)} MB.`)],
});

export const taken = (read: ReadSheet, written: string): TakenOrNot =>
  'faults' in read ? { faults: read.faults.slice(0, importLimits.listedFaults) } : { sheet: read.sheet, written };

const delimiterNames: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' };
const rowsAtOnce = 500;

/** By zero bytes at even or odd positions: UTF-16 without a byte order mark. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 512);
  const zeros = [0, 1].map((parity) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length);
  const [even = 0, odd = 0] = zeros;
  const many = head.length / 4;
  if (odd > many && even < odd / 4) return 'utf-16le';
  return even > many && odd < even / 4 ? 'utf-16be' : null;
}

export function decode(bytes: Uint8Array): { readonly text: string; readonly encoding: string } {
  const [first, second] = bytes;
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : wideEncoding(bytes);
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

/** Without quoted parts. */
function headerLine(text: string): string {
  let end = 0;
  for (let isQuoted = false; end < text.length; end += 1) {
    const letter = text[end];
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '\n' || letter === '\r')) break;
  }
  return text.slice(0, end).replace(/"[^"]*"/g, '');
}

/** The most frequent one in the header; papaparse's guess weighs all rows and errs on texts with commas. */
function delimiterOf(header: string): string {
  const count = (delimiter: string): number => header.split(delimiter).length;
  return Object.keys(delimiterNames).reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}

function quoteFault(code: string, row: number, column: number): SheetFault {
  const at = `Row ${row}, column ${column}`;
  return code === 'MissingQuotes'
    ? sheetFault('unclosed_quote', `${at}: a quote is opened here and never closed.`, row, column)
    : sheetFault('broken_quote', `${at}: text follows a closing quote.`, row, column);
}

type Parsed = { readonly lines: readonly (readonly string[])[]; readonly fault: SheetFault | null };

function parse(text: string, delimiter: string, quoteChar: string, onProgress: OnProgress): Parsed {
  const lines: string[][] = [];
  let fault: SheetFault | null = null;
  Papa.parse<string[]>(text, {
    delimiter,
    quoteChar,
    header: false,
    skipEmptyLines: false,
    step: ({ data, errors, meta }, parser) => {
      const broken = errors.find(({ type }) => type === 'Quotes');
      if (broken !== undefined) fault = quoteFault(broken.code, lines.length + 1, data.length);
      lines.push(data);
      if (lines.length % rowsAtOnce === 0) onProgress(Math.min(meta.cursor, text.length), text.length);
      if (fault !== null || lines.length > importLimits.rows * 20) parser.abort();
    },
  });
  return { lines, fault };
}

/** All, or nothing with the position of each fault. */
export function readText(given: string, encoding: string, onProgress: OnProgress = unheard): TakenOrNot {
  const text = given.replace(/^\uFEFF/, '');
  const header = headerLine(text);
  const delimiter = delimiterOf(header);
  const width = header.split(delimiter).length;
  if (width > importLimits.columns * 10) return { faults: [tooManyColumns(width)] };
  const { lines, fault } = parse(text, delimiter, '"', onProgress);
  if (fault !== null) return { faults: [fault] };
  return taken(readSheet(lines), [delimiterNames[delimiter] ?? delimiter, encoding].filter((one) => one !== '').join(', '));
}

/** Tab-separated, where a quote may be literal. */
export function readTabbed(text: string, onProgress: OnProgress = unheard): TakenOrNot {
  const quoted = readText(text, '', onProgress);
  if ('sheet' in quoted || !headerLine(text).includes('\t')) return quoted;
  if (!quoted.faults.some(({ code }) => code === 'unclosed_quote' || code === 'broken_quote')) return quoted;
  return taken(readSheet(parse(text, '\t', '\0', onProgress).lines), 'tab');
}

const isControl = (letter: string): boolean => letter === '\uFFFD' || (letter < ' ' && !'\0\t\n\v\f\r'.includes(letter));

export function readCsv(bytes: Uint8Array, onProgress: OnProgress = unheard): TakenOrNot {
  if (bytes.byteLength > importLimits.bytes) return tooLarge(bytes.byteLength);
  const { text, encoding } = decode(bytes);
  const head = text.slice(0, 4_096);
  if ([...head].filter(isControl).length > head.length / 20) return unreadable('It holds no text.');
  return readText(text, encoding, onProgress);
}
