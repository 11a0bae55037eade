import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { crash } from '../support/crash.ts';
import { between } from '../support/drivers-drafts.ts';
import { lost } from '../support/drivers-faults.ts';
import { arriveAt, press } from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { matched, requestForHand } from '../support/drivers-supervised.ts';
import { journey } from '../support/journey.ts';

const inTab = 'This form is open in another tab.';
const onDevice = 'This form was changed on another device.';
const spec = (page: Page) => page.getByLabel('Tester specification document');
const link = (word: string) => `https://docs.example.com/${word}`;
const line = (page: Page) => page.getByRole('contentinfo', { name: 'Status and keys' });
const saved = (page: Page): Promise<void> =>
  line(page)
    .getByText(/^Form saved \d+ s ago$/)
    .waitFor();
const reads = async (page: Page, word: string): Promise<void> => {
  await expect.poll(() => spec(page).inputValue()).toBe(link(word));
};
const abort = (route: Route): Promise<void> => route.abort('internetdisconnected');
const supervisedOf = async (ask: AskPortal, form: string): Promise<number> => {
  const id = form.split('/')[3];
  const { platformTest } = await ask<{
    readonly platformTest: { readonly requestedTests: readonly { readonly launchedTestId: string | null }[] };
  }>('query ($id: ID!) { platformTest(id: $id) { ... on AdvancedTestRequest { requestedTests { launchedTestId } } } }', { id });
  return platformTest.requestedTests.filter(({ launchedTestId }) => launchedTestId !== null).length;
};

describe('the form of a supervised test on the server', () => {
  journey(
    'opens at the same place after a reload, a killed tab and on another device, and launches nothing by that',
    async ({ journey: { as, portal, problems } }) => {
      const ask = await portal('manager');
      const form = await requestForHand(await portal('customer'), `Kept ${Date.now()}`);
      const page = await as('manager', '/overview');
      await lost(page, 'HoldForm_Open', () => page.goto(form));
      await page.getByText('The request could not be loaded.').waitFor();
      await press(page, 'Retry');
      await spec(page).fill(link('typed'));
      await saved(page);
      await press(page, 'Add a group');
      await press(page, 'Add a group');
      await page
        .getByRole('navigation', { name: 'Sections of the form' })
        .getByRole('link', { name: /Group 2/ })
        .click();
      await press(page, 'Remove group');
      await expect.poll(() => new URL(page.url()).search).toBe('?section=group-3');
      await page.getByLabel('Name', { exact: true }).fill('DACH');
      await page.reload();
      await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('DACH');
      expect(new URL(page.url()).search).toBe('?section=group-3');
      await saved(page);

      await page.getByLabel('Name', { exact: true }).fill('Killed');
      await page.waitForTimeout(400);
      await crash(page);
      const next = await page.context().newPage();
      await next.goto(`${form}?section=group-3`);
      await expect.poll(() => next.getByLabel('Name', { exact: true }).inputValue()).toBe('Killed');
      await saved(next);
      const device = await as('manager', form);
      await reads(device, 'typed');
      await device
        .getByRole('navigation', { name: 'Sections of the form' })
        .getByRole('link', { name: /Killed/ })
        .waitFor();
      expect(await supervisedOf(ask, form)).toBe(0);
      problems();
    },
  );

  journey('is typed into by one tab; another one reads it until it takes it over', async ({ journey: { as, portal, problems } }) => {
    const form = await requestForHand(await portal('customer'), `Tabs ${Date.now()}`);
    const page = await as('manager', form);
    await arriveAt(page, 'Launch supervised test');
    await spec(page).fill(link('first'));
    await saved(page);
    const second = await page.context().newPage();
    await second.goto(form);
    await second.getByText(inTab).waitFor();
    await reads(second, 'first');
    expect(await second.getByRole('main').getByRole('textbox', { disabled: false }).count()).toBe(0);
    await spec(page).fill(link('second'));
    await reads(second, 'second');
    await press(second, 'Take over');
    await page.getByText(inTab).waitFor();
    await spec(second).fill(link('third'));
    await saved(second);
    await reads(page, 'third');

    await second
      .getByRole('navigation', { name: 'Sections of the form' })
      .getByRole('link', { name: /Group 1/ })
      .click();
    await matched(second);
    await second.keyboard.press('Control+Enter');
    await arriveAt(second, 'Preview');
    await second.getByRole('button', { name: 'Launch test' }).first().dblclick();
    await second.getByRole('dialog', { name: 'Test launched' }).waitFor();
    await page.getByText('This test has been launched by a test manager.').waitFor();
    expect(await supervisedOf(await portal('manager'), form)).toBe(1);
    problems();
  });

  journey('asks which of two states goes on where another device saved one', async ({ journey: { as, portal, problems } }) => {
    const form = await requestForHand(await portal('customer'), `Devices ${Date.now()}`);
    const first = await as('manager', form);
    await arriveAt(first, 'Launch supervised test');
    await spec(first).fill(link('first'));
    await saved(first);
    const second = await as('manager', form);
    await reads(second, 'first');
    await spec(second).fill(link('second'));
    await saved(second);
    await spec(first).fill(link('kept'));
    await first.getByText(onDevice).waitFor();
    await reads(first, 'kept');
    await press(first, 'Keep this one');
    await saved(first);
    await spec(second).fill(link('dropped'));
    await second.getByText(onDevice).waitFor();
    await press(second, 'Open the newer one');
    await reads(second, 'kept');

    const stop = await between(first, ['HoldForm_Save'], abort);
    await spec(first).fill(link('unsent'));
    await line(first).getByText('Form kept on this device, not sent yet').waitFor();
    await spec(second).fill(link('meanwhile'));
    await saved(second);
    await first.reload();
    await first.getByText(onDevice).waitFor();
    await reads(first, 'unsent');
    await stop();
    await press(first, 'Open the newer one');
    await reads(first, 'meanwhile');
    problems();
  });
});
