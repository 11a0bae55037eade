import type { Built, RowNote } from '#schema/rules/launch/import/imported.ts';
import { columnTargets } from '#schema/rules/launch/import/columns.ts';
import type { BegunImport, ImportRowsContext, ImportRowsOutput, ReadSource } from './import-rows.types.ts';
import { sourceName } from './source-name.ts';

const isError = ({ level }: RowNote): boolean => level === 'error';

/** Whether the mapping is complete and something can be imported. */
export const hasThings = (built: Built | null): boolean => built !== null && built.faults.length === 0 && built.importable > 0;

/** Whether nothing has to be mended. */
export const hasNoErrors = (built: Built | null): boolean => built !== null && !built.notes.some(isError);

/** Whether what was begun speaks of these columns. */
const fits = ({ kind, mapping }: BegunImport, { headers }: ReadSource): boolean =>
  mapping.length === headers.length && mapping.every((target) => columnTargets[kind].includes(target));

/** Rows that were read, with what was mapped and mended before, where they still have the same columns. */
export const takenUp = (begun: BegunImport | null, read: ReadSource): Pick<ImportRowsContext, 'read' | 'mapping' | 'edits'> =>
  begun !== null && fits(begun, read) ? { read, mapping: begun.mapping, edits: begun.edits } : { read, mapping: read.mapping, edits: {} };

/** What has been begun. */
export const begunOf = ({ kind, source, sheet, mapping, edits, updatesByCode }: ImportRowsContext): BegunImport | null =>
  source === null ? null : { kind, source, sheet, mapping, edits, updatesByCode };

/** What the import fills in, once it was confirmed; else what there is to go on with. */
export function importResult(context: ImportRowsContext): ImportRowsOutput {
  const { ending, built, source, faults } = context;
  if (ending !== 'imported') return { ending, begun: faults.length > 0 ? null : (context.begun ?? begunOf(context)) };
  if (built === null) return { ending: 'cancelled', begun: null };
  return { ending, values: built.values, source: sourceName(source), imported: built.importable };
}
