import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Tester } from '../support/drivers-crowd.ts';
import { crowdOf, invitedTo } from '../support/drivers-crowd.ts';
import { launchRun } from '../support/drivers-launch.ts';
import { assignModerator, idOf, title } from '../support/drivers-results.ts';
import { journey } from '../support/journey.ts';

let testId = '';
let first: Tester;
let second: Tester;

const pageOf = (tester: Tester): string => `/results/${testId}/participant/${tester.participantId}`;

/** Approves what is open, and then the result after it, by the key. */
const approveBoth = async (page: Page): Promise<void> => {
  for (const name of ['Case 1', 'Case 2']) {
    await page.getByRole('complementary', { name }).waitFor();
    await page.keyboard.press('1');
  }
};

journey('two testers hand in', async ({ journey: { as, portal, url } }) => {
  const name = `One after the other ${Date.now()}`;
  const [customer, manager] = [await portal('customer'), await portal('manager')];
  await launchRun(await as('customer', '/overview'), customer, name, 2, 2);
  await expect.poll(async () => (testId = await idOf(manager, name)), { timeout: 30_000 }).not.toBe('');
  const [one, other] = await invitedTo(crowdOf(url), testId);
  if (one === undefined || other === undefined) throw new Error('fewer than two testers were invited');
  [first, second] = [one, other];
  for (const tester of [first, second]) {
    await tester.join();
    for (const code of ['C-1', 'C-2']) await tester.passCase(code);
  }
});

journey(
  'after the last result of a tester, a manager goes on to the next of the test by the same key',
  async ({ journey: { as, problems } }) => {
    const page = await as('manager', pageOf(first));
    await title(page, first.name).waitFor();
    await page.getByRole('button', { name: 'Case 1', exact: true }).click();
    await approveBoth(page);
    await page.getByRole('link', { name: `Next: ${second.name}, 2 outstanding` }).waitFor();
    await page.keyboard.press('j');
    await title(page, second.name).waitFor();
    expect(new URL(page.url()).pathname).toBe(pageOf(second));
    problems();
  },
);

journey(
  'a moderator goes on to whoever waits longest, in whatever test, by the same key',
  async ({ journey: { as, portal, problems } }) => {
    await assignModerator(await portal('manager'), testId);
    const page = await as('moderator', `/results/${testId}`);
    const welcome = page.getByRole('dialog');
    await welcome.getByRole('checkbox').first().waitFor();
    for (const box of await welcome.getByRole('checkbox').all()) await box.check();
    await welcome.getByRole('button', { name: "I'm ready to start" }).click();
    await welcome.waitFor({ state: 'detached' });
    await page.goto(pageOf(second));
    await title(page, second.name).waitFor();
    await page.getByRole('button', { name: 'Case 1', exact: true }).click();
    await approveBoth(page);
    const next = page.getByRole('link', { name: /^Next: .+, \d+ outstanding$/u });
    const address = new URL((await next.getAttribute('href')) ?? '', page.url());
    await page.keyboard.press('j');
    await expect.poll(() => new URL(page.url()).pathname).toBe(address.pathname);
    expect(address.pathname).not.toBe(pageOf(second));
    await page.getByRole('complementary').first().waitFor();
    problems();
  },
);
