import { entryLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import { contentProblems, problem } from './problems.ts';
import type { Problem } from './problems.ts';
import type { TestCase } from './requested-test.ts';
import { truncated } from './summary.ts';

const short = (text: string): string => truncated(text.trim(), launchLimits.caseTitle);

/** What a case of a list is called: by its place, and by its name where it has one. */
function titleAt(cases: readonly TestCase[], index: number, label: string): string {
  const name = short(cases[index]?.name ?? '');
  return `${label} ${index + 1}${name === '' ? '' : ` “${name}”`}`;
}

/** Testers and the crowd name a case by its code. */
function repeatedCode(cases: readonly TestCase[]): readonly Problem[] {
  const first = new Map<string, number>();
  for (const [index, { code }] of cases.entries()) {
    const own = code.trim();
    const earlier = own === '' ? undefined : first.get(own);
    if (earlier !== undefined) {
      const { testCases: label } = entryLabels;
      const message = launchMessages.repeatedCode(titleAt(cases, index, label), short(own), titleAt(cases, earlier, label.toLowerCase()));
      return [problem(`testCases[${index}].code`, 'taken', message)];
    }
    first.set(own, index);
  }
  return [];
}

function namelessCase(cases: readonly TestCase[]): readonly Problem[] {
  const index = cases.findIndex(({ name }) => name.trim() === '');
  return index === -1 ? [] : [problem(`testCases[${index}].name`, 'blank', launchMessages.caseName)];
}

const looked = new WeakMap<readonly TestCase[], readonly Problem[]>();

/** What is wrong with a list of test cases, each at the first case it is true of; a case needs no steps. Each list is read once. */
export function caseProblems(cases: readonly TestCase[]): readonly Problem[] {
  const found = looked.get(cases) ?? [...contentProblems(cases, 'testCases'), ...namelessCase(cases), ...repeatedCode(cases)];
  looked.set(cases, found);
  return found;
}
