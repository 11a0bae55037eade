import * as v from 'valibot';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import {
  activities,
  applicationTypes,
  knownIssuesSources,
  noEarlierTest,
  testCasesSources,
  videoStrategies,
} from '#schema/vocabulary/launch/options.ts';
import type { ScopeQuestion, TargetingDimension, VideoStrategy } from '#schema/vocabulary/launch/options.ts';
import { fromKnownIssueInput, toKnownIssueInput } from './known-issues.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';

const text = v.fallback(v.string(), '');
const texts = v.fallback(v.array(v.string()), []);
const option = v.object({ id: v.string(), name: v.string() });
const options = v.fallback(v.array(option), []);

const testCaseRule = v.object({
  section: text,
  code: text,
  name: text,
  prerequisites: text,
  steps: v.fallback(v.array(v.object({ instruction: text, expectedResult: text })), []),
  additionalInformation: v.fallback(v.array(v.object({ code: text, value: text })), []),
  tags: texts,
  requireVideoAttachment: v.fallback(v.boolean(), false),
});

const knownIssueRule = v.object({
  title: text,
  issueDescription: text,
  actualResults: text,
  expectedResults: text,
  reproductionSteps: text,
  projectComponent: text,
  issueAttachments: texts,
});

const targetingGroupRule = v.object({
  countries: options,
  languages: options,
  operatingSystemDeviceTypes: options,
  operatingSystemVersions: options,
  devices: options,
  internetBrowsers: options,
});

const emptyText = v.nullish(v.string(), '');
const codeValues = v.array(v.object({ code: v.string(), value: v.string() }));
const sentTestCase = v.object({
  section: emptyText,
  code: emptyText,
  name: v.string(),
  prerequisites: emptyText,
  steps: v.array(v.object({ instruction: v.string(), expectedResult: emptyText })),
  additionalInformation: v.nullish(codeValues, () => []),
  tags: v.nullish(v.array(v.string()), () => []),
  requireVideoAttachment: v.nullish(v.boolean(), false),
});

export type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;

export type TestCase = Immutable<v.InferOutput<typeof testCaseRule>>;
export type KnownIssue = Immutable<v.InferOutput<typeof knownIssueRule>>;
export type TargetingGroup = Immutable<v.InferOutput<typeof targetingGroupRule>>;

/** What a test as a whole says of its fields: which of them apply, and how. */
export type Circumstances = {
  readonly isRun: boolean;
  readonly casesFrom: string | null;
  readonly holdsCases: boolean;
  readonly hasVersion: boolean;
  /** The questions with yes or no that are asked, and the instructions of those answered with yes. */
  readonly asked: ReadonlySet<string>;
  readonly knownIssues: 'list' | 'upload' | 'recent';
  readonly hasKnownIssuesList: boolean;
  readonly offersVideo: boolean;
  readonly isFilmed: boolean;
  readonly video: VideoStrategy;
  readonly questions: readonly ScopeQuestion[];
  readonly isFast: boolean;
  readonly isCustom: boolean;
  readonly dimensions: readonly TargetingDimension[];
  readonly offersTestData: boolean;
  readonly hasTestData: boolean;
};
type When = (about: Circumstances, field: string) => boolean;

/** What a test that was sent is read with. */
type Opened = { readonly testCasesSource: string | null; readonly nameOf: (dimension: string, id: string) => string };

type Held<Rule> = Rule extends v.GenericSchema ? Immutable<v.InferOutput<Rule>> : never;
type Field<Form extends v.GenericSchema, Wire extends v.GenericSchema | null> = {
  /** How the form holds it; a value it cannot read becomes its default. */
  readonly form: Form;
  /** How it is sent, and what stands for it where it is left out; null for what stays in the form. */
  readonly wire: Wire;
  readonly send: (value: Held<Form>, about: Circumstances, field: string) => Held<Wire>;
  readonly open: (sent: Held<Wire>, by: Opened) => Held<Form>;
};
const field = <Form extends v.GenericSchema, Wire extends v.GenericSchema>(described: Field<Form, Wire>): Field<Form, Wire> => described;

