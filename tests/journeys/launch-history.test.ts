import { describe, expect } from 'vitest';
import { arriveAt, goOn, leaveDraft, press, readyTest } from '../support/drivers-launch.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
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
  });
});
