import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../support/app.ts';
import { launchKept } from '../support/chromium.ts';
import { crash } from '../support/crash.ts';
import { crowdOf, invitedTo } from '../support/drivers-crowd.ts';
import type { Tester } from '../support/drivers-crowd.ts';
import { unheard } from '../support/drivers-faults.ts';
import { launchRun, radio } from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { assignModerator, idOf, issuesTest, title } from '../support/drivers-results.ts';
import { filters, issuesOf, judge, readIssues, rows } from '../support/drivers-unsent.ts';
import { journey } from '../support/journey.ts';
import { routed } from '../support/routed.ts';

const cases = Array.from({ length: 10 }, (_, at) => `Case ${at + 1}`);

let testId = '';
let tester: Tester;

const line = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('contentinfo', { name: 'Status and keys' }).getByText(words).waitFor();
const told = (page: Page, words: string | RegExp): Locator => page.getByRole('region', { name: 'Notifications' }).getByText(words).first();
const panel = (page: Page, name: string): Locator => page.getByRole('complementary', { name, exact: true });
const part = (page: Page, name: string): Locator => page.getByRole('region', { name });
const unsent = (page: Page): Promise<number> => page.getByRole('main').getByText('Not sent yet', { exact: true }).count();
const place = (): string => `/results/${testId}/participant/${tester.participantId}`;
const offline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await line(page, 'Offline');
};

/** Until all that waited is sent. */
const online = async (page: Page): Promise<void> => {
  await page.context().setOffline(false);
  await expect.poll(() => unsent(page)).toBe(0);
};

type Result = {
  readonly id: string;
  readonly testCase: { readonly name: string };
  readonly moderationStatus: string;
  readonly latestCaseResultEditRequest: { readonly status: string } | null;
  readonly caseResultModerationLogs: readonly { readonly eventType: string }[];
};

/** Each result of the tester, with what was done to it. */
const resultsOf = async (portal: AskPortal): Promise<ReadonlyMap<string, Result>> => {
  const { testParticipant } = await portal<{ readonly testParticipant: { readonly caseResults: readonly Result[] } }>(
    `query ($id: ID!, $testId: ID!) { testParticipant(id: $id, testId: $testId) { caseResults {
      id testCase { name } moderationStatus latestCaseResultEditRequest { status }
      caseResultModerationLogs { eventType } } } }`,
    { id: tester.participantId, testId },
  );
  return new Map(testParticipant.caseResults.map((result) => [result.testCase.name, result]));
};

/** Reads every result once, and comes back to the first. */
const readAll = async (page: Page): Promise<void> => {
  await part(page, 'Outstanding test case results').getByRole('button', { name: 'Case 1', exact: true }).click();
  for (const name of cases) {
    await panel(page, name).getByText('Actual result').first().waitFor();
    if (name !== cases.at(-1)) await page.keyboard.press('j');
  }
  await page.keyboard.press('Escape');
  await panel(page, cases.at(-1) ?? '').waitFor({ state: 'detached' });
  await part(page, 'Outstanding test case results').getByRole('button', { name: 'Case 1', exact: true }).click();
  await panel(page, 'Case 1').getByText('Actual result').first().waitFor();
};

const approve = (page: Page, name: string): Promise<void> =>
  panel(page, name).getByRole('button', { name: 'Approve', exact: true }).click();

