import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { asFound } from '#schema/vocabulary/launch/import-kinds.ts';
import type { EngineAnswer } from '#machines/flows/launch/import/import-rows.rules.ts';
import { dialects } from '#schema/rules/launch/import/dialects.ts';
import type { KnownIssue, TestCase } from '#schema/rules/launch/requested-test.ts';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import { workbookOf } from '#tests/support/builders/workbook.ts';
import { startEngine } from './import-engine.ts';

const folder = 'tests/inputs/imports';
const docs = 'docs/imports.md';

/** What a file becomes when it is dropped and nothing is mapped by hand. */
async function dropped(
  name: string,
  kind: ImportKind = 'test_cases',
  bytes: Uint8Array = readFileSync(`${folder}/${name}`),
  present: readonly TestCase[] = [],
) {
  const answers: EngineAnswer[] = [];
  const ask = startEngine(
    (answer) => answers.push(answer),
    () => 0,
  );
  const source = { from: 'file' as const, file: new File([Uint8Array.from(bytes)], name) };
  await ask({ type: 'source.read', kind, source, sheet: null, reading: asFound, present, remembered: [] });
  const read = answers.find((answer) => answer.type === 'rows.read')?.read;
  if (read === undefined) throw new Error(JSON.stringify(answers));
  await ask({ type: 'rows.build', revision: 1, mapping: read.mapping, edits: {}, updatesByCode: true });
  const built = answers.find((answer) => answer.type === 'rows.built')?.built;
  if (built === undefined) throw new Error('nothing was built');
  return { read, built };
}
async function casesOf(name: string, bytes?: Uint8Array): Promise<{ tool: string; cases: readonly TestCase[]; errors: number }> {
  const { read, built } = await dropped(name, 'test_cases', bytes);
  return {
    tool: read.dialect ?? read.written,
    cases: built.values.kind === 'test_cases' ? built.values.testCases : [],
    errors: built.notes.filter(({ level }) => level === 'error').length + built.faults.length,
  };
}

const rent = [
  ['Open the basket', 'One bike is listed'],
  ['Choose guest', 'The address form opens'],
];
const remove = [['Press Remove', 'The basket is empty']];

type Right = {
  readonly tool: string;
  readonly codes: readonly [string, string];
  readonly section?: string;
  readonly before?: string;
  readonly tags?: readonly string[];
  /** Where the tool tells no results or no steps. */
  readonly steps?: readonly [readonly (readonly string[])[], readonly (readonly string[])[]];
};
const before = 'A bike in the basket';
const tags = ['smoke', 'rent'];
const nested = 'Rental > Checkout';

