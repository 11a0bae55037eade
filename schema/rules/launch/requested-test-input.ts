import * as v from 'valibot';
import type { LaunchFlags } from './flags.ts';
import { holdsTestCases, isFastDelivery, knownIssuesWay, offersVideoPerCase, questionsFor } from './modes.ts';
import { includesTestCases, requestedTestFields, rulesOf, sentFields } from './requested-test.ts';
import type { Circumstances, Immutable, RequestedTestField, RequestedTestValues, SentField } from './requested-test.ts';
import { yesNoQuestions } from './scope-rules.ts';
import { offeredDimensions, offersVersion } from './step-rules.ts';

/** Fields in which one of several is chosen, with what is offered. */
export const choiceFields = sentFields.flatMap((name): readonly (readonly [SentField, readonly string[]])[] => {
  const described = requestedTestFields[name];
  return 'isChoice' in described ? [[name, described.form.options]] : [];
});

/** One requested test from the wire with everything left out filled in. */
export const sentTestRule = rulesOf(sentFields, 'wire');

/** A requested test as it is sent; what does not apply is null or empty. */
export type RequestedTestInput = Immutable<v.InferOutput<typeof sentTestRule>>;

/** Each way of the table, seen from a field whose name is not known. */
type AnyField = {
  readonly send: (value: unknown, about: Circumstances, field: string) => unknown;
  readonly open: (
    sent: unknown,
    by: { readonly testCasesSource: string | null; readonly nameOf: (dimension: string, id: string) => string },
  ) => unknown;
};
const fieldOf = (name: RequestedTestField): AnyField => requestedTestFields[name] as unknown as AnyField;
const fields = Object.keys(requestedTestFields) as readonly RequestedTestField[];

function circumstancesOf(values: RequestedTestValues, flags: LaunchFlags): Circumstances {
  const questions = values.activity === '' ? [] : yesNoQuestions(values.activity, flags);
  const knownIssues = knownIssuesWay(values, flags);
  const isFilmed = flags.videoRequirementEnabled && values.videoRequired === 'true';
  return {
    isRun: values.activity === 'test_case_run',
    casesFrom: includesTestCases(values) ? values.testCasesSource : null,
    holdsCases: holdsTestCases(values, flags),
    hasVersion: offersVersion(values),
    asked: new Set(questions.flatMap(({ answer, instructions }) => (values[answer] === 'true' ? [answer, instructions] : [answer]))),
    knownIssues,
    hasKnownIssuesList: knownIssues === 'list' && values.hasKnownIssuesList === 'true',
    offersVideo: flags.videoRequirementEnabled,
    isFilmed,
    video: isFilmed ? (offersVideoPerCase(values, flags) ? values.videoRequirementStrategy : 'session') : 'none',
    questions: questionsFor(values, flags),
    isFast: isFastDelivery(values, flags),
    isCustom: values.customTargetingRequirements.trim() !== '',
    dimensions: offeredDimensions(values),
    offersTestData: flags.uniqueTestData,
    hasTestData: values.requiresTestData === 'true',
  };
}

/** Answers as booleans, groups as ids, nothing that does not apply. */
export function toRequestedTestInput(values: RequestedTestValues, flags: LaunchFlags): RequestedTestInput {
  const about = circumstancesOf(values, flags);
  return Object.fromEntries(
    sentFields.map((name) => [name, fieldOf(name).send(values[name], about, name)]),
  ) as unknown as RequestedTestInput;
}

/** A test that was sent, as the form holds it. Names of targeting options are looked up by dimension and id. */
export function fromRequestedTestInput(
  input: RequestedTestInput,
  names: Readonly<Record<string, ReadonlyMap<string, string>>> = {},
): RequestedTestValues {
  const sent: Readonly<Record<string, unknown>> = input;
  const by = { testCasesSource: input.testCasesSource, nameOf: (dimension: string, id: string) => names[dimension]?.get(id) ?? id };
  return Object.fromEntries(fields.map((name) => [name, fieldOf(name).open(sent[name], by)])) as unknown as RequestedTestValues;
}

/** What an earlier test says where one of several is chosen, also what is no longer offered; left out, it is the preset of the form. */
export const choicesOf = (earlier: Partial<Record<SentField, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(choiceFields.map(([name]) => [name, earlier[name] ?? v.getFallback(requestedTestFields[name].form)]));

/** For the preview: texts as they will be sent. */
export function asSent(values: RequestedTestValues, flags: LaunchFlags): RequestedTestValues {
  const input = toRequestedTestInput(values, flags);
  const given: Readonly<Record<string, unknown>> = values;
  const texts = Object.entries(input).filter(
    ([field, sent]) => typeof given[field] === 'string' && (typeof sent === 'string' || sent === null),
  );
  return {
    ...values,
    ...Object.fromEntries(texts.map(([field, sent]) => [field, sent ?? ''])),
    scopeRequirements: input.scopeRequirements,
  };
}

/** One test from the wire with everything left out filled in; throws on another shape. */
export const readRequestedTestInput = (wire: unknown): RequestedTestInput => v.parse(sentTestRule, wire);
