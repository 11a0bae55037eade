import type { Page } from 'playwright-core';
import { afterEach, describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { isAt, onOperation, openForm } from '../support/drivers-forms.ts';
import { arriveAt, press } from '../support/drivers-launch.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { answerOnce, behave, misbehave } from '../support/drivers-vendors.ts';
import { journey } from '../support/journey.ts';
import { ownUrl } from '../support/own-url.ts';

const received = 'We have received your test request';
const notSent = 'Your test request has not been sent';
const warning = 'A test for this test run is already in progress. Launching again will create another test.';
const form = 'Launch a TestRail test run';
const question = 'Launch this test run?';
const cycle = '/test-requests/zephyr-squad/22';

afterEach(() => behave(ownUrl()));

type Counted = { readonly flexibleTestingTestRequests: { readonly totalCount: number } };

const inProgress = async (portal: AskPortal, source: string, externalTestId: string): Promise<number> => {
  const filter = { source, externalTestId, testInProgress: true };
  const query = 'query ($filter: FlexibleTestingTestRequestsFilter!) { flexibleTestingTestRequests(filter: $filter) { totalCount } }';
  return (await portal<Counted>(query, { filter })).flexibleTestingTestRequests.totalCount;
};
const sees = (page: Page, text: string): Promise<void> => page.getByText(text, { exact: true }).first().waitFor();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const launch = (page: Page): Promise<void> => press(page, /^Launch test run/);

/** Lets the server do the work, and loses its answer. */
const loseAnswer = (page: Page, operation: string) => {
  let isLost = false;
  return onOperation(page, operation, async (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
};

describe('a run of TestRail', () => {
  journey(
    'LA-017 LA-094 LA-098 LA-273 LA-274 LA-276 LA-569: is loaded, corrected, refused, lost and requested once',
    async ({ journey: { as, portal, url, problems } }) => {
      const ask = await portal('customer');
      const before = await inProgress(ask, 'testrail', '104');
      const page = await as('customer', '/test-requests/nowhere/104');
      await arriveAt(page, "Selected page can't be found.");
      await misbehave(url, { vendor: 'testrail', kind: 'forbidden' });
      await page.goto('/test-requests/testrail/R104');
      await sees(page, 'We could not load this test run. Please check your integration settings.');
      await behave(url);
      await answerOnce(page, 'ExternalLaunch_Load', 'lost');
      await press(page, 'Try again');
      await sees(page, 'This test run could not be loaded.');
      await press(page, 'Retry');

      await arriveAt(page, form);
      expect(await field(page, 'Test run name').inputValue()).toBe('Delivery smoke');
      expect(await page.getByText(warning).count()).toBe(before > 0 ? 1 : 0);
      await field(page, 'Application URL').focus();
      await field(page, 'Test run name').fill('Delivery before the release');
      await sees(page, 'Include a link to where testers can access your application');
      await launch(page);
      await sees(page, '2 things to fix');
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('run-applicationUrl');
      expect(await faultsOf(page)).toEqual([]);
      await field(page, 'Application URL').fill('https://shop.example.com');
      await field(page, 'Credentials and access instructions').fill('Ask for Ann at the desk');
      await page.reload();
      await arriveAt(page, form);

      await misbehave(url, { vendor: 'testrail', kind: 'garbled', where: 'get_case' });
      await launch(page);
      await arriveAt(page, notSent);
      await sees(page, 'We could not read this test run. Please check its test cases and try again.');
      await behave(url);
      await page.goBack();
      await arriveAt(page, form);
      expect(await field(page, 'Credentials and access instructions').inputValue()).toBe('Ask for Ann at the desk');
      await loseAnswer(page, 'ExternalLaunch_Launch');
      await launch(page);
      await sees(page, 'Unknown error');
      await page.getByRole('link', { name: 'Try again' }).click();
      await arriveAt(page, form);
      await sees(page, warning);
      await page.keyboard.press('Control+Enter');
      await arriveAt(page, received);
      expect(await inProgress(ask, 'testrail', '104')).toBe(before + 1);
      await page.getByRole('link', { name: 'View results' }).click();
      await arriveAt(page, 'Delivery before the release');
      problems();
    },
  );
});

describe('a run whose session ends at the launch', () => {
  journey('is where it was after the next sign-in, with what was typed', async ({ journey: { signIn, problems } }) => {
    const page = await signIn('customer', '/test-requests/testrail/101');
    await arriveAt(page, form);
    await field(page, 'Application URL').fill('https://shop.example.com');
    await field(page, 'Credentials and access instructions').fill('Ask for Ann at the desk');
    await page.context().clearCookies();
    const error = { message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } };
    const api = '**/api/customer_portal';
    await page.route(api, (route) => route.fulfill({ status: 401, json: { errors: [error] } }));
    await launch(page);
    await field(page, 'Password').waitFor();
    await page.unroute(api);
    await field(page, 'Email').fill('customer@demo.test');
    await field(page, 'Password').fill('crowd-demo');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await arriveAt(page, form);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await field(page, 'Application URL').inputValue()).toBe('https://shop.example.com');
    problems();
  });
});

describe('a run without test cases', () => {
  journey('waits, and says why at the press and by the keys', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/test-requests/testrail/103');
    await arriveAt(page, form);
    await page.getByRole('list', { name: 'What may be launched' }).getByText('an hour are left').waitFor();
    const reason = () => page.evaluate(() => document.activeElement?.textContent);
    await field(page, 'Test run name').press('Control+Enter');
    await expect.poll(reason).toBe('This test run has no test cases.');
    await field(page, 'Test run name').focus();
    await page
      .getByRole('button', { name: /^Launch test run/ })
      .first()
      .press('Enter');
    await expect.poll(reason).toBe('This test run has no test cases.');
    problems();
  });
});

