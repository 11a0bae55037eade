import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { launchRun } from '../support/drivers-launch.ts';
import { looksFor } from '../support/drivers-offers.ts';
import { tryOffers } from '../support/offers-in-pages.ts';
import { toOtherStates } from '../support/other-states.ts';
import { ownDataDir } from '../support/own-url.ts';
import { assignedTest, busyTest, idOf, title } from '../support/drivers-results.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import { journey, moving } from '../support/journey.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Parts of this test' });

type Counted = {
  readonly platformTests: {
    readonly edges: readonly {
      readonly node: {
        readonly id?: string;
        readonly testerSessionsCount?: number;
        readonly testStats?: { readonly issuesTotalCount: number; readonly testCasesTotalCount: number };
        readonly selectionRequirementsGroups?: readonly {
          readonly name: string;
          readonly participants: readonly { readonly status: string }[];
        }[];
      };
    }[];
  };
};

describe('the page of a test', () => {
  journey('RE-072 RE-074 RE-076 RE-094: counts on its tabs, and shows its testers in their groups', async ({ journey: { as, portal } }) => {
    const manager = await portal('manager');
    const { platformTests } = await manager<Counted>(
      `{ platformTests(status: in_progress, first: 50) { edges { node { ... on FlexibleTestingTest { id testerSessionsCount testStats { issuesTotalCount testCasesTotalCount }
        selectionRequirementsGroups { name participants { status } } } } } } }`,
    );
    const counted = platformTests.edges.find(
      ({ node: { testerSessionsCount = 0, testStats } }) => testerSessionsCount > 0 && (testStats?.issuesTotalCount ?? 0) > 0,
    )?.node;
    if (counted?.id === undefined || counted.testStats === undefined) throw new Error('no live test has issues and feedback');
    const { id, testStats, testerSessionsCount = 0, selectionRequirementsGroups = [] } = counted;
    expect(testStats.testCasesTotalCount).toBeGreaterThan(0);
    const page = await as('manager', `/results/${id}?tab=testers`);
    const headed = async (label: string, count: number): Promise<void> => {
      await expect.poll(() => tabs(page).getByRole('link', { name: label }).textContent()).toBe(`${label}${count}`);
    };
    await headed('Issues reported', testStats.issuesTotalCount);
    await headed('Test case results', testStats.testCasesTotalCount);
    await headed('Tester feedback', testerSessionsCount);
    for (const group of selectionRequirementsGroups) {
      const shown = group.participants.filter(
        ({ status }) => !['declined', 'dropped_out', 'invited', 'removed', 'backup_removed'].includes(status),
      );
      const rows = page.getByRole('region', { name: group.name, exact: true }).locator('tbody tr');
      await expect.poll(() => rows.count()).toBe(shown.length);
    }
  });

  journey('compares a test with one before it, and begins a request of what did not pass', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    type Found = { readonly status: string; readonly isRejected: boolean };
    type Compared = {
      readonly platformTest: {
        readonly comparison: {
          readonly choices: readonly { readonly id: string; readonly code: string; readonly name: string }[];
          readonly cases: readonly { readonly code: string; readonly before: string; readonly now: string }[];
        };
        readonly cases: { readonly nodes: readonly { readonly name: string; readonly completedCaseResults: readonly Found[] }[] };
      };
    };
    const id = await idOf(customer, 'Checkout regression, release 11');
    const asked = `query ($id: ID!, $with: ID) { platformTest(id: $id) { ... on FlexibleTestingTest {
      comparison(with: $with) { choices { id code name } cases { code before now } } cases(first: 1000) { nodes { name completedCaseResults { status isRejected } } } } } }`;
    const first = (await customer<Compared>(asked, { id })).platformTest;
    const [, other] = first.comparison.choices;
    if (other === undefined) throw new Error('there is one earlier test at most');
    const second = (await customer<Compared>(asked, { id, with: other.id })).platformTest;
    const worse = ({ comparison }: Compared['platformTest']) =>
      comparison.cases.filter(({ before, now }) => before === 'pass' && now !== 'pass');
    const page = await as('customer', `/results/${id}`);
    const sheet = page.getByRole('region', { name: 'Compared with an earlier test' });
    const shows = async (code: string, compared: Compared['platformTest']) => {
      await sheet.getByRole('heading', { name: `Compared with ${code}` }).waitFor();
      const group = sheet.getByRole('region', { name: 'No longer pass' });
      const listed = worse(compared).slice(0, 5);
      await expect.poll(async () => ((await group.count()) === 0 ? 0 : group.getByRole('listitem').count())).toBe(listed.length);
      for (const { code: one } of listed) await group.getByText(one, { exact: true }).waitFor();
    };
    await shows(first.comparison.choices[0]?.code ?? '', first);
    await sheet.getByRole('button', { name: 'Compare with' }).click();
    await page.getByRole('menuitemradio', { name: `${other.code} ${other.name}` }).click();
    await shows(other.code, second);
    await page.reload();
    await shows(other.code, second);

    const again = first.cases.nodes.filter(({ completedCaseResults }) =>
      completedCaseResults.some(({ status, isRejected }) => !isRejected && ['fail', 'blocked'].includes(status)),
    );
    await page.getByRole('button', { name: `Retest ${again.length} test cases` }).click();
    await page.waitForURL((url) => url.searchParams.get('draft') !== null);
    type Draft = {
      readonly launchDraft: {
        readonly values: { readonly tests: readonly { readonly values: { readonly testCases: readonly { readonly name: string }[] } }[] };
      };
    };
    const draftId = new URL(page.url()).searchParams.get('draft');
    const { launchDraft } = await customer<Draft>('query ($id: ID!) { launchDraft(id: $id) { values } }', { id: draftId });
    expect(launchDraft.values.tests.flatMap(({ values }) => values.testCases.map(({ name }) => name))).toEqual(
      again.map(({ name }) => name),
    );
    await discardDrafts(customer);
  });

  journey('RE-182 RE-185: has a page for each tester, by participation and by person', async ({ journey: { as, portal } }) => {
    const { id, tester } = await busyTest(await portal('manager'));
    const page = await as('manager', `/results/${id}/participant/${tester.id}`);
    await title(page, tester.fullName).waitFor();
    await page.goto(`/results/${id}/tester/${tester.testerId}`);
    await title(page, tester.fullName).waitFor();
    await page
      .getByRole('table', { name: 'Outstanding test case results' })
      .or(page.getByText('No result has been approved yet'))
      .first()
      .waitFor();
  });

  journey(
    'RE-183 RE-189 RE-197 RE-221: has a page for each case, on which an address opens one result, which is read then',
    async ({ journey: { as, portal } }) => {
      const manager = await portal('manager');
      type Tests = { readonly platformTests: { readonly edges: readonly { readonly node: { readonly id?: string } }[] } };
      type Case = {
        readonly id: string;
        readonly name: string;
        readonly completedCaseResults: readonly { readonly id: string; readonly wasRead: boolean }[];
      };
      type Cases = { readonly platformTest: { readonly cases: { readonly nodes: readonly Case[] } } };
      const ids = ['in_progress', 'closed'].map(async (status) => {
        const query = `{ platformTests(status: ${status}, first: 20) { edges { node { ... on FlexibleTestingTest { id } } } } }`;
        return (await manager<Tests>(query)).platformTests.edges.flatMap(({ node: { id } }) => id ?? []);
      });
      const unread = (await Promise.all(ids)).flat().map(async (testId) => {
        const { platformTest } = await manager<Cases>(
          `query ($testId: ID!) { platformTest(id: $testId) { ... on FlexibleTestingTest {
             cases(first: 40) { nodes { id name completedCaseResults { id wasRead } } } } } }`,
          { testId },
        );
        return platformTest.cases.nodes.flatMap((testCase) =>
          testCase.completedCaseResults.flatMap((result) => (result.wasRead ? [] : [{ testId, testCase, result }])),
        );
      });
      const found = (await Promise.all(unread)).flat().at(0);
      if (found === undefined) throw new Error('every result of the demo has been read');
      const { testId, testCase, result } = found;
      const readNow = async (): Promise<boolean> =>
        (
          await manager<{ readonly flexibleTestingTestCaseResult: { readonly wasRead: boolean } }>(
            'query ($id: ID!) { flexibleTestingTestCaseResult(id: $id) { wasRead } }',
            { id: result.id },
          )
        ).flexibleTestingTestCaseResult.wasRead;
      const page = await as('manager', `/results/${testId}/test-case/${testCase.id}`);
      await title(page, testCase.name).waitFor();
      expect(await readNow()).toBe(false);
      await page.goto(`/results/${testId}/test-case/${testCase.id}?result=${result.id}`);
      await page.getByRole('heading', { name: 'Actual result' }).waitFor();
      await expect.poll(readNow).toBe(true);
    },
  );

  journey(
    'RE-003: leads to triage, notes and tags, export, blockers, schedules, moderators, testers and auto-export',
    async ({ journey: { as, portal } }) => {
      const test = await busyTest(await portal('manager'));
      const page = await as('manager', `/results/${test.id}/issue/${test.issueId}`);
      await page.getByRole('toolbar', { name: 'Triage' }).getByRole('button', { name: 'Accept', exact: true }).waitFor();
      await page.getByRole('region', { name: 'Triage note' }).waitFor();
      await page
        .getByRole('button', { name: /^Add tag/u })
        .first()
        .waitFor();
      await page
        .getByRole('button', { name: /^Export/u })
        .first()
        .waitFor();
      await page.goto(`/results/${test.id}?tab=blockers`);
      await expect
        .poll(() =>
          tabs(page)
            .getByRole('link', { name: /^Blockers/u })
            .getAttribute('aria-current'),
        )
        .toBe('page');
      await page.goto(`/results/${test.id}?panel=moderators`);
      await page.getByRole('complementary', { name: 'Moderators' }).waitFor();
      await page.goto(`/results/${test.id}/tester/${test.tester.testerId}`);
      await title(page, test.tester.fullName).waitFor();
      await page.goto('/auto-export-settings');
      await title(page, 'Auto-export').waitFor();
      await page.goto('/results');
      await page
        .getByRole('button', { name: /^Recurring schedule of/u })
        .first()
        .waitFor();
    },
  );

  journey('RE-637: opens for a moderator who accepted it, once their own assignment is known', async ({ journey: { as, portal } }) => {
    const testId = await assignedTest(await portal('manager'), 'accepted');
    const page = await as('moderator', '/results');
    await title(page, 'Results').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(/"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? ''));
    await page.goto(`/results/${testId}`);
    await tabs(page).waitFor();
    const first = asked.find((operation) => operation === 'AcceptAssignment_Own' || operation.startsWith('TestPage_'));
    expect(first).toBe('AcceptAssignment_Own');
  });

  journey('RE-788: says in its own words where nothing is there yet', async ({ journey: { as, portal } }) => {
    const name = `Nothing yet ${Date.now()}`;
    await launchRun(await as('customer', '/overview', moving), await portal('customer'), name, 1);
    const manager = await portal('manager');
    let testId = '';
    await expect.poll(async () => (testId = await idOf(manager, name)), { timeout: 30_000 }).not.toBe('');
    const page = await as('manager', `/results/${testId}?tab=blockers`);
    const says = (words: string): Promise<void> => page.getByText(words, { exact: true }).first().waitFor();
    await says('There are no open blockers');
    await tabs(page).getByRole('link', { name: 'Issues reported' }).click();
    await says('No new issues have been reported yet');
    await tabs(page).getByRole('link', { name: 'Tester feedback' }).click();
    await says('No tester feedback has been left for this test');
    const trial = await as('trial', '/results');
    await title(trial, 'Results').waitFor();
    const empty = {
      live: 'There are no live test results',
      upcoming: 'There are no upcoming test results',
      recent: 'No tests were finished in the last 7 days',
      older: 'There are no test results older than 7 days',
      cancelled: 'There are no cancelled test results',
    };
    for (const [section, words] of Object.entries(empty)) {
      const head = trial.locator(`button[aria-controls="section-${section}"]`);
      if ((await head.count()) === 0) continue;
      if ((await head.getAttribute('aria-expanded')) === 'false') await head.dispatchEvent('click');
      await trial.getByText(words, { exact: true }).waitFor();
    }
  });
});

