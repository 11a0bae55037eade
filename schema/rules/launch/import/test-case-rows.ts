import type { TestCase } from '../requested-test.ts';
import { columnName, rowFaults } from './sheet.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { isOwnFile } from './columns.ts';
import type { ColumnMapping } from './columns.ts';
import type { ImportedLine, RowNote } from './imported.ts';
import { numberedSteps } from './numbered-steps.ts';
import { additionalSuffix } from './test-case-export.ts';
import { tagsOf } from './test-case-columns.ts';
import type { TestCaseColumn } from './test-case-columns.ts';

export type ImportedCase = {
  readonly row: number;
  readonly rows: readonly number[];
  readonly testCase: TestCase;
  readonly lines: readonly ImportedLine[];
  readonly importable: boolean;
};

export type TestCaseImport = {
  readonly cases: readonly ImportedCase[];
  readonly notes: readonly RowNote[];
  /** Faulty rows that belong to no case. */
  readonly loose: readonly ImportedLine[];
};

type Fields = Readonly<Record<TestCaseColumn, string>> & {
  readonly more: readonly { readonly at: number; readonly code: string; readonly value: string }[];
};
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

const isField = (target: string): target is TestCaseColumn => target in noFields;
const additionalName = (header: string): string =>
  header.endsWith(additionalSuffix) ? header.slice(0, -additionalSuffix.length).trim() || header : header;

function fieldsOf(sheet: Sheet, mapping: ColumnMapping, row: SheetRow): Fields {
  const fields: Record<TestCaseColumn, string> = { ...noFields };
  const more: { at: number; code: string; value: string }[] = [];
  for (const [index, target] of mapping.entries()) {
    const value = row.cells[index] ?? '';
    if (target === 'additional' && value !== '') more.push({ at: index, code: additionalName(columnName(sheet, index)), value });
    if (isField(target)) fields[target] = value;
  }
  return { ...fields, more };
}

export type CaseColumns = { readonly fields: ReadonlySet<TestCaseColumn>; readonly additional: ReadonlySet<string> };
export const caseColumns = (sheet: Sheet, mapping: ColumnMapping): CaseColumns => ({
  fields: new Set(mapping.filter(isField)),
  additional: new Set(mapping.flatMap((target, index) => (target === 'additional' ? [additionalName(columnName(sheet, index))] : []))),
});

/** Once where every row of a case repeats it. */
const joined = (texts: readonly string[]): string => [...new Set(texts.filter((text) => text !== ''))].join('\n');
const isContent = (fields: Fields): boolean =>
  [fields.prerequisites, fields.instruction, fields.expectedResult, fields.tags].some((text) => text !== '') || fields.more.length > 0;

function assemble(building: Building, isOwn: boolean): ImportedCase {
  const [head] = building.parts;
  const importable = head !== undefined && !head.faulty;
  const kept = building.parts.filter(({ faulty }) => !faulty);
  const steps = kept
    .map(({ fields: { instruction, expectedResult } }) => ({ instruction, expectedResult }))
    .filter(({ instruction, expectedResult }) => instruction !== '' || expectedResult !== '');
  const lines = building.parts.map(({ row, fields }) => ({ row, cells: [fields.instruction, fields.expectedResult] }));
  const more = kept.flatMap(({ fields }) => fields.more).toSorted((one, other) => one.at - other.at);
  const codes = [...new Set(more.map(({ code }) => code))];
  const testCase: TestCase = {
    section: building.section,
    code: building.code,
    name: building.name,
    prerequisites: joined(kept.map(({ fields }) => fields.prerequisites)),
    steps: isOwn ? steps : numberedSteps(steps),
    additionalInformation: codes.map((code) => ({
      code,
      value: joined(more.filter((one) => one.code === code).map(({ value }) => value)),
    })),
    tags: [...new Set(kept.flatMap(({ fields }) => tagsOf(fields.tags)))],
    requireVideoAttachment: false,
  };
  return { row: building.row.number, rows: building.parts.map(({ row }) => row), testCase, lines, importable };
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
 * A row with a name or code starts a case; one with neither continues the case above, and so does one that repeats its code and name in a
 * file that we did not write; one with only a section opens it; blank names and sections repeat those above.
 */
export function importTestCases(sheet: Sheet, mapping: ColumnMapping): TestCaseImport {
  const notes: RowNote[] = [];
  const built: Building[] = [];
  const loose: ImportedLine[] = [];
  const mayStart = mapping.includes('name') || mapping.includes('code');
  const columnOf = (field: TestCaseColumn): number | null => (mapping.includes(field) ? mapping.indexOf(field) + 1 : null);
  let section = '';
  const isOwn = isOwnFile(sheet.headers);
  const repeats = (fields: Fields, current: Building | undefined): boolean =>
    !isOwn &&
    current !== undefined &&
    fields.code !== '' &&
    fields.code === current.code &&
    (fields.name === '' || fields.name === current.name) &&
    fields.instruction !== '';
  for (const row of sheet.rows) {
    const given = fieldsOf(sheet, mapping, row);
    const fields = repeats(given, built.at(-1)) ? { ...given, code: '', name: '', section: '' } : given;
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
      if (name === '') blame('name', 'the name is empty, and no row above has one.');
      built.push({ row, section, code: fields.code, name, parts: [part()] });
    } else if (!isContent(fields) && faults.length === 0) {
      section = fields.section === '' ? section : fields.section;
    } else if (current === undefined) {
      if (mayStart) blame('name', 'there is no test case above for this row to continue.');
      loose.push({ row: row.number, cells: [fields.instruction, fields.expectedResult] });
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
  const assembled = built.map((one) => assemble(one, isOwn));
  return { cases: assembled, notes: [...notes, ...duplicateNotes(assembled, columnOf('code'))], loose };
}

export const importableCases = ({ cases }: Pick<TestCaseImport, 'cases'>): readonly TestCase[] =>
  cases.filter(({ importable }) => importable).map(({ testCase }) => testCase);

/** Faulty rows, and all rows of a case whose first row is faulty. */
export function rowsLeftOut({ cases, notes }: Pick<TestCaseImport, 'cases' | 'notes'>): readonly number[] {
  const faulty = notes.filter(({ level }) => level === 'error').map(({ row }) => row);
  const orphaned = cases.filter(({ importable }) => !importable).flatMap(({ rows }) => rows);
  return [...new Set([...faulty, ...orphaned])].toSorted((one, other) => one - other);
}
