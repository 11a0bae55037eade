import { createHash, randomUUID } from 'node:crypto';
import type { ResultCount } from '#machines/lifecycles/case-result/status-counts.rules.ts';
import type { CaseResultStatus } from '#schema/vocabulary/case-result.ts';
import { severities } from '#schema/vocabulary/issue.ts';
import type { Severity, TriageStatus } from '#schema/vocabulary/issue.ts';
import { sharedReportLimits } from '#schema/vocabulary/shared-report.ts';
import type { SharedReportField, SharedReportIssues, SharedReportPart } from '#schema/vocabulary/shared-report.ts';
import type { TestWindowStatus } from '#schema/vocabulary/test.ts';
import type { RequestContext } from '#server/api/context.ts';
import type { Documents } from '#server/api/documents.ts';
import type { Services } from '#server/api/services.ts';
import type { Database } from '#server/workflow/transaction.ts';

/** What is stored of a report, found by its link. */
export type FoundReport = {
  readonly id: string;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly testId: string;
  readonly title: string;
  readonly introduction: string;
  readonly parts: readonly SharedReportPart[];
  readonly issues: SharedReportIssues;
  readonly issueIds: readonly string[];
  readonly leavesOut: readonly SharedReportField[];
};

type Window = { readonly status: TestWindowStatus } & {
  readonly [At in 'openedAt' | 'closedAt' | 'cancelledAt' | 'plannedEndAt']: string | null;
};

export type ReportStats = {
  readonly participantsTotalCount: number;
  readonly testCasesTotalCount: number;
  readonly resultCounts: readonly ResultCount[];
  readonly caseStatusCounts: readonly { readonly status: CaseResultStatus; readonly count: number }[];
  readonly issuesTotalCount: number;
  readonly issuesCriticalCount: number;
  readonly issuesHighCount: number;
  readonly issuesMediumCount: number;
  readonly issuesLowCount: number;
  readonly testersResults?: readonly {
    readonly testerName: string;
    readonly country?: { readonly name: string } | null;
    readonly testCasesFailedCount: number;
    readonly testCasesPassedCount: number;
    readonly testCasesTotalCount: number;
  }[];
  readonly devices?: readonly {
    readonly browserOrDevice: string | null;
    readonly operatingSystemAndVersion: string | null;
    readonly testCasesFailedCount: number;
    readonly testCasesBlockedCount: number;
    readonly testCasesPassedCount: number;
  }[];
};

export type ReportCase = {
  readonly code: string;
  readonly name: string;
  readonly section: string | null;
  readonly status: CaseResultStatus;
  readonly resultsCount: number;
};

export type ReportFile = { readonly id: string; readonly name: string; readonly mediaKind: string; readonly archived: boolean };

export type ReportIssue = {
  readonly code: string;
  readonly title: string;
  readonly severity: Severity;
  readonly triageStatus: TriageStatus;
  readonly issueFields: readonly { readonly code: string; readonly label: string; readonly value: string }[];
  readonly testCases: readonly { readonly name: string }[];
  readonly environment?: string | null;
  readonly testerCountry?: { readonly name: string } | null;
  readonly issueNote?: { readonly note: string } | null;
  readonly attachments?: readonly ReportFile[];
};

export type ReadReport = {
  readonly test: { readonly code: string; readonly name: string; readonly activityType: string | null; readonly testWindow: Window };
  readonly stats: ReportStats | null;
  readonly cases: { readonly shown: readonly ReportCase[]; readonly total: number } | null;
  readonly issues: { readonly shown: readonly ReportIssue[]; readonly hasMore: boolean } | null;
};

type Deps = { readonly documents: Documents; readonly database: Database; readonly services: Services };

const testText = `query SharedReport($testId: ID!, $summary: Boolean!, $cases: Boolean!, $testers: Boolean!, $environment: Boolean!, $most: Int!) {
  platformTest(id: $testId) { __typename ... on FlexibleTestingTest {
    code name activityType testWindow { status openedAt closedAt cancelledAt plannedEndAt }
    testStats @include(if: $summary) {
      participantsTotalCount testCasesTotalCount caseStatusCounts { status count } resultCounts { kind count }
      issuesTotalCount issuesCriticalCount issuesHighCount issuesMediumCount issuesLowCount
      testersResults @include(if: $testers) {
        testerName country @include(if: $environment) { name } testCasesFailedCount testCasesPassedCount testCasesTotalCount
      }
      devices @include(if: $environment) {
        browserOrDevice operatingSystemAndVersion testCasesFailedCount testCasesBlockedCount testCasesPassedCount
      }
    }
    cases(first: $most) @include(if: $cases) { totalCount nodes { code name section status resultsCount } }
  } }
}`;

