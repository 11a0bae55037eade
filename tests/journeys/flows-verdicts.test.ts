import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { reported } from '../support/calls-of-acts.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import { inField } from '../support/drivers-keyboard.ts';
import { journey } from '../support/journey.ts';

const key = (page: Page, keys: string) => (): Promise<void> => page.keyboard.press(keys);
const undo = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).first().click();
const told = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).first().waitFor();

describe('a report of a tester', () => {
  journey('is judged and graded by keys alone, refused, lost and taken back', async ({ journey: { as, portal, problems, hasTaken } }) => {
    const page = await as('manager', await reported(await portal('manager')));
    const report = page.getByRole('list', { name: 'Related issues' }).getByRole('listitem');
    const verdict = report.getByRole('group', { name: /^Verdict on / });
    await verdict.waitFor();
    const isPressed = (label: RegExp) => verdict.getByRole('button', { name: label }).getAttribute('aria-pressed');
    await lost(page, 'JudgeReports_Judge', key(page, '2'));
    await refused(page, 'JudgeReports_Judge', 'judgeReport', key(page, '4'));
    await page.keyboard.press('2');
    await report.getByText('Fake issue', { exact: true }).waitFor();
    await undo(page);
    await report.getByText('Pending', { exact: true }).waitFor();

    const search = page.getByRole('combobox', { name: 'Known issue' });
    await page.keyboard.press('3');
    await search.waitFor();
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    await page.keyboard.press('3');
    await inField(page);
    await page.keyboard.type('NW');
    await expect.poll(() => hasTaken(/^judgeReports: picking -- words\.change/)).toBe(true);
    await page.getByRole('option', { name: /NW/ }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await report.getByText(/^Known as NW/).waitFor();
    expect(await isPressed(/^Known/)).toBe('true');
    await page.keyboard.press('4');
    await expect.poll(() => isPressed(/^Real/)).toBe('true');

    await page.keyboard.press('s');
    const list = page.getByRole('list', { name: /^Severity of / });
    await list.waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('s');
    await list.waitFor();
    await page.keyboard.press((await report.getByRole('img', { name: 'Critical' }).count()) > 0 ? '4' : '1');
    await report.getByText(/The tester gave .*\.$/).waitFor();
    await undo(page);
    await report.getByText(/The tester gave .*\.$/).waitFor({ state: 'detached' });
    await page.keyboard.press('4');
    await report.getByText('Pending', { exact: true }).waitFor();
    problems();
  });
});

describe('plain passes that wait', () => {
  journey('are approved several at once from the keyboard, lost, refused and taken back', async ({ journey: { as, problems } }) => {
    const page = await as('moderator', '/results/waiting?show=plain');
    const rows = page.getByRole('list', { name: 'Plain passes' });
    await rows.getByRole('listitem').first().waitFor();
    const every = page.getByRole('checkbox', { name: /^Every one of the / });
    await every.press('Space');
    await page.getByRole('status').getByText('0 results chosen').waitFor();
    await page.keyboard.press('1');
    await rows.locator('[data-key]').first().focus();
    await page.keyboard.press('x');
    await page.getByRole('status').getByText('1 result chosen').waitFor();
    await lost(page, 'ApprovePasses_Send', key(page, '1'));
    await refused(page, 'ApprovePasses_Send', 'approveResults', key(page, '1'));
    await page.keyboard.press('1');
    await told(page, '1 result approved.');
    await undo(page);
    await told(page, 'The approval of 1 result has been taken back.');
    problems();
  });
});
