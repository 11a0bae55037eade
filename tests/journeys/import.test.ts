import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { testCaseRows } from '#schema/rules/launch/import/test-case-export.ts';
import { caseRun, oneCase } from '#schema/rules/launch/requested-test.builders.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { workbookOf } from '../support/builders/workbook.ts';
import * as launch from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

type Open = {
  readonly as: (account: 'customer', path: string) => Promise<Page>;
  readonly portal: (account: 'customer') => Promise<AskPortal>;
};

const wholeCsv = launch.csvOf(
  ['Checkout', 'C-1', 'Pay by card', 'A filled cart', 'Open the cart', 'The cart opens', ''],
  ['', '', '', '', 'Press Pay', 'A receipt is shown', ''],
  ['', 'C-2', 'Pay by voucher', '', 'Enter the voucher', 'The sum is smaller', ''],
);

const patience = { timeout: 15_000 };
const uploads = { knownIssuesSource: 'upload', knownIssuesUrl: 'https://docs.google.com/spreadsheets/d/known/edit' } as const;

/** The customer's request holds one test with these values, and the page stands at one of its steps. */
async function openStep({ as, portal }: Open, step: string, values: Partial<RequestedTestValues>): Promise<Page> {
  const ask = await portal('customer');
  const { id, values: ready } = await launch.readyTest(ask, 'Imports');
  await launch.leaveDraft(ask, { tests: [{ id, values: { ...ready, ...values } }] });
  return as('customer', `/launch/test?test=${id}&step=${step}`);
}
const atScope = (open: Open, values: Partial<RequestedTestValues> = caseRun({ testCases: [] })): Promise<Page> =>
  openStep(open, 'scope', { activity: 'test_case_run', ...values });