const always: When = () => true;
const textOrNull = (given: string): string | null => given.trim() || null;

/** A text that is sent without blanks around it, where it applies. */
const words = (when = always) =>
  field({
    form: text,
    wire: v.nullish(v.string(), null),
    send: (value, about, name) => (when(about, name) ? textOrNull(value) : null),
    open: (sent) => sent ?? '',
  });
const required = field({ form: text, wire: v.string(), send: (value) => value.trim(), open: (sent) => sent });

const answerOrNull = (given: string): boolean | null => (given === '' ? null : given === 'true');
const answer = (when: When, otherwise: boolean | null = null) =>
  field({
    form: v.fallback(v.picklist(['', 'true', 'false']), ''),
    wire: v.nullish(v.boolean(), null),
    send: (value, about, name) => (when(about, name) ? answerOrNull(value) : otherwise),
    open: (sent) => (sent === null ? '' : sent ? 'true' : 'false'),
  });

/** One of what is offered. */
const choice = <const Offered extends string, const Wire extends v.GenericSchema<unknown, string | null>>(
  offered: readonly Offered[],
  preset: Offered,
  wire: Wire,
  send: (value: Offered, about: Circumstances) => Held<Wire>,
) => ({
  form: v.fallback(v.picklist(offered), preset),
  wire,
  send,
  open: (sent: Held<Wire>): Offered => offered.find((one) => one === sent) ?? preset,
  isChoice: true as const,
});

/** What stays in the form. */
const unsent = <Form extends v.GenericSchema>(form: Form, open: (by: Opened) => Held<Form>) => ({
  form,
  wire: null,
  open: (_: null, by: Opened): Held<Form> => open(by),
});

const isAsked: When = ({ asked }, name) => asked.has(name);
const inScope: When = ({ isRun }) => !isRun;
const groupIds = v.nullish(v.array(v.string()), () => []);

/** The name of each targeting dimension's list of ids. */
export const idLists = {
  countries: 'countryIds',
  languages: 'languageIds',
  operatingSystemDeviceTypes: 'operatingSystemDeviceTypeIds',
  operatingSystemVersions: 'operatingSystemVersionIds',
  devices: 'mobileDeviceIds',
  internetBrowsers: 'internetBrowserIds',
} as const satisfies Readonly<Record<TargetingDimension, string>>;
const dimensions = Object.keys(idLists) as readonly TargetingDimension[];

const byDimension = <Name extends string, Value>(
  nameOf: (dimension: TargetingDimension) => Name,
  valueOf: (dimension: TargetingDimension) => Value,
) => Object.fromEntries(dimensions.map((dimension) => [nameOf(dimension), valueOf(dimension)])) as Readonly<Record<Name, Value>>;

type Options = Readonly<Record<TargetingDimension, readonly { readonly id: string }[]>>;
/** A targeting group as it is sent: ids only. */
export type TargetingGroupInput = Readonly<Record<(typeof idLists)[TargetingDimension], readonly string[]>>;

/** A targeting group as ids, of the dimensions that are offered. */
export const toGroupInput = (group: Options, offered: readonly TargetingDimension[] = dimensions): TargetingGroupInput =>
  byDimension(
    (dimension) => idLists[dimension],
    (dimension) => (offered.includes(dimension) ? group[dimension].map(({ id }) => id) : []),
  );

/**
 * A requested test, each field once: how the form holds it, how it is sent, and the way from one to the other. From it follow the rule
 * of the form, the rule of what is sent, what a test becomes when it is sent, and what one that was sent becomes in the form.
 */
