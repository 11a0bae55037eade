import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { caseRun, cases } from '#schema/rules/launch/requested-test.builders.ts';
import { arriveAt, checkbox, fillActivity, fillApp, goOn, leaveDraft, press, radio, readyTest } from '../support/drivers-launch.ts';
import { openStep as openTest } from '../support/drivers-import.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

const undo = (page: Page): Promise<void> => page.getByRole('button', { name: 'Undo' }).last().click();
const stepLink = (page: Page, step: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: new RegExp(`^${step}`) });
const scopeRequirements = [{ content: 'What should testers do with issues outside the test cases?', answers: ['Report them'], other: '' }];
const goal = 'Kept through a slip';

/** Leaves a test with cases and targeting in the wizard, unfinished or part of the request, and gives its id. */
async function leaveTest(ask: AskPortal, isFinished: boolean): Promise<string> {
  await discardDrafts(ask);
  const { id, values } = await readyTest(ask, 'Slipped');
  const test = {
    id,
    values: caseRun({ ...values, activity: 'test_case_run', name: 'Slipped', testGoal: goal, testCases: cases(4), scopeRequirements }),
  };
  const wizard = { testId: id, step: 'activity' as const, values: test.values };
  await leaveDraft(ask, isFinished ? { name: 'Release', tests: [test] } : { name: 'Release', tests: [], wizard });
  return id;
}

const openStep = async (page: Page, id: string, step: string, title: string): Promise<void> => {
  await page.goto(`/launch/test?test=${id}&step=${step}`);
  await arriveAt(page, title);
};

describe('what a slip takes along', () => {
  journey('comes back at its step: another activity, by the arrow keys too', async ({ journey: { as, portal } }) => {
    const id = await leaveTest(await portal('customer'), true);
    const page = await as('customer', '/launch');
    await openStep(page, id, 'activity', 'Activity');
    await page.getByRole('radio', { name: /^Test case run/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: /^Test case run/ }).isChecked()).toBe(false);
    await undo(page);
    await expect.poll(() => page.getByRole('radio', { name: /^Test case run/ }).isChecked()).toBe(true);
    await page
      .getByRole('link', { name: /^Scope/ })
      .first()
      .click();
    await arriveAt(page, 'Scope');
    expect(await page.getByLabel('Goal of the test').inputValue()).toBe(goal);
    await page.getByRole('region', { name: 'Test cases' }).getByText('4 test cases', { exact: true }).waitFor();
  });

  journey('comes back from the step after it: another application type', async ({ journey: { as, portal } }) => {
    const id = await leaveTest(await portal('customer'), true);
    const page = await as('customer', '/launch');
    await openStep(page, id, 'app', 'App');
    await radio(page, /^iOS/).click();
    await press(page, 'Next');
    await arriveAt(page, 'Scope');
    await undo(page);
    await arriveAt(page, 'App');
    await expect.poll(() => page.getByRole('radio', { name: /^Web/ }).isChecked()).toBe(true);
    await openStep(page, id, 'targeting', 'Targeting');
    await page.getByRole('button', { name: /^Remove group/ }).waitFor();
  });

  journey('comes back: test cases that were left out, a group that was removed', async ({ journey: { as, portal } }) => {
    const ask = await portal('customer');
    const id = await leaveTest(ask, true);
    const page = await as('customer', '/launch');
    await openStep(page, id, 'targeting', 'Targeting');
    await page.getByRole('button', { name: /^Remove group/ }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Remove group/ }).count()).toBe(0);
    await undo(page);
    await page.getByRole('button', { name: /^Remove group/ }).waitFor();
    await discardDrafts(ask);
    const look = await readyTest(ask, 'With cases');
    await leaveDraft(ask, {
      name: 'Release',
      tests: [{ ...look, values: { ...look.values, testCasesIncluded: 'true', testCases: cases(3) } }],
    });
    await openStep(page, look.id, 'scope', 'Scope');
    const kept = page.getByRole('region', { name: 'Test cases' }).getByText('3 test cases', { exact: true });
    await kept.waitFor();
    await page.getByText('Include test cases', { exact: true }).click();
    await expect.poll(() => kept.count()).toBe(0);
    await undo(page);
    await kept.waitFor();
  });

  journey('comes back: a test that was thrown away before it was finished', async ({ journey: { as, portal } }) => {
    await leaveTest(await portal('customer'), false);
    const page = await as('customer', '/launch');
    await page.getByText('Slipped is not finished.').waitFor();
    await press(page, /^Throw away/);
    await arriveAt(page, 'Activity');
    await undo(page);
    await arriveAt(page, 'Launch request');
    await page.getByText('Slipped is not finished.').waitFor();
    await page.getByRole('link', { name: 'Continue' }).click();
    await arriveAt(page, 'Activity');
    expect(await page.getByRole('radio', { name: /^Test case run/ }).isChecked()).toBe(true);
  });

  journey('comes back beside the other tests of its request', async ({ journey: { as, portal } }) => {
    const ask = await portal('customer');
    await discardDrafts(ask);
    const test = await readyTest(ask, 'Whole');
    const wizard = { testId: randomUUID(), step: 'app' as const, values: { ...test.values, name: 'Slipped' } };
    await leaveDraft(ask, { name: 'Release', tests: [test], wizard });
    const page = await as('customer', '/launch');
    const unfinished = page.getByText('Slipped is not finished.');
    await unfinished.waitFor();
    await press(page, /^Throw away/);
    await expect.poll(() => unfinished.count()).toBe(0);
    await undo(page);
    await unfinished.waitFor();
  });
});

