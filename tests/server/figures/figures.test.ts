import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlatformTestStatus } from '#schema/vocabulary/test.ts';
import { limits } from '#schema/vocabulary/limits.ts';
import { startDemo } from '#tests/support/demo.ts';
import type { Demo } from '#tests/support/demo.ts';
import type { Loose } from '#tests/support/portal.ts';
import { issuesOf, sectionOf, stats, testOf } from './lists.ts';
import type { Ask, Case, Issue, Listed, Result, Section } from './lists.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const since = new Date(now.getTime() - limits.statisticsDays * 86_400_000).toISOString();
const took = [
  'joined',
  'in_progress',
  'testing_complete',
  'under_review',
  'results_approved',
  'publishing_failed',
  'publishing_results',
  'results_published',
];
/** Nothing of them is to be judged any more. */
const isOver = ['publishing_results', 'results_published', 'removed', 'dropped_out', 'backup_removed', 'declined', 'expired'];
/** The session of an exploratory tester was handed in. */
const finished = ['testing_complete', 'under_review', 'results_approved', 'publishing_results', 'results_published', 'publishing_failed'];
const isModerated = ({ moderationStatus }: Loose): boolean => !['pending', 'unmoderated'].includes(moderationStatus);
const stays = (status: string): boolean => !['removed', 'dropped_out', 'backup_removed', 'declined', 'expired'].includes(status);
const people = ['customer', 'manager', 'moderator', 'trial', 'classic'] as const;
type Name = (typeof people)[number];

type Seen = {
  readonly ask: Ask;
  readonly statuses: readonly PlatformTestStatus[];
  readonly sections: readonly Section[];
  readonly tests: ReadonlyMap<string, Loose>;
  readonly requests: readonly Listed[];
  readonly supervised: readonly Listed[];
};

let demo: Demo;
const seen = new Map<Name, Seen>();

const askerOf = async (name: Name | 'operator'): Promise<Ask> => {
  const call = await demo.as(name);
  return async (query, variables) => {
    const answer = await call(query, variables);
    expect([answer.status, answer.errors]).toEqual([200, []]);
    return answer.data ?? {};
  };
};

const lookAs = async (name: Name): Promise<Seen> => {
  const ask = await askerOf(name);
  const cancelled = name === 'classic' ? [] : (['cancelled'] as const);
  const statuses = name === 'moderator' ? (['in_progress'] as const) : (['in_progress', 'upcoming', 'closed', ...cancelled] as const);
  const sections = await Promise.all(statuses.map((status) => sectionOf(ask, status)));
  const all = sections.flatMap(({ tests }) => tests);
  const supervised = all.filter(({ kind }) => kind === 'FlexibleTestingTest');
  const isStaff = name === 'manager' || name === 'moderator';
  const tests = new Map<string, Loose>();
  for (const { id } of supervised) tests.set(id, await testOf(ask, id, { isStaff, hasIssues: name !== 'moderator' }));
  return { ask, statuses, sections, tests, supervised, requests: all.filter(({ kind }) => kind === 'AdvancedTestRequest') };
};

const of = (name: Name): Seen => {
  const found = seen.get(name);
  if (found === undefined) throw new Error(`nobody looked as ${name}`);
  return found;
};

const tally = (words: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, each]) => [word, each.length]));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const counted = (issues: readonly Issue[], severity: string): number => issues.filter((issue) => issue.severity === severity).length;
const hasFailed = ({ completedCaseResults }: Case, from = ''): boolean =>
  completedCaseResults.some(({ status, isRejected, completedAt }) => status === 'fail' && !isRejected && completedAt > from);

beforeAll(async () => {
  demo = await startDemo(now);
  for (const name of people) seen.set(name, await lookAs(name));
}, 120_000);
afterAll(() => demo.stop());

