import type { BrowsedTest } from '../browse-results/test-row.view.tsx';
import type { ShownParticipant } from '../testers/tester-row.view.tsx';

type Supervised = Extract<BrowsedTest, { __typename: 'FlexibleTestingTest' }>;
type Advanced = Extract<BrowsedTest, { __typename: 'AdvancedTestRequest' }>;

const ahead = '2126-11-22T09:00:00.000Z';

export const window = (facts: Partial<Supervised['testWindow']> = {}): Supervised['testWindow'] => ({
  status: 'open',
  scheduleAt: null,
  plannedEndAt: ahead,
  closedAt: null,
  cancelledAt: null,
  ...facts,
});

const testStats: Supervised['testStats'] = {
  issuesTotalCount: 38,
  caseStatusCounts: [
    { status: 'pass', count: 58 },
    { status: 'fail', count: 9 },
  ],
  resultCounts: [
    { kind: 'pass', count: 640 },
    { kind: 'fail', count: 12 },
    { kind: 'live', count: 4 },
  ],
};

export const supervised = (facts: Partial<Supervised> = {}): Supervised => ({
  __typename: 'FlexibleTestingTest',
  id: 't1',
  parentTestId: null,
  code: 'NW-412',
  name: 'Checkout regression',
  url: '/results/t1',
  testWindow: window(),
  schedule: null,
  testStats,
  ...facts,
});

export const advanced = (facts: Partial<Advanced> = {}): Advanced => ({
  __typename: 'AdvancedTestRequest',
  id: 'a1',
  code: 'NW-411',
  name: 'Release 11',
  url: '/results/a1',
  testWindow: window(),
  schedule: null,
  testStats,
  requestedTests: [{ id: 'q1', autoLaunchStatus: 'ready_to_launch' }],
  ...facts,
});

export const participant = (facts: Partial<ShownParticipant> = {}): ShownParticipant => ({
  id: 'p1',
  testerId: 'u1',
  fullName: 'Lena Hartmann',
  chatChannels: [],
  country: { code: 'DE', name: 'Germany' },
  status: 'results_approved',
  invitedAt: null,
  assignedCasesCount: 8,
  approvedTestCasesCount: 5,
  publishingStops: [],
  completedCasesCount: 8,
  reportedIssuesCount: 3,
  hasReportedIssue: true,
  highestSeverity: 'high',
  moderationStatus: 'moderated',
  numberOfPendingIssueModerations: 0,
  numberOfPendingResultModerations: 0,
  issueGeneration: 'none',
  issueGenerationProcessing: false,
  issueGenerationFailed: false,
  publishingFailReason: null,
  publishesAt: null,
  publishingFrom: null,
  moderationClaim: null,
  isActiveInTestCasesExecution: true,
  lastCaseResultCompletedAt: null,
  communityTestManagersEnabled: true,
  version: 1,
  ...facts,
});