export const requestedTestFields = {
  name: required,
  activity: choice(['', ...activities], '', v.string(), (value) => value),
  moderationEnabled: field({
    form: v.fallback(v.picklist(['true', 'false']), 'true'),
    wire: v.nullish(v.boolean(), true),
    send: (_, { isFast }) => !isFast,
    open: (sent) => (sent ? 'true' : 'false'),
  }),
  applicationType: choice(['', ...applicationTypes], '', v.string(), (value) => value),
  applicationName: words(),
  applicationVersion: words(({ hasVersion }) => hasVersion),
  accessToApplicationUrl: required,
  testCasesIncluded: unsent(v.fallback(v.picklist(['true', 'false']), 'false'), (by) => (by.testCasesSource === null ? 'false' : 'true')),
  testCasesSource: choice(testCasesSources, 'csv', v.nullish(v.string(), null), (_, { casesFrom }) => casesFrom),
  testCasesFile: unsent(text, () => ''),
  testCasesUrl: words(({ casesFrom }) => casesFrom === 'url'),
  testCases: field({
    form: v.fallback(v.array(testCaseRule), []),
    wire: v.nullish(v.array(sentTestCase), () => []),
    send: (value, { holdsCases, isFilmed }) => {
      const held = holdsCases ? value : [];
      return isFilmed ? held : held.map((one) => (one.requireVideoAttachment ? { ...one, requireVideoAttachment: false } : one));
    },
    open: (sent) => sent,
  }),
  /** The spreadsheet that the cases were imported from. */
  importedCasesUrl: unsent(text, () => ''),
  numberOfResultsPerTestCaseNeeded: field({
    form: v.fallback(v.string(), String(launchLimits.resultsPerTestCase.preset)),
    wire: v.nullish(v.number(), null),
    send: (value, { isRun }) => (isRun && /^\d{1,9}$/.test(value.trim()) ? Number(value.trim()) : null),
    open: (sent) => (sent === null ? '' : String(sent)),
  }),
  requiresPredefinedUserAccounts: answer(isAsked),
  predefinedUserAccountsInstructions: words(isAsked),
  requiresAccessToSecureEnvironment: answer(isAsked),
  accessToSecureEnvironmentInstructions: words(isAsked),
  requiresFinancialTransactions: answer(isAsked),
  financialTransactionsInstructions: words(isAsked),
  requiresKycIdentityCheck: answer(isAsked),
  kycIdentityCheckInstructions: words(isAsked),
  requiresPersonalIdentifyingInformation: answer(isAsked),
  personalIdentifyingInformationInstructions: words(isAsked),
  requiresMovingToDifferentLocation: answer(isAsked),
  movingToDifferentLocationInstructions: words(isAsked),
  hasKnownIssuesList: answer(({ knownIssues }) => knownIssues === 'list'),
  knownIssuesListUrl: words(({ hasKnownIssuesList }) => hasKnownIssuesList),
  knownIssuesSource: choice(knownIssuesSources, 'recent', v.nullish(v.string(), null), (_, { knownIssues }) =>
    knownIssues === 'list' ? null : knownIssues,
  ),
  knownIssuesUrl: words(({ knownIssues }) => knownIssues === 'upload'),
  knownIssues: field({
    form: v.fallback(v.array(knownIssueRule), []),
    wire: v.nullish(v.array(codeValues), () => []),
    send: (value, { knownIssues }) => (knownIssues === 'upload' ? value.map(toKnownIssueInput) : []),
    open: (sent) => sent.map(fromKnownIssueInput),
  }),
  kilStartingFromTestCycleCode: field({
    form: text,
    wire: v.nullish(v.string(), null),
    send: (value, { knownIssues }) => (knownIssues === 'recent' && value !== noEarlierTest ? textOrNull(value) : null),
    open: (sent) => sent ?? '',
  }),
  inScope: words(inScope),
  outOfScope: words(inScope),
  testGoal: words(),
  scopeRequirements: field({
    form: v.fallback(v.array(v.object({ content: text, answers: texts, other: text })), []),
    wire: v.nullish(v.array(v.object({ content: v.string(), answers: v.array(v.string()), other: emptyText })), () => []),
    send: (value, { questions }) =>
      questions.flatMap(({ content, answers }) => {
        const given = value.find((one) => one.content === content);
        return given === undefined
          ? []
          : [
              {
                content,
                answers: given.answers.filter((one) => answers.includes(one)),
                other: given.answers.includes('Other') ? given.other.trim() : '',
              },
            ];
      }),
    open: (sent) => sent,
  }),
  videoRequired: answer(({ offersVideo }) => offersVideo, false),
  videoRequirementStrategy: choice(videoStrategies, 'none', v.nullish(v.string(), 'none'), (_, { video }) => video),
  customTargetingRequirements: words(),
  targetingGroups: field({
    form: v.fallback(v.array(targetingGroupRule), []),
    wire: v.nullish(
      v.array(
        v.object({
          countryIds: groupIds,
          languageIds: groupIds,
          operatingSystemDeviceTypeIds: groupIds,
          operatingSystemVersionIds: groupIds,
          mobileDeviceIds: groupIds,
          internetBrowserIds: groupIds,
        }),
      ),
      () => [],
    ),
    send: (value, { isCustom, dimensions: offered }) => (isCustom ? [] : value.map((group) => toGroupInput(group, offered))),
    open: (sent, { nameOf }) =>
      sent.map((group) =>
        byDimension(
          (dimension) => dimension,
          (dimension) => group[idLists[dimension]].map((id) => ({ id, name: nameOf(dimension, id) })),
        ),
      ),
  }),
  requiresTestData: answer(({ offersTestData }) => offersTestData),
  testDataFile: unsent(text, () => ''),
  testDataPool: field({
    form: v.fallback(v.array(v.record(v.string(), v.string())), []),
    wire: v.nullish(v.array(v.record(v.string(), v.string())), () => []),
    send: (value, { offersTestData, hasTestData }) => (offersTestData && hasTestData ? value : []),
    open: (sent) => sent,
  }),
};

