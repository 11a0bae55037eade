import { isOwnFile, knownIssueColumns, plainHeader } from '#schema/rules/launch/import/columns.ts';
import { dialectOf, dialects } from '#schema/rules/launch/import/dialects.ts';
import type { Dialect } from '#schema/rules/launch/import/dialects.ts';
import { cellKey, sheetOf } from '#schema/rules/launch/import/sheet.ts';
import type { CellMarks, ReadSheet, SheetRow } from '#schema/rules/launch/import/sheet.ts';
import { testCaseColumns, testCaseSynonyms } from '#schema/rules/launch/import/test-case-columns.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { numberedItems } from '#schema/rules/launch/import/numbered-steps.ts';
import { isHtml, numbered, plainCell, toldSteps } from './cell-text.ts';

const mostTitleRows = 30;

const usual =
  'status priority severity type assignedto assignee owner author component description comments actualresult actualresults testdata remarks notes result estimate attachments labels environment';
const headerWords: ReadonlySet<string> = new Set([
  ...Object.values(testCaseColumns).map(plainHeader),
  ...Object.values(knownIssueColumns).map(plainHeader),
  ...Object.values(testCaseSynonyms).flat(),
  ...dialects.flatMap(({ knownBy }) => knownBy.flat()),
  ...usual.split(' '),
]);

export const headerHits = (cells: readonly string[]): number =>
  new Set(cells.map(plainHeader).filter((cell) => headerWords.has(cell))).size;
const filledOf = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

/** Below title rows and blank ones: the first row with usual headers, or the first that is about as wide as the rest. */
function headerAt(rows: readonly SheetRow[]): number {
  const head = rows.slice(0, mostTitleRows);
  const hits = head.map(({ cells }) => headerHits(cells));
  const best = Math.max(0, ...hits);
  if (best >= 2) return hits.findIndex((count) => count >= Math.max(2, best / 2));
  const filled = head.map(({ cells }) => filledOf(cells));
  const first = Math.max(
    0,
    filled.findIndex((count) => count > 0),
  );
  const widest = Math.max(0, ...filled);
  return filled[first] === 1 && widest > 2 ? filled.findIndex((count) => count * 2 > widest) : first;
}

type Column = { readonly header: string; readonly from: readonly number[]; readonly series: ReadonlyMap<number, number> | null };
type Table = { readonly headers: readonly string[]; readonly rows: readonly SheetRow[]; readonly marks: CellMarks };

const stepWords: ReadonlySet<string> = new Set([...testCaseSynonyms.instruction, ...testCaseSynonyms.expectedResult]);

