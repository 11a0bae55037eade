import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openImport as openImportOf, openStep } from '../support/drivers-import.ts';
import * as launch from '../support/drivers-launch.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

const goal = 'A first order can be paid for.';
const lost = 'This part of the page could not be loaded.';
const goalOf = (page: Page): Promise<string> => page.getByLabel('Goal of the test').inputValue();
const openImport = (page: Page): Promise<void> => launch.press(page, 'Import test cases');
/** A mark that a reload takes away. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Reflect.set(window, 'isSamePage', true));
const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'isSamePage') === true);

async function reachScope(page: Page): Promise<void> {
  await launch.fillActivity(page, 'Test case run');
  await launch.goOn(page, 'App');
  await launch.fillApp(page, 'https://shop.example.com');
  await launch.goOn(page, 'Scope');
}

/** As after a new build: a part of the page is gone, and the page names other files. */
async function buildAnew(page: Page, part: string): Promise<void> {
  await page.route(`**/assets/${part}*.js`, (route) => route.fulfill({ status: 404 }));
  await page.route(
    (address) => address.pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-newer.js"></script>' }),
  );
}

/** Without a network a page may still come from the cache of a browser that has shown it before; routed requests pass it by. */
async function fetchAnew(page: Page): Promise<() => Promise<void>> {
  await page.route('**/assets/**', (route) => route.fallback());
  return () => page.unroute('**/assets/**');
}

const openPalette = (page: Page): Promise<void> => page.keyboard.press('Control+k');

describe('a part of the page that is fetched when it is opened', () => {
  journey('says at its place that it did not come without a network, and comes later', async ({ journey: { as, portal, problems } }) => {
    await discardDrafts(await portal('customer'));
    const page = await as('customer', '/launch');
    await reachScope(page);
    await page.getByLabel('Goal of the test').fill(goal);
    await mark(page);
    const fetchAsEver = await fetchAnew(page);
    await page.context().setOffline(true);
    await openImport(page);
    await page.getByText(lost).waitFor();
    await launch.press(page, 'Retry');
    await page.getByText(lost).waitFor();
    await launch.press(page, 'Close');
    await launch.arriveAt(page, 'Scope');
    expect(await goalOf(page)).toBe(goal);
    await openImport(page);
    await page.getByText(lost).waitFor();
    await launch.press(page, 'Close');
    await launch.arriveAt(page, 'Scope');
    await page.context().setOffline(false);
    await fetchAsEver();
    await openImport(page);
    await launch.arriveAt(page, 'Import test cases');
    await page.context().setOffline(true);
    await launch.chooseFile(page, launch.checkoutCsv);
    await page.getByText('3 rows become 2 test cases').waitFor();
    await page.context().setOffline(false);
    await launch.press(page, /^Scope, /);
    await launch.arriveAt(page, 'Scope');
    expect([await goalOf(page), await isSamePage(page)]).toEqual([goal, true]);
    problems();
  });

  journey('leaves the import of test data whose page did not come', async ({ journey: open }) => {
    const page = await openStep(open, 'test-data', { requiresTestData: 'true' });
    await launch.arriveAt(page, 'Test data');
    await fetchAnew(page);
    await page.context().setOffline(true);
    await launch.press(page, 'Import test data');
    await page.getByText(lost).waitFor();
    await launch.press(page, 'Close');
    await launch.arriveAt(page, 'Test data');
    await page.context().setOffline(false);
    await openImportOf(page, 'Import test data');
    open.problems();
  });

  journey('says so where the server does not send it, and does not reload by itself', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/overview');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await mark(page);
    await page.route('**/assets/search.host*.js', (route) => route.fulfill({ status: 503 }));
    const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/');
    await openPalette(page);
    await page.getByText(lost).waitFor();
    await asked;
    expect(await isSamePage(page)).toBe(true);
    await page.unroute('**/assets/search.host*.js');
    await launch.press(page, 'Reload the page');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await openPalette(page);
    await page.getByRole('dialog', { name: 'Search or jump to' }).waitFor();
    problems();
  });

  journey('reloads the page where a newer build replaced it', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/overview');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await mark(page);
    await buildAnew(page, 'search.host');
    const loaded = page.waitForEvent('load');
    await openPalette(page);
    await loaded;
    expect(await isSamePage(page)).toBe(false);
    problems();
  });

  journey(
    'reloads nothing where somebody has typed, says that there is a newer build, and takes it up when the page is left',
    async ({ journey: { as, portal, problems } }) => {
      await discardDrafts(await portal('customer'));
      const page = await as('customer', '/launch');
      await reachScope(page);
      await page.getByLabel('Goal of the test').fill(goal);
      await mark(page);
      await buildAnew(page, 'import-rows.host');
      await openImport(page);
      await page.getByText('There is a newer version of this page. Reload it once what you typed is saved.').waitFor();
      await page.getByText(lost).waitFor();
      expect(await isSamePage(page)).toBe(true);
      const loaded = page.waitForEvent('load');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Results', exact: true }).click();
      await loaded;
      await launch.arriveAt(page, 'Results');
      expect(await isSamePage(page)).toBe(false);
      problems();
    },
  );
});

describe('a page that is fetched when it is opened', () => {
  journey('says that it did not come without a network, and comes with it', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/overview');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await mark(page);
    await fetchAnew(page);
    await page.context().setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Issues', exact: true }).click();
    await launch.arriveAt(page, 'This page could not be loaded.');
    await page.getByText('You are offline. It loads once you are back.').waitFor();
    await launch.press(page, 'Try again');
    await launch.arriveAt(page, 'This page could not be loaded.');
    expect(await isSamePage(page)).toBe(true);
    await page.context().setOffline(false);
    await launch.arriveAt(page, 'Issues');
    problems();
  });
});
