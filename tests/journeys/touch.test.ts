import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { chatAddress } from '../support/drivers-chat.ts';
import { atScope, openImport } from '../support/drivers-import.ts';
import * as launch from '../support/drivers-launch.ts';
import { busyTest } from '../support/drivers-results.ts';
import { journey } from '../support/journey.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** How far up and down a finger that comes down on something still meets it, in pixels. */
async function reach(at: Locator): Promise<number> {
  await at.waitFor();
  return at.evaluate((target) => {
    target.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const meets = (y: number): boolean => target.contains(document.elementFromPoint(left + Math.min(width / 2, 20), y));
    const middle = top + height / 2;
    let [up, down] = [0, 0];
    while (meets(middle - up - 1)) up += 1;
    while (meets(middle + down + 1)) down += 1;
    return up + down + 1;
  });
}

journey('a finger meets each way on and back of a request', async ({ journey: { as, portal } }) => {
  const test = await launch.readyTest(await portal('customer'), 'Paying');
  await launch.leaveDraft(await portal('customer'), { name: '', tests: [test] });
  const page = await as('customer', '/launch', phone);
  await launch.arriveAt(page, 'Launch request');
  expect(await reach(page.getByRole('link', { name: 'Fix it' }))).toBeGreaterThanOrEqual(44);
  expect(await reach(page.getByRole('region', { name: 'Readiness' }).getByRole('link').first())).toBeGreaterThanOrEqual(44);
  await page.goto(`/launch/test?test=${test.id}&step=scope`);
  await launch.arriveAt(page, 'Scope');
  expect(await reach(page.getByRole('link', { name: 'Request' }))).toBeGreaterThanOrEqual(44);
});

journey('a finger meets the way back of an import', async ({ journey: { as, portal } }) => {
  const page = await atScope({ portal, as: (account, path) => as(account, path, phone) });
  await openImport(page, 'Import test cases');
  expect(await reach(page.getByRole('main').getByRole('button').first())).toBeGreaterThanOrEqual(44);
});

journey('a finger meets each tester of a test, each credit and where the chat is written', async ({ journey: { as, portal } }) => {
  const test = await busyTest(await portal('manager'));
  const page = await as('manager', `/results/${test.id}?tab=testers`, phone);
  const testers = page.getByRole('table').getByRole('link');
  await testers.first().waitFor();
  for (const tester of await testers.all()) expect(await reach(tester)).toBeGreaterThanOrEqual(44);
  await page.goto('/organization-user/credit-usage');
  expect(await reach(page.getByRole('table').getByRole('link').first())).toBeGreaterThanOrEqual(44);
  await page.goto(chatAddress('public 412'));
  expect(await reach(page.getByRole('textbox', { name: /^Message from/u }))).toBeGreaterThanOrEqual(44);
});

journey(
  'the ring of a segment lies inside it, where nothing cuts it, and its ground marks it in the colours of the system',
  async ({ journey: { as, portal } }) => {
    await launch.leaveDraft(await portal('customer'), { name: '', tests: [await launch.readyTest(await portal('customer'), 'Paying')] });
    const page = await as('customer', '/launch');
    await launch.arriveAt(page, 'Launch request');
    const now = page.getByRole('radio', { name: 'Now', exact: true });
    await now.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    const ring = (): Promise<string> => now.locator('..').evaluate((label) => getComputedStyle(label).outlineOffset);
    await expect.poll(ring).toBe('-2px');
    await now.blur();
    await page.emulateMedia({ forcedColors: 'active' });
    const ground = (at: Locator): Promise<string> => at.evaluate((each) => getComputedStyle(each).backgroundColor);
    const [chosen, other] = await Promise.all([
      ground(now.locator('..')),
      ground(page.getByRole('radio', { name: 'Later', exact: true }).locator('..')),
    ]);
    expect(chosen).not.toBe(other);
  },
);
