import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { caseRun, cases, oneCase } from '#schema/rules/launch/requested-test.builders.ts';
import type { TestCase } from '#schema/rules/launch/requested-test.ts';
import { scopeQuestions } from '#schema/vocabulary/launch/options.ts';
import { faultsOf } from '../support/axe.ts';
import { atScope, confirmImport, file, held, openImport, sees } from '../support/drivers-import.ts';
import * as launch from '../support/drivers-launch.ts';
import { saved } from '../support/drivers-shared-drafts.ts';
import { journey } from '../support/journey.ts';

type Open = Parameters<typeof atScope>[0];

const patient = { timeout: 20_000 };
const voucher = oneCase(7, {
  name: 'Pay with a voucher',
  prerequisites: 'A voucher',
  tags: ['smoke'],
  additionalInformation: [{ code: 'Network', value: 'Wifi' }],
  steps: [
    { instruction: 'Open the cart', expectedResult: 'It opens' },
    { instruction: 'Type the voucher', expectedResult: 'It is taken' },
  ],
});
const answered = scopeQuestions.test_case_run.map(({ content, answers }) => ({ content, answers: answers.slice(0, 1), other: '' }));
const atCases = (open: Open, ...testCases: readonly TestCase[]): Promise<Page> =>
  atScope(open, caseRun({ testCases, testCasesFile: 'checkout.csv', scopeRequirements: answered }));

