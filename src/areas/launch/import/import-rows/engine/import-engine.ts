import { cutText } from '#schema/cut-text.ts';
import { buildImport } from '#schema/rules/launch/import/build-import.ts';
import { guessedColumns, isRememberedFile } from '#schema/rules/launch/import/guess-columns.ts';
import type { RememberedColumns } from '#schema/rules/launch/import/columns.ts';
import type { Sheet } from '#schema/rules/launch/import/sheet.ts';
import type { EngineAnswer, EngineInput, EngineOrder, ReadWays } from '#machines/flows/launch/import/import-rows.rules.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { isChoice, isRefused } from './read-csv.ts';
import { readSource } from './read-source.ts';
import { shapeRows } from './shape-rows.ts';

export type EngineStart = EngineInput & { readonly type: 'source.read'; readonly remembered: RememberedColumns };

const pause = 60;

export function startEngine(
  answer: (answer: EngineAnswer) => void,
  now: () => number,
): (order: EngineStart | EngineOrder) => Promise<void> {
  let started: EngineStart | null = null;
  let sheet: Sheet | null = null;
  let told = 0;
  const progress =
    (unit: 'bytes' | 'rows') =>
    (done: number, total: number): void => {
      if (now() - told < pause) return;
      told = now();
      answer({ type: 'read.progressed', done, total, unit });
    };

  const read = async (start: EngineStart): Promise<void> => {
    started = start;
    const isWorkbook = start.source.from === 'file' && /\.(?:xls[xmb]?|ods)$/i.test(start.source.file.name);
    const { kind, source, reading } = start;
    const found = await readSource(source, { kind, sheet: start.sheet, ...reading }, progress(isWorkbook ? 'rows' : 'bytes'));
    if (isRefused(found))
      return answer({
        type: 'read.refused',
        faults: found.faults,
        ways: found.ways === undefined ? null : { ...found.ways, header: 1, headerRows: [] },
      });
    if (isChoice(found)) return answer({ type: 'sheets.found', names: found.sheets });
    const { read, dialect, header, headerRows } = shapeRows(found.rows, found.marks, kind, reading.header);
    const ways: ReadWays = { ...found.ways, header, headerRows };
    if ('faults' in read) return answer({ type: 'read.refused', faults: read.faults.slice(0, importLimits.listedFaults), ways });
    sheet = read.sheet;
    const { headers, rows } = read.sheet;
    const { mapping, reasons } = guessedColumns(kind, read.sheet, start.remembered, dialect);
    const place = headerRows[0]?.number === header ? '' : `header in row ${header}`;
    answer({
      type: 'rows.read',
      read: {
        headers,
        sample: headers.map((_, column) => cutText(rows.find(({ cells }) => (cells[column] ?? '') !== '')?.cells[column] ?? '', 200)),
        rows: rows.length,
        written: [found.written, place].filter((one) => one !== '').join(', '),
        mapping,
        reasons,
        dialect: dialect?.name ?? null,
        ways,
        sheets: found.sheets ?? [],
        sheet: found.sheet ?? null,
        isRemembered: isRememberedFile(headers, start.remembered),
      },
    });
  };

  return async (order) => {
    if (order.type === 'source.read') return read(order);
    if (started === null || sheet === null) return;
    const { kind, present } = started;
    const { revision, mapping, edits, updatesByCode } = order;
    answer({
      type: 'rows.built',
      revision,
      built: buildImport({ kind, sheet, mapping, present, updatesByCode, edits }),
    });
  };
}