describe('the results overview', () => {
  journey(
    'is as it was left after a look at a test: scrolled, folded and opened, by the link and by the browser',
    async ({ journey: { as } }) => {
      const page = await as('manager', '/results', { viewport: { width: 1440, height: 500 } });
      await title(page, 'Results').waitFor();
      const head = (section: string) => page.locator(`button[aria-controls="section-${section}"]`);
      await head('older').click();
      await head('live').click();
      await page.locator('#section-older a').first().waitFor();
      const rows = page.locator('#section-older').getByRole('link');
      await rows.nth(5).scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => window.scrollY);
      expect(scrolled).toBeGreaterThan(100);
      const asLeft = async (): Promise<void> => {
        await title(page, 'Results').waitFor();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
        expect([await head('older').getAttribute('aria-expanded'), await head('live').getAttribute('aria-expanded')]).toEqual([
          'true',
          'false',
        ]);
      };
      const look = async (): Promise<void> => {
        await rows.nth(5).click();
        await tabs(page).waitFor();
      };
      await look();
      await page.goBack();
      await asLeft();
      await look();
      await page.getByRole('main').getByRole('link', { name: 'Results', exact: true }).click();
      await asLeft();
      await page.getByRole('link', { name: 'Overview', exact: true }).click();
      await page.waitForURL('**/overview');
      await page.getByRole('banner').getByRole('link', { name: 'Results', exact: true }).click();
      await title(page, 'Results').waitFor();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      for (const section of ['upcoming', 'recent', 'cancelled']) await head(section).click();
      await look();
      await page.goBack();
      await title(page, 'Results').waitFor();
      const expanded = ['live', 'upcoming', 'recent', 'older', 'cancelled'].map((section) => head(section).getAttribute('aria-expanded'));
      expect(await Promise.all(expanded)).toEqual(['false', 'false', 'false', 'true', 'true']);
    },
  );
});

