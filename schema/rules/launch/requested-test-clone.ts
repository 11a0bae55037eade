import { readRequestedTest } from './requested-test.ts';
import type { RequestedTestValues, TestCase } from './requested-test.ts';
import type { RequestedTestInput, TargetingGroupInput } from './requested-test-input.ts';
import { fromRequestedTestInput, openRequestedTest } from './requested-test-load.ts';

type Entry = { readonly id: string; readonly name: string };
type Groups = Readonly<
  Record<
    'countries' | 'languages' | 'operatingSystemDeviceTypes' | 'operatingSystemVersions' | 'devices' | 'internetBrowsers',
    readonly Entry[]
  >
>;
type Plain = Omit<
  RequestedTestInput,
  'targetingGroups' | 'videoRequired' | 'knownIssues' | 'testCases' | 'testDataPool' | 'scopeRequirements'
>;

type Optional<T> = { readonly [Field in keyof T]: null extends T[Field] ? T[Field] | undefined : T[Field] };

/** A requested test as the portal gives it. */
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

/** A case of a run as the portal gives it. */
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

const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);
const dimensions = [
  'countries',
  'languages',
  'operatingSystemDeviceTypes',
  'operatingSystemVersions',
  'devices',
  'internetBrowsers',
] as const;

const namesIn = (groups: readonly Groups[]) =>
  Object.fromEntries(
    dimensions.map((dimension) => [
      dimension,
      new Map(groups.flatMap((group) => group[dimension].map(({ id, name }): [string, string] => [id, name]))),
    ]),
  );

const ids = (entries: readonly Entry[]): readonly string[] => entries.map(({ id }) => id);
const groupInput = (group: Groups): TargetingGroupInput => ({
  countryIds: ids(group.countries),
  languageIds: ids(group.languages),
  operatingSystemDeviceTypeIds: ids(group.operatingSystemDeviceTypes),
  operatingSystemVersionIds: ids(group.operatingSystemVersions),
  mobileDeviceIds: ids(group.devices),
  internetBrowserIds: ids(group.internetBrowsers),
});

const nulls = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).map(([field, value]) => [field, value === undefined ? null : value])) as T;

/** An earlier requested test in the wizard's form, everything it holds included. */
export function cloneRequestedTest(test: EarlierRequestedTest): RequestedTestValues {
  const { targetingGroups, needsVideoEvidence, knownIssues, testCases, testDataPool, scopeRequirements, ...plain } = test;
  const input = {
    ...nulls(plain),
    videoRequired: needsVideoEvidence,
    scopeRequirements: scopeRequirements.map(({ content, answers, other }) => ({ content, answers, other: other ?? '' })),
    knownIssues: listOf(knownIssues),
    testCases: listOf(testCases),
    testDataPool: listOf(testDataPool),
    targetingGroups: targetingGroups.map(groupInput),
  } as RequestedTestInput;
  return openRequestedTest(readRequestedTest(fromRequestedTestInput(input, namesIn(targetingGroups))));
}

/** A case as testers of a run got it, to be handed in again. */
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