const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Edit.* ${name} `) });
const editor = (page: Page, place: number) => page.getByRole('group', { name: `Test case ${place}`, exact: true });
const field = (of: Locator, label: string) => of.getByLabel(label, { exact: true });
const undo = (page: Page): Promise<void> => page.getByRole('button', { name: /^Undo/ }).last().click();
const focused = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.id ?? null);

async function edit(page: Page, name: string, place: number): Promise<Locator> {
  await row(page, name).click();
  await field(editor(page, place), 'Name').waitFor();
  return editor(page, place);
}

describe('a test case', () => {
  journey('is edited where it stands, kept as it is typed, and brought back', async ({ journey: open }) => {
    const page = await atCases(open, ...cases(6), voucher, oneCase(8));
    const at = await edit(page, 'Pay with a voucher', 7);
    expect(await focused(page)).toBe('field-testCases-6-name');
    await field(at, 'Name').fill('Pay with two vouchers');
    await field(at, 'Prerequisites').fill('Two vouchers');
    await field(at, 'Tags').fill('smoke, vouchers,');
    await field(at, 'Network').fill('Mobile');
    await launch.press(page, 'Remove step 1');
    await expect.poll(() => focused(page)).toBe('field-testCases-6-steps-0-instruction');
    await sees(page, 'The step was removed.');
    await undo(page);
    await expect.poll(() => field(at, 'Step 1, instruction').inputValue()).toBe('Open the cart');
    await launch.press(page, 'Add a step');
    await launch.press(page, 'Add a step');
    await expect.poll(() => focused(page)).toBe('field-testCases-6-steps-3-instruction');
    await field(at, 'Step 3, instruction').fill('Type the other one');
    await saved(page);
    await page.reload();
    await expect.poll(() => held(page), patient).toContainEqual(expect.stringContaining('Pay with two vouchers'));
    await edit(page, 'Pay with two vouchers', 7);
    expect([await field(at, 'Step 3, instruction').inputValue(), await field(at, 'Tags').inputValue()]).toEqual([
      'Type the other one',
      'smoke, vouchers',
    ]);
    await field(at, 'Code').fill('P-7');
    await page.keyboard.press('Escape');
    await sees(page, /was changed\./);
    expect((await held(page)).at(-2)).toBe('P-7\nPay with two vouchers\nCheckout\n3 steps');
    await expect.poll(() => row(page, 'Pay with two vouchers').evaluate((node) => node === document.activeElement)).toBe(true);
    await undo(page);
    await expect.poll(async () => (await held(page)).at(-2)).toBe('C-7\nPay with two vouchers\nCheckout\n3 steps');
  });

  journey('is typed by hand, with cells of a spreadsheet as its steps, and removed again', async ({ journey: open }) => {
    const page = await atCases(open, oneCase(1));
    await launch.press(page, 'Add a test case');
    const at = editor(page, 2);
    await field(at, 'Name').fill('Pay later');
    await field(at, 'Step 1, instruction').evaluate((cell) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Open the cart\tIt opens\nPay later\tA bill comes');
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect.poll(() => field(at, 'Step 2, expected result').inputValue()).toBe('A bill comes');
    await launch.press(page, 'Add another');
    await field(editor(page, 3), 'Name').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await held(page)).length).toBe(2);
    await saved(page);
    await page.reload();
    await expect.poll(() => held(page), patient).toContainEqual(expect.stringContaining('Pay later'));
    await edit(page, 'Pay later', 2);
    await launch.press(page, 'Remove test case');
    await sees(page, /was removed\./);
    await expect.poll(async () => (await held(page)).length).toBe(1);
    await undo(page);
    await expect.poll(async () => (await held(page)).at(-1)).toContain('Pay later');
  });

  journey('takes a step that was removed back, wherever its person went since', async ({ journey: open }) => {
    const page = await atCases(open, oneCase(1), voucher);
    const remove = async (): Promise<void> => {
      await edit(page, 'Pay with a voucher', 2);
      await launch.press(page, 'Remove step 1');
      await sees(page, 'The step was removed.');
    };
    const isBack = async (): Promise<void> => {
      await undo(page);
      await launch.arriveAt(page, 'Scope');
      await expect.poll(async () => (await held(page)).at(-1), patient).toContain('2 steps');
    };
    await remove();
    await launch.press(page, 'Add a step');
    await launch.press(page, 'Back');
    await launch.arriveAt(page, 'App');
    await isBack();
    await remove();
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: /^Activity/ })
      .click();
    await launch.arriveAt(page, 'Activity');
    await isBack();
    const at = await edit(page, 'Pay with a voucher', 2);
    expect(await field(at, 'Step 1, instruction').inputValue()).toBe('Open the cart');
  });

  journey('says at its fields what is wrong, and is found though it is not among the last', async ({ journey: open }) => {
    const page = await atCases(open, oneCase(1), oneCase(2), oneCase(1, { name: 'Twin' }), ...cases(9).slice(3));
    await page.getByText('Last 5 of 9 test cases').waitFor();
    const clash = 'Test case 3 “Twin” has the code C-1 of test case 1 “Case 1”. Each test case needs its own code.';
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => row(page, 'Twin').evaluate((node) => node === document.activeElement)).toBe(true);
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: row(page, 'Twin') })
        .getByText(clash)
        .count(),
    ).toBe(1);
    const at = await edit(page, 'Twin', 3);
    await field(at, 'Name').fill('');
    await field(at, 'Name').blur();
    await at.getByText('Please provide the name of the test case.').waitFor();
    expect(await at.getByText(clash.replace(' “Twin”', '')).count()).toBe(1);
    expect(await faultsOf(page)).toEqual([]);
    await field(at, 'Name').fill('Single');
    await field(at, 'Code').fill('C-3');
    await page.keyboard.press('Control+Enter');
    await launch.arriveAt(page, 'Targeting');
    await sees(page, /was changed\./);
    await undo(page);
    await launch.arriveAt(page, 'Scope');
    await row(page, 'Twin').waitFor();
  });

  journey('is edited without steps, without a network, and on a phone; an import still updates it', async ({ journey: open }) => {
    const phone = (account: 'customer', path: string) => open.as(account, path, { viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await atCases({ ...open, as: phone }, oneCase(1), oneCase(2));
    await row(page, 'Case 2').waitFor();
    await page.context().setOffline(true);
    await row(page, 'Case 2').tap();
    await page.getByText('This part of the page could not be loaded.').waitFor();
    await launch.press(page, 'Close');
    await row(page, 'Case 2').waitFor();
    await page.context().setOffline(false);
    const at = await edit(page, 'Case 2', 2);
    await launch.press(page, 'Remove step 1');
    await expect.poll(() => at.getByRole('listitem').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await field(at, 'Section').fill('Account');
    await launch.press(page, 'Done');
    await expect.poll(async () => (await held(page)).at(-1)).toContain('0 steps');
    await openImport(page, 'Replace file', 'Import test cases');
    await file(page, 'Code,Name,Instruction\nC-2,Case 2,Pay', 'again.csv');
    await sees(page, /1 updated, 1 not in these rows and kept\./);
    await confirmImport(page, 'Import 1 test case');
    await expect.poll(async () => (await held(page)).at(-1)).toContain('1 step');
    open.problems();
  });
});
