import Papa from 'papaparse';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { sheetFault, tooManyColumns } from '#schema/rules/launch/import/sheet.ts';
import type { CellMarks, SheetFault, SheetRow } from '#schema/rules/launch/import/sheet.ts';
import type { Reading } from '#schema/vocabulary/launch/import-kinds.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { importTexts, encodingLabels } from '#schema/vocabulary/launch/import-texts.ts';
import { headerHits } from './shape-rows.ts';

/** What is asked of a reader. */
export type Asked = Reading & { readonly kind: ImportKind; readonly sheet: string | null };
/** How a text was split and decoded, null where that is no question. */
export type TextWays = { readonly delimiter: string | null; readonly encoding: string | null };
export const noTextWays: TextWays = { delimiter: null, encoding: null };

/** Rows as they stand in the source, the header among them. */
export type RawRows = {
  readonly rows: readonly SheetRow[];
  readonly marks: CellMarks;
  readonly written: string;
  readonly ways: TextWays;
  /** Where a table was taken of several. */
  readonly sheets?: readonly string[];
  readonly sheet?: string;
};
export type Refused = { readonly faults: readonly SheetFault[]; readonly ways?: TextWays };
/** With several sheets, their names, of which one must be chosen. */
export type Choice = { readonly sheets: readonly string[] };
export type OnProgress = (done: number, total: number) => void;

export const isRefused = (found: RawRows | Refused | Choice): found is Refused => 'faults' in found;
export const isChoice = (found: RawRows | Refused | Choice): found is Choice => !('rows' in found) && 'sheets' in found;

export const rawRows = (lines: readonly (readonly string[])[], written: string, ways: TextWays = noTextWays): RawRows => ({
  rows: lines.map((cells, index) => ({ number: index + 1, cells })),
  marks: {},
  written,
  ways,
});

const unheard: OnProgress = () => {};

export const unreadable = (words = ''): Refused => ({
  faults: [sheetFault('unreadable', [importTexts.fileUnreadable, words].filter((one) => one !== '').join(' '))],
});

export const tooLarge = (bytes: number): Refused => ({
  faults: [sheetFault('too_large', `${importTexts.fileUnreadable} This one has ${Math.ceil(bytes / 1024 / 1024)} MB.`)],
});

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

export function decode(bytes: Uint8Array, wanted: string | null = null): { readonly text: string; readonly encoding: string } {
  if (wanted !== null && wanted in encodingLabels) return { text: new TextDecoder(wanted).decode(bytes), encoding: wanted };
  const [first, second] = bytes;
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : wideEncoding(bytes);
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), encoding: wide };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** The first lines, without what stands in quotes. */
function firstLines(text: string, most = 30): readonly string[] {
  const lines: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length && lines.length < most; at += 1) {
    const letter = text[at];
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '\n' || letter === '\r')) {
      lines.push(text.slice(from, at));
      if (letter === '\r' && text[at + 1] === '\n') at += 1;
      from = at + 1;
    }
  }
  if (lines.length < most) lines.push(text.slice(from));
  return lines;
}

const bare = (line: string): string => line.replace(/"[^"]*"/g, '');
const cellsOf = (line: string, delimiter: string): readonly string[] => line.split(delimiter).map((cell) => cell.replaceAll('"', ''));

/** Excel writes the delimiter into a line of its own. */
const toldDelimiter = /^sep=([,;\t|])\r?\n/iu;

/**
 * The one that makes the most usual headers of a line, or else the most frequent one of the widest line; papaparse's guess weighs all rows and
 * errs on texts with commas.
 */
function delimiterOf(lines: readonly string[]): string {
  const scores = Object.keys(delimiterNames).map((delimiter) => ({
    delimiter,
    hits: Math.max(0, ...lines.map((line) => headerHits(cellsOf(line, delimiter)))),
    cells: bare(lines.find((line) => bare(line).trim() !== '') ?? '').split(delimiter).length,
  }));
  return scores.reduce((best, one) => (one.hits > best.hits || (one.hits === best.hits && one.cells > best.cells) ? one : best)).delimiter;
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
function readText(given: string, encoding: string, asked: Asked, onProgress: OnProgress = unheard): RawRows | Refused {
  const whole = given.replace(/^\uFEFF/, '');
  const told = toldDelimiter.exec(whole);
  const text = told === null ? whole : whole.slice(told[0].length);
  const lines = firstLines(text);
  const wanted = asked.delimiter !== null && asked.delimiter in delimiterNames ? asked.delimiter : null;
  const delimiter = wanted ?? told?.[1] ?? delimiterOf(lines);
  const ways = { delimiter, encoding: encoding === '' ? null : encoding };
  const width = Math.max(...lines.map((line) => bare(line).split(delimiter).length));
  if (width > importLimits.columns * 10) return { faults: [tooManyColumns(width)], ways };
  const { lines: parsed, fault } = parse(text, delimiter, '"', onProgress);
  if (fault !== null) return { faults: [fault], ways };
  const words = [delimiterNames[delimiter] ?? delimiter, encodingLabels[encoding] ?? encoding];
  return rawRows(parsed, words.filter((one) => one !== '').join(', '), ways);
}

/** Tab-separated, where a quote may be literal. */
export function readTabbed(text: string, asked: Asked, onProgress: OnProgress = unheard): RawRows | Refused {
  const quoted = readText(text, '', asked, onProgress);
  if (!isRefused(quoted) || !bare(firstLines(text, 1)[0] ?? '').includes('\t')) return quoted;
  if (!quoted.faults.some(({ code }) => code === 'unclosed_quote' || code === 'broken_quote')) return quoted;
  return rawRows(parse(text, '\t', '\0', onProgress).lines, 'tab', { delimiter: '\t', encoding: null });
}

const isControl = (letter: string): boolean => letter === '\uFFFD' || (letter < ' ' && !'\0\t\n\v\f\r'.includes(letter));

export function readCsv(bytes: Uint8Array, asked: Asked, onProgress: OnProgress = unheard): RawRows | Refused {
  if (bytes.byteLength > importLimits.bytes) return tooLarge(bytes.byteLength);
  const { text, encoding } = decode(bytes, asked.encoding);
  const head = text.slice(0, 4_096);
  const isText = [...head].filter(isControl).length <= head.length / 20;
  return isText ? readText(text, encoding, asked, onProgress) : { ...unreadable('It holds no text.'), ways: { delimiter: null, encoding } };
}
