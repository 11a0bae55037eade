import { buildImport } from '#schema/rules/launch/import/build-import.ts';
import { guessColumns } from '#schema/rules/launch/import/columns.ts';
import type { RememberedColumns } from '#schema/rules/launch/import/columns.ts';
import type { Sheet } from '#schema/rules/launch/import/sheet.ts';
import type { EngineAnswer, EngineInput, EngineOrder } from '#machines/flows/launch/import/import-rows.rules.ts';
import { readSource } from './read-source.ts';

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
    const isWorkbook = start.source.from === 'file' && /\.xls[xmb]?$/i.test(start.source.file.name);
    const found = await readSource(start.source, start.sheet, progress(isWorkbook ? 'rows' : 'bytes'));
    if ('faults' in found) return answer({ type: 'read.refused', faults: found.faults });
    if ('sheets' in found) return answer({ type: 'sheets.found', names: found.sheets });
    sheet = found.sheet;
    const { headers, rows } = found.sheet;
    answer({
      type: 'rows.read',
      read: {
        headers,
        sample: headers.map((_, column) => rows.find(({ cells }) => (cells[column] ?? '') !== '')?.cells[column]?.slice(0, 200) ?? ''),
        rows: rows.length,
        written: found.written,
        mapping: guessColumns(start.kind, found.sheet, start.remembered),
        isRemembered: start.remembered.some(({ header }) => headers.includes(header)),
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