describe('a moderator', () => {
  journey('accepts a run in which a tester handed in ten results', async ({ journey: { as, portal, url } }) => {
    const name = `Without a line ${Date.now()}`;
    const [customer, manager] = [await portal('customer'), await portal('manager')];
    await launchRun(await as('customer', '/overview'), customer, name, cases.length);
    await expect.poll(async () => (testId = await idOf(manager, name)), { timeout: 30_000 }).not.toBe('');
    const [first] = await invitedTo(crowdOf(url), testId);
    if (first === undefined) throw new Error('nobody was invited');
    tester = first;
    await tester.join();
    for (const at of cases.keys()) await tester.passCase(`C-${at + 1}`);
    await assignModerator(manager, testId);
    const page = await as('moderator', `/results/${testId}`);
    const welcome = page.getByRole('dialog', { name: `Welcome to the moderation of ${name}` });
    await welcome.getByRole('button', { name: "I'm ready to start" }).waitFor();
    for (const promise of await welcome.locator('label').all()) await promise.click();
    await welcome.getByRole('button', { name: "I'm ready to start" }).click();
    await title(page, name).waitFor();
  });

  journey(
    'judges ten results without a network and loses the tab: nine are applied once each by the next page, and one says why not',
    async ({ journey: { as, portal, problems } }) => {
      const manager = await portal('manager');
      const page = await as('moderator', place());
      await title(page, tester.name).waitFor();
      await readAll(page);
      await offline(page);
      await approve(page, 'Case 1');
      await told(page, 'Not sent yet').waitFor();
      await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).first().click();
      await told(page, 'Taken back before it was sent.').waitFor();
      await panel(page, 'Case 1').waitFor();
      expect(await unsent(page)).toBe(0);
      for (const name of cases) await approve(page, name);
      await expect.poll(() => unsent(page)).toBe(10);
      await line(page, '10 not sent yet');

      const before = await resultsOf(manager);
      expect(new Set([...before.values()].map(({ moderationStatus }) => moderationStatus))).toEqual(new Set(['not_moderated']));
      await manager('mutation ($input: CreateCaseResultEditRequestInput!) { createCaseResultEditRequest(input: $input) { successful } }', {
        input: { caseResultId: before.get('Case 3')?.id, content: 'Please add a picture.' },
      });
      const next = await page.context().newPage();
      await crash(page);
      await page.close();
      await next.context().setOffline(false);
      await next.goto('/results');
      await told(next, 'Case 3: The tester has been asked to change this result.').waitFor();
      await told(next, '9 decisions that had waited were sent.').waitFor();
      const after = await resultsOf(manager);
      for (const name of cases) {
        const { moderationStatus, caseResultModerationLogs } = after.get(name) ?? { moderationStatus: '', caseResultModerationLogs: [] };
        const times = caseResultModerationLogs.filter(({ eventType }) => /approv/iu.test(eventType)).length;
        expect([name, moderationStatus, times]).toEqual(name === 'Case 3' ? [name, 'not_moderated', 0] : [name, 'approved', 1]);
      }
      await next.getByRole('region', { name: 'Notifications' }).getByRole('link', { name: 'Show' }).click();
      await panel(next, 'Case 3').getByText('Not done: The tester has been asked to change this result.').waitFor();
      problems();
    },
  );

  journey('takes an approval back and finalizes while there is no network', async ({ journey: { as, portal, problems } }) => {
    const manager = await portal('manager');
    const page = await as('manager', place());
    await title(page, tester.name).waitFor();
    const open = (): Promise<void> => part(page, 'Approved test case results').getByRole('button', { name: 'Case 1', exact: true }).click();
    await open();
    const back = panel(page, 'Case 1').getByRole('button', { name: /^Remove approval/ });
    await back.waitFor();
    await offline(page);
    await back.click();
    await told(page, 'Not sent yet').waitFor();
    await expect.poll(() => unsent(page)).toBeGreaterThan(0);
    await approve(page, 'Case 1');
    await told(page, 'Taken back before it was sent.').waitFor();
    await expect.poll(() => unsent(page)).toBe(0);
    await panel(page, 'Case 1').waitFor({ state: 'detached' });
    await open();
    await panel(page, 'Case 1').getByRole('button', { name: 'Finalize moderation' }).click();
    await told(page, 'The moderation is finalized as soon as there is a connection.').waitFor();
    await panel(page, 'Case 1').getByText('Not sent yet').waitFor();
    await page.context().setOffline(false);
    await panel(page, 'Case 1')
      .getByText(/^Moderation finalized/)
      .first()
      .waitFor();
    await expect.poll(() => unsent(page)).toBe(0);
    const standing = async (): Promise<string | undefined> => (await resultsOf(manager)).get('Case 1')?.moderationStatus;
    expect(await standing()).toBe('approved');
    await offline(page);
    await back.click();
    await expect.poll(() => unsent(page)).toBeGreaterThan(0);
    await online(page);
    expect(await standing()).toBe('not_moderated');
    problems();
  });

  journey('asks for a change and takes that back while there is no network', async ({ journey: { as, portal, problems } }) => {
    const manager = await portal('manager');
    const page = await as('manager', place());
    await title(page, tester.name).waitFor();
    await part(page, 'Outstanding test case results').getByRole('button', { name: 'Case 1', exact: true }).click();
    const press = (name: string): Promise<void> => panel(page, 'Case 1').getByRole('button', { name, exact: true }).click();
    await panel(page, 'Case 1').getByText('Actual result').first().waitFor();
    await offline(page);
    await press('Request edit');
    await panel(page, 'Case 1')
      .getByRole('textbox', { name: /tester change/i })
      .fill('Please add a picture.');
    await press('Request edit');
    await told(page, 'Your edit request is sent as soon as there is a connection.').waitFor();
    await expect.poll(() => unsent(page)).toBeGreaterThan(0);
    await online(page);
    const asked = async (): Promise<unknown> => (await resultsOf(manager)).get('Case 1')?.latestCaseResultEditRequest?.status;
    expect(await asked()).toBe('requested');
    await offline(page);
    await press('Cancel edit request');
    await page.getByRole('alertdialog', { name: 'Cancel this edit request?' }).getByRole('button', { name: 'Cancel edit request' }).click();
    await told(page, 'Your edit request is cancelled as soon as there is a connection.').waitFor();
    await online(page);
    expect(await asked()).toBe('cancelled');
    problems();
  });

  journey('rejects a result and takes that back while there is no network', async ({ journey: { as, portal, problems } }) => {
    type Cases = { readonly platformTest: { readonly cases: { readonly nodes: readonly { readonly id: string }[] } } };
    const manager = await portal('manager');
    const { platformTest } = await manager<Cases>(
      'query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { cases(first: 9) { nodes { id } } } } }',
      { id: testId },
    );
    const page = await as('manager', `/results/${testId}/test-case/${platformTest.cases.nodes[0]?.id}`);
    await page.getByRole('list', { name: 'Testers' }).getByRole('link').first().click();
    const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().click();
    const choose = async (): Promise<void> => {
      await press('Reject');
      await page.getByRole('button', { name: /Reason/ }).click();
      await page.getByRole('option').first().click();
    };
    const undo = async (): Promise<void> => {
      await press('Undo rejection');
      await page.getByText('Take the rejection back?').waitFor();
      await press('Undo rejection');
    };
    await choose();
    await offline(page);
    await press('Reject result');
    await told(page, 'Not sent yet: it is sent once you are connected again.').waitFor();
    await expect.poll(() => unsent(page)).toBeGreaterThan(0);
    await undo();
    await page.getByRole('button', { name: 'Reject', exact: true }).waitFor();
    await expect.poll(() => unsent(page)).toBe(0);
    await page.context().setOffline(false);
    await choose();
    await press('Reject result');
    await page.getByRole('button', { name: 'Undo rejection' }).waitFor();
    await expect.poll(() => unsent(page)).toBe(0);
    await offline(page);
    await undo();
    await expect.poll(() => unsent(page)).toBeGreaterThan(0);
    await online(page);
    await page.getByRole('button', { name: 'Reject', exact: true }).waitFor();
    problems();
  });
});