describe.each(people)('what a %s is shown', (name) => {
  it('counts a request in a list by the tests launched from it', () => {
    for (const { totalCount, testsCount, tests } of of(name).sections) {
      const parents = new Set(tests.map(({ parentTestId }) => parentTestId));
      expect({ totalCount, testsCount }).toEqual({
        totalCount: tests.length,
        testsCount: tests.filter(({ id }) => !parents.has(id)).length,
      });
    }
  });

  it('counts in a test what its lists hold', () => {
    for (const { testStats, ...test } of of(name).tests.values()) {
      const cases: readonly Case[] = test.cases.nodes;
      const results = cases.flatMap(({ completedCaseResults }) => completedCaseResults);
      expect({
        cases: testStats.testCasesTotalCount,
        listed: test.cases.totalCount,
        failed: testStats.testCasesFailedCount,
        statuses: Object.fromEntries(
          testStats.caseStatusCounts.map((each: { status: string; count: number }) => [each.status, each.count]),
        ),
        results: cases.map(({ resultsCount }) => resultsCount),
        bar: Object.fromEntries(testStats.resultCounts.map((each: { kind: string; count: number }) => [each.kind, each.count])),
        testers: testStats.participantsTotalCount,
        feedback: test.testerSessionsCount,
        caseFeedback: test.caseFeedbackCount,
      }).toEqual({
        cases: cases.length,
        listed: cases.length,
        failed: cases.filter((each) => hasFailed(each)).length,
        statuses: tally(
          cases.map(({ status, completedCaseResults }) =>
            status === 'live' && completedCaseResults.some(({ isRejected }) => !isRejected)
              ? (['fail', 'blocked', 'pass'].find((worst) =>
                  completedCaseResults.some((each) => each.status === worst && !each.isRejected),
                ) ?? status)
              : status,
          ),
        ),
        results: cases.map(({ completedCaseResults }) => completedCaseResults.length),
        bar: tally([
          ...results
            .filter(({ status, isRejected }) => isRejected || status !== 'not_tested')
            .map(({ status, isRejected }) =>
              isRejected ? 'rejected' : test.activityType === 'exploratory' && cases.length === 1 ? 'explored' : status,
            ),
          ...cases.flatMap(({ caseResultsLimit, completedCaseResults }) => {
            const owed = ({ open: 'live', prep: 'to_come', scheduled: 'to_come' } as Loose)[test.testWindow.status];
            return owed === undefined
              ? []
              : Array.from({ length: Math.max(0, Math.max(1, caseResultsLimit) - completedCaseResults.length) }, () => owed);
          }),
        ]),
        testers: testStats.testersResults.length,
        feedback: test.testerSessions.length,
        caseFeedback: cases.filter(({ feedback }) => feedback !== null).length,
      });
      for (const tester of testStats.testersResults) {
        const own = results.filter(({ participantId, isRejected }: Result) => participantId === tester.participantId && !isRejected);
        expect([tester.testCasesPassedCount, tester.testCasesFailedCount]).toEqual([
          own.filter(({ status }) => status === 'pass').length,
          own.filter(({ status }) => status === 'fail').length,
        ]);
      }
    }
  });

  it('counts in a comparison what the test cases of both tests hold', () => {
    const { tests, supervised } = of(name);
    const standing = (id: string): ReadonlyMap<string, string> => {
      const still = supervised.some((each) => each.id === id && each.endedAt === null) ? 'live' : 'not_tested';
      const cases: readonly Case[] = tests.get(id)?.cases.nodes ?? [];
      return new Map(
        cases.map(({ code, completedCaseResults }) => {
          const found = completedCaseResults.filter(({ isRejected }) => !isRejected).map(({ status }) => status);
          return [code, ['fail', 'blocked', 'pass'].find((status) => found.includes(status)) ?? still];
        }),
      );
    };
    const compared = [...tests].filter(([, { comparison }]) => comparison !== null && tests.has(comparison.earlier.id));
    for (const [id, { comparison }] of compared) {
      const [before, now] = [standing(comparison.earlier.id), standing(id)];
      const both = [...now.keys()].filter((code) => before.has(code));
      expect({
        counts: Object.fromEntries(comparison.counts.map((each: Loose) => [`${each.before} ${each.now}`, each.count])),
        added: comparison.addedCount,
        removed: comparison.removedCount,
      }).toEqual({
        counts: tally(both.map((code) => `${before.get(code)} ${now.get(code)}`)),
        added: now.size - both.length,
        removed: before.size - both.length,
      });
    }
    expect(compared.length > 0).toBe(name === 'customer' || name === 'manager');
  });

  it('adds up in a request what its tests hold', async () => {
    const { ask, requests } = of(name);
    for (const { id } of requests) {
      const { platformTest: request } = await ask(
        `query ($id: ID!) { platformTest(id: $id) { ... on AdvancedTestRequest { issuesCount ${stats} supervisedTests { ${stats} } } } }`,
        { id },
      );
      const parts: readonly Loose[] = request.supervisedTests.map((each: Loose) => each.testStats);
      for (const field of ['testCasesTotalCount', 'testCasesFailedCount', 'participantsTotalCount', 'issuesTotalCount', 'issuesHighCount'])
        expect([field, request.testStats[field]]).toEqual([field, sum(parts.map((each) => each[field]))]);
      expect(request.issuesCount).toBe(request.testStats.issuesTotalCount);
    }
  });
});

