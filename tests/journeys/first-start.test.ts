import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { httpGateway } from '#crowd/gateway.ts';
import { readConfig } from '#server/lib/config.ts';
import { openOwned } from '#server/database/database.ts';
import { openPage } from '../support/app.ts';
import type { Visit } from '../support/app.ts';
import { invitedTo } from '../support/drivers-crowd.ts';
import { toast } from '../support/drivers-integrations.ts';
import * as launch from '../support/drivers-launch.ts';
import { testerRow, title } from '../support/drivers-results.ts';
import { journey } from '../support/journey.ts';
import { endProducts, startProduct } from '../support/product.ts';
import type { Product } from '../support/product.ts';
import { projectRoot } from '../support/tree.ts';

const password = 'a quiet long walk';
const folder = mkdtempSync(join(tmpdir(), 'muster-first-'));
const visits: Visit[] = [];
let product: Product;
let url = '';
let token = '';
const links: Record<string, string> = {};
const runName = 'First run of Acme';
let testId = '';
let customer: Page;
let manager: Page;
let moderator: Page;

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

/** Where the guide leads to as what is next. */
const next = (page: Page, step: string): Locator => page.getByRole('link', { name: `Go there: ${step}` });

/** Takes the secret that is shown once. */
const secretOf = async (page: Page, label: string): Promise<string> => {
  const shown = await page.getByRole('textbox', { name: label }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  return shown;
};

/** Comes by a link that an operator handed over, and is signed in by the password that is chosen there. */
const enter = async (browser: Browser, email: string): Promise<Page> => {
  const page = await open(browser, links[email] ?? '');
  await page.getByRole('heading', { name: 'Join Acme' }).waitFor();
  await page.getByText('Olga Berg invites you to Acme.').waitFor();
  await page.getByRole('button', { name: 'Show password' }).click();
  await fill(page, { Password: password });
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  return page;
};

/** What a command of the operator's prints beside the running server, and how it ends. */
const command = (...words: readonly string[]): Promise<{ readonly code: number; readonly said: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'test', DEMO: '0', DATA_DIR: folder, PORT: new URL(url).port, PUBLIC_URL: '' };
    execFile(process.execPath, [join(projectRoot, 'server/operator-cli.ts'), ...words], { env }, (error, out, complaint) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out === '' ? complaint : out }),
    );
  });

