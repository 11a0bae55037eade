import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#server/lib/config.ts';
import { openOwned } from '#server/database/database.ts';
import { openPage, signIn, startApp } from '../support/app.ts';
import type { Account, App, Visit } from '../support/app.ts';
import { launchChromium } from '../support/chromium.ts';
import { toast } from '../support/drivers-integrations.ts';
import { startIngest } from '../support/ingest.ts';
import type { Ingest } from '../support/ingest.ts';
import { recordFor } from '../support/journey.ts';
import { openPostOffice } from '../support/post-office.ts';
import type { PostOffice } from '../support/post-office.ts';

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
let office: PostOffice;
/** Whether the mail server takes what it is handed. */
let isTaking = false;
let app: App;
let browser: Browser;
const visits: Visit[] = [];

beforeAll(async () => {
  [outside, ingest, browser, office] = await Promise.all([
    startOutside(),
    startIngest(),
    launchChromium(),
    openPostOffice({}, (_, done) => done(isTaking ? undefined : Object.assign(new Error('No such mailbox here'), { responseCode: 550 }))),
  ]);
  const client = inject('watchedClient');
  app = await startApp({
    env: {
      ...(client !== undefined && { CLIENT_DIR: client }),
      SMTP_URL: `smtp://127.0.0.1:${office.port}`,
      MAIL_FROM: 'portal@house.example',
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
  await Promise.all([ingest.stop(), office.stop()]);
  outside.stop();
}, 60_000);

/** A page nobody has signed in to, before it is opened. */
const begin = async (): Promise<Page> => {
  const visit = await openPage(browser, app.url);
  visits.push(visit);
  await recordFor(import.meta.filename, visit.page.context());
  return visit.page;
};

const open = async (account: Account, path: string): Promise<Page> => {
  const page = await begin();
  await signIn(page, app.url, account, path);
  return page;
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
    const statistics = dialog.getByRole('switch', { name: 'Statistics' });
    await statistics.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Choose' }).click();
    expect(await statistics.isChecked()).toBe(false);
    await statistics.click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => outside.views.map(({ page: name }) => name)).toEqual([profile]);
    await page.getByRole('link', { name: 'Results' }).first().click();
    await expect.poll(() => outside.views.length).toBe(2);
    expect(outside.views[1]?.user).toEqual({ id: expect.any(String), role: 'customer', connection: 'username-password' });
    expect(JSON.stringify(outside.views)).not.toMatch(/demo\.test|Northwind/u);
    expect(outside.scripts).toEqual([]);
    await page.goto(profile);
    const review = page.getByRole('button', { name: 'Review cookie preferences' });
    await review.click();
    await statistics.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await review.click();
    expect(await statistics.isChecked()).toBe(true);
    await statistics.click();
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

  /** How often a page looks for a widget that is not there, or whose place nothing may read. */
  const looked = async (page: Page, isForbidden: boolean): Promise<() => Promise<number>> => {
    await page.route('**/widget/app1', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.addInitScript((forbidden) => {
      let looks = 0;
      const get = () => {
        looks += 1;
        if (forbidden) throw new Error('This is kept from scripts.');
        return undefined;
      };
      Object.defineProperty(window, 'Intercom', { get, configurable: true });
      Object.defineProperty(window, 'looks', { get: () => looks });
    }, isForbidden);
    return () => page.evaluate(() => Reflect.get(window, 'looks') as number);
  };

  it('SH-472: is no help widget, without a word, where its script brings none or its place cannot be read', async () => {
    for (const [isForbidden, most] of [
      [false, 5],
      [true, 1],
    ] as const) {
      const page = await begin();
      const looks = await looked(page, isForbidden);
      await signIn(page, app.url, 'customer', '/overview');
      await page.clock.install();
      await page.reload();
      await page.getByRole('button', { name: 'Allow all' }).click();
      await expect.poll(async () => (await page.clock.runFor(1000), looks())).toBe(most);
      for (let second = 0; second < 3; second += 1) await page.clock.runFor(1000);
      expect([await looks(), await page.getByRole('alert').count()]).toEqual([most, 0]);
    }
  });

  it('SH-364: is no help widget where the organization does not have it', async () => {
    const page = await begin();
    const looks = await looked(page, false);
    await page.route('**/api/customer_portal', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('"flexibleTestingAccess":true', '"flexibleTestingAccess":false'),
      });
    });
    let scripts = 0;
    page.on('request', (request) => (scripts += request.url().includes('/widget/') ? 1 : 0));
    await signIn(page, app.url, 'customer', '/overview');
    await page.getByRole('button', { name: 'Allow all' }).click();
    await question(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Results' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Results' }).waitFor();
    expect([scripts, await looks()]).toEqual([0, 0]);
  });
});

/** Asks for a new password by mail, as a stranger. */
const forget = async (email: string): Promise<void> => {
  const page = await begin();
  await page.goto('/oidc/forgotten');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText(email).waitFor();
};

/** Whether the mail server took the link to a new password for this address. */
const taken = (email: string): boolean =>
  office.received.some(({ to, raw }) => to.includes(email) && raw.includes('Subject: Choose a new password'));

describe('what fails away from the portal', () => {
  it('is a mail that is refused for good: operators read why and send it again, until the mail server takes it', async () => {
    isTaking = false;
    await forget('customer@demo.test');
    const page = await open('operator', '/operator/mail');
    const refresh = page.getByRole('button', { name: 'Refresh' });
    const row = page
      .getByRole('row')
      .filter({ hasText: /customer@demo\.test.*Choose a new password/u })
      .first();
    await expect.poll(async () => (await refresh.click(), row.filter({ hasText: 'No such mailbox here' }).count())).toBe(1);
    await row.getByText('Failed', { exact: true }).waitFor();
    const again = row.getByRole('button', { name: 'Send again to customer@demo.test' });
    isTaking = true;
    await again.click();
    await toast(page, 'The mail is on its way again.').waitFor();
    await expect.poll(() => taken('customer@demo.test')).toBe(true);
    await expect.poll(async () => (await refresh.click(), row.getByText('Sent', { exact: true }).count())).toBe(1);
    expect(await again.count()).toBe(0);
  });

  it('is a job: operators read why it failed for good, and start it again once its cause is gone', async () => {
    const { ownerUrl, close } = await openOwned(readConfig({ DATA_DIR: app.dataDir, NODE_ENV: 'test' }), { attach: true });
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    await client.query(`
      create or replace function no_room() returns trigger language plpgsql as $$ begin raise exception 'no room for mails'; end $$;
      create or replace trigger no_room before update on mail for each row when (new.kind = 'password') execute function no_room();
      update pgboss.queue set retry_limit = 0 where name = 'send-mail'`);
    isTaking = true;
    await forget('manager@demo.test');
    const page = await open('operator', '/operator/installation');
    const refresh = page.getByRole('button', { name: 'Refresh' });
    const row = page.getByRole('table', { name: 'Failed jobs' }).getByRole('row').filter({ hasText: 'send-mail' }).first();
    await expect.poll(async () => (await refresh.click(), row.filter({ hasText: 'no room for mails' }).count())).toBe(1);
    const again = row.getByRole('button', { name: 'Start again: send-mail' });
    await client.query('drop trigger no_room on mail');
    await client.end();
    await close();
    await again.click();
    await toast(page, 'The job is in its queue again.').waitFor();
    await expect.poll(() => taken('manager@demo.test')).toBe(true);
    await expect.poll(async () => (await refresh.click(), page.getByText('No job failed').count())).toBe(1);
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
