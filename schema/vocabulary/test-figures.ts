import type { Figure } from './figures.ts';
import { finishedParticipantStatuses, goneParticipantStatuses } from './participant.ts';
import type { ParticipantStatus, ReportModerationStatus } from './participant.ts';

export const testFigures = {
  'TestStats.testCasesFailedCount': {
    label: 'Failed test cases',
    counts: 'A test case has failed when at least one tester reported that it fails',
    list: '?tab=test-case-results',
  },
  'TestStats.participantsTotalCount': { label: 'Testers', counts: 'Those who joined and did not leave', list: null },
  'TesterResults.testCasesTotalCount': { label: 'Progress', counts: 'Passed or failed, of the test cases given', list: null },
  'TestStats.issuesTotalCount': {
    label: 'Issues reported',
    counts: 'All issues of this test, whether new, accepted or rejected',
    list: '?tab=issues',
  },
  'TestStats.devices': {
    label: 'Where it fails',
    counts: 'Test cases by what they were tested on; one has failed there when at least one tester on it reported so',
    list: '?tab=test-case-results',
  },
  'TestComparison.choices': {
    label: 'Issues by release',
    counts: 'In this test and in earlier ones with at least half of its test cases, oldest first',
    list: null,
  },
  'SelectionRequirementsGroup.numberOfApprovedResults': {
    label: 'Testers approved',
    counts: 'Testers whose submitted results are all approved, out of those needed; publishing does not change it',
    list: null,
  },
  'SelectionRequirementsGroup.numberOfPublishedResults': {
    label: 'Testers published',
    counts: 'Those whose results are published, approved or not',
    list: null,
  },
} as const satisfies Readonly<Record<string, Figure>>;

/**
 * Still on the test, with results submitted and each of them approved; in an exploratory test, a session submitted with every report
 * moderated. Publishing alone approves nobody.
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

export const isCompleteGroup = (group: { readonly numberOfApprovedResults: number; readonly numberOfResultsNeeded: number }): boolean =>
  group.numberOfApprovedResults >= group.numberOfResultsNeeded;
