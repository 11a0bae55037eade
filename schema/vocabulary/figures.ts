import { counted } from './counted.ts';
import { limits } from './limits.ts';
import type { Role } from './roles.ts';

export type Figure = {
  readonly label: string;
  readonly counts: string;
  /** The URL of the list; null where it stands right below. */
  readonly list: string | null;
};

const past = `the past ${limits.statisticsDays} days`;
/** Tests live in the period: whatever happened then happened in one of these. */
const tests = `/results?days=${limits.statisticsDays}`;

export const liveWords = (days: number): string => `Live, past ${days} days`;

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

type Published = { readonly results: number; readonly issues: number; readonly feedback: number };

/** Null where no results and no issues came. */
export const publishedWords = (test: string, { results, issues, feedback }: Published): string | null => {
  const came = [
    ...(results > 0 ? [counted(results, 'new result', 'new results')] : []),
    ...(issues > 0 ? [counted(issues, 'new issue', 'new issues')] : []),
  ];
  if (came.length > 0) return `${came.join(' and ')} in ${test}.`;
  return feedback > 0 ? `New tester feedback in ${test}.` : null;
};

/** The figures differ by role: customers see fewer results of a test until all are published. */
export const figuresOver: Readonly<Record<Role, string>> = {
  customer: 'Counts published results only',
  test_manager: 'Counts results whether published or not',
  community_test_manager: 'Counts results whether published or not',
};

export const underWords = 'Launched from the request above:';

/** Beside the one test of a request: what the request is called, where it has a name of its own. */
export const ofRequest = ({ code, name }: { readonly code: string; readonly name: string }, test: string): string =>
  name === test ? `of ${code}` : `of ${code} ${name}`;

/** Requests are not counted as tests. */
export const requestsWords = (count: number): string => `from ${counted(count, 'request', 'requests')}`;
