import { plainHeader } from '#schema/rules/launch/import/columns.ts';
import { numberedSteps } from '#schema/rules/launch/import/numbered-steps.ts';
import { testCaseColumns } from '#schema/rules/launch/import/test-case-columns.ts';
import { htmlText, isRecordOf, plainCell } from './cell-text.ts';
import { attributeOf, childOf, childrenOf, markupTree } from './markup.ts';
import type { MarkupNode } from './markup.ts';
import { rawRows, unreadable } from './read-csv.ts';
import type { Choice, RawRows, Refused } from './read-csv.ts';

type Step = { readonly instruction: string; readonly expectedResult: string };
type Told = {
  readonly section: readonly string[];
  readonly code: string;
  readonly name: string;
  readonly prerequisites: string;
  readonly steps: readonly Step[];
  readonly tags: readonly string[];
  readonly more: Readonly<Record<string, string>>;
};

/** Under our own headers, one row a step: each text is read back as it is. */
function rowsOfCases(cases: readonly Told[], written: string): RawRows {
  const fixed = Object.values(testCaseColumns) as readonly string[];
  const more = [...new Set(cases.flatMap((one) => Object.keys(one.more)))];
  const rows = cases.flatMap(({ section, code, name, prerequisites, steps, tags, more: held }) => {
    const [first, ...rest] = steps;
    return [
      [
        section.join(' > '),
        code,
        name,
        prerequisites,
        first?.instruction ?? '',
        first?.expectedResult ?? '',
        tags.join(', '),
        ...more.map((key) => held[key] ?? ''),
      ],
      ...rest.map(({ instruction, expectedResult }) => ['', '', '', '', instruction, expectedResult]),
    ];
  });
  return rawRows([[...fixed, ...more], ...rows], written);
}

const textOf = (node: MarkupNode | undefined): string => (node === undefined ? '' : plainCell(node.text.trim()));
/** Markup inside a node that its writer did not escape. */
const innerText = (node: MarkupNode | undefined): string =>
  node === undefined
    ? ''
    : [textOf(node), ...node.children.map((child) => htmlText(innerText(child)))].filter((text) => text !== '').join('\n');
const filled = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));

function testLinkCases(node: MarkupNode, path: readonly string[]): readonly Told[] {
  if (node.name === 'testcase') {
    const steps = childrenOf(childOf(node, 'steps'), 'step').map((step) => ({
      instruction: innerText(childOf(step, 'actions')),
      expectedResult: innerText(childOf(step, 'expectedresults')),
    }));
    const fields = childrenOf(childOf(node, 'custom_fields'), 'custom_field').map((field) => [
      textOf(childOf(field, 'name')),
      textOf(childOf(field, 'value')),
    ]);
    const code = [
      textOf(childOf(node, 'fullexternalid')),
      textOf(childOf(node, 'externalid')),
      attributeOf(node.attributes, 'internalid') ?? '',
    ];
    return [
      {
        section: path,
        code: code.find((one) => one !== '') ?? '',
        name: attributeOf(node.attributes, 'name') ?? '',
        prerequisites: innerText(childOf(node, 'preconditions')),
        steps,
        tags: childrenOf(childOf(node, 'keywords'), 'keyword').map((keyword) => attributeOf(keyword.attributes, 'name') ?? ''),
        more: filled({ Summary: innerText(childOf(node, 'summary')), ...Object.fromEntries(fields) }),
      },
    ];
  }
  const name = node.name === 'testsuite' ? (attributeOf(node.attributes, 'name') ?? '') : '';
  const below = name === '' ? path : [...path, name];
  return node.children.flatMap((child) => testLinkCases(child, below));
}

function testRailCases(node: MarkupNode, path: readonly string[]): readonly Told[] {
  if (node.name === 'case') {
    const custom = childOf(node, 'custom');
    const apart = childrenOf(childOf(custom, 'steps_separated'), 'step').map((step) => ({
      instruction: innerText(childOf(step, 'content')),
      expectedResult: innerText(childOf(step, 'expected')),
    }));
    const whole = { instruction: innerText(childOf(custom, 'steps')), expectedResult: innerText(childOf(custom, 'expected')) };
    const isTold = whole.instruction !== '' || whole.expectedResult !== '';
    return [
      {
        section: path,
        code: textOf(childOf(node, 'id')),
        name: textOf(childOf(node, 'title')),
        prerequisites: innerText(childOf(custom, 'preconds')),
        steps: apart.length > 0 ? apart : isTold ? numberedSteps([whole]) : [],
        tags: [],
        more: filled({
          Type: textOf(childOf(node, 'type')),
          Priority: textOf(childOf(node, 'priority')),
          Estimate: textOf(childOf(node, 'estimate')),
          References: textOf(childOf(node, 'references')),
        }),
      },
    ];
  }
  const name = node.name === 'section' ? textOf(childOf(node, 'name')) : '';
  const below = name === '' ? path : [...path, name];
  return node.children.flatMap((child) => testRailCases(child, below));
}

/** The list of issues that Jira calls RSS. */
function jiraIssues(root: MarkupNode): RawRows {
  const headers = ['Summary', 'Key', 'Issue Type', 'Status', 'Priority', 'Labels', 'Components', 'Description', 'Attachment'];
  const rows = childrenOf(childOf(root, 'channel'), 'item').map((item) => [
    ...['summary', 'key', 'type', 'status', 'priority'].map((name) => textOf(childOf(item, name))),
    childrenOf(childOf(item, 'labels'), 'label').map(textOf).join(', '),
    childrenOf(item, 'component').map(textOf).join(', '),
    innerText(childOf(item, 'description')),
    childrenOf(childOf(item, 'attachments'), 'attachment')
      .map(({ attributes }) => attributeOf(attributes, 'name') ?? '')
      .join('\n'),
  ]);
  return rawRows([headers, ...rows], 'Jira XML');
}