describe('the wizard', () => {
  journey('goes back step by step, to any step that is open, and to the cases that are filmed', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    const test = await readyTest(customer, 'Paying', 16);
    await leaveDraft(customer, { name: 'Release 12', tests: [test] });
    const page = await as('customer', `/launch/test?test=${test.id}&step=review`);
    await arriveAt(page, 'Review');
    for (const step of ['Test data', 'Targeting', 'Scope', 'App', 'Activity']) {
      await press(page, 'Back');
      await arriveAt(page, step);
    }
    for (const step of ['Review', 'Test data', 'Targeting', 'App', 'Activity', 'Scope']) {
      await stepLink(page, step).click();
      await arriveAt(page, step);
    }
    const video = page.getByRole('region', { name: 'Video' });
    await radio(video, 'Yes').click();
    await radio(video, 'Chosen test cases').click();
    const picker = page.getByRole('dialog', { name: 'Which test cases require video?' });
    await checkbox(picker, 'All test cases').click();
    await picker.getByRole('searchbox', { name: 'Search test cases' }).fill('Case 16');
    await checkbox(picker, 'All found (1)').click();
    await checkbox(picker, 'C-16 Case 16').click();
    await checkbox(picker, 'All found (1)').click();
    await picker.getByRole('button', { name: 'Done' }).click();
    await video.getByText('15 of 16 test cases require video').waitFor();
  });

  journey('is calm about what is left until somebody wants to go on', async ({ journey: { as, portal } }) => {
    await discardDrafts(await portal('customer'));
    const page = await as('customer', '/launch');
    await arriveAt(page, 'Activity');
    await stepLink(page, 'Activity').getByText('1 thing left').waitFor();
    await press(page, 'Next');
    await stepLink(page, 'Activity').getByText('1 thing to fix').waitFor();
    await fillActivity(page, 'Test case run');
    await goOn(page, 'App');
    await fillApp(page, 'https://shop.example.com');
    await goOn(page, 'Scope');
    await press(page, 'Next');
    await stepLink(page, 'Scope')
      .getByText(/things? to fix$/)
      .waitFor();
    await radio(page, 'Link').click();
    await radio(page, 'CSV file').click();
    await arriveAt(page, 'Import test cases');
  });
});

journey('LA-246: known issues start from the latest earlier test of the platform, until another is chosen', async ({ journey: open }) => {
  const ask = await open.portal('customer');
  const { requestedTests } = await ask<{ readonly requestedTests: readonly { readonly name: string; readonly testCycleCode: string }[] }>(
    '{ requestedTests(platform: "web") { name testCycleCode } }',
  );
  const page = await openTest(open, 'scope', { knownIssuesSource: 'recent', kilStartingFromTestCycleCode: '' });
  const offered = page.getByRole('radiogroup', { name: 'Start from the known issues of' });
  const chosen = (): Promise<string> => offered.getByRole('radio', { checked: true }).inputValue();
  await expect.poll(chosen).toBe(requestedTests[0]?.testCycleCode);
  await radio(page, 'None').click();
  await expect.poll(chosen).not.toBe(requestedTests[0]?.testCycleCode);
});
