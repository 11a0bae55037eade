import { Refusal } from './api.ts';
import type { Ask } from './api.ts';

export const severities = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];
type Status = 'fail' | 'blocked' | 'pass' | 'live' | 'not_tested';

export type CaseFigure = { readonly code: string; readonly name: string; readonly section: string | null; readonly status: Status };
export type IssueFigure = {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly severity: Severity | 'unknown';
  readonly triageStatus: string;
};
export type TestFigures = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly status: string;
  readonly cases: readonly CaseFigure[];
  /** Handed in, of an exploratory test, which has no test cases; null of others. */
  readonly sessions: number | null;
  /** Without those that were rejected. */
  readonly issues: readonly IssueFigure[];
  /** Test cases that passed in the earlier test and fail or are blocked now. */
  readonly regressions: readonly { readonly code: string; readonly name: string }[];
};

type Page<Node> = {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};
type Window = { readonly testWindow: { readonly status: string } };
type Read = {
  readonly platformTest:
    | (Window & { readonly __typename: 'FlexibleTestingTest'; readonly id: string })
    | (Window & { readonly __typename: 'AdvancedTestRequest'; readonly supervisedTests: readonly (Window & { readonly id: string })[] });
};

export const standingQuery = `query Standing($id: ID!) {
  platformTest(id: $id) {
    __typename
    ... on FlexibleTestingTest { id testWindow { status } }
    ... on AdvancedTestRequest { testWindow { status } supervisedTests { id testWindow { status } } }
  }
}`;

export const figuresQuery = `query Figures($id: ID!, $cases: String, $issues: String, $with: ID) {
  platformTest(id: $id) {
    ... on FlexibleTestingTest {
      id code name activityType testWindow { status }
      explored: cases(first: 1) { nodes { completedCaseResults { id } } }
      cases(first: 1000, after: $cases) { nodes { code name section status } pageInfo { hasNextPage endCursor } }
      issues(first: 50, after: $issues) { edges { node { id code title severity triageStatus } } pageInfo { hasNextPage endCursor } }
      comparison(with: $with) { cases { code name before now } }
    }
  }
}`;

const over = ['closed', 'cancelled'];

/** A supervised test, or those that were launched from a request, and whether all of it is over. */
export const standingOf = async (
  ask: Ask,
  id: string,
): Promise<{ readonly tests: readonly string[]; readonly status: string; readonly isOver: boolean }> => {
  const { platformTest: test } = await ask<Read>(standingQuery, { id });
  const { status } = test.testWindow;
  if (test.__typename === 'FlexibleTestingTest') return { tests: [test.id], status, isOver: over.includes(status) };
  const { supervisedTests } = test;
  const areOver = supervisedTests.length > 0 && supervisedTests.every(({ testWindow }) => over.includes(testWindow.status));
  return { tests: supervisedTests.map((each) => each.id), status: areOver ? 'closed' : status, isOver: over.includes(status) || areOver };
};

type FiguresRead = {
  readonly platformTest: Window & {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly activityType: string | null;
    readonly explored: { readonly nodes: readonly { readonly completedCaseResults: readonly object[] }[] };
    readonly cases: Page<CaseFigure>;
    readonly issues: { readonly edges: readonly { readonly node: IssueFigure }[]; readonly pageInfo: Page<never>['pageInfo'] };
    readonly comparison: {
      readonly cases: readonly (Pick<CaseFigure, 'code' | 'name'> & { readonly before: Status; readonly now: Status })[];
    } | null;
  };
};

const isWorse = ({ before, now }: { readonly before: Status; readonly now: Status }): boolean =>
  before === 'pass' && (now === 'fail' || now === 'blocked');

/** Everything of a supervised test, whatever its size; compared with an earlier one where that is named or known. */
export async function figuresOf(ask: Ask, id: string, against: string | null): Promise<TestFigures> {
  const cases: CaseFigure[] = [];
  const issues: IssueFigure[] = [];
  const after: { cases: string | null; issues: string | null } = { cases: null, issues: null };
  for (;;) {
    const { platformTest: test } = await ask<FiguresRead>(figuresQuery, { id, ...after, with: against });
    if (against !== null && test.comparison === null) throw new Refusal(`${test.code} cannot be compared with ${against}.`);
    const isExploratory = test.activityType === 'exploratory';
    if (!isExploratory) cases.push(...test.cases.nodes);
    issues.push(...test.issues.edges.map(({ node }) => node));
    after.cases = test.cases.pageInfo.endCursor ?? after.cases;
    after.issues = test.issues.pageInfo.endCursor ?? after.issues;
    if (!test.cases.pageInfo.hasNextPage && !test.issues.pageInfo.hasNextPage)
      return {
        id: test.id,
        code: test.code,
        name: test.name,
        status: test.testWindow.status,
        cases,
        sessions: isExploratory
          ? test.explored.nodes.reduce((sum, { completedCaseResults }) => sum + completedCaseResults.length, 0)
          : null,
        issues: issues.filter(({ triageStatus }) => triageStatus !== 'rejected'),
        regressions: (test.comparison?.cases ?? []).filter(isWorse).map(({ code, name }) => ({ code, name })),
      };
  }
}
