import type { TestCase } from './requested-test.ts';

/** What a list of test cases lacks, counted. */
export type CaseFindings = {
  /** Without a name or without a step that says what to do. */
  readonly empty: number;
  /** Steps that do not say what should happen. */
  readonly unexpected: number;
  /** With the name and the steps of an earlier case. */
  readonly copies: number;
  /** That speak of signing in. */
  readonly signIns: number;
};

const signIn = /\b(?:log|sign)(?:ged)?[ -]?in\b|\blogin\b|\bpassword\b/iu;

const isEmpty = ({ name, steps }: TestCase): boolean => name.trim() === '' || steps.every(({ instruction }) => instruction.trim() === '');
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

const repeatedAt = new WeakMap<readonly TestCase[], number | null>();

function firstRepeated(cases: readonly TestCase[]): number | null {
  const codes = new Set<string>();
  for (const [index, { code }] of cases.entries()) {
    const own = code.trim();
    if (own !== '' && codes.has(own)) return index;
    codes.add(own);
  }
  return null;
}

/** Where the first case with the code of an earlier one stands; null where every code names one case. Each list is read once. */
export function repeatedCodeAt(cases: readonly TestCase[]): number | null {
  const known = repeatedAt.get(cases);
  const found = known === undefined ? firstRepeated(cases) : known;
  repeatedAt.set(cases, found);
  return found;
}
