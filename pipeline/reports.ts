import { severities } from './figures.ts';
import type { CaseFigure, IssueFigure, Severity, TestFigures } from './figures.ts';

/** Without what XML has no place for. */
const escaped = (text: string): string =>
  text
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');

const outcomes: Readonly<Record<CaseFigure['status'], string>> = {
  pass: '',
  fail: '<failure message="At least one tester reported that it fails."/>',
  blocked: '<error message="Testers could not carry it out."/>',
  live: '<skipped message="No result yet."/>',
  not_tested: '<skipped message="It was not tested."/>',
};

const counted = ({ cases }: TestFigures, ...statuses: readonly CaseFigure['status'][]): number =>
  cases.filter(({ status }) => statuses.includes(status)).length;

/** A suite for each test, a case for each test case. */
export const junitOf = (tests: readonly TestFigures[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="Muster">',
    ...tests.flatMap((test) => [
      `  <testsuite name="${escaped(`${test.code} ${test.name}`)}" tests="${test.cases.length}" failures="${counted(test, 'fail')}" errors="${counted(test, 'blocked')}" skipped="${counted(test, 'live', 'not_tested')}">`,
      ...test.cases.map(
        ({ code, name, section, status }) =>
          `    <testcase classname="${escaped(section ?? test.name)}" name="${escaped(`${code} ${name}`.trim())}">${outcomes[status]}</testcase>`,
      ),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');

const levels: Readonly<Record<Severity | 'unknown', string>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
  unknown: 'warning',
};

/** Each issue that was not rejected, with the address at which it is decided. */
export const sarifOf = (tests: readonly TestFigures[], url: string): object => {
  const resultOf = (test: TestFigures, { id, code, title, severity }: IssueFigure): object => {
    const path = `results/${test.id}/issue/${id}`;
    return {
      ruleId: severity,
      level: levels[severity],
      message: { text: `${code} ${title}` },
      hostedViewerUri: new URL(path, url).href,
      partialFingerprints: { 'musterIssue/v1': id },
      locations: [{ physicalLocation: { artifactLocation: { uri: path } } }],
    };
  };
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Muster',
            rules: ([...severities, 'unknown'] as const).map((id) => ({
              id,
              shortDescription: { text: `An issue of ${id} severity` },
              defaultConfiguration: { level: levels[id] },
            })),
          },
        },
        results: tests.flatMap((test) => test.issues.map((issue) => resultOf(test, issue))),
      },
    ],
  };
};
