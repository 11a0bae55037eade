import { describe, expect } from 'vitest';
import {
  answerScope,
  arriveAt,
  choose,
  fillActivity,
  fillApp,
  fillTargeting,
  fillTestData,
  goOn,
  importCases,
  leaveDraft,
  press,
  readyTest,
  settleTest,
} from '../support/drivers-launch.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import { hold } from '../support/drivers-shared-drafts.ts';
import { journey } from '../support/journey.ts';

describe('the history of a launched request', () => {
  journey('leads back to where the person came from, past every page of the request', async ({ journey: { as, portal } }) => {
    const ask = await portal('customer');
    await discardDrafts(ask);
    const name = `Behind ${Date.now()}`;
    const test = await readyTest(ask, name);
    await leaveDraft(ask, { name, tests: [test] });
    const page = await as('customer', '/overview');
    await page.getByRole('link', { name: 'Launch', exact: true }).first().click();
    await arriveAt(page, 'Launch request');
    await page.getByRole('link', { name: /^Edit/ }).first().click();
    await arriveAt(page, 'Activity');
    await goOn(page, 'App');
    await goOn(page, 'Scope');
    await page
      .getByRole('link', { name: /^Review/ })
      .first()
      .click();
    await arriveAt(page, 'Review');
    await press(page, 'Update test');
    await arriveAt(page, 'Launch request');
    await press(page, 'Launch test request');
    await arriveAt(page, 'We have received your request');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/overview');
    await arriveAt(page, 'Overview');
    await page.getByRole('link', { name: 'Launch', exact: true }).first().click();
    await fillActivity(page, 'Test case run');
    await goOn(page, 'App');
    await expect.poll(() => new URL(page.url()).searchParams.get('step')).toBe('app');
    await page.goBack();
    await arriveAt(page, 'Activity');
  });

  journey('leads past a page that was left before its draft was saved', async ({ journey: { as, portal, hasTaken } }) => {
    await discardDrafts(await portal('customer'));
    const page = await as('customer', '/overview');
    const letGo = await hold(page, 'KeepDraft_Save');
    await page.getByRole('link', { name: 'Launch', exact: true }).first().click();
    await fillActivity(page, 'Test case run');
    await goOn(page, 'App');
    await fillApp(page, 'https://shop.example.com');
    await goOn(page, 'Scope');
    expect(new URL(page.url()).searchParams.has('draft')).toBe(false);
    letGo();
    await expect.poll(() => new URL(page.url()).searchParams.has('draft')).toBe(true);
    await page.goBack();
    await arriveAt(page, 'App');
    await expect.poll(() => new URL(page.url()).searchParams.has('draft')).toBe(true);
    await page.goForward();
    await arriveAt(page, 'Scope');
    await importCases(page);
    await answerScope(page, 'A first order can be paid for.');
    await goOn(page, 'Targeting');
    await fillTargeting(page);
    await choose(page, 'Countries', 'Germany');
    await goOn(page, 'Test data');
    await fillTestData(page);
    await press(page, 'Next');
    await settleTest(page, `Unnamed ${Date.now()}`);
    await page.getByLabel('Test run name').fill(`Unnamed ${Date.now()}`);
    await press(page, 'Launch test request');
    await arriveAt(page, 'We have received your request');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/overview');
    await page.evaluate(() => history.go(1));
    await expect.poll(() => hasTaken(/^openLaunch: choosing -- always #4 --> passed$/)).toBe(true);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/overview');
    await arriveAt(page, 'Overview');
  });
});