describe.each(['customer', 'manager', 'trial', 'classic'] as const)('the issues of a %s', (name) => {
  it('are counted in each test by triage status and severity', () => {
    for (const { testStats, issueCounts, issues: page } of of(name).tests.values()) {
      expect(page.pageInfo.hasNextPage).toBe(false);
      const issues: readonly (Issue & { issuesCount: number; triagedIssuesCount: number })[] = page.edges.map(({ node }: Loose) => node);
      const by = (status: string): number => issues.filter(({ triageStatus }) => triageStatus === status).length;
      expect([testStats.issuesTotalCount, issueCounts]).toEqual([
        issues.length,
        { untriaged: by('untriaged'), accepted: by('accepted'), rejected: by('rejected') },
      ]);
      expect([testStats.issuesCriticalCount, testStats.issuesHighCount, testStats.issuesMediumCount, testStats.issuesLowCount]).toEqual(
        ['critical', 'high', 'medium', 'low'].map((severity) => counted(issues, severity)),
      );
      for (const { issuesCount, triagedIssuesCount } of issues)
        expect([issuesCount, triagedIssuesCount]).toEqual([issues.length, issues.length - by('untriaged')]);
    }
  });

  it('are counted across tests, whatever they are narrowed to', async () => {
    const { ask } = of(name);
    for (const narrowed of [{}, { days: limits.statisticsDays }, { severities: ['critical', 'low'] }]) {
      const { issueStats } = await ask(
        `query ($days: Int, $severities: [Severity!]) { issueStats(createdWithinDays: $days, severityIn: $severities) { newIssuesCount acceptedIssuesCount rejectedIssuesCount } }`,
        narrowed,
      );
      const listed = async (triage: string) => (await issuesOf(ask, { ...narrowed, triage })).length;
      expect(issueStats).toEqual({
        newIssuesCount: await listed('untriaged'),
        acceptedIssuesCount: await listed('accepted'),
        rejectedIssuesCount: await listed('rejected'),
      });
    }
  });

  it('are counted by tag', async () => {
    const { ask } = of(name);
    const { flexibleTestingIssueTags: tags } = await ask('{ flexibleTestingIssueTags { id attachedToIssuesCount } }');
    for (const { id, attachedToIssuesCount } of tags) expect(attachedToIssuesCount).toBe((await issuesOf(ask, { tags: [id] })).length);
  });
});

