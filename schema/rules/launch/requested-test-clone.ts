import { fit, isRecord } from '#schema/rules/fit.ts';
import type { ClonedTest } from './clone-source.ts';
import { fromKnownIssueInput, knownIssueCodes } from './known-issues.ts';
import type { CodeValue } from './known-issues.ts';
import { requestedTestRule, toGroupInput } from './requested-test.ts';
import type { TestCase } from './requested-test.ts';
import type { RequestedTestInput } from './requested-test-input.ts';
import { targetingDimensions } from '#schema/vocabulary/launch/options.ts';
import type { TargetingDimension } from '#schema/vocabulary/launch/options.ts';
import { choicesOf, fromRequestedTestInput } from './requested-test-input.ts';
import { openRequestedTest } from './requested-test.ts';

type Entry = { readonly id: string; readonly name: string };
type Groups = Readonly<Record<TargetingDimension, readonly Entry[]>>;
type Plain = Omit<
  RequestedTestInput,
  'targetingGroups' | 'videoRequired' | 'knownIssues' | 'testCases' | 'testDataPool' | 'scopeRequirements'
>;

type Optional<T> = { readonly [Field in keyof T]: null extends T[Field] ? T[Field] | undefined : T[Field] };

export type EarlierRequestedTest = Optional<Plain> & {
  readonly needsVideoEvidence: boolean;
  readonly scopeRequirements: readonly {
    readonly content: string;
    readonly answers: readonly string[];
    readonly other?: string | null | undefined;
  }[];
  readonly knownIssues?: unknown;
  readonly testCases?: unknown;
  readonly testDataPool?: unknown;
  readonly targetingGroups: readonly Groups[];
};

export type EarlierCase = {
  readonly code: string;
  readonly name: string;
  readonly section?: string | null | undefined;
  readonly prerequisites?: string | null | undefined;
  readonly steps: readonly { readonly instruction: string; readonly expectedResult?: string | null | undefined }[];
  readonly additionalInformationFields: readonly { readonly label: string }[];
  readonly tags: readonly string[];
  readonly requireVideoAttachment: boolean;
};

const isCodeValue = (given: unknown): given is CodeValue =>
  isRecord(given) && typeof given['code'] === 'string' && typeof given['value'] === 'string';

/** Values without a field stay with it; an unreadable one stays as it is. */
function issueFrom(given: unknown): unknown {
  if (!Array.isArray(given) || !given.every(isCodeValue)) return given;
  const more = given.filter(({ code }) => !knownIssueCodes.includes(code)).map(({ code, value }): [string, string] => [code, value]);
  return { ...Object.fromEntries(more), ...fromKnownIssueInput(given) };
}

const namesIn = (groups: readonly Groups[]) =>
  Object.fromEntries(
    targetingDimensions.map((dimension) => [
      dimension,
      new Map(groups.flatMap((group) => group[dimension].map(({ id, name }): [string, string] => [id, name]))),
    ]),
  );

const nulls = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).map(([field, value]) => [field, value === undefined ? null : value])) as T;

/** What no longer fits goes to `unread`. */
export function cloneRequestedTest(test: EarlierRequestedTest): ClonedTest {
  const { targetingGroups, needsVideoEvidence, knownIssues, testCases, testDataPool, scopeRequirements, ...plain } = test;
  const input = {
    ...nulls(plain),
    videoRequired: needsVideoEvidence,
    scopeRequirements: scopeRequirements.map(({ content, answers, other }) => ({ content, answers, other: other ?? '' })),
    knownIssues: [],
    testCases: [],
    testDataPool: [],
    targetingGroups: targetingGroups.map((group) => toGroupInput(group)),
  } as RequestedTestInput;
  const { value, unread } = fit(requestedTestRule, {
    ...fromRequestedTestInput(input, namesIn(targetingGroups)),
    ...choicesOf(test),
    knownIssues: Array.isArray(knownIssues) ? knownIssues.map(issueFrom) : knownIssues,
    testCases,
    testDataPool,
  });
  return { values: openRequestedTest(value), unread: unread.map((one) => ({ ...one, of: one.of || test.name })) };
}

export const cloneCase = (given: EarlierCase): TestCase => ({
  section: given.section ?? '',
  code: given.code,
  name: given.name,
  prerequisites: given.prerequisites ?? '',
  steps: given.steps.map(({ instruction, expectedResult }) => ({ instruction, expectedResult: expectedResult ?? '' })),
  additionalInformation: given.additionalInformationFields.map(({ label }) => ({ code: label, value: '' })),
  tags: given.tags,
  requireVideoAttachment: given.requireVideoAttachment,
});
