import { counted } from './counted.ts';
import { limits } from './limits.ts';
import { finishedParticipantStatuses, goneParticipantStatuses } from './participant.ts';
import type { ParticipantStatus, ReportModerationStatus } from './participant.ts';
import type { Role } from './roles.ts';

/** A number on a screen: its name there, what it counts in words, and the list that proves it. */
export type Figure = {
  readonly label: string;
  readonly counts: string;
  /** Where its list is; null where the list stands right below it. */
  readonly list: string | null;
};

const past = `the past ${limits.statisticsDays} days`;
/** Tests that were live then: whatever happened in them happened in one of these. */
const tests = `/results?days=${limits.statisticsDays}`;

/** What a list of tests is narrowed to. */
export const liveWords = (days: number): string => `Live, past ${days} days`;

/** The figures of an organization, by the field of the API that holds each; said here once. */
export const organizationFigures = {
  'OrganizationStats.testsCount': { label: 'Tests', counts: `Live in ${past}`, list: tests },
  'PlatformTestConnection.testsCount': { label: 'Live tests', counts: 'A request counts by the tests launched from it', list: '/results' },
  'OrganizationStats.issuesTotalCount': {
    label: 'Issues reported',
    counts: `In ${past}`,
    list: `/issues?days=${limits.statisticsDays}`,
  },
  'IssueStats.newIssuesCount': { label: 'New', counts: 'Neither accepted nor rejected, however old', list: '/issues' },
  'OrganizationStats.testCasesFailedCount': {
    label: 'Test cases failed',
    counts: `Of those with a result in ${past}`,
    list: tests,
  },
  'OrganizationStats.participantsTotalCount': {
    label: 'Testers took part',
    counts: `Joined in ${past}, once for each test`,
    list: tests,
  },
  'OrganizationStats.weeks': {
    label: 'Test case results by week',
    counts: 'Each result of each tester; a test case can have several',
    list: null,
  },
} as const satisfies Readonly<Record<string, Figure>>;

/** The figures of one test, likewise. */
export const testFigures = {
  'TestStats.testCasesFailedCount': {
    label: 'Failed test cases',
    counts: 'A test case has failed when at least one tester reported that it fails',
    list: '?tab=test-case-results',
  },
  'TestStats.participantsTotalCount': { label: 'Testers', counts: 'Those who joined and did not leave', list: null },
  'TesterResults.testCasesTotalCount': { label: 'Progress', counts: 'Passed or failed, of the test cases given', list: null },
  'TestStats.issuesTotalCount': { label: 'Issues reported', counts: 'In this test, new, accepted and rejected', list: '?tab=issues' },
  'SelectionRequirementsGroup.numberOfApprovedResults': {
    label: 'Testers approved',
    counts: 'Those whose handed-in results are all approved, of as many as are needed; publishing changes nothing in it',
    list: null,
  },
  'SelectionRequirementsGroup.numberOfPublishedResults': {
    label: 'Testers published',
    counts: 'Those whose results are published, approved or not',
    list: null,
  },
} as const satisfies Readonly<Record<string, Figure>>;

/**
 * Who counts as an approved tester of a group: on the test still, with results handed in, each of them approved. Where the test is
 * exploratory, a session handed in of which every report was judged. That it is published makes nobody approved.
 */
export const approvedTester: {
  readonly isNever: readonly ParticipantStatus[];
  readonly hasHandedInSession: readonly ParticipantStatus[];
  readonly isUnjudgedReport: readonly ReportModerationStatus[];
} = {
  isNever: goneParticipantStatuses,
  hasHandedInSession: finishedParticipantStatuses,
  isUnjudgedReport: ['pending', 'unmoderated'],
};

/** A group has what it needs when so many of its testers are approved. */
export const isCompleteGroup = (group: { readonly numberOfApprovedResults: number; readonly numberOfResultsNeeded: number }): boolean =>
  group.numberOfApprovedResults >= group.numberOfResultsNeeded;

type Published = { readonly results: number; readonly issues: number; readonly feedback: number };

/** What is told of a tester whose work was published: how many results and issues came; null where nothing did. */
export const publishedWords = (test: string, { results, issues, feedback }: Published): string | null => {
  const came = [
    ...(results > 0 ? [counted(results, 'new result', 'new results')] : []),
    ...(issues > 0 ? [counted(issues, 'new issue', 'new issues')] : []),
  ];
  if (came.length > 0) return `${came.join(' and ')} in ${test}.`;
  return feedback > 0 ? `New tester feedback in ${test}.` : null;
};

/** Over what the figures of a person count: the same test has fewer results for customers until all are published. */
export const figuresOver: Readonly<Record<Role, string>> = {
  customer: 'Counts published results only',
  test_manager: 'Counts results whether published or not',
  community_test_manager: 'Counts results whether published or not',
};

/** What is said before a test that stands below the request that it was launched from. */
export const underWords = 'Launched from the request above:';

/** How many requests hold the tests of a list; they are no tests of their own. */
export const requestsWords = (count: number): string => `from ${counted(count, 'request', 'requests')}`;