type Fields = typeof requestedTestFields;
export type RequestedTestField = keyof Fields;
export type SentField = { [Name in RequestedTestField]: Fields[Name]['wire'] extends null ? never : Name }[RequestedTestField];

const names = Object.keys(requestedTestFields) as readonly RequestedTestField[];
export const sentFields = names.filter((name): name is SentField => requestedTestFields[name].wire !== null);
export const rulesOf = <Name extends RequestedTestField, Way extends 'form' | 'wire'>(fields: readonly Name[], way: Way) =>
  v.object(
    Object.fromEntries(fields.map((name) => [name, requestedTestFields[name][way]])) as unknown as {
      [Each in Name]: Fields[Each][Way] & v.GenericSchema;
    },
  );

/** The values of one requested test as the wizard holds them. */
export const requestedTestRule = rulesOf(names, 'form');

export type RequestedTestValues = Immutable<v.InferOutput<typeof requestedTestRule>>;
export type TargetingOption = TargetingGroup['countries'][number];
export type ScopeAnswer = RequestedTestValues['scopeRequirements'][number];
export type YesNo = RequestedTestValues['videoRequired'];

/** `position` from 1. */
export function newRequestedTest(position: number): RequestedTestValues {
  return { ...v.parse(requestedTestRule, {}), name: launchTexts.defaultTestName(position) };
}

export const emptyTargetingGroup: TargetingGroup = {
  countries: [],
  languages: [],
  operatingSystemDeviceTypes: [],
  operatingSystemVersions: [],
  devices: [],
  internetBrowsers: [],
};

/** Always in a test case run, by choice elsewhere. */
export const includesTestCases = (values: RequestedTestValues): boolean =>
  values.activity === 'test_case_run' || values.testCasesIncluded === 'true';

/** A test opened for editing or cloning: the choices that follow from what it holds are set anew. */
export function openRequestedTest(values: RequestedTestValues): RequestedTestValues {
  return {
    ...values,
    testCasesSource: 'csv',
    knownIssuesSource: values.knownIssues.length > 0 || values.knownIssuesUrl !== '' ? 'upload' : 'recent',
    videoRequired: values.videoRequirementStrategy === 'none' ? 'false' : 'true',
  };
}

/** Its name, or its position. */
export const testTitle = ({ name }: Pick<RequestedTestValues, 'name'>, at: number): string =>
  name.trim() === '' ? `Test ${at + 1}` : name.trim();