const issuesText = `query SharedReportIssues($testId: ID!, $ids: [ID!], $status: TriageStatus, $after: String, $notes: Boolean!, $environment: Boolean!, $evidence: Boolean!) {
  flexibleTestingIssues(testIdEq: $testId, idIn: $ids, triageStatusEq: $status, first: 100, after: $after, sort: { field: created_at, direction: ascending }) {
    pageInfo { hasNextPage endCursor }
    edges { node {
      code title severity triageStatus issueFields { code label value } testCases { name }
      environment @include(if: $environment) testerCountry @include(if: $environment) { name }
      issueNote @include(if: $notes) { note } attachments @include(if: $evidence) { id name mediaKind archived }
    } }
  }
}`;

const nobody = '00000000-0000-0000-0000-000000000000';

/** Whoever has the link reads as a customer of the organization who is nobody: what is not published is in no report. */
const contextOf = ({ database, services }: Deps, organizationId: string): RequestContext => ({
  person: {
    id: nobody,
    publicId: '',
    role: 'customer',
    organizationId,
    organizationPublicId: '',
    flags: new Set(),
    onBehalfOfUserId: null,
    isOperator: false,
  },
  viewer: { organizationId, userId: nobody, role: 'customer' },
  database,
  services,
  idempotencyKey: null,
  seen: new Map(),
  requestId: randomUUID(),
  isConfirmed: async () => false,
});

/** Null where it is gone, as a test past its retention. */
const ask = async (deps: Deps, report: FoundReport, text: string, variables: Readonly<Record<string, unknown>>): Promise<unknown> => {
  const operation = deps.documents.prepare(text, null);
  if ('errors' in operation) throw operation.errors[0] ?? new Error('The document of a report cannot be read.');
  const answer = await operation.compiled.query(undefined, contextOf(deps, report.organizationId), variables);
  const [fault] = answer.errors ?? [];
  if (fault === undefined) return answer.data;
  if (fault.extensions?.['code'] === 'NOT_FOUND') return null;
  throw fault;
};

type Page = {
  readonly flexibleTestingIssues: {
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly edges: readonly { readonly node: ReportIssue }[];
  };
};

const readIssues = async (deps: Deps, report: FoundReport): Promise<NonNullable<ReadReport['issues']>> => {
  const { testId, issues, issueIds, leavesOut } = report;
  const shown: ReportIssue[] = [];
  let hasMore = false;
  let after: string | null = null;
  do {
    const variables: Readonly<Record<string, unknown>> = {
      testId,
      after,
      ids: issues === 'chosen' ? issueIds : null,
      status: issues === 'accepted' ? 'accepted' : null,
      notes: !leavesOut.includes('notes'),
      environment: !leavesOut.includes('environment'),
      evidence: !leavesOut.includes('evidence'),
    };
    const answer = (await ask(deps, report, issuesText, variables)) as Page | null;
    const page: Page['flexibleTestingIssues'] | undefined = answer?.flexibleTestingIssues;
    if (page === undefined) break;
    shown.push(...page.edges.map(({ node }) => node));
    hasMore = page.pageInfo.hasNextPage;
    after = hasMore && shown.length < sharedReportLimits.issues ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return { shown: shown.toSorted((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity)), hasMore };
};

type Head = { readonly platformTest: (ReadReport['test'] & { readonly testStats?: ReportStats; readonly cases?: Cases }) | null };
type Cases = { readonly totalCount: number; readonly nodes: readonly ReportCase[] };

/** The test as it stands now. What the report leaves out is not read. */
export const readReport = async (deps: Deps, report: FoundReport): Promise<ReadReport | null> => {
  const { testId, parts, leavesOut } = report;
  const head = (await ask(deps, report, testText, {
    testId,
    summary: parts.includes('summary'),
    cases: parts.includes('cases'),
    testers: !leavesOut.includes('testers'),
    environment: !leavesOut.includes('environment'),
    most: sharedReportLimits.cases,
  })) as Head | null;
  const test = head?.platformTest ?? null;
  if (test === null) return null;
  return {
    test,
    stats: test.testStats ?? null,
    cases: test.cases === undefined ? null : { shown: test.cases.nodes, total: test.cases.totalCount },
    issues: parts.includes('issues') ? await readIssues(deps, report) : null,
  };
};

/** The name of a file in the addresses of one report: it leads to no other report, and from it to no id. */
export const fileCodeOf = (token: string, fileId: string): string =>
  createHash('sha256').update(`${token}:${fileId}`).digest('base64url').slice(0, 16);
