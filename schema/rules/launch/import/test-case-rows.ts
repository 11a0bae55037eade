import type { TestCase } from '../requested-test.ts';
import { columnName, rowFaults } from './sheet.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import type { ColumnMapping, TestCaseColumn } from './test-case-columns.ts';

/** A cell to mend before the row can be imported, or to know about. */
export type RowNote = {
  readonly level: 'error' | 'warning';
  readonly row: number;
  readonly column: number | null;
  readonly message: string;
};

/** A step with the row it was read from. */
export type ImportedStep = { readonly row: number; readonly instruction: string; readonly expectedResult: string };

/** A case with the rows it was read from. */
export type ImportedCase = {
  readonly row: number;
  readonly rows: readonly number[];
  readonly testCase: TestCase;
  readonly steps: readonly ImportedStep[];
  readonly importable: boolean;
};

export type TestCaseImport = { readonly cases: readonly ImportedCase[]; readonly notes: readonly RowNote[]; readonly rows: number };

type Fields = Readonly<Record<TestCaseColumn, string>> & { readonly more: readonly { readonly code: string; readonly value: string }[] };
type Building = { row: SheetRow; section: string; code: string; name: string; parts: { row: number; fields: Fields; faulty: boolean }[] };

const noFields: Readonly<Record<TestCaseColumn, string>> = {
  section: '',
  code: '',
  name: '',
  prerequisites: '',
  instruction: '',
  expectedResult: '',
  tags: '',
};

function fieldsOf(sheet: Sheet, mapping: ColumnMapping, row: SheetRow): Fields {
  const fields: Record<TestCaseColumn, string> = { ...noFields };
  const more: { code: string; value: string }[] = [];
  for (const [index, target] of mapping.entries()) {
    const value = row.cells[index] ?? '';
    if (target === 'additional' && value !== '') more.push({ code: columnName(sheet, index), value });
    if (target !== 'additional' && target !== 'leave_out') fields[target] = value;
  }
  return { ...fields, more };
}