/** Lets the job that generates issues begin, as if its five minutes were over. */
const passFiveMinutes = async (): Promise<void> => {
  const { ownerUrl, close } = await openOwned(readConfig({ DATA_DIR: folder, NODE_ENV: 'test' }), { attach: true });
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`update pgboss.job set start_after = now() where name = 'publish-participant' and state = 'created'`);
  await client.end();
  await close();
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
    await page.getByText('This password is too common.').waitFor();
    await fill(page, { Password: password });
    await page.getByRole('button', { name: 'Become operator' }).click();
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
      await page.getByRole('heading', { level: 1, name: 'Acme' }).waitFor();
      await next(page, 'Choose what it may use').waitFor();
      for (const flag of ['Launching', 'Credits', 'Several tests in a request', 'Automatic launch', 'Unique test data', 'Has a contract'])
        await page.getByRole('checkbox', { name: flag }).check({ force: true });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await toast(page, 'Changes saved.').waitFor();
      await next(page, 'Add credits').waitFor();
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
      await next(page, 'Hand over testers').waitFor();
      await page.getByRole('button', { name: 'Put away' }).click();
      await page.getByText('Set up this installation: 7 of 9 done').waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Show the guide' }).click();
      await next(page, 'Hand over testers').waitFor();
    },
  );

  journey('lets its people in by the links, each to their own place', async ({ journey: { browser } }) => {
    customer = await enter(browser, 'cora@acme.example');
    await customer.waitForURL('**/overview');
    manager = await enter(browser, 'max@acme.example');
    await manager.waitForURL('**/overview');
    moderator = await enter(browser, 'mona@acme.example');
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

  journey('does for scripts what the desk does for its operators', async () => {
    const [acme] = JSON.parse((await command('organizations', '--query', 'acme')).said) as { id: string; balance: number }[];
    expect(acme).toMatchObject({ name: 'Acme', balance: 500 });
    const organization = ['--organization-id', acme?.id ?? ''];
    const added = await command('credits-add', ...organization, '--amount', '12.5', '--reason', 'By script');
    expect([added.code, JSON.parse(added.said).result.balance]).toEqual([0, 512.5]);
    const refused = await command('credits-add', ...organization, '--amount', '-9000', '--reason', 'Too much');
    expect([refused.code, JSON.parse(refused.said).errors[0].code]).toEqual([1, 'invalid']);
    const installation = JSON.parse((await command('installation')).said) as { mailServer: string | null; queues: object[] };
    expect([installation.mailServer, installation.queues.length > 5]).toEqual([null, true]);
    expect((await command('organisations')).said).toContain('npm run operator -- <command>');
    expect((await command('first-operator')).said).toBe('There is an operator already.\n');
  });

  journey('has a request launched by its customer, paid with its credits, and started by the server', async () => {
    await customer.goto('/organization-settings');
    await expect.poll(() => customer.getByLabel('Organization name').inputValue()).toBe('Acme');
    await customer.goto('/launch');
    await launch.fillActivity(customer, 'Test case run');
    await launch.goOn(customer, 'App');
    await launch.fillApp(customer, 'https://shop.example.com/checkout');
    await launch.goOn(customer, 'Scope');
    await launch.importCases(customer);
    await customer.getByLabel('Results per test case').fill('1');
    await launch.answerScope(customer, 'Every way to pay leads to a receipt.');
    await launch.goOn(customer, 'Targeting');
    await launch.fillTargeting(customer);
    await launch.choose(customer, 'Countries', 'United Kingdom');
    await launch.goOn(customer, 'Test data');
    await launch.fillTestData(customer);
    await launch.goOn(customer, 'Review');
    await launch.settleTest(customer, runName);
    await customer.getByLabel('Test run name').fill('First request of Acme');
    await launch.press(customer, 'Launch test request');
    await launch.arriveAt(customer, 'We have received your request');
    await manager.goto('/results');
    await manager.getByRole('link', { name: runName }).last().click({ timeout: 60_000 });
    await title(manager, runName).waitFor();
    testId = new URL(manager.url()).pathname.split('/')[2] ?? '';
    await customer.goto('/organization-user/credit-usage');
    await customer.getByRole('link', { name: runName }).first().waitFor();
  });

  journey('is tested by its crowd, moderated and published, and its customer finds the issue', async () => {
    await manager.goto(`/results/${testId}?panel=moderators`);
    const panel = manager.getByRole('complementary', { name: 'Moderators' });
    await panel.getByRole('checkbox', { name: 'Mona Acme' }).click({ force: true });
    await panel.getByRole('button', { name: 'Assign' }).click();
    await toast(manager, 'The moderator has been successfully assigned to the test.').waitFor();
    const gateway = httpGateway({ url, token, signal: AbortSignal.timeout(100_000), say: () => undefined });
    let invited: Awaited<ReturnType<typeof invitedTo>> = [];
    await expect.poll(async () => (invited = await invitedTo(gateway, testId)).length, { timeout: 30_000 }).toBeGreaterThan(0);
    const [tester] = invited;
    if (tester === undefined) throw new Error('nobody was invited');
    await tester.join();
    await tester.failCase('C-1', { title: 'No receipt after paying', severity: 'high' });
    await tester.passCase('C-2');

    await moderator.goto(`/results/${testId}`);
    const welcome = moderator.getByRole('dialog', { name: /^Welcome to the moderation/u });
    await welcome.waitFor();
    await welcome.getByRole('region', { name: 'Guidance, version 1' }).waitFor();
    await welcome.getByText(/^Up to \d+: 2 test cases by/u).waitFor();
    for (const promise of await welcome.locator('label').all()) await promise.click();
    await welcome.getByRole('button', { name: "I'm ready to start" }).click();
    await welcome.waitFor({ state: 'detached' });
    await moderator.goto(`/results/${testId}/participant/${tester.participantId}`);
    await moderator.getByRole('region', { name: 'Outstanding test case results' }).getByRole('button', { name: 'Pay by card' }).click();
    for (const name of ['Pay by card', 'Pay by voucher']) {
      await moderator.getByRole('complementary', { name }).getByRole('button', { name: 'Approve' }).click();
      await moderator.getByRole('region', { name: 'Approved test case results' }).getByRole('button', { name }).waitFor();
    }

    await manager.goto(`/results/${testId}?tab=testers`);
    await manager.getByRole('button', { name: `Publish ${tester.name}` }).click();
    await manager.getByRole('button', { name: 'Publish results' }).click();
    await testerRow(manager, tester).getByText('Publishing').first().waitFor();
    await passFiveMinutes();
    await testerRow(manager, tester).getByText('Already published').waitFor({ timeout: 60_000 });
    await customer.goto(`/results/${testId}?tab=issues`);
    await customer.getByRole('link', { name: 'No receipt after paying' }).waitFor();
  });
});