const file = (page: Page, content: string | Buffer, name: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
const sees = (page: Page, text: string | RegExp): Promise<void> =>
  page
    .getByText(text, { exact: typeof text === 'string' })
    .first()
    .waitFor();
const openImport = async (page: Page, button: string, title = button): Promise<void> => {
  await launch.press(page, button);
  await launch.arriveAt(page, title);
};
const held = (page: Page): Promise<readonly string[]> =>
  page.getByRole('region', { name: 'Test cases' }).getByRole('listitem').allInnerTexts();

describe('an import', () => {
  journey('LA-555: of a CSV file shows what it becomes before anything is imported', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    await file(page, wholeCsv, 'checkout.csv');
    await sees(page, '3 rows become 2 test cases');
    await sees(page, 'checkout.csv, 3 rows, comma, UTF-8');
    await sees(page, /Press Pay$/);
    await launch.press(page, 'Import 2 test cases');
    await launch.arriveAt(page, 'Scope');
    await sees(page, '2 test cases have been successfully imported.');
    expect((await held(page)).map((line) => line.split('\n')[0])).toEqual(['C-1', 'C-2']);
  });

  journey('of a workbook with two sheets asks for one, and can take the other', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    const sheets = [
      { name: 'Smoke', rows: testCaseRows([oneCase(1)]) },
      { name: 'Regression', rows: testCaseRows([oneCase(1), oneCase(2), oneCase(3)]) },
    ];
    await file(page, workbookOf(sheets), 'cases.xlsx');
    await launch.radio(page, 'Regression').click();
    await sees(page, '3 rows become 3 test cases');
    await page.getByRole('button', { name: /^Regression/ }).click();
    await page.getByRole('option', { name: 'Smoke' }).click();
    await sees(page, '1 row becomes 1 test case');
    await launch.press(page, 'Import 1 test case');
    await launch.arriveAt(page, 'Scope');
    await sees(page, 'cases.xlsx');
  });

  journey('of a pasted table reads it as soon as it is pasted, with the lines inside its cells', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    await page.getByLabel('Or paste a table').evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Name\tAction\nPay\tOpen\nTwo\tGo');
      clipboardData.setData(
        'text/html',
        '<table><tr><td>Name</td><td>Action</td></tr><tr><td>Pay</td><td>Open<br>the cart</td></tr><tr><td>Two</td><td>Go</td></tr></table>',
      );
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await sees(page, '2 rows become 2 test cases');
    await sees(page, /Open\s+the cart/);
    await launch.press(page, 'Import 2 test cases');
    await launch.arriveAt(page, 'Scope');
    await sees(page, 'Pasted table');
  });

  journey('names a cell to fix, takes what is typed over it, and imports all of it', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    await file(page, wholeCsv.replace('Press Pay', 'Press\0Pay'), 'checkout.csv');
    await sees(page, '1 cell to fix');
    await sees(page, 'Row 3, column 5: Contains a character that cannot be stored.');
    expect(await page.getByRole('button', { name: 'Import 2 test cases' }).first().getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Import without row 3' }).first().waitFor();
    await page.keyboard.press('F8');
    const cell = page.getByLabel('Row 3, Instruction');
    await expect.poll(() => cell.evaluate((field) => field === document.activeElement), patience).toBe(true);
    await cell.fill('Press Pay twice');
    await cell.press('Enter');
    await page.getByText('1 cell to fix').waitFor({ state: 'detached' });
    await launch.press(page, 'Import 2 test cases');
    await launch.arriveAt(page, 'Scope');
    await page.getByText('2 steps').waitFor();
  });

  journey('can leave the faulty rows behind', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    await file(page, wholeCsv.replace('Press Pay', 'Press\0Pay'), 'checkout.csv');
    await launch.press(page, 'Import without row 3');
    await launch.arriveAt(page, 'Scope');
    expect((await held(page)).length).toBe(2);
    expect(await page.getByText('2 steps').count()).toBe(0);
  });

  journey('LA-548: that is cancelled, or refused, leaves everything as it was and says so', async ({ journey: open }) => {
    const page = await atScope(open, caseRun({ testCases: [oneCase(1), oneCase(2)], testCasesFile: 'before.csv' }));
    await openImport(page, 'Replace file', 'Import test cases');
    await file(page, 'Name,Instruction\nPay,"Open the cart\n', 'broken.csv');
    await sees(page, 'Failed to import test cases. Please try again.');
    await sees(page, 'Row 2, column 2: a quote is opened here and never closed.');
    await file(page, Buffer.from('%PDF-1.7'), 'cases.csv');
    await sees(page, 'The file could not be read. Please upload a CSV file of up to 10 MB. This is a PDF.');
    await file(page, wholeCsv, 'checkout.csv');
    await sees(page, '3 rows become 2 test cases');
    await launch.press(page, 'Cancel');
    await launch.arriveAt(page, 'Scope');
    await sees(page, 'before.csv');
    expect((await held(page)).map((line) => line.split('\n')[0])).toEqual(['C-1', 'C-2']);
  });

  journey('of cases that are there says which are new, changed and the same, and updates them by code', async ({ journey: open }) => {
    const page = await atScope(open, caseRun({ testCases: [oneCase(1), oneCase(2), oneCase(9)], testCasesFile: 'before.csv' }));
    await openImport(page, 'Replace file', 'Import test cases');
    const rows = testCaseRows([oneCase(1), oneCase(2, { name: 'Renamed' }), oneCase(3)]);
    await file(page, rows.map((row) => row.join(',')).join('\n'), 'again.csv');
    await sees(page, /1 new, 1 updated, 1 unchanged, 1 not in these rows and kept\./);
    await launch.press(page, 'Import 3 test cases');
    await launch.arriveAt(page, 'Scope');
    expect((await held(page)).map((line) => line.split('\n').slice(0, 2).join(' '))).toEqual([
      'C-1 Case 1',
      'C-2 Renamed',
      'C-9 Case 9',
      'C-3 Case 3',
    ]);
  });

  journey('remembers which column was which', async ({ journey: open }) => {
    const page = await atScope(open);
    const headed = `Headline ${Date.now()}`;
    await openImport(page, 'Import test cases');
    await file(page, `${headed},Action\nPay,Open`, 'odd.csv');
    await sees(page, 'Choose the column that holds the name of the test case.');
    await page.getByRole('button', { name: new RegExp(`Field for ${headed}`) }).click();
    await page.getByRole('option', { name: 'Name', exact: true }).click();
    await launch.press(page, 'Import 1 test case');
    await launch.arriveAt(page, 'Scope');
    await openImport(page, 'Replace file', 'Import test cases');
    await file(page, `${headed},Action\nPay,Open`, 'odd.csv');
    await sees(page, 'Remembered from an earlier import');
    await sees(page, '1 row becomes 1 test case');
  });

  journey('LA-556: of known issues has columns of its own', async ({ journey: open }) => {
    const page = await openStep(open, 'scope', uploads);
    await openImport(page, 'Import known issues');
    await file(page, 'Title,Actual results,Seen by\nNo receipt,Nothing is shown,Ann\n,Nobody knows,Bob', 'issues.csv');
    await sees(page, '2 rows become 1 known issue');
    await sees(page, 'Row 3: it has no title and is left out.');
    await sees(page, '1 column left out');
    await launch.press(page, 'Import 1 known issue');
    await launch.arriveAt(page, 'Scope');
    await sees(page, '1 known issue has been successfully imported.');
    await sees(page, 'No receipt');
  });

  journey('LA-549: of known issues that cannot be read says so', async ({ journey: open }) => {
    const page = await openStep(open, 'scope', uploads);
    await openImport(page, 'Import known issues');
    await file(page, 'Title,Title\na,b', 'issues.csv');
    await sees(page, 'Failed to import known issues. Please try again.');
    await sees(page, 'Columns 1 and 2 have the same header "Title".');
  });

  journey('of test data takes a workbook row by row', async ({ journey: open }) => {
    const page = await openStep(open, 'test-data', { requiresTestData: 'true' });
    await openImport(page, 'Import test data');
    await file(
      page,
      workbookOf([
        {
          name: 'People',
          rows: [
            ['User', 'Pin'],
            ['ann', { padded: 42 }],
            ['bob', 7],
          ],
        },
      ]),
      'people.xlsx',
    );
    await sees(page, '2 rows become 2 rows of test data');
    await launch.press(page, 'Import 2 rows of test data');
    await launch.arriveAt(page, 'Test data');
    await sees(page, '2 rows: User, Pin');
    await sees(page, 'ann, 00042');
  });

  journey('of 5,000 rows is drawn as far as it is in sight', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    const rows = Array.from({ length: 5_000 }, (_, row) => ['Checkout', `C-${row}`, `Case ${row}`, '', 'Open', 'Opens', '']);
    await file(page, launch.csvOf(...rows), 'many.csv');
    await sees(page, '5000 rows become 5000 test cases');
    expect(await page.getByRole('list', { name: 'Test cases' }).getByRole('listitem').count()).toBeLessThan(200);
    const isAtEnd = async (): Promise<boolean> => {
      await page.keyboard.press('End');
      return page.getByText('Case 4999').first().isVisible();
    };
    await expect.poll(isAtEnd).toBe(true);
  });

  journey('of what no spreadsheet program wrote, or wrote with a password, is refused in words', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    const locked = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]);
    await file(page, locked, 'locked.xlsx');
    await sees(page, /^The workbook is protected by a password\./);
    await file(page, `${'a,'.repeat(199_999)}a\n1\n`, 'wide.csv');
    await sees(page, 'The file has 200000 columns. At most 200 can be imported.');
    await file(
      page,
      workbookOf([
        {
          name: 'Cases',
          rows: [
            ['Name', 'Code'],
            ['Pay', { formula: '1/0', failure: '#DIV/0!' }],
          ],
        },
      ]),
      'formula.xlsx',
    );
    await sees(page, 'Row 2, column 2: the formula gives #DIV/0!. Type the value.');
    await page.getByLabel('Row 2, Code').fill('C-1');
    await page.getByLabel('Row 2, Code').press('Enter');
    await launch.press(page, 'Import 1 test case');
    await launch.arriveAt(page, 'Scope');
    expect((await held(page)).map((line) => line.split('\n')[0])).toEqual(['C-1']);
  });
});

journey('LA-246: known issues start from the latest earlier test of the platform, until another is chosen', async ({ journey: open }) => {
  const ask = await open.portal('customer');
  const { requestedTests } = await ask<{ readonly requestedTests: readonly { readonly name: string; readonly testCycleCode: string }[] }>(
    '{ requestedTests(platform: "web") { name testCycleCode } }',
  );
  const page = await openStep(open, 'scope', { knownIssuesSource: 'recent', kilStartingFromTestCycleCode: '' });
  const offered = page.getByRole('radiogroup', { name: 'Start from the known issues of' });
  const chosen = (): Promise<string> => offered.getByRole('radio', { checked: true }).inputValue();
  await expect.poll(chosen, patience).toBe(requestedTests[0]?.testCycleCode);
  await launch.radio(page, 'None').click();
  await expect.poll(chosen, patience).not.toBe(requestedTests[0]?.testCycleCode);
});
