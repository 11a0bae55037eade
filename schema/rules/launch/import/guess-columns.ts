import { counted } from '#schema/vocabulary/counted.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { columnTargets, isOwnFile, keysOf, knownIssueColumns, mayRepeat, plainHeader } from './columns.ts';
import type { ColumnMapping, ColumnTarget, KnownIssueColumn, RememberedColumns } from './columns.ts';
import { dialectOf } from './dialects.ts';
import type { Dialect } from './dialects.ts';
import type { Sheet } from './sheet.ts';
import { testCaseColumns, testCaseSynonyms } from './test-case-columns.ts';
import type { TestCaseColumn } from './test-case-columns.ts';

/** What one column holds. */
export type Look = { readonly filled: number; readonly counts: boolean; readonly numeric: boolean; readonly sentences: number };

const integer = /^\d{1,4}$/u;
const isSentence = (cell: string): boolean => (cell.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2 || /^\s*1[.)]\s/u.test(cell);

/** A counter goes 1, 2, 3, and begins again with each case. */
export function lookOf(sheet: Sheet, column: number): Look {
  const cells = sheet.rows.map((row) => row.cells[column] ?? '').filter((cell) => cell !== '');
  const numeric = cells.length > 0 && cells.every((cell) => integer.test(cell));
  const goesOn = (cell: string, index: number): boolean => Number(cell) === 1 || Number(cell) === Number(cells[index - 1]) + 1;
  const counts = numeric && cells.includes('2') && cells.every(goesOn);
  return { filled: cells.length, counts, numeric, sentences: cells.filter(isSentence).length };
}

export type Guess = { readonly mapping: ColumnMapping; readonly reasons: readonly string[] };

const looksAs: Partial<Record<ColumnTarget, string>> = { instruction: 'steps', expectedResult: 'results' };

export const looksLikeSteps = ({ filled, sentences }: Look): boolean => filled > 0 && sentences * 2 >= filled;
export const looksWords = ({ filled, sentences }: Look, as = 'steps'): string =>
  `${sentences.toLocaleString('en')} of ${counted(filled, 'cell looks', 'cells look')} like ${as}`;

function reasonOf(look: Look, target: ColumnTarget, because: string): string {
  if (look.filled === 0) return 'Empty';
  const as = looksAs[target];
  if (as !== undefined) return [because, looksWords(look, as)].filter((one) => one !== '').join(': ');
  if (target === 'leave_out' && look.numeric) return look.counts ? 'Counts 1, 2, 3' : 'Holds only numbers';
  return because;
}

const isStepTarget = (target: ColumnTarget): boolean => target === 'instruction' || target === 'expectedResult';

/** A file with other headers was mapped otherwise, even where it shares some. */
export const isRememberedFile = (headers: readonly string[], remembered: RememberedColumns): boolean => {
  const named = headers.filter((header) => header !== '');
  return named.length > 0 && named.filter((header) => remembered.some((one) => one.header === header)).length * 2 >= named.length;
};

/** What is remembered first; then the tool that wrote the file; then names that are usual. A name is held against what its column holds. */
export function guessedColumns(
  kind: ImportKind,
  sheet: Sheet,
  remembered: RememberedColumns = [],
  writer: Dialect | null = dialectOf(sheet.headers),
): Guess {
  const { headers } = sheet;
  const plain = headers.map(plainHeader);
  const looks = headers.map((_, column) => lookOf(sheet, column));
  const chosen = new Map<number, ColumnTarget>();
  const because = new Map<number, string>();
  const isFree = (target: ColumnTarget): boolean => mayRepeat.includes(target) || ![...chosen.values()].includes(target);
  const choose = (column: number, target: ColumnTarget, why: string): void => {
    if (column < 0 || chosen.has(column) || !isFree(target)) return;
    chosen.set(column, target);
    because.set(column, why);
  };
  const isOwn = kind === 'test_cases' && isOwnFile(headers);
  const dialect = kind === 'test_data' || isOwn ? null : writer;
  /** Filled before empty, words before numbers, and then by the order of the names; a column of numbers is no step. */
  const take = (target: ColumnTarget, wanted: readonly string[], why: (rank: number) => string): void => {
    const fitOf = (column: number): number => {
      const look = looks[column];
      if (look === undefined || look.filled === 0) return 0;
      return isStepTarget(target) && !looksLikeSteps(look) ? 1 : 2;
    };
    const columns = plain
      .flatMap((header, column) => (chosen.has(column) || !wanted.includes(header) ? [] : [column]))
      .filter((column) => !isStepTarget(target) || looks[column]?.numeric !== true)
      .toSorted((one, other) => fitOf(other) - fitOf(one) || wanted.indexOf(plain[one] ?? '') - wanted.indexOf(plain[other] ?? ''));
    const [column = -1] = columns;
    choose(column, target, why(wanted.indexOf(plain[column] ?? '')));
  };
  if (!isOwn && isRememberedFile(headers, remembered))
    for (const { header, target } of remembered) {
      const known = columnTargets[kind].find((one) => one === target);
      const column = header === '' ? -1 : headers.indexOf(header);
      const isNumbers = looks[column]?.numeric === true;
      if (known !== undefined && !(isStepTarget(known) && isNumbers)) choose(column, known, 'As in an earlier import');
    }
  const asTool = (rank: number, of: number): string => (dialect !== null && rank < of ? `As ${dialect.name} writes it` : '');
  if (isOwn) for (const field of keysOf(testCaseColumns)) choose(headers.indexOf(testCaseColumns[field]), field, '');
  if (kind === 'test_cases')
    for (const field of keysOf<TestCaseColumn>(testCaseColumns)) {
      const first = dialect?.columns[field] ?? [];
      take(field, [...first, plainHeader(testCaseColumns[field]), ...testCaseSynonyms[field]], (rank) => asTool(rank, first.length));
    }
  if (kind === 'known_issues')
    for (const field of keysOf<KnownIssueColumn>(knownIssueColumns)) {
      choose(headers.indexOf(knownIssueColumns[field]), field, '');
      take(field, dialect?.issues?.[field] ?? [], () => asTool(0, 1));
    }
  const rest = (column: number): ColumnTarget => {
    const look = looks[column];
    const isFilled = look !== undefined && look.filled > 0;
    if (kind === 'known_issues') return 'leave_out';
    if (kind === 'test_data') return headers[column] === '' && !isFilled ? 'leave_out' : 'keep';
    if (isOwn) return isFilled ? 'additional' : 'leave_out';
    const isBookkeeping = dialect?.leftOut?.includes(plain[column] ?? '') === true;
    const isStepNumber = look?.numeric === true && (plain[column] ?? '').includes('step');
    return isFilled && !isBookkeeping && !isStepNumber ? 'additional' : 'leave_out';
  };
  const mapping = headers.map((_, column) => chosen.get(column) ?? rest(column));
  const reasons = mapping.map((target, column) => {
    const look = looks[column];
    return look === undefined ? '' : reasonOf(look, target, because.get(column) ?? '');
  });
  return { mapping, reasons };
}

export const guessColumns = (kind: ImportKind, sheet: Sheet, remembered: RememberedColumns = []): ColumnMapping =>
  guessedColumns(kind, sheet, remembered).mapping;
