import { entryLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { importLimits, launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import { checkOptional, checkText, contentProblems, problem } from './problems.ts';
import type { Problem } from './problems.ts';
import type { TestCase } from './requested-test.ts';
import { truncated } from './summary.ts';

const short = (text: string): string => truncated(text.trim(), launchLimits.caseTitle);

function titleAt(cases: readonly TestCase[], index: number, label: string): string {
  const name = short(cases[index]?.name ?? '');
  return `${label} ${index + 1}${name === '' ? '' : ` “${name}”`}`;
}

/** Codes must be unique: testers and the crowd name a case by its code. */
function codeTaken(cases: readonly TestCase[], index: number, other: number): Problem {
  const { testCases: label } = entryLabels;
  const code = short(cases[index]?.code ?? '');
  const message = launchMessages.repeatedCode(titleAt(cases, index, label), code, titleAt(cases, other, label.toLowerCase()));
  return problem(`testCases[${index}].code`, 'taken', message);
}

function repeatedCode(cases: readonly TestCase[]): readonly Problem[] {
  const first = new Map<string, number>();
  for (const [index, { code }] of cases.entries()) {
    const own = code.trim();
    const earlier = own === '' ? undefined : first.get(own);
    if (earlier !== undefined) return [codeTaken(cases, index, earlier)];
    first.set(own, index);
  }
  return [];
}

function namelessCase(cases: readonly TestCase[]): readonly Problem[] {
  const index = cases.findIndex(({ name }) => name.trim() === '');
  return index === -1 ? [] : [problem(`testCases[${index}].name`, 'blank', launchMessages.caseName)];
}

const looked = new WeakMap<readonly TestCase[], readonly Problem[]>();

/** Each problem once, at its first case. Memoized by list. */
export function caseProblems(cases: readonly TestCase[]): readonly Problem[] {
  const found = looked.get(cases) ?? [...contentProblems(cases, 'testCases'), ...namelessCase(cases), ...repeatedCode(cases)];
  looked.set(cases, found);
  return found;
}

const faulty = new WeakMap<readonly Problem[], readonly number[]>();

export function faultyCases(cases: readonly TestCase[]): readonly number[] {
  const problems = caseProblems(cases);
  const found = faulty.get(problems) ?? [...new Set(problems.map(({ path }) => Number(/\d+/.exec(path)?.[0])))];
  faulty.set(problems, found);
  return found;
}

/** By field; its code also where a later case has it. */
export function problemsOfCase(cases: readonly TestCase[], index: number): readonly Problem[] {
  const one = cases[index];
  if (one === undefined) return [];
  const at = `testCases[${index}]`;
  const own = one.code.trim();
  const other = own === '' ? -1 : cases.findIndex(({ code }, place) => place !== index && code.trim() === own);
  const text = (field: string, given: string): readonly Problem[] => checkOptional(`${at}.${field}`, given, importLimits.cell);
  return [
    ...text('section', one.section),
    ...text('code', one.code),
    ...(other === -1 ? [] : [codeTaken(cases, index, other)]),
    ...checkText(`${at}.name`, one.name, launchMessages.caseName, importLimits.cell),
    ...text('prerequisites', one.prerequisites),
    ...one.steps.flatMap(({ instruction, expectedResult }, place) => [
      ...text(`steps[${place}].instruction`, instruction),
      ...text(`steps[${place}].expectedResult`, expectedResult),
    ]),
    ...one.additionalInformation.flatMap(({ value }, place) => text(`additionalInformation[${place}].value`, value)),
    ...one.tags.flatMap((tag) => text('tags', tag)).slice(0, 1),
  ];
}
