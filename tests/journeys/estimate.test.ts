import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cases, exploratory } from '#schema/rules/launch/requested-test.builders.ts';
import { launchNow } from '#schema/rules/launch/schedule.ts';
import { lost } from '../support/drivers-faults.ts';
import { holding } from '../support/drivers-forms.ts';
import { choose, leaveDraft, press, readyTest, title } from '../support/drivers-launch.ts';
import { journey } from '../support/journey.ts';
import { routed } from '../support/routed.ts';

const patient = { timeout: 15_000 };
const phone = { viewport: { width: 390, height: 844 } };
const estimate = (page: Page) => page.getByRole('region', { name: 'Estimate' });
const readiness = (page: Page) => page.getByRole('region', { name: 'Readiness' });
const valueOf = (page: Page, label: string) => estimate(page).getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]');
const numberIn = (text: string | null): number => Number((text ?? '').replaceAll(/[^\d.-]/g, ''));
const boxOf = async (region: Locator) => (await region.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
const settled = async (page: Page): Promise<void> => {
  await expect.poll(() => estimate(page).getByRole('status').textContent(), patient).toBe('');
};

describe('the estimate', () => {
  journey('follows the choices of the wizard, and says which of them moves it', async ({ journey: { as, portal } }) => {
    const test = await readyTest(await portal('customer'), 'Estimated');
    await leaveDraft(await portal('customer'), { name: 'Release', tests: [test] });
    const page = await as('customer', `/launch/test?test=${test.id}&step=targeting`);
    await title(page, 'Targeting').waitFor();
    await valueOf(page, 'Turnaround').waitFor();
    await settled(page);
    const german = numberIn(await valueOf(page, 'Testers who match').textContent());
    expect([german > 0, await valueOf(page, 'Cost').textContent()]).toEqual([true, '15 Credits']);

    await choose(page, 'Countries', 'France');
    await expect.poll(async () => numberIn(await valueOf(page, 'Testers who match').textContent()), patient).toBeGreaterThan(german);
    await page.getByRole('button', { name: 'Duplicate group 1' }).click();
    await expect.poll(() => valueOf(page, 'Cost').textContent(), patient).toBe('30 Credits');
  });

  journey('adds up the tests of a request, and stands in thumb reach on a phone', async ({ journey: { as, portal } }) => {
    const ask = await portal('customer');
    const [one, two] = [await readyTest(ask, 'First look'), await readyTest(ask, 'Second look')];
    await leaveDraft(ask, { name: 'Release', tests: [one, two] });
    const page = await as('customer', '/launch');
    await expect.poll(() => valueOf(page, 'Cost per run').textContent(), patient).toBe('30 Credits');
    expect(await estimate(page).getByText('First look', { exact: true }).count()).toBe(1);
    const { launchAllowance: allowance } = await ask<{
      readonly launchAllowance: { readonly credits: { readonly balance: number; readonly held: number } };
    }>('{ launchAllowance { credits { balance held } } }');
    const left = numberIn(await valueOf(page, 'Balance after launch').textContent());
    expect(left).toBeCloseTo(allowance.credits.balance - allowance.credits.held - 30, 1);

    const small = await as('customer', '/launch', phone);
    await small
      .getByRole('region', { name: 'Actions' })
      .getByText(/^30 Credits, /)
      .waitFor();
  });

  journey('keeps its room while it is asked for: an answer that comes late pushes nothing down', async ({ journey: { as, portal } }) => {
    const ask = await portal('customer');
    await leaveDraft(ask, { name: 'Release', tests: [await readyTest(ask, 'First look'), await readyTest(ask, 'Second look')] });
    const page = await as('customer', '/overview', phone);
    const letKnow = await holding(page, 'LaunchAllowance');
    const answers = await Promise.all(['EstimateLaunch_Estimate', 'EstimateLaunch_Links'].map((name) => holding(page, name)));
    await page.goto('/launch');
    await estimate(page).getByText('Estimating').waitFor();
    await readiness(page).getByText('How many tests you may launch is not known yet').waitFor();
    const list = readiness(page).getByRole('list');
    const unknown = await boxOf(list);
    letKnow();
    await readiness(page).getByText('an hour are left').waitFor();
    expect((await boxOf(list)).height).toBeCloseTo(unknown.height, 0);
    const bar = page.getByRole('region', { name: 'Actions' });
    const [room, thumb] = [await boxOf(estimate(page)), await boxOf(bar)];
    const last = readiness(page).getByRole('link').last();
    await last.evaluate((node) => {
      node.scrollIntoView({ block: 'end' });
      node.focus({ preventScroll: true });
    });
    for (const answer of answers) answer();
    await readiness(page).getByText('The application link does not answer').first().waitFor();
    await valueOf(page, 'Cost per run').waitFor();
    expect((await boxOf(estimate(page))).height).toBeCloseTo(room.height, 0);
    expect(await boxOf(bar)).toEqual(thumb);
    const end = async (): Promise<number> => {
      const { y, height } = await boxOf(page.locator(':focus'));
      return y + height;
    };
    await expect.poll(end).toBeLessThanOrEqual(thumb.y);
  });

  journey(
    'leaves the lines of Readiness on a desk where they stand when it is known what may be launched',
    async ({ journey: { as, portal } }) => {
      const ask = await portal('customer');
      await leaveDraft(ask, { name: 'Release', tests: [await readyTest(ask, 'First look')] });
      const page = await as('customer', '/overview');
      const letKnow = await holding(page, 'LaunchAllowance');
      await page.goto('/launch');
      await valueOf(page, 'Cost per run').waitFor();
      await readiness(page).getByText('The application link does not answer').waitFor();
      await readiness(page).getByText('How many tests you may launch is not known yet').waitFor();
      const list = readiness(page).getByRole('list');
      const unknown = await boxOf(list);
      letKnow();
      await readiness(page).getByText('an hour are left').waitFor();
      expect((await boxOf(list)).height).toBeCloseTo(unknown.height, 0);
    },
  );

  journey('is no part of launching: without an answer the wizard goes on', async ({ journey: { as, portal, problems } }) => {
    const test = await readyTest(await portal('customer'), 'Unanswered');
    await leaveDraft(await portal('customer'), { name: 'Release', tests: [test] });
    const page = await as('customer', '/launch');
    await valueOf(page, 'Cost per run').waitFor();
    let isDown = true;
    await routed(page, '**/api/customer_portal', (route) =>
      isDown && (route.request().postData() ?? '').includes('testCasesCount') ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Duplicate this test' }).first().click();
    await estimate(page).getByText('The estimate could not be loaded.').waitFor();
    isDown = false;
    await estimate(page).getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => valueOf(page, 'Cost per run').textContent(), patient).toBe('30 Credits');
    problems();
  });
});

describe('the readiness list', () => {
  journey('leads from each line to its field', async ({ journey: { as, portal } }) => {
    const ask = await portal('customer');
    const ready = await readyTest(ask, 'Half done');
    const values = {
      ...ready.values,
      testGoal: '',
      testCasesIncluded: 'true',
      testCases: [...cases(1), { ...cases(2)[1]!, steps: [] }],
    } as const;
    await leaveDraft(ask, { name: 'Release', tests: [{ id: randomUUID(), values }] });
    const page = await as('customer', '/launch');
    await readiness(page).getByText('1 left').waitFor();
    await readiness(page).getByText('The application link does not answer from outside').waitFor();
    await readiness(page).getByRole('link', { name: 'Please provide the goal of the test' }).click();
    await title(page, 'Scope').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')), patient).toBe('testGoal');
    await readiness(page).getByText('The application link does not answer from outside').waitFor();
    await readiness(page).getByRole('link', { name: '1 test case is empty' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#field-testCases') !== null), patient).toBe(true);
  });

  journey(
    'tells that nobody answers behind the link to the application, once it could look',
    async ({ journey: { as, portal, problems } }) => {
      const ask = await portal('customer');
      const ready = await readyTest(ask, 'Nobody home');
      await leaveDraft(ask, {
        name: 'Release',
        tests: [{ ...ready, values: exploratory({ ...ready.values, accessToApplicationUrl: 'https://nobody.invalid' }) }],
      });
      const page = await as('customer', '/overview');
      await lost(page, 'EstimateLaunch_Links', () => page.goto('/launch'));
      const trouble = readiness(page).getByRole('link', { name: 'The application link does not answer from outside' });
      await title(page, 'Launch request').waitFor();
      expect(await trouble.count()).toBe(0);
      await press(page, 'Duplicate this test');
      await trouble.first().waitFor();
      problems();
    },
  );
});

describe('a recurring schedule', () => {
  journey('shows its next three runs in the zone of the person and in UTC', async ({ journey: { as, portal } }) => {
    const test = await readyTest(await portal('customer'), 'Weekly');
    const schedule = { ...launchNow('Europe/Berlin'), mode: 'recurring', recurringDay: '2', recurringTime: '09:00' } as const;
    await leaveDraft(await portal('customer'), { name: 'Weekly', tests: [test], schedule });
    const page = await as('customer', '/launch');
    const runs = page.getByRole('list', { name: 'Next runs' }).getByRole('listitem');
    await expect.poll(() => runs.count(), patient).toBe(3);
    for (const text of await runs.allTextContents()) expect(text).toMatch(/^Tue \d+ \w{3} 09:00Tue \d+ \w{3} 0[78]:00 UTC$/);
  });
});