describe('a run of Zephyr Squad', () => {
  journey(
    'SH-096 LA-017 LA-095 LA-096 LA-097 LA-098 LA-099 LA-275: is confirmed once, refused to who did not know of it, and received with a problem',
    async ({ journey: { as, portal, url } }) => {
      const ask = await portal('manager');
      const before = await inProgress(ask, 'zephyr-squad', '22');
      const page = await as('manager', `${cycle}?project_id=10100`);
      const beside = await page.context().newPage();
      await beside.goto(`${cycle}?project_id=10100`);
      await Promise.all([arriveAt(page, question), arriveAt(beside, question)]);
      const sent = page.waitForRequest((request) => request.postData()?.includes('ExternalLaunch_Launch') === true);
      await page
        .getByRole('button', { name: /^Confirm launch/ })
        .first()
        .dblclick();
      const { variables } = (await sent).postDataJSON() as { readonly variables: { readonly input: object } };
      expect(variables.input).toEqual({
        vendor: 'zephyr-squad',
        projectId: '10100',
        externalTestId: '22',
        ...(before > 0 ? { inProgressSeen: before } : {}),
      });
      await arriveAt(page, received);
      await isAt(page, `${cycle}/confirmation?project_id=10100`);
      await page.reload();
      await arriveAt(page, received);
      const stranger = await page.context().newPage();
      await stranger.goto(`${cycle}/confirmation?project_id=10100`);
      await arriveAt(stranger, question);
      await isAt(stranger, `${cycle}?project_id=10100`);
      await stranger.close();
      expect(await inProgress(ask, 'zephyr-squad', '22')).toBe(before + 1);
      expect(await faultsOf(page)).toEqual([]);

      await press(beside, /^Confirm launch/);
      await arriveAt(beside, 'This test has already been requested');
      await beside.reload();
      await arriveAt(beside, 'This test has already been requested');
      expect(await inProgress(ask, 'zephyr-squad', '22')).toBe(before + 1);

      await page.goto(`${cycle}?project_id=10100`);
      await sees(page, warning);
      await misbehave(url, { vendor: 'zephyr_squad', kind: 'broken' });
      await press(page, /^Confirm launch/);
      await arriveAt(page, 'We have received your test request but there was a problem');
      expect(await inProgress(ask, 'zephyr-squad', '22')).toBe(before + 2);
    },
  );
});

describe('Launch', () => {
  journey(
    'LA-007 LA-456: has the request wizard, the simple form, cloning, and the launch of a test run',
    async ({ journey: { as, portal } }) => {
      await discardDrafts(await portal('customer'));
      const page = await as('customer', '/launch/test?test=new');
      await arriveAt(page, 'Activity');
      await page.goto('/launch/advanced-tests-for-cloning');
      await arriveAt(page, 'Clone a previous test run');
      await page
        .getByRole('button', { name: /^Clone/ })
        .first()
        .waitFor();
      await page.goto('/test-requests/testrail/1');
      await arriveAt(page, form);
      await page
        .getByRole('button', { name: /^Launch test run/ })
        .first()
        .waitFor();
      const classic = await as('classic', '/launch');
      await openForm(classic);
      await classic
        .getByRole('button', { name: /^Preview/ })
        .first()
        .waitFor();
    },
  );
});
