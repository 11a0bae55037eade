import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openAs, openPage } from './app.ts';
import type { Account, Visit } from './app.ts';
import { launchChromium } from './chromium.ts';

const failures = join(import.meta.dirname, '..', '..', '.data', 'failures');

type Journey = {
  readonly url: string;
  readonly browser: Browser;
  /** Opens the app signed in as a demo account. */
  readonly as: (account: Account, path?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Opens the app as nobody yet. */
  readonly asStranger: (path?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** What went wrong inside the pages so far; emptied by a test that expects trouble. */
  readonly problems: () => string[];
};

async function keepPictures(visits: readonly Visit[], name: string): Promise<void> {
  mkdirSync(failures, { recursive: true });
  const stem = name.replaceAll(/[^\w-]+/g, '-').slice(0, 80);
  for (const [index, { page }] of visits.entries())
    await page.screenshot({ path: join(failures, `${stem}-${index}.png`) }).catch(() => undefined);
}

/** A test in the real browser against the running product; a failed one leaves pictures in .data/failures. */
export const journey = test.extend<{ journey: Journey }>({
  journey: async ({ task }, provide) => {
    const url = inject('appUrl');
    const browser = await launchChromium();
    const visits: Visit[] = [];
    const add = (visit: Visit): Page => {
      visits.push(visit);
      return visit.page;
    };
    await provide({
      url,
      browser,
      as: async (account, path, options) => add(await openAs(browser, url, account, path, options)),
      asStranger: async (path = '/', options = {}) => {
        const visit = await openPage(browser, url, options);
        await visit.page.goto(path);
        return add(visit);
      },
      problems: () => visits.flatMap((visit) => visit.problems.splice(0)),
    });
    const isFailed = task.result?.state === 'fail';
    const problems = visits.flatMap((visit) => visit.problems);
    if (isFailed || problems.length > 0) await keepPictures(visits, task.name);
    await browser.close();
    if (!isFailed) expect(problems).toEqual([]);
  },
});
