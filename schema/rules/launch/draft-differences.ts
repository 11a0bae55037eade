import { requestFieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import {
  scheduleModeLabels,
  weekdays,
  wizardStepLabels,
  activityLabels,
  applicationTypeLabels,
  deliveryModeLabels,
} from '#schema/vocabulary/launch/options.ts';
import { sdlcStages } from '#schema/vocabulary/launch/places.ts';
import { sdlcStageLabels, simpleLabels } from '#schema/vocabulary/launch/simple.ts';
import type { LaunchFlags } from './flags.ts';
import { unfinishedTests } from './request-draft.ts';
import type { RequestDraft, WizardDraft } from './request-draft.ts';
import type { RequestedTestValues, RequestedTestField, ScopeAnswer } from './requested-test.ts';
import { openRequestedTest, requestedTestRule, testTitle } from './requested-test.ts';
import type { ScheduleValues } from './schedule.ts';
import { counted } from '#schema/vocabulary/counted.ts';
import { fieldName } from './named-problem.ts';

export type Difference = {
  /** Null for the request itself. */
  readonly of: string | null;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
};

const nothing = 'Nothing yet';
const most = 100;
/** Characters of a common beginning that are shown. */
const lead = 24;

const lettersOf = (text: string): readonly string[] => [...(text === '' ? nothing : text.trim() === '' ? 'Only spaces' : text)];

/** Truncated around the first difference, so that it is visible. */
function excerpts(mine: string, theirs: string): readonly [mine: string, theirs: string] {
  const [here, there] = [lettersOf(mine), lettersOf(theirs)];
  const at = here.findIndex((letter, place) => letter !== there[place]);
  const parting = at === -1 ? here.length : at;
  const from = Math.max(here.length, there.length) <= most || parting < most - lead ? 0 : parting - lead;
  const cut = (letters: readonly string[]): string => {
    const text = letters.slice(from, from + most).join('');
    return `${from === 0 ? '' : '…'}${text}${letters.length > from + most ? '…' : ''}`;
  };
  return [cut(here), cut(there)];
}

/** `more` distinguishes texts that look the same when truncated. */
function difference(of: string | null, label: string, mine: string, theirs: string, more = 'changed'): Difference {
  const [here, there] = excerpts(mine, theirs);
  return { of, label, mine: here, theirs: mine === theirs ? `${there}, ${more}` : there };
}

type OfField<Value> = { readonly [Field in RequestedTestField]?: Value };

const fields = Object.keys(requestedTestRule.entries) as readonly RequestedTestField[];
const labels: OfField<string> = { testCasesIncluded: 'Include test cases', targetingGroups: 'Targeting groups', takenFrom: 'Taken from' };
/** Fields compared as part of another. */
const saidWith: OfField<RequestedTestField> = {
  testCasesFile: 'testCases',
  importedCasesUrl: 'testCases',
  testDataFile: 'testDataPool',
};

const yesNo = (value: string): string => (value === 'true' ? 'Yes' : value === 'false' ? 'No' : nothing);
const listed = (count: number, one: string, many: string, ...sources: readonly string[]): string => {
  const named = sources.filter((source) => source !== '').join(', ');
  return `${count === 0 ? 'None' : counted(count, one, many)}${named === '' ? '' : ` from ${named}`}`;
};
const videoStrategyWords = { none: nothing, per_case: 'Chosen test cases', session: 'The whole session' } as const;

const said: OfField<(values: RequestedTestValues) => string> = {
  activity: ({ activity }) => (activity === '' ? nothing : activityLabels[activity]),
  moderationEnabled: ({ moderationEnabled }) => deliveryModeLabels[moderationEnabled],
  applicationType: ({ applicationType }) => (applicationType === '' ? nothing : applicationTypeLabels[applicationType]),
  testCasesIncluded: ({ testCasesIncluded }) => yesNo(testCasesIncluded),
  testCasesSource: ({ testCasesSource }) => (testCasesSource === 'csv' ? 'CSV file' : 'Link'),
  testCases: ({ testCases, testCasesFile, importedCasesUrl }) =>
    listed(testCases.length, 'test case', 'test cases', testCasesFile, importedCasesUrl),
  knownIssuesSource: ({ knownIssuesSource }) => (knownIssuesSource === 'upload' ? 'Upload' : 'Earlier test'),
  knownIssues: ({ knownIssues }) => listed(knownIssues.length, 'known issue', 'known issues'),
  videoRequirementStrategy: ({ videoRequirementStrategy }) => videoStrategyWords[videoRequirementStrategy],
  targetingGroups: ({ targetingGroups }) => listed(targetingGroups.length, 'group', 'groups'),
  testDataPool: ({ testDataPool, testDataFile }) => listed(testDataPool.length, 'row', 'rows', testDataFile),
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Entries that differ at the same index. */
function changedWords(mine: unknown, theirs: unknown): string | undefined {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const changed = mine.filter((entry, at) => !isSame(entry, theirs[at])).length;
  return changed === 0 ? undefined : `${changed} changed`;
}

function wordsOf(field: RequestedTestField, label: string, values: RequestedTestValues): string {
  const value = values[field];
  if (typeof value !== 'string' || said[field] !== undefined) return said[field]?.(values) ?? nothing;
  return label.endsWith('?') ? yesNo(value) : value;
}

type Pair = readonly [mine: RequestedTestValues, theirs: RequestedTestValues];

function labelOf(field: RequestedTestField, [mine, theirs]: Pair, flags: LaunchFlags): string {
  const activity = mine.activity || theirs.activity || 'exploratory';
  return labels[field] ?? fieldName(field, { ...mine, activity }, flags) ?? field;
}

function fieldDifference(of: string, field: RequestedTestField, pair: Pair, flags: LaunchFlags): readonly Difference[] {
  const [mine, theirs] = pair;
  const along = fields.filter((each) => each === field || saidWith[each] === field);
  if (along.every((each) => isSame(mine[each], theirs[each]))) return [];
  const label = labelOf(field, pair, flags);
  return [difference(of, label, wordsOf(field, label, mine), wordsOf(field, label, theirs), changedWords(mine[field], theirs[field]))];
}

const answerWords = (given: ScopeAnswer | undefined): string =>
  [...(given?.answers ?? []), given?.other ?? ''].filter((answer) => answer !== '').join(', ');

function answerDifferences(of: string, pair: Pair): readonly Difference[] {
  const questions = new Set(pair.flatMap(({ scopeRequirements }) => scopeRequirements.map(({ content }) => content)));
  return [...questions].flatMap((content) => {
    const [here, there] = pair.map(({ scopeRequirements }) => scopeRequirements.find((one) => one.content === content));
    return isSame(here, there) ? [] : [difference(of, content, answerWords(here), answerWords(there))];
  });
}

function testDifferences(of: string, mine: RequestedTestValues, theirs: RequestedTestValues, flags: LaunchFlags): readonly Difference[] {
  const own = fields.filter((field) => saidWith[field] === undefined);
  return own.flatMap((field) =>
    field === 'scopeRequirements' ? answerDifferences(of, [mine, theirs]) : fieldDifference(of, field, [mine, theirs], flags),
  );
}

/** Only of the chosen mode. */
function scheduleWords({ mode, laterAt, recurringDay, recurringTime, timezone }: ScheduleValues): string {
  const asked =
    mode === 'later' ? laterAt.split('T') : mode === 'recurring' ? [weekdays[Number(recurringDay || Number.NaN)] ?? '', recurringTime] : [];
  const chosen = asked.filter((part) => part !== '');
  return chosen.length === 0 ? scheduleModeLabels[mode] : `${scheduleModeLabels[mode]}, ${chosen.join(' ')}, ${timezone}`;
}

function stageWords({ sdlcStage }: RequestDraft): string {
  const stage = sdlcStages.find((each) => each === sdlcStage);
  return stage === undefined ? 'Not given' : sdlcStageLabels[stage];
}

const filesWords = ({ files }: RequestDraft): string => files.map(({ name }) => name).join(', ');

function requestDifferences(mine: RequestDraft, theirs: RequestDraft): readonly Difference[] {
  const told = [
    [requestFieldLabels.name, mine.name, theirs.name],
    [requestFieldLabels.schedule, scheduleWords(mine.schedule), scheduleWords(theirs.schedule)],
    [simpleLabels.sdlcStage, stageWords(mine), stageWords(theirs)],
    [requestFieldLabels.fileIds, filesWords(mine), filesWords(theirs)],
  ] as const;
  return told.filter(([, here, there]) => here !== there).map(([label, here, there]) => difference(null, label, here, there));
}

const idsOf = (...lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];
const standing = (isThere: boolean): string => (isThere ? 'In the request' : 'Not in the request');

function settledDifferences(mine: RequestDraft, theirs: RequestDraft, flags: LaunchFlags): readonly Difference[] {
  const ids = idsOf(...[mine, theirs].map(({ tests }) => tests.map(({ id }) => id)));
  return ids.flatMap((id, at) => {
    const [here, there] = [mine, theirs].map(({ tests }) => tests.find((test) => test.id === id)?.values);
    const known = here ?? there;
    if (known === undefined) return [];
    const title = testTitle(known, at);
    if (here !== undefined && there !== undefined) return testDifferences(title, here, there, flags);
    return [difference(title, 'Test', standing(here !== undefined), standing(there !== undefined))];
  });
}

const begun = (open: WizardDraft | undefined): string => (open === undefined ? 'Not started' : `Left at ${wizardStepLabels[open.step]}`);

/** As the wizard would open it. */
function settledIn({ tests }: RequestDraft, id: string): RequestedTestValues | undefined {
  const test = tests.find((each) => each.id === id);
  return test === undefined ? undefined : openRequestedTest(test.values);
}

/** Compared with the other draft's open test, else with its saved test. */
function unfinishedDifferences(mine: RequestDraft, theirs: RequestDraft, flags: LaunchFlags): readonly Difference[] {
  const [mineOpen, theirsOpen] = [unfinishedTests(mine), unfinishedTests(theirs)];
  return idsOf(...[mineOpen, theirsOpen].map((open) => open.map(({ testId }) => testId))).flatMap((id) => {
    const [left, right] = [mineOpen, theirsOpen].map((open) => open.find(({ testId }) => testId === id));
    const [here, there] = [left?.values ?? settledIn(mine, id), right?.values ?? settledIn(theirs, id)];
    const known = here ?? there;
    if (known === undefined) return [];
    const title = `${testTitle(known, mine.tests.length)}, not finished`;
    if (here !== undefined && there !== undefined) return testDifferences(title, here, there, flags);
    return [difference(title, 'Test', begun(left), begun(right))];
  });
}

export const draftDifferences = (mine: RequestDraft, theirs: RequestDraft, flags: LaunchFlags): readonly Difference[] => [
  ...requestDifferences(mine, theirs),
  ...settledDifferences(mine, theirs, flags),
  ...unfinishedDifferences(mine, theirs, flags),
];