describe.each(['customer', 'manager', 'trial', 'classic'] as const)('the overview of a %s', (name) => {
  it('LA-113: counts what the lists of the past 90 days hold', async () => {
    const { ask, supervised, sections, statuses, tests } = of(name);
    const live = supervised.filter(({ openedAt, endedAt }) => openedAt !== null && (endedAt ?? now.toISOString()) > since);
    const listed = await Promise.all(statuses.map((status) => sectionOf(ask, status, limits.statisticsDays)));
    expect(listed.flatMap((section) => section.tests.map(({ id }) => id)).toSorted()).toEqual(live.map(({ id }) => id).toSorted());
    expect(sum(listed.map(({ testsCount }) => testsCount))).toBe(live.length);
    const all = sum(sections.map(({ totalCount }) => totalCount));
    expect(live.length < all || all === 0).toBe(true);
    const { organizationStats } =
      await ask(`{ organizationStats { testsCount issuesTotalCount issuesCriticalCount issuesHighCount issuesMediumCount
      issuesLowCount testCasesTotalCount testCasesFailedCount } }`);
    const issues = await issuesOf(ask, { days: limits.statisticsDays });
    const every = await issuesOf(ask);
    expect(issues).toEqual(every.filter(({ createdAt }) => createdAt > since));
    const cases: readonly Case[] = live.flatMap(({ id }) => tests.get(id)?.cases.nodes ?? []);
    expect(organizationStats).toEqual({
      testsCount: live.length,
      issuesTotalCount: issues.length,
      issuesCriticalCount: counted(issues, 'critical'),
      issuesHighCount: counted(issues, 'high'),
      issuesMediumCount: counted(issues, 'medium'),
      issuesLowCount: counted(issues, 'low'),
      testCasesTotalCount: cases.filter(({ completedCaseResults }) => completedCaseResults.some(({ completedAt }) => completedAt > since))
        .length,
      testCasesFailedCount: cases.filter((each) => hasFailed(each, since)).length,
    });
  });

  it('has in its weeks every result that passed or failed', async () => {
    const { ask, tests } = of(name);
    const { weeks } = (await ask('{ organizationStats { weeks { startsAt passed failed } } }')).organizationStats;
    const results: readonly Result[] = [...tests.values()]
      .flatMap(({ cases: { nodes } }) => nodes as readonly Case[])
      .flatMap(({ completedCaseResults }) => completedCaseResults)
      .filter(({ isRejected, completedAt }) => !isRejected && completedAt >= weeks[0].startsAt);
    const by = (status: string): number => results.filter((each) => each.status === status).length;
    expect({ passed: sum(weeks.map((week: Loose) => week.passed)), failed: sum(weeks.map((week: Loose) => week.failed)) }).toEqual({
      passed: by('pass'),
      failed: by('fail'),
    });
  });
});

describe.each(['manager', 'moderator'] as const)('the testers of a %s', (name) => {
  it('are counted in their groups and with what they handed in', () => {
    for (const test of of(name).tests.values()) {
      expect(test.openBlockersCount).toBe(test.blockers.filter(({ status }: Loose) => status === 'open').length);
      const participants: readonly Loose[] = test.selectionRequirementsGroups.flatMap((group: Loose) => group.participants);
      expect(test.testStats.participantsTotalCount).toBe(participants.filter(({ status }) => took.includes(status)).length);
      for (const { assignedCases, caseResults, ...tester } of participants) {
        const results: readonly Loose[] = caseResults;
        expect({
          assigned: tester.assignedCasesCount,
          completed: tester.completedCasesCount,
          approved: tester.approvedTestCasesCount,
          edits: tester.numberOfPendingEditRequests,
          unmoderated: tester.numberOfPendingResultModerations,
        }).toEqual({
          assigned: assignedCases.length,
          completed: results.filter(({ completedAt }) => completedAt !== null).length,
          approved: results.filter(({ moderationStatus }) => moderationStatus === 'approved').length,
          edits: results.filter(({ hasOpenCaseResultEditRequest }) => hasOpenCaseResultEditRequest).length,
          unmoderated: isOver.includes(tester.status)
            ? 0
            : results.filter(({ completedAt, moderationStatus }) => completedAt !== null && moderationStatus !== 'approved').length,
        });
      }
      for (const group of test.selectionRequirementsGroups) {
        const own: readonly Loose[] = group.participants;
        const published = own.filter(({ status }) => status === 'results_published');
        const approved = own.filter(({ status, caseResults }) => {
          const handedIn = caseResults.filter(({ completedAt }: Loose) => completedAt !== null);
          const judged = handedIn.every(({ moderationStatus }: Loose) => moderationStatus === 'approved');
          if (!stays(status) || !judged) return false;
          if (test.activityType !== 'exploratory') return handedIn.length > 0;
          return finished.includes(status) && caseResults.every(({ relatedIssues }: Loose) => relatedIssues.every(isModerated));
        });
        expect([group.numberOfPublishedResults, group.numberOfApprovedResults, group.numberOfAssignedCases]).toEqual([
          published.length,
          approved.length,
          sum(own.map(({ assignedCases }) => assignedCases.length)),
        ]);
        const withResults = own.filter(({ caseResults }) => caseResults.some(({ completedAt }: Loose) => completedAt !== null));
        const publishable = own.filter(
          ({ status, issueGenerationProcessing, issueGenerationFailed }) =>
            ['testing_complete', 'under_review', 'results_approved', 'publishing_failed'].includes(status) &&
            !issueGenerationProcessing &&
            !issueGenerationFailed,
        );
        expect([group.numberOfTestersWithResults, group.numberOfPublishableTesters]).toEqual([withResults.length, publishable.length]);
      }
    }
  });
});

