import { afterEach, describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { lost } from '../support/drivers-faults.ts';
import {
  badge,
  card,
  choose,
  field,
  fill,
  integrationsPath,
  jiraAccount,
  jiraReader,
  readRun,
  resetByApi,
  save,
  testRailAccount,
  toast,
} from '../support/drivers-integrations.ts';
import { arriveAt, press } from '../support/drivers-launch.ts';
import { behave, misbehave } from '../support/drivers-vendors.ts';
import { journey } from '../support/journey.ts';
import { ownUrl } from '../support/own-url.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const api = '**/api/customer_portal';
const saved = 'Changes saved successfully.';
const notSaved = 'Configuration change unsuccessful, please try again later.';
const jira = `${integrationsPath}/jira`;
const testrail = `${integrationsPath}/testrail`;

afterEach(() => behave(ownUrl()));

describe('the list of integrations', () => {
  journey(
    'LA-118 LA-122 SH-079 SH-080 SH-132 SH-133 SH-137 SH-135 SH-136 LA-123 LA-124 LA-125: leads to a page for each tool, and back',
    async ({ journey: { as } }) => {
      const page = await as('customer');
      await page
        .getByRole('button', { name: /account/i })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Integrations' }).click();
      await arriveAt(page, 'Integrations');
      for (const name of ['TestRail', 'Azure DevOps', 'Jira']) {
        await card(page, name).getByText('Active', { exact: true }).waitFor();
        await page.getByRole('link', { name: `Settings of ${name}` }).click();
        await arriveAt(page, name);
        await badge(page, 'Active').waitFor();
        await page.getByRole('link', { name: 'Back to integrations' }).click();
        await arriveAt(page, 'Integrations');
      }
      expect(await faultsOf(page)).toEqual([]);
    },
  );

  journey(
    'LA-119 LA-574 SH-450: knows no page for another code, and says when the tools did not come',
    async ({ journey: { as, problems } }) => {
      const page = await as('customer', `${integrationsPath}/github`);
      await arriveAt(page, "Selected page can't be found.");
      let isCut = true;
      await page.route(api, (route) =>
        isCut && route.request().postDataJSON()?.operationName === 'Integrations_List' ? route.abort() : route.fallback(),
      );
      await page.goto(integrationsPath);
      await toast(page, 'There was an issue with connecting to some integrations, please try again later.').waitFor();
      isCut = false;
      await press(page, 'Retry');
      await card(page, 'Jira').waitFor();
      problems();
    },
  );

  journey('is no place for moderators', async ({ journey: { as } }) => {
    const page = await as('moderator', integrationsPath);
    await arriveAt(page, 'Results');
  });
});

describe('connecting TestRail', () => {
  journey(
    'SH-007 SH-017 LA-006 LA-030 LA-575 LA-576 SH-451 SH-452 LA-126 SH-139 SH-140: refuses what TestRail refuses, keeps what was typed, saves, and is reset after a question',
    async ({ journey: { as, portal, problems } }) => {
      const ask = await portal('classic');
      const page = await as('classic', testrail);
      await arriveAt(page, 'TestRail');
      await badge(page, 'Inactive').waitFor();
      await save(page);
      await page.getByText('3 things to fix').waitFor();
      expect(await page.getByText("can't be blank", { exact: true }).count()).toBe(3);

      await fill(page, { Site: testRailAccount.site, Username: testRailAccount.username, 'API key': 'wrong' });
      await page.getByText('Kept on this device, without the credential').waitFor();
      await page.reload();
      await page.getByRole('textbox', { name: 'Username' }).waitFor();
      expect([await field(page, 'Site').inputValue(), await field(page, 'API key').inputValue()]).toEqual([testRailAccount.site, '']);
      expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('wrong');

      await fill(page, { 'API key': 'wrong' });
      await save(page);
      await page.getByText('TestRail does not accept this username and API key.').waitFor();
      await toast(page, notSaved).waitFor();
      expect(await field(page, 'API key').evaluate((element) => element === document.activeElement)).toBe(true);

      await fill(page, { 'API key': testRailAccount.secret });
      await lost(page, 'ConfigureIntegration_Save', () => save(page));
      expect(await field(page, 'API key').inputValue()).toBe(testRailAccount.secret);
      await save(page);
      await toast(page, saved).waitFor();
      expect(await page.locator('[data-toast]').count()).toBe(1);
      await badge(page, 'Active').waitFor();
      expect(await field(page, 'API key').inputValue()).toBe('');
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('muster.integration')))).toEqual([]);

      await press(page, 'Reset');
      await page.getByRole('alertdialog', { name: 'Reset this integration?' }).waitFor();
      await press(page, 'Cancel');
      await press(page, 'Reset');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
      await arriveAt(page, 'Integrations');
      await toast(page, saved).waitFor();
      await card(page, 'TestRail').getByText('Inactive', { exact: true }).waitFor();
      await resetByApi(ask, 'testrail');
      problems();
    },
  );

  journey(
    'keeps what was typed while the person signs in again, and puts aside what it cannot read',
    async ({ journey: { signIn, problems } }) => {
      const page = await signIn('classic', testrail);
      await arriveAt(page, 'TestRail');
      await fill(page, { Site: 'https://mine.testrail.io', Username: 'me@mine.test', 'API key': 'key' });
      await page.context().clearCookies();
      const error = { message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } };
      await page.route(api, (route) => route.fulfill({ status: 401, json: { errors: [error] } }));
      await save(page);
      await field(page, 'Password').waitFor();
      await page.unroute(api);
      await fill(page, { Email: 'classic@demo.test', Password: 'crowd-demo' });
      await press(page, 'Sign in');
      await arriveAt(page, 'TestRail');
      expect(await field(page, 'Username').inputValue()).toBe('me@mine.test');

      await page.evaluate(() => {
        const key = Object.keys(localStorage).find((each) => each.startsWith('muster.integration')) ?? '';
        localStorage.setItem(key, JSON.stringify({ typed: { site: ['x'], username: 'me@mine.test' }, unread: [] }));
      });
      await page.reload();
      await page.getByText('Part of what was saved with this form could not be opened.').waitFor();
      await press(page, 'Throw it away');
      await page.getByText('Part of what was saved with this form could not be opened.').waitFor({ state: 'detached' });
      problems();
    },
  );
});