/** 'Step 1' and 'Expected result 1' stand beside 'Step 2' and 'Expected result 2'. */
function seriesOf(headers: readonly string[]): readonly { readonly header: string; readonly columns: ReadonlyMap<number, number> }[] {
  const found = new Map<string, Map<number, number>>();
  for (const [column, header] of headers.entries()) {
    const [, before = '', number = '', after = ''] = /^(\D*?)[\s#._-]*(\d{1,3})[\s.:_-]*(\D*)$/u.exec(header) ?? [];
    const stem = `${before} ${after}`.trim();
    if (number === '' || !stepWords.has(plainHeader(stem))) continue;
    const columns = found.get(stem) ?? new Map<number, number>();
    if (!columns.has(Number(number))) found.set(stem, columns.set(Number(number), column));
  }
  return [...found].flatMap(([header, columns]) => (columns.size < 2 ? [] : [{ header, columns }]));
}

/** Equal headers are one column; so are the columns of a series, and those that a tool fills in turn. */
function columnsOf(headers: readonly string[], kind: ImportKind, isOwn: boolean): readonly Column[] {
  const series = kind === 'test_cases' && !isOwn ? seriesOf(headers) : [];
  const joined = kind === 'test_data' || isOwn ? [] : (dialectOf(headers)?.joined ?? []);
  const groupOf = (header: string): string => {
    const plain = plainHeader(header);
    const list = joined.find((one) => one.includes(plain));
    const first = list?.find((wanted) => headers.some((one) => plainHeader(one) === wanted));
    return headers.find((one) => plainHeader(one) === first) ?? header;
  };
  const columns: { header: string; from: number[]; series: ReadonlyMap<number, number> | null }[] = [];
  const byHeader = new Map<string, { from: number[] }>();
  for (const [column, header] of headers.entries()) {
    const run = series.find((one) => [...one.columns.values()].includes(column));
    const name = run?.header ?? groupOf(header);
    const there = name === '' ? undefined : byHeader.get(name);
    if (there === undefined) {
      const made = { header: name, from: [column], series: run?.columns ?? null };
      columns.push(made);
      byHeader.set(name, made);
    } else there.from.push(column);
  }
  const rank = (header: string): number => {
    const list = joined.find((one) => one.includes(plainHeader(header)));
    return list === undefined ? 0 : list.indexOf(plainHeader(header));
  };
  return columns.map(({ header, from, ...rest }) => ({
    header,
    from: from.toSorted((one, other) => rank(headers[one] ?? '') - rank(headers[other] ?? '') || one - other),
    ...rest,
  }));
}

function joinedColumns({ headers, rows, marks }: Table, columns: readonly Column[]): Table {
  if (columns.length === headers.length) return { headers, rows, marks };
  const moved: Record<string, string> = {};
  const numbers = [...new Set(columns.flatMap(({ series }) => [...(series?.keys() ?? [])]))].toSorted((one, other) => one - other);
  const made = rows.map(({ number, cells }) => {
    const told = numbers.filter((step) => columns.some(({ series }) => (cells[series?.get(step) ?? -1] ?? '').trim() !== ''));
    const line = columns.map(({ from, series }, at) => {
      const mark = from.map((column) => marks[cellKey(number, column)]).find((one) => one !== undefined);
      if (mark !== undefined) moved[cellKey(number, at)] = mark;
      if (series !== null) return numbered(told.map((step) => (cells[series.get(step) ?? -1] ?? '').trim()));
      return from
        .map((column) => cells[column] ?? '')
        .filter((cell) => cell !== '')
        .join('\n');
    });
    return { number, cells: [...line, ...cells.slice(headers.length)] };
  });
  return { headers: columns.map(({ header }) => header), rows: made, marks: moved };
}

const mapCells = (table: Table, change: (cell: string) => string): Table => ({
  ...table,
  rows: table.rows.map(({ number, cells }) => ({ number, cells: cells.map(change) })),
});

/** Cells that tell several steps with their results become two columns of numbered lines. */
function toldColumns(table: Table): Table {
  return table.headers.reduce((done, header, column) => {
    const told = done.rows.map(({ cells }) => toldSteps(cells[column] ?? ''));
    if (told.every((one) => one === null)) return done;
    const beside = (['before', 'rest'] as const).filter((part) => told.some((one) => (one?.[part] ?? '') !== ''));
    const names = { before: 'preconditions', rest: 'text' };
    const width = done.headers.length;
    const rows = done.rows.map((row, index) => {
      const found = told[index];
      const cells = Array.from({ length: Math.max(width, row.cells.length) }, (_, at) => row.cells[at] ?? '');
      if (found !== null && found !== undefined) cells[column] = numbered(found.steps.map(({ action }) => action));
      const added = [numbered(found?.steps.map(({ expected }) => expected) ?? []), ...beside.map((part) => found?.[part] ?? '')];
      return { number: row.number, cells: [...cells.slice(0, width), ...added, ...cells.slice(width)] };
    });
    const headers = [...done.headers, `${header}: expected result`, ...beside.map((part) => `${header}: ${names[part]}`)];
    return { ...done, headers, rows };
  }, table);
}

const withItsData = (action: string, data: string): string => (data === '' ? action : `${action}\nTest data: ${data}`);

/** What is entered in a step belongs to its instruction: in the row of the step, or under its number. */
function withStepData(table: Table, { data, columns: { instruction = [] } }: Dialect): Table {
  const action = instruction.map((wanted) => columnOf(table, wanted)).find((column) => column >= 0) ?? -1;
  const entered = data === undefined ? -1 : columnOf(table, data);
  if (action < 0 || entered < 0) return table;
  const told = (given: string, cell: string): string => {
    const [actions, values] = [numberedItems(given), numberedItems(cell)];
    if (given === '' || cell === '') return given;
    if (actions === null || values === null) return withItsData(given, cell);
    return numbered([...actions].map(([number, text]) => withItsData(text, values.get(number) ?? '')));
  };
  const rows = table.rows.map(({ number, cells }) => ({
    number,
    cells: cells.map((cell, column) => (column === action ? told(cell, cells[entered] ?? '') : cell)),
  }));
  return { ...table, rows };
}

/** Trackers write when, by whom and as what something was attached before its address. */
const attached = /^[^;\n]*;[^;\n]*;[^;\n]*;\s*(https?:\/\/\S+)\s*$/gmu;

function withAddresses(table: Table): Table {
  const columns = new Set(table.headers.flatMap((header, column) => (/^attachments?$/iu.test(header) ? [column] : [])));
  if (columns.size === 0) return table;
  const rows = table.rows.map(({ number, cells }) => ({
    number,
    cells: cells.map((cell, column) => (columns.has(column) ? cell.replaceAll(attached, '$1') : cell)),
  }));
  return { ...table, rows };
}

const columnOf = ({ headers }: Table, wanted: string): number => headers.findIndex((header) => plainHeader(header) === wanted);

/** Rows that define suites say what the sections of the cases are called. */
function withSuites(table: Table, dialect: Dialect): Table {
  const { suites } = dialect;
  if (suites === undefined) return table;
  const [id, parent, name] = [suites.id, suites.parent, suites.name].map((wanted) => columnOf(table, wanted));
  const title = columnOf(table, dialect.columns.name?.[0] ?? '');
  const cell = (row: SheetRow, column: number | undefined): string => (row.cells[column ?? -1] ?? '').trim();
  const isSuite = (row: SheetRow): boolean => cell(row, title) === '' && cell(row, id) !== '' && cell(row, name) !== '';
  const known = new Map(table.rows.filter(isSuite).map((row) => [cell(row, id), { name: cell(row, name), parent: cell(row, parent) }]));
  const pathOf = (suite: string, seen: readonly string[] = []): readonly string[] => {
    const found = known.get(suite);
    return found === undefined || seen.includes(suite) ? [] : [...pathOf(found.parent, [...seen, suite]), found.name];
  };
  const rows = table.rows.flatMap((row) => {
    if (isSuite(row)) return [];
    const path = pathOf(cell(row, id)).join(' > ');
    return [{ number: row.number, cells: row.cells.map((text, column) => (column === name && path !== '' ? path : text)) }];
  });
  return { ...table, rows };
}

function withSections(table: Table, sections: readonly (string | null)[], names: readonly string[], column: number): Table {
  const width = table.headers.length;
  const rows = table.rows.flatMap(({ number, cells }, index) => {
    const section = sections[index] ?? null;
    if (section === null) return [];
    const line = Array.from({ length: width }, (_, at) => (at === column ? (names[index] ?? '') : (cells[at] ?? '')));
    return [{ number, cells: [...line, section, ...cells.slice(width)] }];
  });
  return { ...table, headers: [...table.headers, 'Section'], rows };
}

const partsOf = (path: string): readonly string[] =>
  path
    .split(/(?<!\\)\//u)
    .map((part) => part.replaceAll('\\/', '/').trim())
    .filter((part) => part !== '');

const nestings: Readonly<Record<string, (cell: string) => string>> = {
  folder: (cell) => (cell.startsWith('/') ? partsOf(cell).join(' > ') : cell),
  areapath: (cell) => cell.split('\\').join(' > '),
};

/** Folders that begin with '/' and the area paths of Azure DevOps are told from the root on. */
function withFolders(table: Table, { columns }: Dialect): Table {
  const [header = ''] = columns.section ?? [];
  const [column, nested] = [columnOf(table, header), nestings[header]];
  if (column < 0 || nested === undefined) return table;
  const rows = table.rows.map(({ number, cells }) => ({
    number,
    cells: cells.map((cell, at) => (at === column ? nested(cell) : cell)),
  }));
  return { ...table, rows };
}

function withPaths(table: Table, { path }: Dialect): Table {
  const column = path === undefined ? -1 : columnOf(table, path);
  if (column < 0) return table;
  const parts = table.rows.map(({ cells }) => partsOf(cells[column] ?? ''));
  const sections = parts.map((list) => list.slice(0, -1).join(' > '));
  return withSections(
    table,
    sections,
    parts.map((list) => list.at(-1) ?? ''),
    column,
  );
}

function withOutline(table: Table, { outline }: Dialect): Table {
  const [depth, text] = outline === undefined ? [-1, -1] : [columnOf(table, outline.depth), columnOf(table, outline.text)];
  if (depth < 0 || text < 0) return table;
  const depths = table.rows.map(({ cells }) => Number(cells[depth] || '0') || 0);
  const names = table.rows.map(({ cells }) => cells[text] ?? '');
  const above: { readonly depth: number; readonly name: string }[] = [];
  const sections = depths.map((own, index) => {
    while ((above.at(-1)?.depth ?? -1) >= own) above.pop();
    const section = above.map(({ name }) => name).join(' > ');
    const isCase = (depths[index + 1] ?? own) <= own;
    if (!isCase) above.push({ depth: own, name: names[index] ?? '' });
    return isCase ? section : null;
  });
  return withSections(table, sections, names, text);
}

/** The rows that may be headers, to choose another one from. */
export type HeaderRow = { readonly number: number; readonly text: string };
export type Shaped = {
  readonly read: ReadSheet;
  readonly dialect: Dialect | null;
  readonly header: number;
  readonly headerRows: readonly HeaderRow[];
};

const headerRowsOf = (rows: readonly SheetRow[]): readonly HeaderRow[] =>
  rows
    .slice(0, mostTitleRows)
    .filter(({ cells }) => filledOf(cells) > 0)
    .map(({ number, cells }) => ({
      number,
      text: cells
        .filter((cell) => cell.trim() !== '')
        .join(', ')
        .slice(0, 80),
    }));

/** Finds the header and makes one table of what the writer spread over columns, rows and markup. What we wrote ourselves stays as it is. */
export function shapeRows(rows: readonly SheetRow[], marks: CellMarks, kind: ImportKind, wanted: number | null): Shaped {
  const chosen = wanted === null ? -1 : rows.findIndex(({ number }) => number === wanted);
  const at = chosen >= 0 ? chosen : headerAt(rows);
  const [head, ...body] = rows.slice(at);
  const said = { header: head?.number ?? 1, headerRows: headerRowsOf(rows) };
  if (head === undefined) return { read: sheetOf([], marks), dialect: null, ...said };
  const headers = head.cells.map((cell) => cell.trim());
  const isOwn = isOwnFile(headers);
  let table = joinedColumns({ headers, rows: body, marks }, columnsOf(headers, kind, isOwn));
  const dialect = isOwn || kind === 'test_data' ? null : dialectOf(headers);
  if (!isOwn && kind !== 'test_data') {
    table = withAddresses(table);
    if (kind === 'test_cases') table = toldColumns(table);
    if (table.rows.some(({ cells }) => cells.some(isHtml))) table = mapCells(table, plainCell);
  }
  if (dialect !== null && kind === 'test_cases')
    table = withOutline(withPaths(withFolders(withSuites(withStepData(table, dialect), dialect), dialect), dialect), dialect);
  const read = sheetOf([{ number: said.header, cells: table.headers }, ...table.rows], table.marks);
  return { read, dialect, ...said };
}