it('a manager counts those of the past 90 days who took part, a customer those of them who are published', async () => {
  const { ask, statuses, tests } = of('manager');
  const listed = await Promise.all(statuses.map((status) => sectionOf(ask, status, limits.statisticsDays)));
  const joined = listed
    .flatMap((section) => section.tests.map(({ id }) => tests.get(id) ?? {}))
    .flatMap(({ selectionRequirementsGroups }) => selectionRequirementsGroups as readonly Loose[])
    .flatMap(({ participants }) => participants as readonly Loose[])
    .filter(({ joinedAt, status }) => joinedAt > since && took.includes(status));
  const counts = async (name: Name): Promise<number> =>
    (await of(name).ask('{ organizationStats { participantsTotalCount } }')).organizationStats.participantsTotalCount;
  expect([await counts('manager'), await counts('customer')]).toEqual([
    joined.length,
    joined.filter(({ status }) => status === 'results_published').length,
  ]);
});

it('a moderator has as many results waiting as the list holds', async () => {
  const { waitingResults } = await of('moderator').ask('{ waitingResults(first: 100) { totalCount edges { node { id } } } }');
  expect(waitingResults.totalCount).toBe(waitingResults.edges.length);
});

it('a balance is what the last movement left, and movements add up', async () => {
  const { organization } = (
    await of('customer').ask(
      '{ getCurrentOrganizationUser { organization { creditAccount { balance transactions(first: 100) { nodes { amount balanceAfterTransaction } } } } } }',
    )
  ).getCurrentOrganizationUser;
  const moves: readonly Loose[] = organization.creditAccount.transactions.nodes;
  expect([moves[0]?.balanceAfterTransaction, sum(moves.map(({ amount }) => Number(amount)))]).toEqual([
    organization.creditAccount.balance,
    organization.creditAccount.balance,
  ]);
});

it('an operator counts the people of an organization and its tests that are open', async () => {
  const ask = await askerOf('operator');
  const { operatorOrganizations } = await ask('{ operatorOrganizations { id shortCode peopleCount openTestsCount } }');
  for (const { id, shortCode, peopleCount, openTestsCount } of operatorOrganizations) {
    const { operatorPeople } = await ask('query ($id: ID!) { operatorPeople(organizationId: $id) { state } }', { id });
    expect([shortCode, peopleCount]).toEqual([shortCode, operatorPeople.filter(({ state }: Loose) => state !== 'removed').length]);
    if (shortCode === 'NW')
      expect(openTestsCount).toBe(of('manager').sections[0]?.tests.filter(({ kind }) => kind === 'FlexibleTestingTest').length);
  }
});
