import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAs } from '../support/app.ts';
import type { App } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { rejectAsDuplicate } from '../support/drivers-unsent.ts';
import { startLarge } from '../support/large-app.ts';

const rows = (page: Page): Locator => page.getByRole('list', { name: 'Issues' }).locator('a[data-key]');
const current = (page: Page): Locator => page.locator('a[data-key][aria-current]');
const keyOf = (row: Locator): Promise<string | null> => row.getAttribute('data-key');
const focused = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? null);
const lengthOf = (page: Page, count: number): Promise<void> => page.getByText(new RegExp(`^${count} of \\d+ issues$`, 'u')).waitFor();
const placeOf = async (page: Page): Promise<readonly (string | null)[]> => {
  const row = current(page).locator('xpath=..');
  return [await row.getAttribute('aria-posinset'), await row.getAttribute('aria-setsize')];
};

describe('a list of hundreds of issues', () => {
  let app: App;
  let browser: Browser;
  beforeAll(async () => {
    app = await startLarge({ issues: 700, participants: 400 });
    browser = await launchChromium();
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await app.dispose();
  });

  it('comes as it is walked, without a press for more', async () => {
    const { page, problems, close } = await openAs(browser, app.url, 'large-customer', '/issues?triage=accepted');
    await lengthOf(page, 25);
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('j');
      await expect.poll(async () => (await focused(page)) === (await keyOf(current(page)))).toBe(true);
      if (press >= 20) await lengthOf(page, press < 45 ? 50 : 75);
    }
    expect(await rows(page).evaluateAll((all) => all.findIndex((row) => row.ariaCurrent === 'true'))).toBe(30);
    expect(problems).toEqual([]);
    await close();
  });

  it('is drawn where it is looked at, keeps its focus, and is the same after a reload', async () => {
    const { page, problems, close } = await openAs(browser, app.url, 'large-customer', '/issues?triage=accepted&pages=6');
    await lengthOf(page, 150);
    await rows(page).nth(3).click();
    await page.keyboard.press('j');
    await expect.poll(() => placeOf(page)).toEqual(['5', '150']);
    const read = await keyOf(current(page));
    await expect.poll(() => focused(page)).toBe(read);
    const drawn = await rows(page).count();
    expect(drawn).toBeGreaterThan(10);
    expect(drawn).toBeLessThan(60);

    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 6_000);
    await page.locator('li[aria-posinset="90"]').waitFor();
    expect(await rows(page).count()).toBeLessThan(60);
    expect(await focused(page)).toBe(read);
    await page.keyboard.press('j');
    await expect.poll(() => placeOf(page)).toEqual(['6', '150']);
    await expect.poll(() => current(page).evaluate((row) => Math.round(row.getBoundingClientRect().top) > 0)).toBe(true);

    const next = await keyOf(current(page));
    await expect.poll(() => new URL(page.url()).searchParams.get('issue')).toBe(next);
    await page.reload();
    await lengthOf(page, 150);
    await expect.poll(() => keyOf(current(page))).toBe(next);
    expect(problems).toEqual([]);
    await close();
  });

  it('closes where one was judged, is filled up by a page, and opens where it came back', async () => {
    const { page, problems, close } = await openAs(browser, app.url, 'large-customer', '/issues?triage=accepted&pages=6');
    await lengthOf(page, 150);
    await rows(page).nth(7).click();
    const judged = await keyOf(current(page));
    await rejectAsDuplicate(page);
    await expect.poll(() => keyOf(current(page))).not.toBe(judged);
    await expect.poll(() => placeOf(page)).toEqual(['8', '174']);
    await page.keyboard.press('u');
    await expect.poll(() => keyOf(current(page))).toBe(judged);
    await expect.poll(() => placeOf(page)).toEqual(['8', '175']);
    expect(problems).toEqual([]);
    await close();
  });

  it('stays where somebody jumps to, and is there again on the way back: testers', async () => {
    const { page, problems, close } = await openAs(browser, app.url, 'large-manager', '/results');
    await page.getByRole('link', { name: 'A thousand cases' }).first().click();
    await page.getByRole('navigation', { name: 'Parts of this test' }).getByRole('link', { name: 'Testers' }).click();
    const testers = page.getByRole('table', { name: 'Testers of Group 1' }).getByRole('row');
    const inSight = () =>
      page.evaluate(() =>
        document
          .elementFromPoint(300, innerHeight / 2)
          ?.closest('tr')
          ?.getAttribute('data-index'),
      );
    const place = () => page.evaluate(() => Math.round(scrollY));
    await testers.nth(10).waitFor();
    expect(await testers.count()).toBeLessThan(60);

    await page.evaluate(() => scrollTo(0, 2_000));
    await expect.poll(inSight).toMatch(/^\d+$/u);
    const frames = 20;
    for (let frame = 0; frame < frames; frame += 1) await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await place()).toBe(2_000);

    await testers
      .and(page.locator(`[data-index="${await inSight()}"]`))
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL(/\/participant\//u);
    await page.goBack();
    await expect.poll(inSight).toMatch(/^\d+$/u);
    await expect.poll(place).toBe(2_000);
    expect(problems).toEqual([]);
    await close();
  });
});
