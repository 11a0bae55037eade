import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { crash } from '../support/crash.ts';
import { beginImport, isKept, keepsNothing, seesBegun } from '../support/drivers-begun-imports.ts';
import { atScope, confirmImport, held, openImport, openStep, sees, file } from '../support/drivers-import.ts';
import * as launch from '../support/drivers-launch.ts';
import { journey } from '../support/journey.ts';

/** Ends the process of a tab, and opens its address in another one. */
async function killed(page: Page): Promise<Page> {
  const href = page.url();
  await crash(page);
  const next = await page.context().newPage();
  await Promise.all([page.close(), next.goto(href)]);
  return next;
}

const asksBeforeItCloses = async (page: Page): Promise<boolean> => {
  let isAsked = false;
  page.once('dialog', (dialog) => {
    isAsked = dialog.type() === 'beforeunload';
    void dialog.accept();
  });
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  return isAsked;
};

describe('an import that was begun', () => {
  journey('goes on where it was after Back, a reload and a killed tab', async ({ journey: open }) => {
    const page = await atScope(open);
    await beginImport(page);
    await isKept(page);
    await page.reload();
    await seesBegun(page);
    await page.evaluate(() => history.pushState(null, '', '/results'));
    await launch.arriveAt(page, 'Results');
    await page.goBack();
    await seesBegun(page);
    const next = await killed(page);
    await seesBegun(next);
    await confirmImport(next, 'Import 2 test cases');
    expect((await held(next)).map((line) => line.split('\n')[0])).toEqual(['C-1', 'C-2']);
    await next.getByText('2 steps').waitFor();
    await keepsNothing(next);
    await next.reload();
    await launch.arriveAt(next, 'Scope');
  });

  journey(
    'is a page over its step: Back leaves it as it is, and Forward, the step and a way back go on with it',
    async ({ journey: open }) => {
      const page = await atScope(open);
      await launch.press(page, 'Back');
      await launch.arriveAt(page, 'App');
      await launch.press(page, /^Next/);
      await launch.arriveAt(page, 'Scope');
      await beginImport(page);
      await isKept(page);
      await page.goBack();
      await launch.arriveAt(page, 'Scope');
      await sees(page, 'checkout.csv is not imported yet.');
      await page.goForward();
      await seesBegun(page);
      await launch.press(page, /^Scope, /);
      await launch.arriveAt(page, 'Scope');
      await launch.press(page, 'Continue the import');
      await seesBegun(page);
      await page.goBack();
      await launch.arriveAt(page, 'Scope');
      await page.reload();
      await sees(page, 'checkout.csv is not imported yet.');
      await launch.press(page, 'Import test cases');
      await seesBegun(page);
      await confirmImport(page, 'Import 2 test cases');
      await page.getByText('checkout.csv is not imported yet.').waitFor({ state: 'detached' });
      await page.goBack();
      await launch.arriveAt(page, 'App');
    },
  );

  journey('is not opened by an address where no file may be chosen', async ({ journey: open }) => {
    const page = await atScope(open);
    await launch.radio(page, 'Link').click();
    await page.getByLabel('Link to the test cases').waitFor();
    await page.goto(`${page.url()}&import=test_cases`);
    await page.getByLabel('Link to the test cases').waitFor();
    await expect.poll(() => page.url()).not.toContain('import=');
    await page.goto(`${page.url()}&import=known_issues`);
    await launch.arriveAt(page, 'Scope');
    await expect.poll(() => page.url()).not.toContain('import=');
  });

  journey('comes back after it was cancelled, is forgotten without that, and when its draft is discarded', async ({ journey: open }) => {
    const page = await atScope(open);
    await beginImport(page);
    await isKept(page);
    await launch.press(page, 'Cancel');
    await launch.arriveAt(page, 'Scope');
    await keepsNothing(page);
    await sees(page, 'checkout.csv was not imported.');
    await launch.press(page, 'Undo');
    await seesBegun(page);
    await isKept(page);
    await launch.press(page, 'Cancel');
    await launch.arriveAt(page, 'Scope');
    await keepsNothing(page);
    await page.reload();
    await launch.arriveAt(page, 'Scope');
    await beginImport(page);
    await isKept(page);
    await page.goto('/launch');
    await launch.press(page, 'Discard draft');
    await sees(page, 'The draft was discarded.');
    await keepsNothing(page);
  });

  journey('is not opened in a tab that only reads, and goes on in the one that takes over', async ({ journey: open }) => {
    const page = await atScope(open);
    await beginImport(page);
    await isKept(page);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await launch.arriveAt(second, 'Scope');
    await sees(second, 'This draft is open in another tab.');
    expect(await second.getByRole('heading', { name: 'Import test cases' }).count()).toBe(0);
    expect(await second.getByRole('button', { name: 'Continue the import' }).count()).toBe(0);
    await launch.press(second, 'Take over');
    await launch.press(second, 'Continue the import');
    await seesBegun(second);
    await launch.arriveAt(page, 'Scope');
  });

  journey('of test data goes on too', async ({ journey: open }) => {
    const page = await openStep(open, 'test-data', { requiresTestData: 'true' });
    await openImport(page, 'Import test data');
    await file(page, 'User,Pin\nann,1\nbob,2', 'people.csv');
    await sees(page, '2 rows become 2 rows of test data');
    await page.reload();
    await sees(page, '2 rows become 2 rows of test data');
    await confirmImport(page, 'Import 2 rows of test data', 'Test data');
    await sees(page, '2 rows: User, Pin');
  });

  journey('asks before the page closes only where this device keeps nothing', async ({ journey: open }) => {
    const kept = await atScope(open);
    await beginImport(kept);
    await isKept(kept);
    expect(await asksBeforeItCloses(kept)).toBe(false);
    const page = await atScope(open);
    await page.evaluate(() => {
      const put = Reflect.get(IDBObjectStore.prototype, 'put') as (this: IDBObjectStore, ...given: unknown[]) => IDBRequest<IDBValidKey>;
      IDBObjectStore.prototype.put = function refuse(...given) {
        if (this.name === 'imports') throw new DOMException('no room', 'QuotaExceededError');
        return put.apply(this, given);
      };
    });
    await beginImport(page);
    expect(await asksBeforeItCloses(page)).toBe(true);
  });
});
