import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { lost, refused } from '../support/drivers-faults.ts';
import { assignModerator, busyTest } from '../support/drivers-results.ts';
import { journey } from '../support/journey.ts';

const told = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).first().waitFor();
const press = (page: Page, name: string | RegExp) => (): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

describe('the settings of a running test', () => {
  journey('are changed, refused and lost', async ({ journey: { as, portal, problems } }) => {
    const { id } = await busyTest(await portal('manager'));
    const page = await as('manager', `/results/${id}?tab=test-details`);

    const toggle = page.getByRole('switch', { name: 'Require an attachment for passed test cases' });
    const flip = (): Promise<void> => toggle.click({ force: true });
    await toggle.waitFor();
    await lost(page, 'TestSettings_ToggleRequiredAttachment', flip);
    await flip();
    await told(page, 'Attachment requirement for passed test cases has been successfully updated.');
    await expect.poll(() => toggle.isChecked()).toBe(true);

    await press(page, /^Link/)();
    const code = page.getByLabel(/Test cycle code/);
    await code.fill('NW-999-TC9');
    await press(page, 'Link')();
    await page.getByText('There is no test cycle with this code').waitFor();
    await code.fill('nw-411-tc1');
    await press(page, 'Link')();
    await told(page, 'The test cycle has been successfully linked.');
    await page.getByRole('link', { name: 'NW-411-TC1' }).waitFor();

    const change = page.getByRole('button', { name: /^Change the results needed of/ }).first();
    await change.click();
    await press(page, 'Cancel')();
    await change.click();
    const number = page.getByRole('form', { name: /^Results needed of/ }).getByRole('textbox');
    await number.fill('0');
    await page.getByText('Enter a whole number from 1 to 1000').first().waitFor();
    await number.fill('9');
    await lost(page, 'TestSettings_ChangeResultsNeeded', press(page, 'Save'));
    await refused(page, 'TestSettings_ChangeResultsNeeded', 'updateNumberOfResultsNeeded', press(page, 'Save'));
    await press(page, 'Save')();
    await told(page, 'The number of results needed has been successfully updated.');

    const dialog = page.getByRole('dialog', { name: 'Disable automatic tester management?' });
    await press(page, 'Disable automatic tester management')();
    await dialog.getByRole('textbox').fill('The customer chooses the testers.');
    const disable = (): Promise<void> => dialog.getByRole('button', { name: 'Disable', exact: true }).click();
    await disable();
    await told(page, 'Automatic testers selection has been disabled.');
    await page.getByRole('region', { name: 'Settings' }).getByText('The customer chooses the testers.').waitFor();
    problems();
  });
});

describe('the moderators of a test', () => {
  journey('RE-744 RE-745: are assigned and removed in their panel', async ({ journey: { as, portal, problems } }) => {
    const manager = await portal('manager');
    const { id } = await busyTest(manager);
    await assignModerator(manager, id);
    const page = await as('manager', `/results/${id}`);
    await press(page, 'Test actions')();
    await page.getByRole('menuitem', { name: 'Moderators' }).click();
    const panel = page.getByRole('complementary', { name: 'Moderators' });
    const question = page.getByRole('alertdialog', { name: 'Remove Ana Souza from this test?' });
    const ask = (): Promise<void> => panel.getByRole('button', { name: 'Remove Ana Souza' }).click();
    const yes = (): Promise<void> => question.getByRole('button', { name: 'Remove', exact: true }).click();
    await ask();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await ask();
    await lost(page, 'Moderators_Remove', yes);
    await refused(page, 'Moderators_Remove', 'removeAssignedCommunityTestManager', yes);
    await ask();
    await yes();
    await told(page, 'The moderator has been successfully removed from the test.');
    const choice = panel.getByRole('checkbox', { name: 'Ana Souza' });
    await choice.click({ force: true });
    await lost(page, 'Moderators_Assign', () => panel.getByRole('button', { name: 'Assign' }).click());
    await panel.getByRole('button', { name: 'Assign' }).click();
    await told(page, 'The moderator has been successfully assigned to the test.');
    await panel.getByRole('button', { name: 'Remove Ana Souza' }).waitFor();
    problems();
  });
});

describe('an approval', () => {
  journey('is taken back from where the moderator has gone on to', async ({ journey: { as, problems } }) => {
    const page = await as('moderator', '/results/waiting');
    const row = page.getByRole('list', { name: 'Results to moderate' }).getByRole('link').first();
    await row.click();
    await page.getByRole('complementary').waitFor();
    const toggles = 'ModerateResult_ToggleApproval';
    const undo = press(page, /^Undo/);
    /** Calls about one result go one after the other: what is to be lost is the next one only after the last was answered. */
    const judge = async (name: string): Promise<void> => {
      const answered = page.waitForResponse((response) => response.request().postData()?.includes(toggles) === true);
      await press(page, name)();
      await answered;
    };
    const approve = async (): Promise<void> => {
      await judge('Approve');
      await told(page, /^Approved: /);
    };
    /** What was not taken back stays as it is, and the panel where the moderator has gone on to; what says so leads back. */
    const back = press(page, 'Show the result');
    await approve();
    await lost(page, toggles, undo, undefined, back);
    await judge('Remove approval');
    await approve();
    await refused(page, toggles, 'toggleTestCaseResultApproval', undo, undefined, undefined, back);
    await judge('Remove approval');
    await approve();
    await undo();
    await told(page, 'The approval has been taken back.');
    problems();
  });

  journey('leads from one result that waits to the next, over all testers, and back', async ({ journey: { as, problems } }) => {
    const page = await as('moderator', '/results/waiting');
    await page.getByRole('list', { name: 'Results to moderate' }).getByRole('link').first().click();
    const panel = page.getByRole('complementary');
    await panel.waitFor();
    const name = (): Promise<string | null> => page.getByRole('heading', { level: 1 }).textContent();
    const first = await name();
    const participant = new URL(page.url()).pathname;
    const shown = async (): Promise<string> => `${await name()}, ${await panel.getByRole('heading').first().textContent()}`;
    const approve = async (): Promise<void> => {
      await panel.getByRole('button', { name: 'Approve' }).waitFor();
      const before = await shown();
      await page.keyboard.press('1');
      await expect.poll(shown).not.toBe(before);
      /** What is under the pointer stays, however long the next tester takes to come. */
      await page.getByRole('button', { name: /^Undo/ }).first().hover();
    };
    for (let at = 0; at < 20 && page.url().includes(participant); at += 1) await approve();
    await expect.poll(name).not.toBe(first);
    await panel.getByRole('button', { name: 'Approve' }).waitFor();
    await press(page, /^Undo/)();
    await expect.poll(name).toBe(first);
    problems();
  });
});