const right: Readonly<Record<string, Right>> = {
  'testrail.csv': { tool: 'TestRail', codes: ['C41', 'C42'], before },
  'testrail.xml': { tool: 'TestRail XML', codes: ['C41', 'C42'], section: nested, before },
  'xray.csv': { tool: 'Xray', codes: ['1', '2'], before, tags: ['smoke'] },
  'xray-jira.csv': { tool: 'Xray', codes: ['BIKE-11', 'BIKE-12'], tags },
  'zephyr-scale.csv': { tool: 'Zephyr Scale', codes: ['BIKE-T1', 'BIKE-T2'], before, tags },
  'zephyr-squad.csv': { tool: 'Zephyr Squad', codes: ['BIKE-11', 'BIKE-12'], tags },
  'zephyr-squad-issues.csv': { tool: 'Zephyr Squad', codes: ['BIKE-11', 'BIKE-12'], tags },
  'qtest.csv': { tool: 'qTest', codes: ['TC-11', 'TC-12'], before },
  'azure-test-plans.csv': { tool: 'Azure Test Plans', codes: ['4101', '4102'], section: nested },
  'azure-work-items.csv': { tool: 'Azure DevOps work items', codes: ['4101', '4102'], section: nested, tags },
  'practitest.csv': { tool: 'PractiTest', codes: ['11', '12'], section: '', before, tags },
  'testmo.csv': { tool: 'Testmo', codes: ['11', '12'], before, tags },
  'testmo-text.csv': { tool: 'Testmo', codes: ['11', '12'], before, tags },
  'qase.csv': { tool: 'Qase', codes: ['11', '12'], section: nested, before, tags },
  'qase.json': { tool: 'Qase', codes: ['11', '12'], section: nested, before, tags },
  'testlink.xml': { tool: 'TestLink XML', codes: ['11', '12'], before, tags },
  'testpad.csv': { tool: 'Testpad', codes: ['2', '3'], tags, steps: [[], []] },
  'squash-steps.csv': { tool: 'SquashTM', codes: ['11', '12'], section: nested },
  'kiwi.csv': { tool: 'Kiwi TCMS', codes: ['11', '12'], tags, steps: [[], []] },
  'kiwi.json': {
    tool: 'Kiwi TCMS',
    codes: ['11', '12'],
    steps: [rent.map(([action = '']) => [action, '']), remove.map(([action = '']) => [action, ''])],
  },
  'testomat.csv': { tool: 'Testomat.io', codes: ['T0000011', 'T0000012'], section: nested, before, tags },
  'side-by-side.csv': { tool: 'comma, UTF-8', codes: ['TC-1', 'TC-2'], tags },
  'title-rows.csv': { tool: 'comma, UTF-8, header in row 4', codes: ['TC-1', 'TC-2'], section: '' },
  'excel-2003.xml': { tool: 'sheet "Cases", Excel 2003 XML', codes: ['TC-1', 'TC-2'] },
};

const shown = ({ section, code, name, prerequisites, steps, tags: held }: TestCase) => [
  [section, code, name, prerequisites],
  steps.map(({ instruction, expectedResult }) => [instruction, expectedResult]),
  held,
];
const wanted = ({ tool, codes, section = 'Checkout', before: first = '', tags: held = [], steps = [rent, remove] }: Right) => ({
  tool,
  errors: 0,
  cases: [
    [[section, codes[0], 'Rent as a guest', first], steps[0], held],
    [[section, codes[1], 'Remove a bike', ''], steps[1], []],
  ],
});

describe('test cases that another tool wrote', () => {
  it.each(Object.entries(right))('%s arrive with their steps', async (name, row) => {
    const { cases, ...rest } = await casesOf(name);
    expect({ ...rest, cases: cases.map(shown) }).toEqual(wanted(row));
  });

  it.each(['testrail.csv', 'azure-test-plans.csv', 'zephyr-squad.csv'])('%s arrive the same from a workbook', async (name) => {
    const { data } = Papa.parse<string[]>(readFileSync(`${folder}/${name}`, 'utf8'), { skipEmptyLines: true });
    const { cases, ...rest } = await casesOf(name.replace('csv', 'xlsx'), workbookOf([{ name: 'Cases', rows: data }]));
    const row = right[name];
    expect(row && { ...rest, cases: cases.map(shown) }).toEqual(row && wanted(row));
  });

  it.each(Object.keys(right))('%s changes nothing when it is imported again', async (name) => {
    const { cases } = await casesOf(name);
    const { built } = await dropped(name, 'test_cases', undefined, cases);
    expect([built.values, built.changes]).toEqual([
      { kind: 'test_cases', testCases: cases, kept: 0 },
      { added: 0, updated: 0, unchanged: 2, kept: 0 },
    ]);
  });

  it('tell what is entered in a step with its instruction', async () => {
    const first = async (name: string) => (await casesOf(name)).cases[0]?.steps.map(({ instruction }) => instruction);
    const told = ['Open the basket', 'Choose guest\nTest data: ana@bikes.example'];
    expect(await Promise.all(['xray.csv', 'zephyr-scale.csv', 'qase.csv'].map((name) => first(`data-${name}`)))).toEqual([
      told,
      told,
      told,
    ]);
  });

  it('in HTML are read as lines of text', async () => {
    const { cases } = await casesOf('html-cells.csv');
    expect(cases.map(shown)).toEqual([
      [
        ['Checkout', 'TC-1', 'Rent as a guest & pay', ''],
        [
          ['Open the basket', ''],
          ['Choose guest', 'The address form opens'],
        ],
        [],
      ],
    ]);
  });

  it('keep what else the tool says of them, without its counters and bookkeeping', async () => {
    const more = async (name: string) =>
      (await casesOf(name)).cases[0]?.additionalInformation.map(({ code, value }) => `${code}: ${value}`);
    expect(await more('testrail.csv')).toEqual(['Priority: High', 'Suite: Master', 'Type: Functional']);
    expect(await more('azure-test-plans.csv')).toEqual([]);
    expect(await more('testlink.xml')).toEqual(['Summary: Without an account']);
    expect(await more('testomat.csv')).toEqual(['Priority: high', 'Issues: BIKE-7']);
    expect(await more('kiwi.csv')).toEqual(['Priority: P1']);
  });
});

