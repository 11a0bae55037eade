import { read as readBySheetJs, utils } from '@e965/xlsx';
import { parse as parseByCsvParse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, guard } from '#schema/rules/launch/import/csv-text.ts';
import { workbookOf } from '#tests/support/builders/workbook.ts';
import type { WorkbookCell } from '#tests/support/builders/workbook.ts';
import { isChoice, isRefused } from './read-csv.ts';
import type { Choice, RawRows, Refused } from './read-csv.ts';
import { asked } from './reading.builders.ts';
import { readBytes } from './read-source.ts';

/** More files by RUNS=10000, which takes minutes. */
const numRuns = Number(process.env['RUNS'] ?? '300');
const timeout = Math.max(30_000, numRuns * 60);
const seed = 20;

const text = fc.oneof(
  fc.constantFrom(
    '',
    'Open the cart',
    'two\nlines',
    'a, b; "c" | d',
    'é漢🏳️‍🌈',
    '  spaced  ',
    "O'Neil",
    '<b>bold</b>',
    '&amp;',
    '0042',
    '-',
    '\t',
  ),
  fc.string({ maxLength: 12 }).map((one) => one.replaceAll(/[\0\r\uD800-\uDFFF]/gu, '')),
);
const table = <Cell>(cell: fc.Arbitrary<Cell>): fc.Arbitrary<Cell[][]> =>
  fc
    .integer({ min: 1, max: 8 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }));

/** What stands in a cell, without blanks around it and without rows and cells that are empty at the end. */
function shown(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const cells = rows.map((row) => {
    const trimmed = row.map((cell) => cell.replaceAll('\r\n', '\n').trim());
    return trimmed.slice(0, trimmed.findLastIndex((cell) => cell !== '') + 1);
  });
  return cells.slice(0, cells.findLastIndex((row) => row.length > 0) + 1);
}

function placed(found: RawRows | Refused | Choice): readonly (readonly string[])[] {
  if (isRefused(found) || isChoice(found)) throw new Error(JSON.stringify(found));
  const most = Math.max(0, ...found.rows.map(({ number }) => number));
  const byNumber = new Map(found.rows.map(({ number, cells }) => [number, cells]));
  return Array.from({ length: most }, (_, index) => byNumber.get(index + 1) ?? []);
}

describe('a generated file', () => {
  it(
    'of delimited text is read as another reader reads it: no cell lost, none invented, in their order',
    async () => {
      const style = fc.record({
        delimiter: fc.constantFrom(',', ';', '\t', '|'),
        end: fc.constantFrom('\n', '\r\n'),
        isQuoted: fc.boolean(),
        mark: fc.constantFrom('', '\uFEFF'),
      });
      const files = fc.tuple(table(text), style).map(([rows, { delimiter, end, isQuoted, mark }]) => {
        const quoted = (cell: string): string =>
          isQuoted || /["\n\r,;|\t]/u.test(cell) || cell.trim() !== cell ? `"${cell.replaceAll('"', '""')}"` : cell;
        return { delimiter, content: mark + rows.map((row) => row.map(quoted).join(delimiter)).join(end) };
      });
      await fc.assert(
        fc.asyncProperty(files, async ({ delimiter, content }) => {
          fc.pre(!/^\uFEFF?\s*[<[{@#f]/iu.test(content));
          const found = await readBytes(new TextEncoder().encode(content), asked({ delimiter, encoding: 'utf-8' }), () => {});
          const other = parseByCsvParse(content, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: false });
          expect(shown(placed(found))).toEqual(shown(other));
        }),
        { numRuns, seed },
      );
    },
    timeout,
  );

  it(
    'that we wrote is read anew, here and by other readers: no cell lost, none invented, in their order',
    async () => {
      const odd = fc.oneof(
        text,
        fc.constantFrom('=1+1\n@x', '"no", then\nleft; |\ttab', "'quoted'", '1E5', '1/2', 'TRUE', '-1', '\u202Ertl'),
      );
      await fc.assert(
        fc.asyncProperty(table(odd), async (rows) => {
          const written = csvText(rows);
          const book = readBySheetJs(Buffer.from(written), { type: 'buffer', raw: true });
          const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
          const bySheetJs: string[][] = utils.sheet_to_json(sheet, { header: 1, raw: false, defval: '', blankrows: true });
          const here = placed(await readBytes(new TextEncoder().encode(written), asked(), () => {}));
          const given = shown(rows.map((row) => row.map(guard)));
          expect([shown(here), shown(bySheetJs), shown(parseByCsvParse(written, { bom: true }))]).toEqual([given, given, given]);
        }),
        { numRuns, seed },
      );
    },
    timeout,
  );

  it(
    'of a workbook is read as another reader reads it: no cell lost, none invented, in their order',
    async () => {
      const cell: fc.Arbitrary<WorkbookCell> = fc.oneof(
        text.map((one) => one.replaceAll(/(?![\n\t])\p{Cc}|[\uFFFE\uFFFF]/gu, '')),
        fc.integer({ min: -100_000, max: 100_000 }),
        fc.integer({ min: -10_000, max: 10_000 }).map((cents) => cents / 100),
        fc.boolean(),
        fc.constant(null),
        fc.integer({ min: 0, max: 99_999 }).map((padded) => ({ padded })),
        fc.record({ formula: fc.constant('A1'), result: fc.oneof(fc.constantFrom('joined', 'x'), fc.integer({ min: 0, max: 99 })) }),
      );
      await fc.assert(
        fc.asyncProperty(table(cell), async (rows) => {
          const bytes = workbookOf([{ name: 'Cases', rows }]);
          const sheet = readBySheetJs(bytes, { type: 'buffer' }).Sheets['Cases'];
          const { e: last } = utils.decode_range(sheet?.['!ref'] ?? 'A1');
          const range = { s: { r: 0, c: 0 }, e: last };
          const other: string[][] =
            sheet === undefined ? [] : utils.sheet_to_json(sheet, { header: 1, raw: false, defval: '', blankrows: true, range });
          expect(shown(placed(await readBytes(Uint8Array.from(bytes), asked(), () => {})))).toEqual(shown(other));
        }),
        { numRuns, seed },
      );
    },
    timeout,
  );
});