const everybody = ['attachment-requirement', 'automatic-management', 'chat-channel', 'chat-message'];
const staff = ['attachment', 'blocker', 'case-result', 'edit-request', 'participant', 'results-needed', 'test-window'];
const desk = ['issue', 'issue-note', 'issue-tag', 'membership', 'integration', 'schedule', 'advanced-test', 'auto-export'];

/** The charts whose controls each account is shown, or would be. */
const shownTo = {
  customer: [...everybody, ...desk, 'attachment', 'case-result', 'test-window'],
  manager: [...everybody, ...staff, ...desk, 'moderator-assignment'],
  moderator: [...everybody, ...staff],
  operator: ['crowd-token', 'organization', 'service-request'],
} as const;

describe('what pages offer', () => {
  for (const [account, charts] of Object.entries(shownTo) as readonly [keyof typeof shownTo, readonly string[]][])
    journey(
      `is what the charts allow the ${account} in each state, and a press of what they refuse sends nothing`,
      { timeout: 600_000 },
      async ({ journey: { as, portal } }) => {
        const page = await as(account, '/overview');
        const ask = await portal(account);
        let back = async (): Promise<void> => undefined;
        const move = async (): Promise<void> => void ({ back } = await toOtherStates(ownDataDir()));
        try {
          const tried = await tryOffers(page, () => looksFor(account, page, ask), move);
          expect(tried.wrong.join('\n')).toBe('');
          expect(tried.charts).toEqual(charts.toSorted());
        } finally {
          await back();
        }
      },
    );
});
