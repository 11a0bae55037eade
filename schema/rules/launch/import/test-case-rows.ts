import type { TestCase } from '../requested-test.ts';
import { columnName, rowFaults } from './sheet.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { isOwnFile, columnTargetLabels } from './columns.ts';
import type { ColumnMapping } from './columns.ts';
import type { ImportedLine, RowNote, CaseChange, CaseDifference, ChangeCount } from './imported.ts';
import { numberedSteps } from './numbered-steps.ts';
import { additionalSuffix } from './test-case-export.ts';
import { tagsOf } from './test-case-columns.ts';
import type { TestCaseColumn } from './test-case-columns.ts';

type JoinedCase = { readonly change: CaseChange; readonly testCase: TestCase; readonly differences: readonly CaseDifference[] };
type JoinedCases = {
  readonly testCases: readonly TestCase[];
  readonly joined: readonly JoinedCase[];
  readonly count: ChangeCount;
};

type Step = TestCase['steps'][number];

function updatedSteps(known: readonly Step[], rows: readonly Step[], { fields }: CaseColumns): readonly Step[] {
  const hasInstruction = fields.has('instruction');
  const hasResult = fields.has('expectedResult');
  return Array.from({ length: hasInstruction ? rows.length : Math.max(rows.length, known.length) }, (_, index) => ({
    instruction: (hasInstruction ? rows : known)[index]?.instruction ?? '',
    expectedResult: (hasResult ? rows : known)[index]?.expectedResult ?? '',
  }));
}

/** A mapped column overwrites, also with an empty value; others stay. */
function updated(known: TestCase, rows: TestCase, columns: CaseColumns): TestCase {
  const { fields, additional } = columns;
  const information = new Map(rows.additionalInformation.map((one) => [one.code, one]));
  const stays = known.additionalInformation.flatMap((one) => (additional.has(one.code) ? (information.get(one.code) ?? []) : one));
  const staying = new Set(stays.map(({ code }) => code));
  return {
    section: fields.has('section') ? rows.section : known.section,
    code: rows.code === '' ? known.code : rows.code,
    name: rows.name,
    prerequisites: fields.has('prerequisites') ? rows.prerequisites : known.prerequisites,
    steps: updatedSteps(known.steps, rows.steps, columns),
    additionalInformation: [...stays, ...rows.additionalInformation.filter(({ code }) => !staying.has(code))],
    tags: fields.has('tags') ? rows.tags : known.tags,
    requireVideoAttachment: known.requireVideoAttachment,
  };
}

const placesOf = ({ section, code, name, prerequisites, steps, additionalInformation, tags }: TestCase): ReadonlyMap<string, string> =>
  new Map([
    [columnTargetLabels.section, section],
    [columnTargetLabels.code, code],
    [columnTargetLabels.name, name],
    [columnTargetLabels.prerequisites, prerequisites],
    [columnTargetLabels.tags, tags.join(', ')],
    ...steps.flatMap(({ instruction, expectedResult }, index): readonly [string, string][] => [
      [`Step ${index + 1}, ${columnTargetLabels.instruction.toLowerCase()}`, instruction],
      [`Step ${index + 1}, ${columnTargetLabels.expectedResult.toLowerCase()}`, expectedResult],
    ]),
    ...additionalInformation.map(({ code: label, value }): [string, string] => [label, value]),
  ]);

function differencesOf(known: TestCase, then: TestCase): readonly CaseDifference[] {
  const before = placesOf(known);
  const after = placesOf(then);
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((label) => ({ label, before: before.get(label) ?? '', after: after.get(label) ?? '' }))
    .filter((place) => place.before !== place.after);
}

/**
 * A case with an existing code, or without a code with an existing name, updates that case; the others are appended. Repeated codes are
 * matched in order; without a section column the name suffices.
 */
export function joinCases(present: readonly TestCase[], imported: readonly TestCase[], columns: CaseColumns): JoinedCases {
  const keyOf = ({ code, section, name }: TestCase): string =>
    code === '' ? `name\n${columns.fields.has('section') ? section : ''}\n${name}` : `code\n${code}`;
  const places = new Map<string, number[]>();
  for (const [index, one] of present.entries()) places.set(keyOf(one), [...(places.get(keyOf(one)) ?? []), index]);
  const testCases = [...present];
  const fresh: TestCase[] = [];
  const joined = imported.map((one): JoinedCase => {
    const place = places.get(keyOf(one))?.shift();
    const known = place === undefined ? undefined : present[place];
    if (place === undefined || known === undefined) {
      fresh.push(one);
      return { change: 'added', testCase: one, differences: [] };
    }
    const testCase = updated(known, one, columns);
    const differences = differencesOf(known, testCase);
    testCases[place] = testCase;
    return { change: differences.length === 0 ? 'unchanged' : 'updated', testCase, differences };
  });
  const of = (wanted: CaseChange): number => joined.filter(({ change }) => change === wanted).length;
  const count = { added: of('added'), updated: of('updated'), unchanged: of('unchanged') };
  return { testCases: [...testCases, ...fresh], joined, count: { ...count, kept: present.length - count.updated - count.unchanged } };
}

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