const issue = (title: string, issueDescription: string, more: Partial<KnownIssue> = {}): KnownIssue => ({
  title,
  issueDescription,
  actualResults: '',
  expectedResults: '',
  reproductionSteps: '',
  projectComponent: '',
  issueAttachments: [],
  ...more,
});
const off = (more: Partial<KnownIssue> = {}): KnownIssue =>
  issue('Total is off by a cent', 'Add a bike.\nThe total shows 9.99 instead of 10.00', more);
const forgets = issue('Search forgets its filter', 'Filter by colour, open a bike, go back');
const addresses = ['https://tracker.example/secure/attachment/1/a.png', 'https://tracker.example/secure/attachment/2/b.png'];

describe('known issues that a tracker wrote', () => {
  it.each([
    [
      'jira.csv',
      'Jira',
      off({ issueAttachments: addresses }),
      ['Issue key', 'Issue id', 'Issue Type', 'Status', 'Priority', 'Labels', 'Comment'],
    ],
    ['jira.html', 'Jira', off({ projectComponent: 'Basket' }), ['Issue Type', 'Key']],
    ['linear.csv', 'Linear', off(), ['ID', 'Team', 'Status', 'Labels']],
    ['github.json', 'GitHub issues', off(), ['number', 'state', 'labels', 'url']],
    ['github.csv', 'GitHub issues', off(), ['number', 'state', 'labels']],
  ] as const)('%s arrive, and the columns that are not read are named', async (name, tool, first, unread) => {
    const { read, built } = await dropped(name, 'known_issues');
    expect([read.dialect, built.values, built.unreadColumns]).toEqual([
      tool,
      { kind: 'known_issues', knownIssues: [first, forgets] },
      unread,
    ]);
  });

  it('arrive as test cases too, with all their labels', async () => {
    const { cases } = await casesOf('jira.csv');
    expect(cases.map(({ code, name, tags: held }) => [code, name, held])).toEqual([
      ['BIKE-7', 'Total is off by a cent', ['money', 'basket']],
      ['BIKE-8', 'Search forgets its filter', ['search']],
    ]);
  });
});

/** The rows of the table of the document: the name, and what arrives. */
const table = readFileSync(docs, 'utf8').match(/^\| (?!Written by|---)[^|]+\|[^|]+\|[^|]+\|$/gmu) ?? [];
const rowsOf = (name: string) => table.filter((row) => row.split('|')[1]?.trim() === name);

it('each dialect stands once in the table of the document, with an input of its own', () => {
  const names = dialects.map(({ name }) => name);
  expect(names.filter((name) => rowsOf(name).length !== 1)).toEqual([]);
  const tools = [...Object.values(right).map(({ tool }) => tool), 'Jira', 'Linear', 'GitHub issues'];
  expect(names.filter((name) => !tools.includes(name))).toEqual([]);
});
