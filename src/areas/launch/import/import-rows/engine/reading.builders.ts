import { asFound } from '#schema/vocabulary/launch/import-kinds.ts';
import { isChoice, isRefused } from './read-csv.ts';
import type { Asked, Choice, RawRows, Refused } from './read-csv.ts';
import { shapeRows } from './shape-rows.ts';

export const asked = (more: Partial<Asked> = {}): Asked => ({ kind: 'test_cases', sheet: null, ...asFound, ...more });

/** The sheet of what was read, with its header found. */
export function shaped(found: RawRows | Refused | Choice, { kind, header }: Asked = asked()) {
  if (isRefused(found)) return { faults: found.faults };
  if (isChoice(found)) return found;
  const { read } = shapeRows(found.rows, found.marks, kind, header);
  return 'faults' in read ? read : { sheet: read.sheet, written: found.written };
}
