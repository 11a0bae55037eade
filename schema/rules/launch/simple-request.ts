import { simpleLimits, desiredOutcomeNames } from '#schema/vocabulary/launch/simple.ts';
import type { DesiredOutcome } from '#schema/vocabulary/launch/simple.ts';
import * as v from 'valibot';
import { fit, isRecord, unreadRules } from '#schema/rules/fit.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { sdlcStages } from '#schema/vocabulary/launch/places.ts';
import { launchMessages, simpleMessages } from '#schema/vocabulary/launch/texts.ts';
import { check, checkOptional, checkText, problem, requiredAddress } from './problems.ts';
import type { Problem } from './problems.ts';
import { fileIdsRule, fileProblems, requestFilesRule } from './request-files.ts';
import { laterProblems, readSchedule, toScheduleInput } from './schedule.ts';
import type { ScheduleValues } from './schedule.ts';

const text = v.fallback(v.string(), '');
const toggle = v.fallback(v.boolean(), false);
const outcomes = Object.keys(desiredOutcomeNames) as readonly DesiredOutcome[];
const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

const clonedRule = v.object({ testId: v.string(), code: v.string(), name: v.string(), tests: count, testCases: count });

/** A value that does not parse becomes its default. */
const simpleRequestRule = v.object({
  name: text,
  accessToApplication: text,
  testObjective: text,
  notes: text,
  platformsToTestOn: text,
  deviceRequirements: text,
  isLocalised: toggle,
  testLocalisation: text,
  includesTestCases: toggle,
  testCasesUrl: text,
  includesKnownIssues: toggle,
  knownIssuesUrl: text,
  capabilities: v.fallback(v.array(v.string()), []),
  sdlcStage: v.fallback(v.nullable(v.picklist(sdlcStages)), null),
  desiredOutcomes: v.fallback(v.array(v.picklist(outcomes)), []),
  customDesiredOutcomes: text,
  clonedFrom: v.fallback(v.nullable(clonedRule), null),
  files: requestFilesRule,
  /** Stays with the form until it is discarded. */
  unread: unreadRules,
});

type Immutable<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;
type Texts = v.InferOutput<typeof simpleRequestRule>;
export type SimpleRequestValues = { readonly [Field in keyof Texts]: Immutable<Texts[Field]> } & { readonly schedule: ScheduleValues };

export const emptySimpleRequest = (timezone: string): SimpleRequestValues => readSimpleRequest({}, timezone);

/** Parses values of any version; what does not parse goes to `unread`. */
export function readSimpleRequest(kept: unknown, timezone: string): SimpleRequestValues {
  const { schedule, ...typed } = isRecord(kept) ? kept : { form: kept };
  const [start, rest] = [readSchedule(schedule, timezone), fit(simpleRequestRule, typed)];
  return { ...rest.value, schedule: start.value, unread: [...rest.value.unread, ...start.unread, ...rest.unread] };
}

export type AdvancedTestRequestParams = Pick<
  SimpleRequestValues,
  | 'name'
  | 'accessToApplication'
  | 'testObjective'
  | 'notes'
  | 'platformsToTestOn'
  | 'isLocalised'
  | 'includesTestCases'
  | 'includesKnownIssues'
  | 'capabilities'
> & {
  readonly deviceRequirements: string | null;
  readonly testLocalisation: string | null;
  readonly testCasesUrl: string | null;
  readonly knownIssuesUrl: string | null;
  readonly sdlcStage: string | null;
  readonly desiredOutcomes: readonly string[];
  readonly customDesiredOutcomes: string | null;
  readonly scheduleAt: string | null;
  readonly clonedFromTestId: string | null;
  readonly fileIds: readonly string[];
};

const textOrNull = (given: string): string | null => given.trim() || null;
const addressOrNull = (isOn: boolean, given: string): string | null => (isOn ? textOrNull(given.trim()) : null);

/** Nothing behind a toggle that is off; URLs trimmed. */
export const toAdvancedTestRequestParams = (values: SimpleRequestValues): AdvancedTestRequestParams => ({
  name: values.name.trim(),
  accessToApplication: values.accessToApplication.trim(),
  testObjective: values.testObjective.trim(),
  notes: values.notes.trim(),
  platformsToTestOn: values.platformsToTestOn.trim(),
  deviceRequirements: textOrNull(values.deviceRequirements),
  isLocalised: values.isLocalised,
  testLocalisation: values.isLocalised ? textOrNull(values.testLocalisation) : null,
  includesTestCases: values.includesTestCases,
  testCasesUrl: addressOrNull(values.includesTestCases, values.testCasesUrl),
  includesKnownIssues: values.includesKnownIssues,
  knownIssuesUrl: addressOrNull(values.includesKnownIssues, values.knownIssuesUrl),
  capabilities: values.capabilities,
  sdlcStage: values.sdlcStage,
  desiredOutcomes: values.desiredOutcomes,
  customDesiredOutcomes: textOrNull(values.customDesiredOutcomes),
  scheduleAt: toScheduleInput(values.schedule).scheduleAt,
  clonedFromTestId: values.clonedFrom?.testId ?? null,
  fileIds: values.files.map(({ id }) => id),
});