describe('connecting Jira', () => {
  journey(
    'LA-032 LA-128 LA-428 SH-138 SH-293 SH-294: says which permission is missing, then reads projects, types and fields for the exports',
    async ({ journey: { as, portal, url, problems } }) => {
      const ask = await portal('classic');
      const page = await as('classic', jira);
      await arriveAt(page, 'Jira');
      expect([await field(page, 'Critical').inputValue(), await field(page, 'Low').inputValue()]).toEqual(['Highest', 'Low']);
      await fill(page, { Site: jiraReader.site, Username: jiraReader.username, 'Access token': jiraReader.secret });
      await save(page);
      await page.getByText("This account lacks the permissions 'Create issues' and 'Create attachments' in any project of Jira.").waitFor();
      await page.getByText('Test and save the connection first; projects are read from Jira.').waitFor();

      await fill(page, { Username: jiraAccount.username, 'Access token': jiraAccount.secret });
      await save(page);
      await badge(page, 'Active').waitFor();
      await page.getByText('Input a new token if you want to change it.').waitFor();

      await page
        .locator('label')
        .filter({ has: page.getByRole('switch', { name: 'Use default export settings' }) })
        .click();
      await save(page);
      await page.getByText("Project can't be blank", { exact: true }).waitFor();
      await misbehave(url, { vendor: 'jira', kind: 'broken', where: 'project/search' });
      await page.getByRole('combobox', { name: 'Project', exact: true }).fill('pay');
      await page.getByText('Jira has a problem at the moment. Please try again later.').first().waitFor();
      await behave(url);
      await press(page, 'Retry');
      await page.getByRole('option', { name: 'Payments (PAY)' }).click();
      await choose(page, 'Project', 'web', 'Web shop (WEB)');
      await choose(page, 'Issue type', 'Bug', 'Bug');
      await page.getByText('Required in Jira').first().waitFor();
      await page.getByRole('button', { name: /Fill Severity with/ }).click();
      await page.getByRole('option', { name: 'Always the same value' }).click();
      await choose(page, 'Value of Severity', 'S2', 'S2');
      await page.getByRole('combobox', { name: 'Labels' }).fill('from the crowd');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await page.reload();
      await page.getByText('from-the-crowd').waitFor();
      await expect.poll(() => page.getByRole('combobox', { name: 'Value of Severity' }).inputValue()).toBe('S2');
      await save(page);
      await toast(page, saved).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await resetByApi(ask, 'jira');
      problems();
    },
  );

  journey('can be done by keys alone, on a phone too', async ({ journey: { as, portal } }) => {
    const ask = await portal('classic');
    const page = await as('classic', jira, phone);
    await arriveAt(page, 'Jira');
    await field(page, 'Site').focus();
    for (const text of [jiraAccount.site, jiraAccount.username]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await field(page, 'Access token').focus();
    await page.keyboard.type(jiraAccount.secret);
    await page.keyboard.press('Enter');
    await badge(page, 'Active').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await resetByApi(ask, 'jira');
  });
});

describe('a credential that is revoked', () => {
  journey(
    'LA-194 LA-195 SH-219 SH-256: turns the badge inactive on an open screen, tells so, and back again',
    async ({ journey: { as, portal, url } }) => {
      const ask = await portal('customer');
      const page = await as('customer', testrail);
      await badge(page, 'Active').waitFor();
      await field(page, 'Username').fill('typed meanwhile');
      await misbehave(url, { vendor: 'testrail', kind: 'unauthorized' });
      await readRun(ask);
      await badge(page, 'Inactive').waitFor();
      await page.getByText('TestRail no longer accepts the credential.', { exact: true }).waitFor();
      await toast(page, 'TestRail no longer accepts the credential of this integration.').waitFor();
      expect(await field(page, 'Username').inputValue()).toBe('typed meanwhile');
      await behave(url);
      await readRun(ask);
      await badge(page, 'Active').waitFor();
      await field(page, 'Username').fill(testRailAccount.username);
    },
  );
});
