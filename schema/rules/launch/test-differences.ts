import { counted } from '#schema/vocabulary/counted.ts';
import { activityLabels, applicationTypeLabels, deliveryModeLabels } from '#schema/vocabulary/launch/options.ts';
import { difference, nothing } from './difference.ts';
import type { Difference } from './difference.ts';
import type { LaunchFlags } from './flags.ts';
import { fieldName } from './named-test-problem.ts';
import { requestedTestRule } from './requested-test.ts';
import type { RequestedTestField, RequestedTestValues, ScopeAnswer } from './requested-test.ts';

type OfField<Value> = { readonly [Field in RequestedTestField]?: Value };

const fields = Object.keys(requestedTestRule.entries) as readonly RequestedTestField[];
const labels: OfField<string> = { testCasesIncluded: 'Include test cases', targetingGroups: 'Targeting groups' };
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

export function testDifferences(
  of: string,
  mine: RequestedTestValues,
  theirs: RequestedTestValues,
  flags: LaunchFlags,
): readonly Difference[] {
  const own = fields.filter((field) => saidWith[field] === undefined);
  return own.flatMap((field) =>
    field === 'scopeRequirements' ? answerDifferences(of, [mine, theirs]) : fieldDifference(of, field, [mine, theirs], flags),
  );
}
