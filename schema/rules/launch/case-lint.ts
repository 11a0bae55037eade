import type { TestCase } from './requested-test.ts';

export type CaseFindings = {
  /** No step says what to do. */
  readonly empty: number;
  /** Steps without an expected result. */
  readonly unexpected: number;
  /** Same name and steps as an earlier case. */
  readonly copies: number;
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

/** Memoized by list. */
export function lintCases(cases: readonly TestCase[]): CaseFindings {
  const findings = known.get(cases) ?? look(cases);
  known.set(cases, findings);
  return findings;
}