describe('a customer', () => {
  journey(
    'judges ten issues without a network and closes the tab: nine are applied once each, and one says who decided since',
    async ({ journey: { as, portal, problems } }) => {
      const manager = await portal('manager');
      const issuesIn = await issuesTest(manager, (test) => !test.forceSeverityChangeBeforeAccept && test.issueCounts.untriaged >= 12);
      const page = await as('customer', `/results/${issuesIn}?tab=issues`);
      const ids = await readIssues(page, 10);
      await offline(page);
      for (const key of ['1', '2']) await judge(page, key);
      await line(page, '2 not sent yet');
      const listed = (at: number): Promise<number> => page.locator(`a[data-key="${ids[at] ?? ''}"]`).count();
      for (const at of [1, 0]) {
        await expect.poll(() => listed(at)).toBe(0);
        await page.keyboard.press('u');
        await expect.poll(() => listed(at)).toBe(1);
      }
      await told(page, 'Taken back before it was sent.').waitFor();
      await rows(page).first().click();
      for (const at of ids.keys()) await judge(page, at % 2 === 0 ? '1' : '2');
      await line(page, '10 not sent yet');
      await radio(filters(page), /^Accepted/).click();

      const [contested = ''] = ids.slice(4);
      await manager('mutation ($input: FlexibleTestingIssueRejectInput!) { flexibleTestingIssueReject(input: $input) { successful } }', {
        input: { issueId: contested, rejectionReason: 'Other' },
      });
      const next = await page.context().newPage();
      await page.close();
      await next.context().setOffline(false);
      await next.goto('/overview');
      await told(next, '9 decisions that had waited were sent.').waitFor();
      await told(next, /accepted: .+ rejected this since\.$/).waitFor();
      const after = new Map((await issuesOf(manager, ids)).map((issue) => [issue.id, issue.triageStatus]));
      expect(ids.map((id) => after.get(id))).toEqual(ids.map((id, at) => (id === contested || at % 2 === 1 ? 'rejected' : 'accepted')));
      problems();
    },
  );

  journey('goes on by itself once the line is back, also where the answer was lost', async ({ journey: { as, portal, problems } }) => {
    const manager = await portal('manager');
    const issuesIn = await issuesTest(manager, (test) => !test.forceSeverityChangeBeforeAccept && test.issueCounts.untriaged >= 3);
    const page = await as('customer', `/results/${issuesIn}?tab=issues`);
    const [first = '', second = ''] = await readIssues(page, 2);
    await unheard(page, 'TriageIssue_Accept', () => judge(page, '1'));
    await expect.poll(async () => (await issuesOf(manager, [first]))[0]?.triageStatus).toBe('accepted');
    await told(page, / accepted$/).waitFor();
    await offline(page);
    await judge(page, '2');
    await line(page, '1 not sent yet');
    await page.context().setOffline(false);
    await expect.poll(async () => (await issuesOf(manager, [second]))[0]?.triageStatus).toBe('rejected');
    await told(page, /rejected as Duplicate$/).waitFor();
    problems();
  });

  journey(
    'waits for a server that does not answer, and goes on where the line comes and goes',
    async ({ journey: { as, portal, problems } }) => {
      const manager = await portal('manager');
      const issuesIn = await issuesTest(manager, (test) => !test.forceSeverityChangeBeforeAccept && test.issueCounts.untriaged >= 4);
      const page = await as('customer', `/results/${issuesIn}?tab=issues`);
      const ids = await readIssues(page, 3);
      const standing = async (): Promise<readonly string[]> => {
        const known = new Map((await issuesOf(manager, ids)).map((issue) => [issue.id, issue.triageStatus]));
        return ids.map((id) => known.get(id) ?? '');
      };
      let answers = { api: false, health: false };
      let held = Promise.withResolvers<void>();
      held.resolve();
      const meet = async (route: Route): Promise<void> => {
        const isHealth = route.request().url().endsWith('/health');
        if (!(isHealth ? answers.health : answers.api)) return route.abort('connectionreset');
        if (/"TriageIssue_/u.test(route.request().postData() ?? '')) await held.promise;
        return route.fallback();
      };
      await routed(page, '**/api/customer_portal', meet);
      await routed(page, '**/health', meet);
      await judge(page, '1');
      await line(page, '1 not sent yet');
      answers = { api: false, health: true };
      await expect.poll(() => standing(), { timeout: 3_000 }).toEqual(['untriaged', 'untriaged', 'untriaged']);
      held = Promise.withResolvers();
      answers = { api: true, health: true };
      const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('"TriageIssue_Accept"'), { timeout: 40_000 });
      await asked;
      await judge(page, '2');
      await line(page, '2 not sent yet');
      await page.context().setOffline(true);
      await judge(page, '1');
      await line(page, '3 not sent yet');
      await page.context().setOffline(false);
      held.resolve();
      await expect.poll(() => standing(), { timeout: 40_000 }).toEqual(['accepted', 'rejected', 'accepted']);
      problems();
    },
  );

  journey('finds the verdicts sent that waited when the whole browser was killed', async ({ journey: { url, portal } }) => {
    const manager = await portal('manager');
    const issuesIn = await issuesTest(manager, (test) => !test.forceSeverityChangeBeforeAccept && test.issueCounts.untriaged >= 3);
    const folder = mkdtempSync(join(tmpdir(), 'muster-killed-'));
    const options = { baseURL: url, locale: 'en-GB', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
    const first = await launchKept(folder, options);
    const page = await first.context.newPage();
    await signIn(page, url, 'customer', `/results/${issuesIn}?tab=issues`);
    const ids = await readIssues(page, 2);
    await offline(page);
    for (const key of ['1', '2']) await judge(page, key);
    await line(page, '2 not sent yet');
    await first.kill();
    const second = await launchKept(folder, options);
    const next = await second.context.newPage();
    await signIn(next, url, 'customer', '/overview');
    await told(next, '2 decisions that had waited were sent.').waitFor();
    const known = new Map((await issuesOf(manager, ids)).map((issue) => [issue.id, issue.triageStatus]));
    expect(ids.map((id) => known.get(id))).toEqual(['accepted', 'rejected']);
    await second.context.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
