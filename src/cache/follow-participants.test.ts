import { gql } from 'urql';
import { describe, expect, it } from 'vitest';
import { opened, withPage } from './follow-changes.builders.ts';
import type { Data } from './follow-changes.builders.ts';

withPage();

const wholeGroup = {
  __typename: 'SelectionRequirementsGroup',
  id: 'g1',
  status: 'open',
  numberOfApprovedResults: 0,
  numberOfAssignedCases: 0,
  numberOfResultsNeeded: 4,
  numberOfPublishedResults: 0,
  numberOfPublishableTesters: 0,
  numberOfTestersWithResults: 0,
};
const wholeTest = {
  __typename: 'FlexibleTestingTest',
  id: 't1',
  code: 'A-1',
  name: 'Checkout',
  type: 'Supervised Test',
  url: '/results/t1',
  parentTestId: null,
  parentTest: null,
  testWindow: {
    __typename: 'TestWindow',
    status: 'open',
    openedAt: null,
    scheduleAt: null,
    plannedEndAt: null,
    closedAt: null,
    cancelledAt: null,
  },
  communityTestManagersEnabled: true,
  testerSessionsCount: 0,
  testStats: { __typename: 'TestStats', testCasesTotalCount: 1, issuesTotalCount: 1, caseStatusCounts: [] },
  issueCounts: { __typename: 'IssueCounts', untriaged: 1, accepted: 0, rejected: 0 },
  openBlockersCount: 0,
  selectionRequirementsGroups: [wholeGroup],
};
const wholeParticipant = {
  __typename: 'Participant',
  status: 'invited',
  issueGeneration: 'none',
  communityTestManagersEnabled: true,
  assignedCasesCount: 1,
  approvedTestCasesCount: 0,
  publishingStops: [],
  testerId: 'x',
  groupId: 'g1',
  country: { __typename: 'TesterCountry', code: 'DE', name: 'Germany' },
  invitedAt: null,
  joinedAt: null,
  finishedAt: null,
  completedCasesCount: 0,
  reportedIssuesCount: 0,
  hasReportedIssue: false,
  highestSeverity: null,
  moderationStatus: 'pending',
  moderationClaim: null,
  numberOfPendingIssueModerations: 0,
  numberOfPendingResultModerations: 0,
  numberOfPendingEditRequests: 0,
  issueGenerationProcessing: false,
  issueGenerationFailed: false,
  publishingFailReason: null,
  publishesAt: null,
  publishingFrom: null,
  isActiveInTestCasesExecution: false,
  lastCaseResultCompletedAt: null,
  version: 2,
};

const Result = gql`
  query Result($id: ID!) {
    flexibleTestingTestCaseResult(id: $id) { __typename id isRejected testCase { __typename id status isRejected } }
  }
`;

describe('a result of another tester of the same test case', () => {
  const testCase = { __typename: 'TestCase', id: 'k1', status: 'fail', isRejected: false, isTestCaseLive: false };
  const whole = {
    status: 'fail',
    moderationStatus: 'approved',
    rejectionReason: 'Other',
    moderationFinalizedAt: null,
    hasOpenCaseResultEditRequest: false,
    participantStatus: 'testing_complete',
    wasRead: true,
    completedAt: null,
    isPublished: false,
    version: 2,
    participantId: 'p2',
  };
  const result = (id: string, own: Data) => ({ __typename: 'CaseResult', id, isRejected: false, testCase, ...own });

  it('shows what its rejection made of the case wherever the case stands, and asks for nothing', () => {
    const { show, shown, tell, asked } = opened({ Result: { flexibleTestingTestCaseResult: result('r1', { isRejected: true }) } });
    show(Result, { id: 'r1' });
    const rejected = { ...testCase, status: 'not_tested', isRejected: true };
    tell({ topic: 'case_result', entityId: 'r2', caseResult: { ...whole, ...result('r2', { isRejected: true, testCase: rejected }) } });
    expect([shown('Result'), asked]).toEqual([
      {
        flexibleTestingTestCaseResult: result('r1', {
          isRejected: true,
          testCase: { __typename: 'TestCase', id: 'k1', status: 'not_tested', isRejected: true },
        }),
      },
      [],
    ]);
  });
});

const Testers = gql`
  query Testers($testId: ID!) {
    platformTest(id: $testId) {
      __typename
      ... on FlexibleTestingTest {
        id
        selectionRequirementsGroups { __typename id status numberOfApprovedResults participants { __typename id status fullName } }
      }
    }
  }
`;

describe('one participant of a thousand that changed', () => {
  const people = Array.from({ length: 1000 }, (_, index) => ({
    __typename: 'Participant',
    id: `p${index}`,
    status: index < 500 ? 'invited' : 'in_progress',
    fullName: `Tester ${String(index).padStart(4, '0')}`,
  }));
  const group = { __typename: 'SelectionRequirementsGroup', id: 'g1', status: 'open', numberOfApprovedResults: 0 };
  const testers = {
    platformTest: { __typename: 'FlexibleTestingTest', id: 't1', selectionRequirementsGroups: [{ ...group, participants: people }] },
  };
  type Shown = {
    platformTest: {
      selectionRequirementsGroups: readonly [{ numberOfApprovedResults: number; participants: readonly { id: string; status: string }[] }];
    };
  };
  const row = (own: Data) => ({ ...wholeParticipant, ...own });
  const counters = { ...wholeTest, selectionRequirementsGroups: [{ ...wholeGroup, ...group, numberOfApprovedResults: 1 }] };

  it('stands where the server would list it, with the counters of its group, and asks for no list', () => {
    const { show, shown, tell, asked } = opened({ Testers: testers });
    show(Testers, { testId: 't1' });
    tell({ topic: 'participant', entityId: 'p3', participant: row({ ...people[3], status: 'in_progress' }), test: counters });
    const [{ numberOfApprovedResults, participants }] = (shown('Testers') as Shown).platformTest.selectionRequirementsGroups;
    expect(asked).toEqual([]);
    expect([numberOfApprovedResults, participants.length]).toEqual([1, 1000]);
    const of = (status: string) => participants.filter((each) => each.status === status).map(({ id }) => id);
    expect(of('in_progress')[0]).toBe('p3');
    expect(of('invited')).not.toContain('p3');
  });

  it('asks for the list where it is new to it', () => {
    const { show, tell, asked } = opened({ Testers: testers });
    show(Testers, { testId: 't1' });
    tell({ topic: 'participant', entityId: 'new', participant: row({ id: 'new', status: 'invited', fullName: 'New' }), test: counters });
    expect(asked).toEqual(['Testers']);
  });

  it('asks for the list where a blocker came or went, whose event does not tell whom it stops', () => {
    const { show, tell, asked } = opened({ Testers: testers });
    show(Testers, { testId: 't1' });
    tell({ topic: 'blocker', entityId: 'b1' });
    expect(asked).toEqual(['Testers']);
  });

  it('asks for nothing of another test', () => {
    const { show, tell, asked } = opened({ Testers: testers });
    show(Testers, { testId: 't1' });
    tell({ topic: 'participant', testId: 't2', entityId: 'p9', participant: row({ id: 'q', status: 'invited', fullName: 'Q' }) });
    expect(asked).toEqual([]);
  });
});
