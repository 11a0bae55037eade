import type { TestCase } from '../requested-test.ts';
import { csvText } from './csv-text.ts';
import { testCaseColumns } from './test-case-columns.ts';

const fixed = Object.values(testCaseColumns) as readonly string[];
/** For an additional field with the name of one of ours. */
export const additionalSuffix = ' (additional)';
const headerOf = (code: string): string => (fixed.includes(code) || code.endsWith(additionalSuffix) ? `${code}${additionalSuffix}` : code);

/** Keeps each list's order as far as they agree. */
function mergedOrder(lists: readonly (readonly string[])[]): readonly string[] {
  const before = new Map<string, Set<string>>();
  for (const list of lists) {
    for (const [index, word] of list.entries()) {
      const earlier = before.get(word) ?? new Set<string>();
      const previous = list[index - 1];
      if (previous !== undefined) earlier.add(previous);
      before.set(word, earlier);
    }
  }
  const left = new Set(before.keys());
  const ordered: string[] = [];
  while (left.size > 0) {
    const [first = ''] = left;
    const next = [...left].find((word) => [...(before.get(word) ?? [])].every((earlier) => !left.has(earlier))) ?? first;
    ordered.push(next);
    left.delete(next);
  }
  return ordered;
}

function rowsOf(testCase: TestCase, codes: readonly string[]): readonly (readonly string[])[] {
  const { section, code, name, prerequisites, tags, additionalInformation } = testCase;
  const [first, ...rest] = testCase.steps;
  const more = codes.map((wanted) => additionalInformation.find((one) => one.code === wanted)?.value ?? '');
  return [
    [section, code, name, prerequisites, first?.instruction ?? '', first?.expectedResult ?? '', tags.join(', '), ...more],
    ...rest.map(({ instruction, expectedResult }) => ['', '', '', '', instruction, expectedResult, '', ...codes.map(() => '')]),
  ];
}

export function testCaseRows(cases: readonly TestCase[]): readonly (readonly string[])[] {
  const codes = mergedOrder(cases.map(({ additionalInformation }) => additionalInformation.map(({ code }) => code)));
  return [[...fixed, ...codes.map(headerOf)], ...cases.flatMap((one) => rowsOf(one, codes))];
}

/** Importing the file again gives the same cases. */
export const testCasesCsv = (cases: readonly TestCase[]): string => csvText(testCaseRows(cases));
