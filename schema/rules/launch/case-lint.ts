import type { TestCase } from './requested-test.ts';

/** What a list of test cases lacks, counted. */
export type CaseFindings = {
  /** Without a step that says what to do. */
  readonly empty: number;
  /** Steps that do not say what should happen. */
  readonly unexpected: number;
  /** With the name and the steps of an earlier case. */
  readonly copies: number;
  /** That speak of signing in. */
  readonly signIns: number;
};

const signIn = /\b(?:log|sign)(?:ged)?[ -]?in\b|\blogin\b|\bpassword\b/iu;

const isEmpty = ({ steps }: TestCase): boolean => steps.every(({ instruction }) => instruction.trim() === '');
const textOf = ({ name, steps }: TestCase): string =>
  JSON.stringify([name.trim(), steps.map(({ instruction, expectedResult }) => [instruction.trim(), expectedResult.trim()])]);
const repeated = (texts: readonly string[]): number => texts.length - new Set(texts).size;

function look(cases: readonly TestCase[]): CaseFindings {
  const full = cases.filter((one) => !isEmpty(one));
  return {
    empty: cases.length - full.length,
    unexpected: full
      .flatMap(({ steps }) => steps)
      .filter(({ instruction, expectedResult }) => instruction.trim() !== '' && expectedResult.trim() === '').length,
    copies: repeated(full.map(textOf)),
    signIns: full.filter(
      ({ name, prerequisites, steps }) =>
        signIn.test(name) || signIn.test(prerequisites) || steps.some(({ instruction }) => signIn.test(instruction)),
    ).length,
  };
}

const known = new WeakMap<readonly TestCase[], CaseFindings>();

/** Looks through a list of test cases, once for each list. */
export function lintCases(cases: readonly TestCase[]): CaseFindings {
  const findings = known.get(cases) ?? look(cases);
  known.set(cases, findings);
  return findings;
}
