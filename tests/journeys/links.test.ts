import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import type { Account } from '../support/app.ts';
import { goSoftly } from '../support/drivers-drafts.ts';
import { journey } from '../support/journey.ts';

/** One address of each kind: ids differ, the screen is the same. */
const kindOf = (address: string): string =>
  new URL(address).pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|(?<=\/)[A-Z0-9]*\d[\w-]*/gu, ':id').replace(/\/$/u, '');

const linksOf = async (page: Page, origin: string): Promise<readonly string[]> =>
  (await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))).filter(
    (href) => new URL(href).origin === origin && !/^\/(?:oidc|files|auth|api)\b/u.test(new URL(href).pathname),
  );

/** How long a page without a skeleton asks for nothing more before all of it is there. */
const quiet = 100;

/** Follows links as a press does, without loading the page anew; settles once what they lead to has asked for all that it shows. */
function follower(page: Page): (address: string) => Promise<void> {
  const open = new Set<Request>();
  let last = 0;
  const note = (request: Request, isOpen: boolean): void => {
    if (isOpen) open.add(request);
    else open.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => note(request, true));
  page.on('requestfinished', (request) => note(request, false));
  page.on('requestfailed', (request) => note(request, false));
  return async (address) => {
    await goSoftly(page, address);
    last = performance.now();
    await page.locator('main h1').or(page.getByRole('dialog')).first().waitFor();
    await page.locator('.animate-wait').first().waitFor({ state: 'detached' });
    await expect.poll(() => open.size === 0 && performance.now() - last > quiet, { interval: 25 }).toBe(true);
  };
}

const accounts: readonly Account[] = ['customer', 'manager', 'moderator', 'trial', 'classic'];

for (const account of accounts)
  journey(`no link that a ${account} meets leads nowhere`, async ({ journey: { as, url } }) => {
    const page = await as(account, '/');
    const follow = follower(page);
    const { origin } = new URL(url);
    const seen = new Set<string>();
    const ahead: { readonly address: string; readonly from: string }[] = [{ address: new URL('/', url).href, from: 'the start' }];
    const nowhere: string[] = [];
    await page.getByRole('button', { name: /^Account menu/ }).click();
    const entries = page.getByRole('menuitem');
    await entries.filter({ hasText: 'Logout' }).waitFor();
    for (const href of await entries.evaluateAll((all) => all.flatMap((entry) => entry.getAttribute('href') ?? [])))
      if (!href.startsWith('/auth')) ahead.push({ address: new URL(href, url).href, from: 'the account menu' });
    for (let next = ahead.shift(); next !== undefined; next = ahead.shift()) {
      const kind = kindOf(next.address);
      if (seen.has(kind)) continue;
      seen.add(kind);
      await follow(next.address);
      if ((await page.title()).startsWith('Not found')) nowhere.push(`${kind}, from ${next.from}`);
      for (const address of await linksOf(page, origin)) ahead.push({ address, from: kind });
    }
    expect(seen.size).toBeGreaterThan(account === 'moderator' ? 1 : 4);
    expect(nowhere).toEqual([]);
  });