const tagsOf = (text: string): readonly string[] =>
  text
    .split(/[,;|\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n');
const isContent = (fields: Fields): boolean =>
  [fields.prerequisites, fields.instruction, fields.expectedResult, fields.tags].some((text) => text !== '') || fields.more.length > 0;

function assemble(building: Building): ImportedCase {
  const [head] = building.parts;
  const importable = head !== undefined && !head.faulty;
  const kept = building.parts.filter(({ faulty }) => !faulty);
  const steps = kept
    .map(({ row, fields }) => ({ row, instruction: fields.instruction, expectedResult: fields.expectedResult }))
    .filter(({ instruction, expectedResult }) => instruction !== '' || expectedResult !== '');
  const codes = [...new Set(kept.flatMap(({ fields }) => fields.more.map(({ code }) => code)))];
  const testCase: TestCase = {
    section: building.section,
    code: building.code,
    name: building.name,
    prerequisites: joined(kept.map(({ fields }) => fields.prerequisites)),
    steps: steps.map(({ instruction, expectedResult }) => ({ instruction, expectedResult })),
    additionalInformation: codes.map((code) => ({
      code,
      value: joined(kept.flatMap(({ fields }) => fields.more.filter((one) => one.code === code).map(({ value }) => value))),
    })),
    tags: [...new Set(kept.flatMap(({ fields }) => tagsOf(fields.tags)))],
    requireVideoAttachment: false,
  };
  return { row: building.row.number, rows: building.parts.map(({ row }) => row), testCase, steps, importable };
}

function duplicateNotes(cases: readonly ImportedCase[], column: number | null): readonly RowNote[] {
  const first = new Map<string, number>();
  return cases.flatMap(({ row, testCase: { code } }) => {
    const earlier = code === '' ? undefined : first.get(code);
    if (earlier === undefined) {
      first.set(code, row);
      return [];
    }
    return [{ level: 'warning' as const, row, column, message: `Row ${row}: the code ${code} stands in row ${earlier} too.` }];
  });
}

/**
 * Turns the rows of a sheet into test cases. A row with a name or a code starts a case; a row with neither adds to the
 * case above; a row that only names a section opens it; blank names and sections take the value from above.
 */
export function importTestCases(sheet: Sheet, mapping: ColumnMapping): TestCaseImport {
  const notes: RowNote[] = [];
  const built: Building[] = [];
  const columnOf = (field: TestCaseColumn): number | null => (mapping.includes(field) ? mapping.indexOf(field) + 1 : null);
  let section = '';
  for (const row of sheet.rows) {
    const fields = fieldsOf(sheet, mapping, row);
    const faults: RowNote[] = rowFaults(sheet, row)
      .filter(({ column }) => column === null || mapping[column - 1] !== 'leave_out')
      .map(({ column, message }) => ({ level: 'error', row: row.number, column, message }));
    const blame = (field: TestCaseColumn, message: string): void => {
      faults.push({ level: 'error', row: row.number, column: columnOf(field), message: `Row ${row.number}: ${message}` });
    };
    const current = built.at(-1);
    const part = () => ({ row: row.number, fields, faulty: faults.length > 0 });
    if (fields.name !== '' || fields.code !== '') {
      section = fields.section === '' ? section : fields.section;
      const name = fields.name === '' ? (current?.name ?? '') : fields.name;
      if (name === '') blame('name', 'the name is empty, and there is none above to take.');
      built.push({ row, section, code: fields.code, name, parts: [part()] });
    } else if (!isContent(fields) && faults.length === 0) {
      section = fields.section === '' ? section : fields.section;
    } else if (current === undefined) {
      blame('name', 'there is no test case above that this row could continue.');
    } else {
      if (fields.section !== '' && fields.section !== current.section) {
        blame(
          'section',
          `it continues a case of the section "${current.section}" but names "${fields.section}". Name the case, or clear the section.`,
        );
      }
      current.parts.push(part());
    }
    notes.push(...faults);
    if (faults.length === 0 && fields.instruction !== '' && fields.expectedResult === '' && mapping.includes('expectedResult')) {
      notes.push({
        level: 'warning',
        row: row.number,
        column: columnOf('expectedResult'),
        message: `Row ${row.number}: the expected result is empty.`,
      });
    }
    if (faults.length === 0 && fields.instruction === '' && fields.expectedResult !== '') {
      notes.push({
        level: 'warning',
        row: row.number,
        column: columnOf('instruction'),
        message: `Row ${row.number}: the instruction is empty.`,
      });
    }
  }
  const assembled = built.map(assemble);
  return { cases: assembled, notes: [...notes, ...duplicateNotes(assembled, columnOf('code'))], rows: sheet.rows.length };
}

/** The cases that can be imported; with faults, the valid rest. */
export const importableCases = ({ cases }: TestCaseImport): readonly TestCase[] =>
  cases.filter(({ importable }) => importable).map(({ testCase }) => testCase);

/** The rows that stay behind when only the valid rest is imported: faulty ones, and all rows of a case whose first row is faulty. */
export function rowsLeftOut({ cases, notes }: TestCaseImport): readonly number[] {
  const faulty = notes.filter(({ level }) => level === 'error').map(({ row }) => row);
  const orphaned = cases.filter(({ importable }) => !importable).flatMap(({ rows }) => rows);
  return [...new Set([...faulty, ...orphaned])].toSorted((one, other) => one - other);
}

/** Imported cases joined to those already there: a case with a known code takes its place, the others follow. */
export function mergeByCode(present: readonly TestCase[], imported: readonly TestCase[]): readonly TestCase[] {
  const fresh = new Map(imported.filter(({ code }) => code !== '').map((one) => [one.code, one]));
  const known = new Set(present.map(({ code }) => code).filter((code) => code !== ''));
  const renewed = present.map((one) => {
    const newer = one.code === '' ? undefined : fresh.get(one.code);
    return newer === undefined ? one : { ...newer, requireVideoAttachment: one.requireVideoAttachment };
  });
  return [...renewed, ...imported.filter(({ code }) => code === '' || !known.has(code))];
}