/** Excel's XML of 2003. */
function excelXml(root: MarkupNode, wanted: string | null): RawRows | Choice | Refused {
  const sheets = childrenOf(root, 'worksheet').map((node) => ({ name: attributeOf(node.attributes, '(?:\\w+:)?Name') ?? '', node }));
  const sheet = sheets.length === 1 ? sheets[0] : sheets.find(({ name }) => name === wanted);
  if (sheets.length === 0) return unreadable('The workbook has no sheet.');
  if (sheet === undefined) return { sheets: sheets.map(({ name }) => name) };
  let number = 0;
  const rows = childrenOf(childOf(sheet.node, 'table'), 'row').map((row) => {
    const index = Number(attributeOf(row.attributes, '(?:\\w+:)?Index') ?? '0');
    number = index > number ? index : number + 1;
    const cells: string[] = [];
    for (const cell of childrenOf(row, 'cell')) {
      const place = Number(attributeOf(cell.attributes, '(?:\\w+:)?Index') ?? '0');
      while (place > cells.length + 1 && cells.length < 1_000) cells.push('');
      const data = childOf(cell, 'data');
      const text = innerText(data);
      const isDate = attributeOf(data?.attributes ?? '', '(?:\\w+:)?Type') === 'DateTime';
      cells.push(isDate ? text.replace('T', ' ').replace(/ 00:00:00(?:\.0+)?$|\.0+$/u, '') : text);
    }
    return { number, cells };
  });
  return { ...rawRows([], `sheet "${sheet.name}", Excel 2003 XML`), rows };
}

const isTestLink = (root: MarkupNode): boolean =>
  root.name === 'testcases' || root.name === 'testproject' || (root.name === 'testsuite' && attributeOf(root.attributes, 'tests') === null);

export function readXml(text: string, wanted: string | null): RawRows | Choice | Refused {
  const root = markupTree(text);
  if (root === null) return unreadable('This is XML with nothing in it.');
  if (root.name === 'workbook') return excelXml(root, wanted);
  if (root.name === 'rss' && childOf(childOf(root, 'channel'), 'item') !== undefined) return jiraIssues(root);
  if (root.name === 'suite' && childOf(root, 'sections') !== undefined) return rowsOfCases(testRailCases(root, []), 'TestRail XML');
  if (root.name === 'testsuites' || (root.name === 'testsuite' && !isTestLink(root)))
    return unreadable(
      'This is a JUnit report: results of tests, not test cases. Export the test cases as CSV or as an Excel workbook instead.',
    );
  const cases = isTestLink(root) ? testLinkCases(root, []) : [];
  if (cases.length > 0) return rowsOfCases(cases, 'TestLink XML');
  return unreadable(`This is XML that begins with <${root.name}>, which is not known here. Export CSV or an Excel workbook instead.`);
}

const stepKeys: ReadonlySet<string> = new Set(['action', 'expected', 'expectedresult', 'content', 'step', 'instruction', 'fields']);
const isStep = (value: unknown): boolean => isRecordOf(value) && Object.keys(value).some((key) => stepKeys.has(plainHeader(key)));
const nameOf = (value: unknown): unknown => (isRecordOf(value) ? (value['name'] ?? value['title'] ?? value['url']) : value);

/** Tags and labels are lists of texts or of things with names; steps stay as they are, to be told apart with those in cells. */
function cellOfJson(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return typeof nameOf(value) === 'string' ? String(nameOf(value)) : JSON.stringify(value);
  const names = value.map(nameOf);
  return !value.some(isStep) && names.every((name) => typeof name === 'string') ? names.join('\n') : JSON.stringify(value);
}

type Item = { readonly fields: Readonly<Record<string, unknown>>; readonly suite: readonly string[] };

/** Cases stand in suites, which stand in suites. */
function suiteItems(node: Readonly<Record<string, unknown>>, path: readonly string[]): readonly Item[] {
  const listOf = (key: string): readonly Readonly<Record<string, unknown>>[] => {
    const list: unknown = node[key];
    return Array.isArray(list) ? list.filter(isRecordOf) : [];
  };
  return [
    ...listOf('cases').map((fields) => ({ fields, suite: path })),
    ...listOf('suites').flatMap((suite) => suiteItems(suite, [...path, cellOfJson(suite['title'] ?? suite['name'])])),
  ];
}

function jsonItems(value: unknown): readonly Item[] {
  if (Array.isArray(value)) return value.filter(isRecordOf).map((fields) => ({ fields, suite: [] }));
  if (!isRecordOf(value)) return [];
  const nested = suiteItems(value, []);
  if (nested.length > 0) return nested;
  const list = Object.values(value).find((one) => Array.isArray(one) && one.some(isRecordOf));
  return list === undefined ? [] : jsonItems(list);
}

export function readJson(text: string): RawRows | Refused {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unreadable('This is JSON that is cut off or damaged.');
  }
  if (isRecordOf(value) && typeof value['doc_id'] === 'string')
    return unreadable('This is only a shortcut to a Google document. Open it and download it as CSV or as an Excel workbook instead.');
  const items = jsonItems(value);
  if (items.length === 0) return unreadable('This is JSON without a list of things. Export CSV or an Excel workbook instead.');
  const keys = [...new Set(items.flatMap(({ fields }) => Object.keys(fields)))];
  const hasSuites = items.some(({ suite }) => suite.length > 0);
  const rows = items.map(({ fields, suite }) => [...keys.map((key) => cellOfJson(fields[key])), ...(hasSuites ? [suite.join(' > ')] : [])]);
  return rawRows([[...keys, ...(hasSuites ? ['suite'] : [])], ...rows], 'JSON');
}
