import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, signIn, startApp } from '../support/app.ts';
import type { Account, App, Visit } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { startIngest } from '../support/ingest.ts';
import type { Ingest } from '../support/ingest.ts';

const sorry = "We are sorry, something went wrong. We've been notified about the issue.";
const profile = '/organization-user-settings/profile';

type View = { readonly event: string; readonly page: string; readonly user: object; readonly organization: object };

/** A collector of page views, and a help widget that is there a moment after its script. */
type Outside = { readonly url: string; readonly views: View[]; readonly scripts: string[]; readonly stop: () => void };

const widget = `setTimeout(() => { window.booted = []; window.Intercom = (...given) => window.booted.push(given); }, 1200);`;

const startOutside = async (): Promise<Outside> => {
  const views: View[] = [];
  const scripts: string[] = [];
  const server: Server = createServer((request, response) => {
    if (request.method === 'GET') {
      scripts.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' }).end(widget);
      return;
    }
    void text(request).then((body) => {
      views.push(JSON.parse(body) as View);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, views, scripts, stop: () => server.closeAllConnections() };
};

let outside: Outside;
let ingest: Ingest;
let app: App;
let browser: Browser;
const visits: Visit[] = [];

beforeAll(async () => {
  [outside, ingest, browser] = await Promise.all([startOutside(), startIngest(), launchChromium()]);
  app = await startApp({
    env: {
      SENTRY_DSN: ingest.dsn,
      ANALYTICS_URL: `${outside.url}/views`,
      HELP_WIDGET_URL: `${outside.url}/widget/app1`,
      HELP_WIDGET_SECRET: 'a secret of the widget',
    },
  });
}, 180_000);
afterAll(async () => {
  await browser.close();
  await app.dispose();
  await ingest.stop();
  outside.stop();
}, 60_000);

const open = async (account: Account, path: string): Promise<Page> => {
  const visit = await openPage(browser, app.url);
  visits.push(visit);
  await signIn(visit.page, app.url, account, path);
  return visit.page;
};

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' });

describe('what is loaded beside the portal', () => {
  it('is nothing before it is allowed, and nothing after it was refused', async () => {
    const page = await open('customer', '/overview');
    await question(page).waitFor();
    await page.goto('/issues');
    await page.getByRole('button', { name: 'Only what is needed' }).click();
    await page.goto('/overview');
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    expect([await question(page).count(), outside.views, outside.scripts]).toEqual([0, [], []]);
  });

  it('SH-075 SH-385: is what was chosen in the preferences, and page views go out by name alone', async () => {
    const page = await open('customer', profile);
    await page.getByRole('button', { name: 'Choose' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookie preferences' });
    await dialog.getByRole('switch', { name: 'Statistics' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => outside.views.map(({ page: name }) => name)).toEqual([profile]);
    await page.getByRole('link', { name: 'Results' }).first().click();
    await expect.poll(() => outside.views.length).toBe(2);
    expect(outside.views[1]?.user).toEqual({ id: expect.any(String), role: 'customer', connection: 'username-password' });
    expect(JSON.stringify(outside.views)).not.toMatch(/demo\.test|Northwind/u);
    expect(outside.scripts).toEqual([]);
    await page.goto(profile);
    await page.getByRole('button', { name: 'Review cookie preferences' }).click();
    await dialog.getByRole('switch', { name: 'Statistics' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    const before = outside.views.length;
    await page.goto('/issues');
    await page.getByRole('heading', { level: 1, name: 'Issues' }).waitFor();
    expect(outside.views).toHaveLength(before);
  });

  it('SH-364: is the help widget where it was allowed, told who asks by a hash', async () => {
    const page = await open('customer', '/overview');
    await page.getByRole('button', { name: 'Allow all' }).click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'booted') as unknown), { timeout: 15_000 })
      .toEqual([['boot', { app_id: 'app1', user_id: expect.any(String), user_hash: expect.stringMatching(/^[0-9a-f]{64}$/u) }]]);
    expect(outside.scripts).toEqual(['/widget/app1']);
  });
});

describe('an error in a page', () => {
  it('SH-424 SH-425: shows the sorry page and is reported, with the path and without the person', async () => {
    const page = await open('customer', '/overview');
    await page.getByRole('button', { name: 'Only what is needed' }).click();
    await page.addInitScript(() => {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get: () => () => {
          throw new RangeError('a browser that cannot count');
        },
      });
    });
    await page.goto('/overview');
    await page.getByText(sorry).first().waitFor();
    await expect.poll(() => ingest.errors().map(({ exception }) => exception.values[0]?.value)).toContain('a browser that cannot count');
    const report = ingest.errors().find(({ exception }) => exception.values[0]?.value === 'a browser that cannot count');
    expect(report?.tags).toEqual({ where: 'render', path: '/overview' });
    expect(ingest.bodies().join('')).not.toContain('customer@demo.test');
  });
});
