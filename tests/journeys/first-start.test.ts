import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { openPage } from '../support/app.ts';
import type { Visit } from '../support/app.ts';
import { toast } from '../support/drivers-integrations.ts';
import { journey } from '../support/journey.ts';
import { endProducts, startProduct } from '../support/product.ts';
import type { Product } from '../support/product.ts';

const password = 'a quiet long walk';
const folder = mkdtempSync(join(tmpdir(), 'muster-first-'));
const visits: Visit[] = [];
let product: Product;
let url = '';
let token = '';
const links: Record<string, string> = {};

afterAll(async () => {
  await Promise.all(visits.map((visit) => visit.close()));
  await endProducts();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (browser: Browser, path: string): Promise<Page> => {
  const visit = await openPage(browser, url);
  visits.push(visit);
  await visit.page.goto(path);
  return visit.page;
};

const fill = async (page: Page, values: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
};

const signIn = async (page: Page): Promise<void> => {
  await fill(page, { Password: password });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
};

/** Takes the secret that is shown once. */
const secretOf = async (page: Page, label: string): Promise<string> => {
  const shown = await page.getByRole('textbox', { name: label }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  return shown;
};

/** Comes by a link that an operator handed over, and chooses a password. */
const enter = async (browser: Browser, email: string): Promise<Page> => {
  const page = await open(browser, links[email] ?? '');
  await fill(page, { Password: password });
  await page.getByRole('button', { name: 'Save password' }).click();
  await signIn(page);
  return page;
};

const tester = (name: string) => ({
  email: `${name.toLowerCase()}@crowd.example`,
  fullName: `${name} Lind`,
  countryCode: 'GB',
  languageCodes: ['en'],
  devices: [{ deviceType: 'Windows computer', operatingSystem: 'Windows', version: 'Windows 11' }],
});

describe('an installation on an empty folder, without the demo', () => {
  journey('prints the address that makes the first operator', async ({ journey: { browser } }) => {
    product = startProduct(folder);
    url = await product.ready;
    await expect.poll(product.printed).toMatch(/first-operator/u);
    const address = /http\S+\/oidc\/first-operator\/[\w-]+/u.exec(product.printed())?.[0] ?? '';
    const page = await open(browser, address);
    await fill(page, { 'Your company': 'Crowd House', 'First name': 'Olga', 'Last name': 'Berg', Email: 'olga@house.example' });
    await fill(page, { Password: 'password123' });
    await page.getByRole('button', { name: 'Become operator' }).click();
    await page.getByText('This password is among those that are tried first.').waitFor();
    await fill(page, { Password: password });
    await page.getByRole('button', { name: 'Become operator' }).click();
    await signIn(page);
    await page.getByRole('heading', { level: 1, name: 'Operator' }).waitFor();
    expect((await fetch(address)).status).toBe(404);
  });

  journey(
    'is set up by screen: an organization with flags and credits, its people, and a crowd system',
    async ({ journey: { browser } }) => {
      const page = await open(browser, '/operator');
      await fill(page, { Email: 'olga@house.example' });
      await signIn(page);
      await page.getByRole('button', { name: 'New organization' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Acme');
      await page.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill('ACME');
      await page.getByRole('button', { name: 'Create' }).click();
      await page.getByRole('link', { name: 'Acme' }).click();
      for (const flag of ['Launching', 'Credits', 'Several tests in a request', 'Automatic launch', 'Unique test data', 'Has a contract'])
        await page.getByRole('checkbox', { name: flag }).check({ force: true });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await toast(page, 'Changes saved.').waitFor();
      await page.getByRole('textbox', { name: 'Amount' }).fill('500');
      await page.getByRole('textbox', { name: 'Reason' }).fill('Contract');
      await page.getByRole('button', { name: 'Add credits' }).click();
      await toast(page, 'The balance has changed.').waitFor();
      await expect.poll(() => page.getByRole('textbox', { name: 'Amount' }).inputValue()).toBe('');
      for (const [email, name, role] of [
        ['cora@acme.example', 'Cora', 'Customer'],
        ['max@acme.example', 'Max', 'Test manager'],
        ['mona@acme.example', 'Mona', 'Community test manager'],
      ] as const) {
        await page.getByRole('button', { name: 'Invite', exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
        await dialog.getByRole('textbox', { name: 'First name' }).fill(name);
        await dialog.getByRole('textbox', { name: 'Last name' }).fill('Acme');
        await dialog.getByLabel('Role').click();
        await page.getByRole('option', { name: role, exact: true }).click();
        await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
        links[email] = await secretOf(page, 'Link');
      }
      await page.goto('/operator/crowd');
      await page.getByRole('button', { name: 'New token' }).click();
      await page.getByRole('textbox', { name: 'Crowd system' }).fill('Crowd');
      await page.getByRole('button', { name: 'Create' }).click();
      token = await secretOf(page, 'Token');
      expect(token).toMatch(/^mcrowd_/u);
    },
  );

  journey('lets its people in by the links, each to their own place', async ({ journey: { browser } }) => {
    const customer = await enter(browser, 'cora@acme.example');
    await customer.waitForURL('**/overview');
    const manager = await enter(browser, 'max@acme.example');
    await manager.waitForURL('**/overview');
    const moderator = await enter(browser, 'mona@acme.example');
    await moderator.waitForURL('**/results');
  });

  journey('takes its testers from the crowd system', async () => {
    const answer = await fetch(`${url}/api/crowd`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'mutation ($input: SaveTestersInput!) { saveTesters(input: $input) { successful errors { message path } } }',
        variables: { input: { testers: ['Ada', 'Bo', 'Cleo', 'Dan'].map(tester) } },
      }),
    });
    expect(await answer.json()).toEqual({ data: { saveTesters: { successful: true, errors: [] } } });
  });
});
