import { cutText } from '#schema/cut-text.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { TestCase, KnownIssue } from '../requested-test.ts';
import { columnTargetLabels, mappingFaults, knownIssueColumns } from './columns.ts';
import type { ColumnMapping, KnownIssueColumn } from './columns.ts';
import { lookOf, looksLikeSteps, looksWords } from './guess-columns.ts';
import type { Built, ImportedFact, ImportedLine, ImportedThing, PreviewColumn, RowNote, StepOffer } from './imported.ts';
import { caseColumns, importTestCases, importableCases, rowsLeftOut, joinCases } from './test-case-rows.ts';
import { cellKey, columnName, editSheet, rowFaults } from './sheet.ts';
import type { CellEdits, Sheet, SheetRow } from './sheet.ts';
import { importLimits } from '#schema/vocabulary/launch/limits.ts';

/** No issue where it has a fault or no title. */
type IssueRow = { readonly row: number; readonly issue: KnownIssue | null; readonly line: ImportedLine };
type KnownIssueImport = {
  readonly rows: readonly IssueRow[];
  readonly notes: readonly RowNote[];
  readonly dropped: readonly number[];
  readonly columns: readonly PreviewColumn[];
};

const fields = Object.keys(knownIssueColumns) as KnownIssueColumn[];

function issueOf(row: SheetRow, mapping: ColumnMapping): KnownIssue {
  const text = (field: KnownIssueColumn): string => (mapping.includes(field) ? (row.cells[mapping.indexOf(field)] ?? '') : '');
  return {
    title: text('title'),
    issueDescription: text('issueDescription'),
    actualResults: text('actualResults'),
    expectedResults: text('expectedResults'),
    reproductionSteps: text('reproductionSteps'),
    projectComponent: text('projectComponent'),
    issueAttachments: text('issueAttachments')
      .split(/[\n,;]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  };
}

/** Rows without a title are dropped, unmapped columns not read. */
export function importKnownIssues(sheet: Sheet, mapping: ColumnMapping): KnownIssueImport {
  const notes: RowNote[] = [];
  const dropped: number[] = [];
  const columns = fields.flatMap((field) =>
    mapping.includes(field) ? [{ label: knownIssueColumns[field], at: mapping.indexOf(field) }] : [],
  );
  const rows = sheet.rows.map((row): IssueRow => {
    const line = { row: row.number, cells: columns.map(({ at }) => row.cells[at] ?? '') };
    const faults = rowFaults(sheet, row).filter(({ column }) => column !== null && (mapping[column - 1] ?? 'leave_out') !== 'leave_out');
    if (faults.length > 0) {
      notes.push(...faults.map(({ column, message }) => ({ level: 'error' as const, row: row.number, column, message })));
      return { row: row.number, issue: null, line };
    }
    const issue = issueOf(row, mapping);
    if (issue.title !== '') return { row: row.number, issue, line };
    dropped.push(row.number);
    const column = mapping.indexOf('title') + 1;
    notes.push({
      level: 'warning',
      row: row.number,
      column: column === 0 ? null : column,
      message: `Row ${row.number}: it has no title and is left out.`,
    });
    return { row: row.number, issue: null, line };
  });
  return { rows, notes, dropped, columns };
}

type DataRow = { readonly row: number; readonly data: Readonly<Record<string, string>> | null; readonly line: ImportedLine };
type TestDataImport = {
  readonly faults: readonly string[];
  readonly rows: readonly DataRow[];
  readonly notes: readonly RowNote[];
  readonly columns: readonly PreviewColumn[];
};

function importTestData(sheet: Sheet, mapping: ColumnMapping): TestDataImport {
  const notes: RowNote[] = [];
  const columns = sheet.headers.flatMap((_, at) => (mapping[at] === 'keep' ? [{ label: columnName(sheet, at), at }] : []));
  const rows = sheet.rows.map((row): DataRow => {
    const cells = columns.map(({ at }) => row.cells[at] ?? '');
    const line = { row: row.number, cells };
    const faults = rowFaults(sheet, row).filter(({ column }) => column === null || mapping[column - 1] !== 'leave_out');
    notes.push(...faults.map(({ column, message }) => ({ level: 'error' as const, row: row.number, column, message })));
    const data = Object.fromEntries(columns.map(({ label }, index) => [label, cells[index] ?? '']));
    return { row: row.number, data: faults.length > 0 ? null : data, line };
  });
  const most = importLimits.testDataRows;
  const faults = sheet.rows.length > most ? [`The file has ${sheet.rows.length} rows. At most ${most} can be used as test data.`] : [];
  return { faults, rows, notes, columns };
}

export type BuildOrder = {
  readonly kind: ImportKind;
  readonly sheet: Sheet;
  readonly mapping: ColumnMapping;
  readonly present: readonly TestCase[];
  readonly updatesByCode: boolean;
  readonly edits: CellEdits;
};

const rowsWithErrors = (notes: readonly RowNote[]): readonly number[] => [
  ...new Set(notes.filter(({ level }) => level === 'error').map(({ row }) => row)),
];
const plainThing = (line: ImportedLine, importable: boolean): ImportedThing => ({
  row: line.row,
  code: '',
  name: '',
  section: '',
  facts: [],
  lines: [line],
  steps: 0,
  importable,
  change: null,
  differences: [],
});

const factsOf = ({ prerequisites, tags, additionalInformation }: TestCase): readonly ImportedFact[] =>
  [
    { label: columnTargetLabels.prerequisites, text: prerequisites },
    { label: columnTargetLabels.tags, text: tags.join(', ') },
    ...additionalInformation.map(({ code, value }) => ({ label: code, text: value })),
  ].filter(({ text }) => text !== '');

/** Of the columns that are no field of a case, the one that holds the most sentences. */
function stepOffer(sheet: Sheet, mapping: ColumnMapping): StepOffer | null {
  const [best] = mapping
    .flatMap((target, column) => (target === 'additional' || target === 'leave_out' ? [{ column, look: lookOf(sheet, column) }] : []))
    .filter(({ look }) => looksLikeSteps(look))
    .toSorted((one, other) => other.look.sentences - one.look.sentences);
  return best === undefined ? null : { column: best.column, name: columnName(sheet, best.column), reason: looksWords(best.look) };
}

function buildCases({ kind, sheet, mapping, present, updatesByCode }: BuildOrder): Built {
  const read = importTestCases(sheet, mapping);
  const imported = importableCases(read);
  const { joined, testCases, count } = joinCases(present, imported, caseColumns(sheet, mapping));
  const joins = updatesByCode && present.length > 0;
  const each = joined.values();
  const things = read.cases.map(({ row, testCase, lines, importable }) => {
    const known = importable ? each.next().value : undefined;
    const { change = null, differences = [], testCase: then = testCase } = joins && known !== undefined ? known : {};
    const { code, name, section } = then;
    const steps = testCase.steps.length;
    return { row, code, name, section, facts: factsOf(then), lines, steps, importable, change, differences };
  });
  const columns = (['instruction', 'expectedResult'] as const).map((target) => ({
    label: target === 'instruction' ? 'Instruction' : 'Expected result',
    at: mapping.indexOf(target),
  }));
  return {
    faults: mappingFaults(kind, mapping),
    rows: sheet.rows.length,
    importable: imported.length,
    columns,
    things: [...read.loose.map((line) => plainThing(line, false)), ...things].toSorted((one, other) => one.row - other.row),
    notes: read.notes,
    leftOut: rowsLeftOut(read),
    changes: joins ? count : null,
    offer: imported.some(({ steps }) => steps.length > 0) ? null : stepOffer(sheet, mapping),
    unreadColumns: [],
    values: { kind: 'test_cases', testCases: joins ? testCases : imported, kept: joins ? count.kept : 0 },
  };
}

function buildIssues({ kind, sheet, mapping }: BuildOrder): Built {
  const { rows, notes, columns } = importKnownIssues(sheet, mapping);
  const knownIssues = rows.flatMap(({ issue }) => (issue === null ? [] : [issue]));
  return {
    faults: mappingFaults(kind, mapping),
    rows: sheet.rows.length,
    importable: knownIssues.length,
    columns,
    things: rows.map(({ line, issue }) => plainThing(line, issue !== null)),
    notes,
    leftOut: rowsWithErrors(notes),
    changes: null,
    offer: null,
    unreadColumns: sheet.headers.flatMap((_, at) =>
      mapping[at] === 'leave_out' && lookOf(sheet, at).filled > 0 ? [columnName(sheet, at)] : [],
    ),
    values: { kind: 'known_issues', knownIssues },
  };
}

function buildData({ kind, sheet, mapping }: BuildOrder): Built {
  const { faults, rows, notes, columns } = importTestData(sheet, mapping);
  const testDataPool = rows.flatMap(({ data }) => (data === null ? [] : [data]));
  return {
    faults: [...mappingFaults(kind, mapping), ...faults],
    rows: sheet.rows.length,
    importable: testDataPool.length,
    columns,
    things: rows.map(({ line, data }) => plainThing(line, data !== null)),
    notes,
    leftOut: rowsWithErrors(notes),
    changes: null,
    offer: null,
    unreadColumns: [],
    values: { kind: 'test_data', testDataPool },
  };
}

function built(order: BuildOrder): Built {
  switch (order.kind) {
    case 'test_cases':
      return buildCases(order);
    case 'known_issues':
      return buildIssues(order);
    case 'test_data':
      return buildData(order);
  }
}

function labelOf({ sheet, mapping }: BuildOrder, at: number): string {
  const target = mapping[at];
  return target === undefined || target === 'keep' || target === 'additional' ? columnName(sheet, at) : columnTargetLabels[target];
}

const mostQuoted = 60;
const was = (text: string): string => {
  if (text === '') return 'it was empty';
  return `it was "${text.length > mostQuoted ? `${cutText(text, mostQuoted)}...` : text}"`;
};

/** Edited cells without notes, so that they can be edited again. */
function mendedNotes({ sheet, mapping, edits }: BuildOrder, notes: readonly RowNote[]): readonly RowNote[] {
  const noted = new Set(notes.map(({ row, column }) => cellKey(row, (column ?? 0) - 1)));
  return sheet.rows.flatMap(({ number: row, cells }) =>
    mapping.flatMap((target, at): readonly RowNote[] => {
      const text = edits[cellKey(row, at)];
      const before = cells[at] ?? '';
      if (text === undefined || text.trim() === before || target === 'leave_out' || noted.has(cellKey(row, at))) return [];
      return [{ level: 'mended', row, column: at + 1, message: `Row ${row}: changed, ${was(before.replaceAll('\0', '\uFFFD'))}.` }];
    }),
  );
}

/** With everything the preview shows. */
export function buildImport(given: BuildOrder): Built {
  const order = { ...given, sheet: editSheet(given.sheet, given.edits) };
  const made = built(order);
  const rows = new Map(order.sheet.rows.map(({ number, cells }) => [number, cells]));
  const notes = [...made.notes, ...mendedNotes(given, made.notes)].map((note) =>
    note.column === null ? note : { ...note, text: rows.get(note.row)?.[note.column - 1] ?? '', label: labelOf(order, note.column - 1) },
  );
  return { ...made, notes };
}
