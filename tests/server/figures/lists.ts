import type { Loose } from '#tests/support/portal.ts';
import type { PlatformTestStatus } from '#schema/vocabulary/test.ts';

export type Ask = (query: string, variables?: object) => Promise<Record<string, Loose>>;

export type Result = {
  readonly status: string;
  readonly isRejected: boolean;
  readonly completedAt: string;
  readonly participantId: string;
};
export type Case = {
  readonly id: string;
  readonly code: string;
  readonly status: string;
  readonly resultsCount: number;
  readonly caseResultsLimit: number;
  readonly feedback: string | null;
  readonly completedCaseResults: readonly Result[];
};
export type Issue = { readonly id: string; readonly severity: string; readonly triageStatus: string; readonly createdAt: string };
export type Listed = {
  readonly id: string;
  readonly kind: string;
  readonly parentTestId: string | null;
  readonly openedAt: string | null;
  readonly endedAt: string | null;
};
export type Section = { readonly totalCount: number; readonly testsCount: number; readonly tests: readonly Listed[] };

const sectionQuery = `query ($status: PlatformTestStatus!, $days: Int, $after: String) { platformTests(status: $status, liveWithinDays: $days, first: 7, after: $after) {
  totalCount testsCount pageInfo { hasNextPage endCursor }
  edges { node { __typename
    ... on AdvancedTestRequest { id testWindow { openedAt closedAt cancelledAt } }
    ... on FlexibleTestingTest { id parentTestId testWindow { openedAt closedAt cancelledAt } } } } } }`;

/** Every page of a list of tests. */
export const sectionOf = async (ask: Ask, status: PlatformTestStatus, days: number | null = null): Promise<Section> => {
  const tests: Listed[] = [];
  for (let after: string | null = null; ;) {
    const { platformTests: page } = await ask(sectionQuery, { status, days, after });
    for (const { node } of page.edges)
      tests.push({
        id: node.id,
        kind: node.__typename,
        parentTestId: node.parentTestId ?? null,
        openedAt: node.testWindow.openedAt,
        endedAt: node.testWindow.closedAt ?? node.testWindow.cancelledAt,
      });
    if (!page.pageInfo.hasNextPage) return { totalCount: page.totalCount, testsCount: page.testsCount, tests };
    after = page.pageInfo.endCursor;
  }
};

const issuesQuery = `query ($days: Int, $triage: TriageStatus, $tags: [ID!], $severities: [Severity!], $after: String) {
  flexibleTestingIssues(createdWithinDays: $days, triageStatusEq: $triage, issueTagsIdsEq: $tags, severityIn: $severities, first: 100, after: $after) {
    edges { node { id severity triageStatus createdAt } } pageInfo { hasNextPage endCursor } } }`;

/** Every page of the list of issues across tests. */
export const issuesOf = async (ask: Ask, narrowed: object = {}): Promise<readonly Issue[]> => {
  const issues: Issue[] = [];
  for (let after: string | null = null; ;) {
    const { flexibleTestingIssues: page } = await ask(issuesQuery, { ...narrowed, after });
    issues.push(...page.edges.map(({ node }: { node: Issue }) => node));
    if (!page.pageInfo.hasNextPage) return issues;
    after = page.pageInfo.endCursor;
  }
};

export const stats = `testStats { participantsTotalCount testCasesTotalCount testCasesFailedCount issuesTotalCount issuesCriticalCount issuesHighCount
  issuesMediumCount issuesLowCount caseStatusCounts { status count } resultCounts { kind count }
  testersResults { participantId testCasesFailedCount testCasesPassedCount testCasesTotalCount } }`;

const testQuery = `query ($id: ID!, $isStaff: Boolean!, $hasIssues: Boolean!) { platformTest(id: $id) { ... on FlexibleTestingTest {
  ${stats} testerSessionsCount caseFeedbackCount testWindow { status }
  testerSessions { id }
  comparison { earlier { id } counts { before now count } addedCount removedCount }
  cases { totalCount nodes { id feedback code status resultsCount caseResultsLimit completedCaseResults { status isRejected completedAt participantId } } }
  issueCounts @include(if: $hasIssues) { untriaged accepted rejected }
  issues(first: 100) @include(if: $hasIssues) { edges { node { id severity triageStatus createdAt issuesCount triagedIssuesCount } } pageInfo { hasNextPage } }
  activityType
  openBlockersCount @include(if: $isStaff)
  blockers @include(if: $isStaff) { status }
  selectionRequirementsGroups @include(if: $isStaff) { numberOfAssignedCases numberOfApprovedResults numberOfPublishedResults
    numberOfPublishableTesters numberOfTestersWithResults
    participants { id status issueGenerationProcessing issueGenerationFailed joinedAt assignedCasesCount completedCasesCount approvedTestCasesCount numberOfPendingEditRequests numberOfPendingResultModerations
      assignedCases { id } caseResults { relatedIssues { moderationStatus } moderationStatus isRejected completedAt hasOpenCaseResultEditRequest } } } } } }`;

/** A test with its figures and the lists behind them. */
export const testOf = async (ask: Ask, id: string, asked: { readonly isStaff: boolean; readonly hasIssues: boolean }): Promise<Loose> =>
  (await ask(testQuery, { id, ...asked })).platformTest;
