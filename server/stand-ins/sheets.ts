import { failed, ok } from './answer.ts';
import type { StandIn } from './answer.ts';
import { demoAccess } from '../lib/demo-access.ts';
import { sectionOf } from '../world/content/parse.ts';

export type DemoCase = {
  readonly id: number;
  readonly section: string;
  readonly name: string;
  readonly prerequisites: string;
  readonly steps: readonly (readonly [string, string])[];
};

const sections = ['CRT', 'DLV', 'PAY'].map(sectionOf);

/** Numbered once for all vendors. */
export const demoCases: readonly DemoCase[] = sections
  .flatMap(({ name: section, cases }) => cases.map(({ name, prerequisites, steps }) => ({ section, name, prerequisites, steps })))
  .map((one, index) => ({ id: 1001 + index, ...one }));

const demoIssues: readonly (readonly [string, string, string])[] = sections
  .flatMap(({ findings }) => findings.slice(0, 2))
  .map(({ title, actual, expected }) => [title, actual, expected]);

type Book = { readonly title: string; readonly sheets: Readonly<Record<string, readonly (readonly string[])[]>> };

const header = ['Section', 'Code', 'Name', 'Prerequisites', 'Instruction', 'Expected result', 'Tags'];

const rowsOf = (cases: readonly DemoCase[]): readonly (readonly string[])[] => [
  header,
  ...cases.flatMap(({ id, section, name, prerequisites, steps }) =>
    steps.map(([instruction, expected], index) =>
      index === 0 ? [section, `SH-${id}`, name, prerequisites, instruction, expected] : ['', '', '', '', instruction, expected],
    ),
  ),
];

const bySection = Object.fromEntries(
  [...new Set(demoCases.map(({ section }) => section))].map((section) => [
    section,
    rowsOf(demoCases.filter((one) => one.section === section)),
  ]),
);

const books: Readonly<Record<string, Book>> = {
  'demo-shop-test-cases': { title: 'Shop test cases', sheets: bySection },
  'demo-one-sheet-cases': { title: 'Cart cases', sheets: { Cases: rowsOf(demoCases.slice(0, 4)) } },
  'demo-known-issues': {
    title: 'Shop known issues',
    sheets: { Issues: [['Title', 'Actual results', 'Expected results'], ...demoIssues, ['', 'A row without a title', '']] },
  },
  'demo-too-many-rows': {
    title: 'Too much',
    sheets: { Rows: [header, ...Array.from({ length: 5_001 }, (_, row) => ['', '', `Case ${row}`])] },
  },
};

const wrong = (code: number, status: string, message: string) => failed(code, { error: { code, status, message } });

/** Sheets API v4. */
export const sheetsStandIn: StandIn = ({ path, query }) => {
  if (query.get('key') !== demoAccess.sheetsKey) return wrong(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.');
  const [, id = '', range] = /^\/v4\/spreadsheets\/([\w-]+)(?:\/values\/(.+))?$/u.exec(path) ?? [];
  if (id === 'demo-private-sheet') return wrong(403, 'PERMISSION_DENIED', 'The caller does not have permission');
  const book = books[id];
  if (book === undefined) return wrong(404, 'NOT_FOUND', 'Requested entity was not found.');
  if (range === undefined)
    return ok({
      properties: { title: book.title },
      sheets: Object.keys(book.sheets).map((title, index) => ({ properties: { sheetId: index, title, sheetType: 'GRID' } })),
    });
  const name = /^'(.+)'!/u.exec(decodeURIComponent(range))?.[1]?.replaceAll("''", "'") ?? '';
  const values = book.sheets[name];
  return values === undefined
    ? wrong(400, 'INVALID_ARGUMENT', `Unable to parse range: ${name}`)
    : ok({ range: name, majorDimension: 'ROWS', values });
};