/** For the preview: texts as they will be sent. */
export function formAsSent(values: SimpleRequestValues): SimpleRequestValues {
  const params = toAdvancedTestRequestParams(values);
  const given: Readonly<Record<string, unknown>> = values;
  const texts = Object.entries(params).filter(
    ([field, sent]) => typeof given[field] === 'string' && (typeof sent === 'string' || sent === null),
  );
  return { ...values, ...Object.fromEntries(texts.map(([field, sent]) => [field, sent ?? (field === 'sdlcStage' ? null : '')])) };
}

const address = (path: 'testCasesUrl' | 'knownIssuesUrl', isOn: boolean, given: string | null): readonly Problem[] => {
  const blank = simpleMessages[path];
  return isOn ? check(path, requiredAddress(blank, simpleMessages.url, launchLimits.url), given ?? '', blank) : [];
};

const isStorable = (given: string): boolean => given.length <= simpleLimits.capability && !given.includes('\0');

function choiceProblems({ capabilities, sdlcStage, desiredOutcomes }: AdvancedTestRequestParams): readonly Problem[] {
  return [
    ...(capabilities.length > simpleLimits.capabilities || !capabilities.every(isStorable)
      ? [problem('capabilities', 'invalid', launchMessages.invalidChoice)]
      : []),
    ...(sdlcStage !== null && !(sdlcStages as readonly string[]).includes(sdlcStage)
      ? [problem('sdlcStage', 'inclusion', launchMessages.invalidChoice)]
      : []),
    ...(desiredOutcomes.every((code) => (outcomes as readonly string[]).includes(code))
      ? []
      : [problem('desiredOutcomes', 'inclusion', launchMessages.invalidChoice)]),
  ];
}

function textProblems(params: AdvancedTestRequestParams): readonly Problem[] {
  const area = launchLimits.textArea;
  const required = (path: keyof typeof simpleMessages & keyof AdvancedTestRequestParams, given: string, most: number) =>
    checkText(path, given, simpleMessages[path], most);
  return [
    ...required('name', params.name.trim(), launchLimits.name),
    ...required('accessToApplication', params.accessToApplication.trim(), simpleLimits.accessToApplication),
    ...required('testObjective', params.testObjective, area),
    ...required('notes', params.notes, area),
    ...required('platformsToTestOn', params.platformsToTestOn, area),
    ...checkOptional('deviceRequirements', params.deviceRequirements ?? '', area),
    ...(params.isLocalised ? required('testLocalisation', params.testLocalisation ?? '', area) : []),
    ...address('testCasesUrl', params.includesTestCases, params.testCasesUrl),
    ...address('knownIssuesUrl', params.includesKnownIssues, params.knownIssuesUrl),
    ...checkOptional('customDesiredOutcomes', params.customDesiredOutcomes ?? '', area),
    ...fileProblems('fileIds', params.fileIds),
  ];
}

export function simpleRequestProblems(values: SimpleRequestValues, now: string): readonly Problem[] {
  const params = toAdvancedTestRequestParams(values);
  const schedule = values.schedule.mode === 'now' ? [] : laterProblems(params.scheduleAt, now, 0);
  return [...textProblems(params), ...choiceProblems(params), ...schedule];
}

/** With a minute's tolerance for a slow network. */
export function advancedTestRequestProblems(params: AdvancedTestRequestParams, now: string): readonly Problem[] {
  const schedule = params.scheduleAt === null ? [] : laterProblems(params.scheduleAt, now, launchLimits.scheduleSlackMilliseconds);
  return [...textProblems(params), ...choiceProblems(params), ...schedule];
}

const sentText = v.nullish(v.string(), null);
const sentToggle = v.nullish(v.boolean(), false);
const sentTexts = v.nullish(v.array(v.string()), () => []);
const sentRule = v.object({
  name: v.string(),
  accessToApplication: v.string(),
  testObjective: v.string(),
  notes: v.string(),
  platformsToTestOn: v.string(),
  deviceRequirements: sentText,
  isLocalised: sentToggle,
  testLocalisation: sentText,
  includesTestCases: sentToggle,
  testCasesUrl: sentText,
  includesKnownIssues: sentToggle,
  knownIssuesUrl: sentText,
  capabilities: sentTexts,
  sdlcStage: sentText,
  desiredOutcomes: sentTexts,
  customDesiredOutcomes: sentText,
  scheduleAt: sentText,
  clonedFromTestId: sentText,
  fileIds: fileIdsRule,
});

/** With defaults for what was left out. */
export function readAdvancedTestRequestParams(wire: unknown): AdvancedTestRequestParams {
  const sent = v.parse(sentRule, wire);
  return {
    ...sent,
    name: sent.name.trim(),
    accessToApplication: sent.accessToApplication.trim(),
    testLocalisation: sent.isLocalised ? sent.testLocalisation : null,
    testCasesUrl: addressOrNull(sent.includesTestCases, sent.testCasesUrl ?? ''),
    knownIssuesUrl: addressOrNull(sent.includesKnownIssues, sent.knownIssuesUrl ?? ''),
  };
}

/** What a launch of the simple form takes of the hour: the tests that come along, and one where none does. What they cost the server knows. */
export const simpleWish = ({ clonedFrom }: Pick<SimpleRequestValues, 'clonedFrom'>) => ({
  tests: Math.max(1, clonedFrom?.tests ?? 0),
  credits: null,
});
