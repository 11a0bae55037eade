import { describe, expect } from 'vitest';
import { addressOf, clearForm, fillForm, preview } from '../support/drivers-forms.ts';
import { arriveAt } from '../support/drivers-launch.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

describe('Launch with the request flow', () => {
  journey('LA-055 LA-074: is the request, and begins in the wizard while there is no test', async ({ journey: { as, portal } }) => {
    await discardDrafts(await portal('customer'));
    const page = await as('customer', '/launch');
    await arriveAt(page, 'Activity');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/launch/test');
    await page.goto('/launch?tab=advanced_test');
    await arriveAt(page, 'Activity');
    await page.goto('/launch/preview');
    await arriveAt(page, 'Activity');
  });

  journey('LA-035 SH-089 SH-092 SH-093: has all its pages under one address', async ({ journey: { as, portal } }) => {
    await discardDrafts(await portal('customer'));
    const page = await as('customer', '/launch');
    await arriveAt(page, 'Activity');
    await page.evaluate(() => {
      const state: unknown = { ...history.state, requestName: 'Release 11' };
      History.prototype.replaceState.call(history, state, '', '/launch/success');
    });
    await page.reload();
    await arriveAt(page, 'We have received your request');
    expect(await page.getByRole('link', { name: 'Launch another test' }).getAttribute('href')).toBe('/launch');
    for (const [path, heading] of [
      ['/launch/test', 'Activity'],
      ['/launch/tests-for-cloning', 'Clone a Test Run'],
      ['/launch/advanced-tests-for-cloning', 'Clone a previous test run'],
    ] as const) {
      await page.goto(path);
      await arriveAt(page, heading);
    }
    const classic = await as('classic', '/launch?tab=advanced_test');
    await clearForm(classic);
    await fillForm(classic);
    await preview(classic);
    expect(addressOf(classic)).toBe('/launch/preview');
  });
});

describe('Launch on trial', () => {
  journey('SH-147: asks for the company name first, and has nothing to clone', async ({ journey: { as, portal } }) => {
    const page = await as('trial', '/launch');
    await page.getByRole('dialog', { name: /^Before you view your test results, please let us know your company name/ }).waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    expect(await page.getByRole('textbox', { name: /^Company name/ }).getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('button', { name: 'Skip' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor();
    await page.goto('/launch/tests-for-cloning');
    await page.getByText('There are no test runs to clone.').waitFor();
    type Lists = { readonly flexibleTestingTests: { readonly totalCount: number } };
    const { flexibleTestingTests } = await (await portal('trial'))<Lists>('{ flexibleTestingTests { totalCount } }');
    expect(flexibleTestingTests.totalCount).toBe(0);
  });
});
