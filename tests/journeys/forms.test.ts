import type { Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import {
  clearForm,
  cloneIdIn,
  fillForm,
  form,
  holding,
  isAt,
  launchButton,
  onOperation,
  openForm,
  preview,
  row,
  withSwitches,
} from '../support/drivers-forms.ts';
import { arriveAt, press } from '../support/drivers-launch.ts';
import { journey } from '../support/journey.ts';

describe('Launch without the request flow', () => {
  journey('LA-036 LA-038 LA-042 LA-056: the old card leads to the simple form', async ({ journey: { as } }) => {
    const page = await as('classic', '/launch');
    await page.getByRole('heading', { name: 'Does your release have bespoke testing needs?' }).waitFor();
    await page.getByRole('link', { name: 'Launch an advanced test' }).click();
    await isAt(page, '/launch?tab=advanced_test');
    await arriveAt(page, 'Launch an advanced test');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Launch an advanced test');
  });

  journey('LA-043: the stage of the release goes from the address into the form', async ({ journey: { as } }) => {
    const page = await as('classic', '/launch?sdlc_stage=release');
    await page.getByRole('link', { name: 'Launch an advanced test' }).click();
    await arriveAt(page, 'Launch an advanced test');
    const stages = page.getByRole('radiogroup', { name: 'Stage of the release' });
    expect(await stages.getByRole('radio', { name: 'Release' }).isChecked()).toBe(true);
    for (const stage of ['Design', 'Development', 'Live']) {
      await page.goto(`/launch?tab=advanced_test&sdlc_stage=${stage.toLowerCase()}`);
      expect(await stages.getByRole('radio', { name: stage }).isChecked()).toBe(true);
    }
    await page.goto('/launch?tab=advanced_test&sdlc_stage=retired');
    expect(await stages.getByRole('radio', { name: 'Live' }).isChecked()).toBe(true);
    await press(page, 'Clear form');
  });

  journey('sends addresses that stand for nothing back to Launch', async ({ journey: { as } }) => {
    const page = await as('classic', '/launch');
    for (const path of ['/launch/preview', '/launch/success', '/launch/test']) {
      await page.goto(path);
      await isAt(page, '/launch');
    }
  });

  journey('LA-037 LA-455: says that there is nothing to launch without advanced tests', async ({ journey: { as } }) => {
    const page = await as('classic', '/overview');
    await withSwitches(page, { advancedTestsAccess: false });
    for (const path of ['/launch', '/launch?tab=advanced_test', '/launch/tests-for-cloning']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'Launch', exact: true }).waitFor();
      await page.getByText('Your organization does not launch tests.').waitFor();
      expect(await page.title()).toBe('Launch · Muster');
      expect(await page.locator('main').locator('a, button, input').allInnerTexts()).toEqual(['All results']);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  journey('takes the focus to the first field to fix, and lists them all with links', async ({ journey: { as } }) => {
    const page = await as('classic', '/launch');
    await clearForm(page);
    await press(page, 'Preview');
    const summary = page.getByRole('alert').filter({ hasText: '5 things to fix' });
    await summary.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'A test run name is required',
      'A link to application is required',
      'A test objective is required',
      'Notes are required',
      'Platforms to test on are required',
    ]);
    await summary.getByRole('link', { name: 'Notes are required' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('notes');
    await page.keyboard.type('Ask for Ann');
    await page.getByText('4 things to fix').waitFor();
  });

  journey('LA-044 LA-045 LA-087: keeps what is typed through a reload, the preview and back', async ({ journey: { as } }) => {
    const page = await as('classic', '/launch');
    await clearForm(page);
    await fillForm(page);
    await page.locator('label').filter({ hasText: 'Include test cases' }).click();
    await page.getByLabel('Link to your test cases sheet').fill('https://docs.example/cases');
    await page.reload();
    await arriveAt(page, 'Launch an advanced test');
    await expect.poll(() => page.getByLabel('Notes', { exact: true }).inputValue()).toBe('Use the test card');
    await preview(page);
    await isAt(page, '/launch/preview');
    await page.getByText('https://docs.example/cases').waitFor();
    await page.reload();
    await arriveAt(page, 'Test run preview');
    await press(page, 'Edit test');
    await arriveAt(page, 'Launch an advanced test');
    for (const [label, value] of Object.entries(form)) expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
    expect(await page.getByLabel('Link to your test cases sheet').inputValue()).toBe('https://docs.example/cases');
    await preview(page);
    await page.getByRole('link', { name: 'Back to launch' }).click();
    await isAt(page, '/launch?tab=advanced_test');
    expect(await page.getByLabel('Test run name').inputValue()).toBe('Autumn release');
  });

  journey('LA-085 LA-086 LA-088 LA-092 LA-093: launches the previewed test once', async ({ journey: { as, portal } }) => {
    const page = await as('classic', '/launch');
    const name = `Launched ${Date.now()}`;
    await clearForm(page);
    await fillForm(page, { 'Test run name': name });
    await preview(page);
    await launchButton(page).dblclick();
    const told = page.getByRole('dialog', { name: 'We have received your test request' });
    await told.getByText('Testing will begin soon and you will get results in 48 hours or less.').waitFor();
    await told.getByRole('button', { name: 'Close' }).click();
    expect(await launchButton(page, 'Test launched').getAttribute('aria-disabled')).toBe('true');
    await page.reload();
    await launchButton(page, 'Test launched').waitFor();
    type Requests = { readonly advancedTestRequests: { readonly nodes: readonly { readonly id: string; readonly name: string }[] } };
    const { advancedTestRequests } = await (
      await portal('classic')
    )<Requests>('{ advancedTestRequests(first: 100) { nodes { id name } } }');
    const made = advancedTestRequests.nodes.filter((each) => each.name === name);
    expect(made.length).toBe(1);
    await page.getByRole('link', { name: 'View results' }).first().click();
    await isAt(page, `/results/${made[0]?.id}`);
    await openForm(page);
    expect(await page.getByLabel('Test run name').inputValue()).toBe('');
  });

  journey('LA-089 LA-539 LA-540 LA-541: says why a launch failed, and tries again', async ({ journey: { as, problems } }) => {
    const page = await as('classic', '/launch');
    await clearForm(page);
    await fillForm(page, { 'Test run name': `Tried ${Date.now()}` });
    await preview(page);
    const answers = [
      (route: Route) => route.abort(),
      (route: Route) => route.abort(),
      (route: Route) =>
        route.fulfill({
          json: { data: { launchAdvancedTest: { __typename: 'LaunchAdvancedTestResult', successful: false, result: null, errors: [] } } },
        }),
      (route: Route) =>
        route.fulfill({
          json: {
            data: {
              launchAdvancedTest: {
                __typename: 'LaunchAdvancedTestResult',
                successful: false,
                result: null,
                errors: [{ __typename: 'UserError', code: 'invalid', message: 'Come back tomorrow.', path: null }],
              },
            },
          },
        }),
    ];
    await onOperation(page, 'Preview_Launch', (route) => (answers.shift() ?? ((each: Route) => each.fallback()))(route));
    const failed = (title: string) => page.getByRole('alertdialog', { name: title });
    await launchButton(page).click();
    await failed('Your test request has not been sent').getByRole('button', { name: 'Close' }).click();
    await launchButton(page).click();
    await failed('Your test request has not been sent').getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => answers.length).toBe(1);
    await failed('Your test request has not been sent').getByRole('button', { name: 'Close' }).click();
    await launchButton(page).click();
    await expect.poll(() => answers.length).toBe(0);
    await failed('The test has not been launched').getByText('Come back tomorrow.').waitFor();
    await failed('The test has not been launched').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog', { name: 'We have received your test request' }).waitFor();
    problems();
  });

  journey('LA-016 LA-050: clones an earlier request into the simple form', async ({ journey: { as } }) => {
    const page = await as('classic', '/launch');
    const name = `Cloned ${Date.now()}${'x'.repeat(80)}`;
    await clearForm(page);
    await fillForm(page, { 'Test run name': name, 'Device requirements': 'A phone' });
    await preview(page);
    await launchButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.goto('/launch');
    await page.getByRole('link', { name: 'Clone a previous test run' }).click();
    await isAt(page, '/launch/advanced-tests-for-cloning');
    await arriveAt(page, 'Clone a previous test run');
    await row(page, name).getByText('https://shop.fabrikam.example').waitFor();
    expect(await page.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/launch?tab=advanced_test');
    await row(page, name)
      .getByRole('button', { name: /^Clone/ })
      .click();
    await isAt(page, '/launch?tab=advanced_test');
    await page.getByText(/^Cloned from FAB-\d+ /).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect([await page.getByLabel('Test run name').inputValue(), await page.getByLabel('Device requirements').inputValue()]).toEqual([
      name,
      'A phone',
    ]);
    await page.getByLabel('Notes', { exact: true }).fill('Changed after cloning');
    await page.reload();
    await arriveAt(page, 'Launch an advanced test');
    expect(await page.getByLabel('Notes', { exact: true }).inputValue()).toBe('Changed after cloning');
    await clearForm(page);
  });

  journey('RE-154 RE-156 RE-157: clones a request from its details, and puts aside what was begun', async ({ journey: { as, portal } }) => {
    type Requests = { readonly advancedTestRequests: { readonly nodes: readonly { readonly id: string; readonly name: string }[] } };
    const { advancedTestRequests } = await (await portal('classic'))<Requests>('{ advancedTestRequests(first: 1) { nodes { id name } } }');
    const [earlier] = advancedTestRequests.nodes;
    const page = await as('classic', '/launch');
    await clearForm(page);
    await fillForm(page, { 'Test run name': 'Begun before' });
    const release = await holding(page, 'CloneTest_Source');
    await page.goto(`/results/${earlier?.id}?tab=test-details`);
    await press(page, 'Clone');
    await isAt(page, '/launch?tab=advanced_test');
    expect(await cloneIdIn(page)).toBe(earlier?.id);
    release();
    await arriveAt(page, 'Launch an advanced test');
    expect(await page.getByLabel('Test run name').inputValue()).toBe(earlier?.name);
    await press(page, 'Bring it back: Begun before');
    expect(await page.getByLabel('Test run name').inputValue()).toBe('Begun before');
    await press(page, 'Clear form');
  });

  journey(
    'brings back what was cleared or put aside, and asks again for what did not come',
    async ({ journey: { as, portal, problems } }) => {
      type Requests = { readonly advancedTestRequests: { readonly nodes: readonly { readonly id: string; readonly name: string }[] } };
      const { advancedTestRequests } = await (
        await portal('classic')
      )<Requests>('{ advancedTestRequests(first: 1) { nodes { id name } } }');
      const page = await as('classic', '/launch');
      await clearForm(page);
      await fillForm(page, { 'Test run name': 'Begun before' });
      await press(page, 'Clear form');
      expect(await page.getByLabel('Test run name').inputValue()).toBe('');
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await expect.poll(() => page.getByLabel('Test run name').inputValue()).toBe('Begun before');
      let isBroken = true;
      await onOperation(page, 'CloneTest_Source', (route) => (isBroken ? route.abort() : route.fallback()));
      await page.goto(`/results/${advancedTestRequests.nodes[0]?.id}?tab=test-details`);
      await press(page, 'Clone');
      await page.getByText('The earlier test could not be loaded.').waitFor();
      isBroken = false;
      await press(page, 'Retry');
      const asides = page.locator('[data-wash]', { hasText: 'A form you had started was put aside:' });
      const begun = asides.filter({ hasText: 'Begun before' });
      await begun.getByRole('button', { name: 'Dismiss' }).click();
      await expect.poll(() => begun.count()).toBe(0);
      await press(page, 'Clear form');
      problems();
    },
  );

  journey('LA-090 LA-091: asks for the company name after the first launch', async ({ journey: { as } }) => {
    const page = await as('manager', '/overview');
    await withSwitches(page, { newLaunchUxEnabled: false, isNameChosen: false });
    const receipt = { __typename: 'CustomerRequest', id: 'a1', name: 'First', url: '/results/a1' };
    await onOperation(page, 'Preview_Launch', (route) =>
      route.fulfill({
        json: { data: { launchAdvancedTest: { __typename: 'LaunchAdvancedTestResult', successful: true, result: receipt, errors: [] } } },
      }),
    );
    await onOperation(page, 'Preview_SaveName', (route) =>
      route.fulfill({
        json: { data: { organizationUpdate: { __typename: 'OrganizationUpdateResult', successful: true, result: null, errors: [] } } },
      }),
    );
    await page.goto('/launch?tab=advanced_test');
    await press(page, 'Skip');
    await arriveAt(page, 'Launch an advanced test');
    await fillForm(page);
    await preview(page);
    await launchButton(page).click();
    const asked = page.getByRole('dialog', { name: 'We have received your test request' });
    await asked.getByText('Before you view your test results, please let us know your company name.').waitFor();
    expect(await asked.getByRole('link', { name: 'View results' }).count()).toBe(0);
    await asked.getByRole('textbox', { name: /^Company name/ }).fill('Northwind');
    await asked.getByRole('button', { name: 'Save' }).click();
    await asked.getByRole('link', { name: 'View results' }).waitFor();
    await asked.getByRole('button', { name: 'Close' }).click();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  journey('looks after everybody', async ({ journey: { as } }) => {
    const page = await as('classic', '/launch');
    await page.getByRole('link', { name: 'Launch an advanced test' }).waitFor();
    const found: Record<string, string[]> = { card: await faultsOf(page) };
    await clearForm(page);
    await press(page, 'Preview');
    found['form'] = await faultsOf(page);
    await fillForm(page);
    await preview(page);
    found['preview'] = await faultsOf(page);
    await page.goto('/launch/advanced-tests-for-cloning');
    await arriveAt(page, 'Clone a previous test run');
    found['list'] = await faultsOf(page);
    await clearForm(page);
    expect(found).toEqual({ card: [], form: [], preview: [], list: [] });
  });
});
