import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { caseRun } from '#schema/rules/launch/requested-test.builders.ts';
import { faultsOf } from '../support/axe.ts';
import * as launch from '../support/drivers-launch.ts';
import { assignedTest, busyTest } from '../support/drivers-results.ts';
import { journey } from '../support/journey.ts';

type Screen = readonly [name: string, show: (page: Page) => Promise<unknown>];

/** Shows an address, and waits for a sign that all of it is there. */
const at = (
  path: string,
  sign: (page: Page) => ReturnType<Page['locator']> = (page) => page.getByRole('heading', { level: 1 }),
): Screen => [
  path,
  async (page) => {
    await page.goto(path);
    await sign(page).first().waitFor();
    await page.locator('.animate-wait').first().waitFor({ state: 'detached' });
  },
];

/** Goes through screens in one tab and says what is wrong with each. */
async function look(page: Page, screens: readonly Screen[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, show] of screens) {
    await show(page);
    const faults = await faultsOf(page);
    if (faults.length > 0) found[name] = faults;
  }
  return found;
}

describe('nothing for axe, nothing to scroll sideways, nothing cut on paper', () => {
  journey('before sign-in', async ({ journey: { asStranger } }) => {
    const page = await asStranger('/auth/login?error=403');
    const found = await look(page, [
      at('/auth/login?error=403'),
      at('/auth/login?trial=expired'),
      at('/signup'),
      at('/signup/error?errorCode=unknown'),
      at('/error'),
      at('/overview', (each) => each.getByLabel('Password')),
    ]);
    expect(found).toEqual({});
  });

  journey('while a request is built', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    const paying = await launch.readyTest(customer, 'Paying');
    const run = { id: randomUUID(), values: caseRun({ name: 'Cases', targetingGroups: paying.values.targetingGroups }) };
    await launch.leaveDraft(customer, { name: 'Release 12', tests: [paying, run] });
    const page = await as('customer', '/launch');
    await launch.arriveAt(page, 'Launch request');
    const found = await look(page, [
      at('/launch'),
      ...(['activity', 'app', 'scope', 'targeting', 'test-data', 'review'] as const).map((step) =>
        at(`/launch/test?test=${paying.id}&step=${step}`),
      ),
      at(`/launch/test?test=${run.id}&step=scope`),
      [
        'import, refused',
        async () => {
          await launch.press(page, /^(?:Replace file|Import test cases)$/);
          await launch.chooseFile(page, 'Name,Instruction\r\n');
          await page.getByText('nothing below it').waitFor();
        },
      ],
      [
        'import, mapping',
        async () => {
          await launch.chooseFile(page, launch.checkoutCsv);
          await page.getByRole('heading', { name: 'Columns' }).waitFor();
        },
      ],
    ]);
    expect(found).toEqual({});
  });

  journey('for a customer who reads results', async ({ journey: { as, portal } }) => {
    const test = await busyTest(await portal('manager'));
    const page = await as('customer', '/overview');
    const found = await look(page, [
      at('/overview'),
      at('/results'),
      at(`/results/${test.id}`),
      at(`/results/${test.id}?tab=test-details`),
      at(`/results/${test.id}?tab=issues`, (each) => each.getByRole('list', { name: 'Issues' })),
      at(`/results/${test.id}?tab=test-case-results`),
      at(`/results/${test.id}?tab=tester-feedback`),
      at(`/results/${test.id}/test-case/${test.caseId}`),
      at(`/results/${test.id}/issue/${test.issueId}`, (each) => each.getByRole('toolbar', { name: 'Triage' })),
      at(`/results/${test.parentTestId}`),
      at('/issues', (each) => each.getByRole('list', { name: 'Issues' })),
      at(`/issues/${test.issueId}`, (each) => each.getByRole('toolbar', { name: 'Triage' })),
      at('/organization-user-settings/profile'),
      at('/organization-user-settings/notifications'),
      at('/organization-user-settings/sign-in', (each) => each.getByRole('list', { name: 'Sessions' })),
      at('/organization-settings/users', (each) => each.getByRole('main').getByRole('listitem')),
      at('/organization-user/credit-usage'),
      at('/nowhere'),
      [
        'keyboard shortcuts',
        async () => {
          await page.keyboard.press('?');
          await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
        },
      ],
    ]);
    expect(found).toEqual({});
  });

  journey('for a manager who runs a test', async ({ journey: { as, portal } }) => {
    const test = await busyTest(await portal('manager'));
    const page = await as('manager', '/results');
    const found = await look(page, [
      at('/results'),
      at(`/results/${test.id}?tab=testers`, (each) => each.getByRole('table')),
      at(`/results/${test.id}?tab=testers&publish=${test.tester.id}`, (each) => each.getByRole('complementary', { name: /^Publish / })),
      at(`/results/${test.id}?tab=blockers`),
      at(`/results/${test.id}?panel=moderators`, (each) => each.getByRole('complementary', { name: 'Moderators' }).getByRole('group')),
      at(`/test_managers/advanced_tests/${test.parentTestId}/launch_child`, (each) => each.getByRole('main').getByRole('textbox')),
      at(`/results/${test.id}?tab=test-details`),
      at(`/results/${test.id}/participant/${test.tester.id}`),
      at(`/results/${test.id}/participant/${test.tester.id}?result=${test.tester.caseResults[0]?.id}`, (each) =>
        each.getByRole('complementary'),
      ),
    ]);
    expect(found).toEqual({});
  });

  journey('for a moderator before and after an assignment is accepted', async ({ journey: { as, portal } }) => {
    const manager = await portal('manager');
    const [waiting, accepted] = [await assignedTest(manager, 'assigned'), await assignedTest(manager, 'accepted')];
    const page = await as('moderator', '/results');
    const found = await look(page, [
      at('/results'),
      at('/results/waiting', (each) => each.getByRole('list', { name: 'Results to moderate' })),
      at(`/results/${accepted}?tab=testers`),
      at(`/results/${accepted}?tab=test-details`),
      at(`/results/${waiting}`, (each) => each.getByRole('dialog', { name: /^Welcome to the moderation of/ })),
    ]);
    expect(found).toEqual({});
  });

  journey('for who operates the installation', async ({ journey: { as } }) => {
    const page = await as('operator', '/operator');
    const table = (each: Page): ReturnType<Page['locator']> => each.getByRole('main').getByRole('table');
    await table(page).getByRole('link').first().waitFor();
    const organization = await table(page).getByRole('link').first().getAttribute('href');
    const tabs = page.getByRole('navigation', { name: 'Operator' }).getByRole('link');
    const parts = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(parts.length).toBeGreaterThan(5);
    const found = await look(page, [
      at(organization ?? '', (each) => each.getByRole('tab', { selected: true }).or(each.getByRole('region'))),
      ...parts.map((part) => at(part, (each) => each.getByRole('main').getByRole('table').or(each.getByRole('main').getByRole('region')))),
    ]);
    expect(found).toEqual({});
  });

  journey('for somebody on trial who is asked for a name', async ({ journey: { as } }) => {
    const page = await as('trial', '/overview');
    const found = await look(page, [at('/overview'), at('/results', (each) => each.getByRole('dialog'))]);
    expect(found).toEqual({});
  });
});
