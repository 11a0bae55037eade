import { asFound } from '#schema/vocabulary/launch/import-kinds.ts';
import { isChoice, isRefused, unreadable } from './read-csv.ts';
import { readSource } from './read-source.ts';

export type ReadRows =
  | { readonly rows: readonly (readonly string[])[]; readonly fault: null }
  | { readonly rows: null; readonly fault: string };

const unheard = (): void => {};

/** Any table that an import can read, as it stands in the file; of a workbook its first sheet. */
export async function readTable(file: File): Promise<ReadRows> {
  const read = (sheet: string | null) => readSource({ from: 'file', file }, { kind: 'test_data', sheet, ...asFound }, unheard);
  const first = await read(null);
  const found = isChoice(first) ? await read(first.sheets[0] ?? null) : first;
  if (isRefused(found)) return { rows: null, fault: found.faults[0]?.message ?? unreadable().faults[0]?.message ?? '' };
  return isChoice(found) ? { rows: [], fault: null } : { rows: found.rows.map(({ cells }) => cells), fault: null };
}
