import { tooManyColumns } from '#schema/rules/launch/import/sheet.ts';
import type { SheetRow } from '#schema/rules/launch/import/sheet.ts';
import { plainHeader } from '#schema/rules/launch/import/columns.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';
import { noTextWays, unreadable } from './read-csv.ts';
import type { Asked, Choice, RawRows, Refused } from './read-csv.ts';
import type { SheetRows } from './workbook-sheet.ts';

/** A workbook of any program: the sheets that people see, and what each holds. */
export type Book = {
  readonly program: string;
  readonly names: readonly string[];
  /** Null where the sheet is damaged. */
  readonly read: (name: string) => Promise<SheetRows | Refused>;
};

/** SquashTM writes a test case in one sheet and its steps in another, by the path of the case. */
const squash = { cases: 'TEST_CASES', steps: 'STEPS', both: 'TEST_CASES and STEPS' } as const;
const ofCases = ['TC_REFERENCE', 'TC_PRE_REQUISITE', 'TC_DESCRIPTION'] as const;

type Cells = (row: SheetRow, header: string) => string;
function tableOf([head, ...rows]: readonly SheetRow[]): {
  readonly rows: readonly SheetRow[];
  readonly headers: readonly string[];
  readonly cell: Cells;
} {
  const headers = head?.cells ?? [];
  const places = new Map(headers.map((header, column) => [plainHeader(header), column]));
  return { rows, headers, cell: ({ cells }, header) => cells[places.get(plainHeader(header)) ?? -1] ?? '' };
}

/** The rows of STEPS under each row of TEST_CASES, in its order; a case without steps has one row. */
export function joinedSquash(casesSheet: readonly SheetRow[], stepsSheet: readonly SheetRow[]): readonly SheetRow[] {
  const [cases, steps] = [tableOf(casesSheet), tableOf(stepsSheet)];
  const byPath = Map.groupBy(steps.rows, (row) => steps.cell(row, 'TC_OWNER_PATH'));
  const own = new Map(cases.rows.map((row) => [cases.cell(row, 'TC_PATH'), row]));
  const paths = [...new Set([...own.keys(), ...byPath.keys()])];
  const lines = paths.flatMap((path) => {
    const row = own.get(path);
    const more = ofCases.map((header) => (row === undefined ? '' : cases.cell(row, header)));
    const bare = steps.headers.map((header) => (plainHeader(header) === 'tcownerpath' ? path : ''));
    const placed = byPath.get(path)?.map(({ cells }) => steps.headers.map((_, column) => cells[column] ?? '')) ?? [bare];
    return placed.map((cells) => [...cells, ...more]);
  });
  return [[...steps.headers, ...ofCases], ...lines].map((cells, index) => ({ number: index + 1, cells }));
}

/** The sheet that is wanted, or the only one; else asks for one. */
export async function takeSheet({ program, names, read }: Book, { kind, sheet: wanted }: Asked): Promise<RawRows | Refused | Choice> {
  const [first] = names;
  if (first === undefined) return unreadable('The workbook has no sheet.');
  const isSquash = kind === 'test_cases' && names.includes(squash.cases) && names.includes(squash.steps);
  const offered = isSquash ? [squash.both, ...names] : names;
  if (isSquash && (wanted === null || wanted === squash.both)) {
    const [cases, steps] = [await read(squash.cases), await read(squash.steps)];
    if ('faults' in cases) return cases;
    if ('faults' in steps) return steps;
    const rows = joinedSquash(cases.rows, steps.rows);
    return {
      rows,
      marks: {},
      written: `sheets "${squash.cases}" and "${squash.steps}", ${program}`,
      ways: noTextWays,
      sheets: offered,
      sheet: squash.both,
    };
  }
  if (wanted === null && names.length > 1) return { sheets: names };
  const name = wanted ?? first;
  if (!names.includes(name)) return unreadable(`The workbook has no sheet "${name}".`);
  const found = await read(name);
  if ('faults' in found) return found;
  if (found.widest > importLimits.columns) return { faults: [tooManyColumns(found.widest)] };
  const several = isSquash ? { sheets: offered, sheet: name } : {};
  return { rows: found.rows, marks: found.marks, written: `sheet "${name}", ${program}`, ways: noTextWays, ...several };
}
