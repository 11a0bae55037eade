import { describe, expect } from 'vitest';
import { testCaseRows } from '#schema/rules/launch/import/test-case-export.ts';
import { fromKnownIssueInput } from '#schema/rules/launch/known-issues.ts';
import { caseRun, oneCase } from '#schema/rules/launch/requested-test.builders.ts';
import { workbookOf } from '../support/builders/workbook.ts';
import { lost } from '../support/drivers-faults.ts';
import { holding } from '../support/drivers-forms.ts';
import {
  atScope,
  confirmImport,
  file,
  held,
  mapColumn,
  openImport,
  openStep,
  sees,
  slowEngine,
  withoutWorkers,
} from '../support/drivers-import.ts';
import * as launch from '../support/drivers-launch.ts';
import { journey } from '../support/journey.ts';

const { checkoutCsv } = launch;
const uploads = { knownIssuesSource: 'upload', knownIssuesUrl: 'https://docs.google.com/spreadsheets/d/known/edit' } as const;

describe('an import', () => {
  journey('LA-555: of a CSV file shows what it becomes before anything is imported', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    await file(page, checkoutCsv, 'checkout.csv');
    await sees(page, '3 rows become 2 test cases');
    await sees(page, 'checkout.csv, 3 rows, comma, UTF-8');
    await sees(page, /Press Pay$/);
    await sees(page, 'Prerequisites: A filled cart');
    await confirmImport(page, 'Import 2 test cases');
    await sees(page, '2 test cases have been successfully imported.');
    expect((await held(page)).map((line) => line.split('\n')[0])).toEqual(['C-1', 'C-2']);
  });

  journey('of a workbook with several sheets asks for one, and can take another', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    const sheets = [
      { name: 'Smoke', rows: testCaseRows([oneCase(1)]) },
      { name: 'Regression', rows: testCaseRows([oneCase(1), oneCase(2), oneCase(3)]) },
      { name: 'Notes', rows: [['Read me first']] },
    ];
    await file(page, workbookOf(sheets), 'cases.xlsx');
    await launch.radio(page, 'Notes').click();
    await sees(page, /nothing below it/);
    await launch.radio(page, 'Regression').click();
    await sees(page, '3 rows become 3 test cases');
    await page.getByRole('button', { name: /^Regression/ }).click();
    await page.getByRole('option', { name: 'Smoke' }).click();
    await sees(page, '1 row becomes 1 test case');
    await confirmImport(page, 'Import 1 test case');
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
    await confirmImport(page, 'Import 2 test cases');
    await sees(page, 'Pasted table');
  });

  journey('names a cell to fix, takes what is typed over it, and imports all of it', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    await file(page, checkoutCsv.replace('Press Pay', 'Press\0Pay'), 'checkout.csv');
    await sees(page, '1 cell to fix');
    await sees(page, 'Row 3, column 5: Contains a character that cannot be stored.');
    expect(await page.getByRole('button', { name: 'Import 2 test cases' }).first().getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Import without row 3' }).first().waitFor();
    await page.keyboard.press('F8');
    const cell = page.getByLabel('Row 3, Instruction');
    await expect.poll(() => cell.evaluate((field) => field === document.activeElement)).toBe(true);
    await cell.fill('Press Pay twice');
    await cell.press('Enter');
    await page.getByText('1 cell to fix').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Import test cases');
    await cell.fill('Press Pay thrice');
    await cell.press('Escape');
    await cell.press('Tab');
    expect(await cell.inputValue()).toBe('Press Pay twice');
    await confirmImport(page, 'Import 2 test cases');
    await page.getByText('2 steps').waitFor();
  });

  journey('leads to what may be looked at once nothing is to fix, and is confirmed from a cell', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    await file(page, checkoutCsv.replace('Press Pay', 'Press\0Pay').replace('The sum is smaller', ''), 'checkout.csv');
    await sees(page, /next error$/);
    await page.keyboard.press('F8');
    const cell = page.getByLabel('Row 3, Instruction');
    await expect.poll(() => cell.evaluate((field) => field === document.activeElement)).toBe(true);
    await cell.fill('Press Pay twice');
    await page.keyboard.press('Control+Enter');
    await page.getByText('1 cell to fix').waitFor({ state: 'detached' });
    await sees(page, /next warning$/);
    const other = page.getByLabel('Row 4, Expected result');
    await expect.poll(() => other.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('F8');
    await page.keyboard.press('F8');
    await expect.poll(() => other.evaluate((field) => field === document.activeElement)).toBe(true);
    await launch.checkbox(page, 'Only rows to look at').click();
    await expect.poll(() => page.getByRole('list', { name: 'Test cases' }).getByRole('listitem').count()).toBe(2);
    await other.press('Control+Enter');
    await launch.arriveAt(page, 'Scope');
    await sees(page, '2 test cases have been successfully imported.');
  });

  journey('of a file with a long name stays within the page', async ({ journey: open }) => {
    const page = await atScope(open);
    await page.setViewportSize({ width: 390, height: 844 });
    await openImport(page, 'Import test cases');
    await file(page, checkoutCsv, `${'checkout'.repeat(20)}.csv`);
    await sees(page, '3 rows become 2 test cases');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const [arrow, bar] = await Promise.all([
      page.locator('.lucide-arrow-right').first().boundingBox(),
      page.getByRole('img', { name: '2 test cases' }).boundingBox(),
    ]);
    expect(Math.abs((arrow?.y ?? 0) - (bar?.y ?? 0))).toBeLessThan(10);
  });

  journey('shows all of a long text once it is asked for, and names every cell on a phone', async ({ journey: open }) => {
    const page = await atScope(open);
    await page.setViewportSize({ width: 390, height: 844 });
    await openImport(page, 'Import test cases');
    await file(page, checkoutCsv.replace('Press Pay', `${'Press and wait. '.repeat(90)}Then pay.`), 'checkout.csv');
    const list = page.getByRole('list', { name: 'Test cases' });
    const row = list.getByRole('listitem').filter({ hasText: 'Press and wait.' });
    await row.getByText('Expected result', { exact: true }).waitFor();
    expect((await row.getByText('Expected result', { exact: true }).boundingBox())?.width).toBeGreaterThan(40);
    expect(await row.innerText()).not.toContain('Then pay.');
    await list.getByRole('button', { name: /^Show more/ }).click();
    expect(await row.innerText()).toContain('Then pay.');
    await row.getByRole('button', { name: 'Show less of row 3' }).click();
    await expect.poll(() => row.innerText()).not.toContain('Then pay.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  journey('can leave the faulty rows behind', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    await file(page, checkoutCsv.replace('Press Pay', 'Press\0Pay'), 'checkout.csv');
    await confirmImport(page, 'Import without row 3');
    expect((await held(page)).length).toBe(2);
    expect(await page.getByText('2 steps').count()).toBe(0);
  });

  journey('LA-548: that is cancelled, or refused, leaves everything as it was and says so', async ({ journey: open }) => {
    const page = await atScope(open, caseRun({ testCases: [oneCase(1), oneCase(2)], testCasesFile: 'before.csv' }));
    await openImport(page, 'Replace file', 'Import test cases');
    const engine = await slowEngine(page);
    await engine.hold();
    await file(page, checkoutCsv, 'checkout.csv');
    await launch.press(page, 'Stop reading');
    await sees(page, 'Or paste a table');
    await engine.letGo();
    await withoutWorkers(page, async () => {
      await file(page, checkoutCsv, 'checkout.csv');
      await sees(page, 'Failed to launch the uploader. Please click the button to try again.');
    });
    await file(page, 'Name,Instruction\nPay,"Open the cart\n', 'broken.csv');
    await sees(page, 'Failed to import test cases. Please try again.');
    await sees(page, 'Row 2, column 2: a quote is opened here and never closed.');
    await file(page, Buffer.from('%PDF-1.7'), 'cases.csv');
    await sees(page, 'The file could not be read. Please upload a CSV file of up to 10 MB. This is a PDF.');
    await file(page, checkoutCsv, 'checkout.csv');
    await sees(page, '3 rows become 2 test cases');
    await launch.press(page, 'Cancel');
    await launch.arriveAt(page, 'Scope');
    await sees(page, 'before.csv');
    expect((await held(page)).map((line) => line.split('\n')[0])).toEqual(['C-1', 'C-2']);
  });

  journey('goes by what was changed last while the preview is still being made', async ({ journey: open }) => {
    const page = await atScope(open, caseRun({ testCases: [oneCase(1), oneCase(2)], testCasesFile: 'before.csv' }));
    await openImport(page, 'Replace file', 'Import test cases');
    const engine = await slowEngine(page);
    await file(page, checkoutCsv.replace('Press Pay', 'Press\0Pay'), 'checkout.csv');
    await sees(page, '1 cell to fix');
    await engine.hold();
    const updates = launch.checkbox(page, /^Update cases with the same code/);
    await updates.click();
    await updates.click();
    await mapColumn(page, 'Prerequisites', 'Leave out');
    await page.getByLabel('Row 3, Instruction').fill('Press Pay twice');
    await page.getByLabel('Row 3, Instruction').press('Enter');
    await updates.click();
    expect(await page.getByText('1 cell to fix').count()).toBe(1);
    await engine.letGo();
    await page.getByText('1 cell to fix').waitFor({ state: 'detached' });
    await sees(page, '1 column left out');
    await sees(page, /^They replace the 2 test cases that are there\./);
    await updates.click();
    await sees(page, /^2 updated\./);
  });

  journey('of cases that are there says which are new, changed and the same, and updates them by code', async ({ journey: open }) => {
    const page = await atScope(open, caseRun({ testCases: [oneCase(1), oneCase(2), oneCase(9)], testCasesFile: 'before.csv' }));
    await openImport(page, 'Replace file', 'Import test cases');
    const rows = testCaseRows([oneCase(1), oneCase(2, { name: 'Renamed' }), oneCase(3)]);
    await file(page, rows.map((row) => row.join(',')).join('\n'), 'again.csv');
    await sees(page, /1 new, 1 updated, 1 unchanged, 1 not in these rows and kept\./);
    await confirmImport(page, 'Import 3 test cases');
    expect((await held(page)).map((line) => line.split('\n').slice(0, 2).join(' '))).toEqual([
      'C-1 Case 1',
      'C-2 Renamed',
      'C-9 Case 9',
      'C-3 Case 3',
    ]);
    expect(await page.getByText(/before\.csv|again\.csv/).count()).toBe(0);
  });

  journey('remembers which column was which, and waits for no server that does not take it', async ({ journey: open }) => {
    const page = await atScope(open);
    const headed = `Headline ${Date.now()}`;
    const kept = 'ImportRows_Keep';
    const mapAgain = async (button: string): Promise<void> => {
      await openImport(page, button, 'Import test cases');
      await file(page, `${headed},Action\nPay,Open`, 'odd.csv');
      await sees(page, 'Choose the column that holds the name of the test case.');
      await mapColumn(page, headed, 'Name');
    };
    await lost(page, kept, async () => {
      await mapAgain('Import test cases');
      await confirmImport(page, 'Import 1 test case');
    });
    const letGo = await holding(page, kept);
    await mapAgain('Replace file');
    await confirmImport(page, 'Import 1 test case');
    await mapAgain('Replace file');
    await launch.press(page, 'Import 1 test case');
    await page.goBack();
    await launch.arriveAt(page, 'Scope');
    expect(open.hasTaken(/^importRows: keeping -- import\.leave /)).toBe(true);
    await sees(page, '1 test case has been successfully imported.');
    const answered = page.waitForResponse((response) => response.request().postData()?.includes(kept) === true);
    letGo();
    await answered;
    await openImport(page, 'Replace file', 'Import test cases');
    await file(page, `${headed},Action\nPay,Open`, 'odd.csv');
    await sees(page, 'Remembered from an earlier import');
    await sees(page, '1 row becomes 1 test case');
    open.problems();
  });

  journey('LA-556: of known issues has columns of its own', async ({ journey: open }) => {
    const page = await openStep(open, 'scope', uploads);
    await openImport(page, 'Import known issues');
    await file(page, 'Title,Actual results,Seen by\nNo receipt,Nothing is shown,Ann\n,Nobody knows,Bob', 'issues.csv');
    await sees(page, '2 rows become 1 known issue');
    await sees(page, 'Row 3: it has no title and is left out.');
    await sees(page, '1 column left out');
    await confirmImport(page, 'Import 1 known issue');
    await sees(page, '1 known issue has been successfully imported.');
    await sees(page, 'No receipt');
  });

  journey(
    'of known issues takes the place of those that are there, and is undone beside what is typed since',
    async ({ journey: open }) => {
      const page = await openStep(open, 'scope', { ...uploads, knownIssues: [{ ...fromKnownIssueInput([]), title: 'No receipt' }] });
      const issues = () => page.getByRole('group', { name: 'Known issues' }).getByRole('listitem').allInnerTexts();
      await openImport(page, 'Import other known issues', 'Import known issues');
      await file(page, 'Title\nLate mail\nLost cart', 'issues.csv');
      await confirmImport(page, 'Import 2 known issues');
      await expect.poll(issues).toEqual(['Late mail', 'Lost cart']);
      await page.getByLabel('Goal of the test').fill('Typed since');
      await launch.press(page, /^Undo/);
      await expect.poll(issues).toEqual(['No receipt']);
      expect(await page.getByLabel('Goal of the test').inputValue()).toBe('Typed since');
    },
  );

  journey('LA-549: of known issues that cannot be read says so', async ({ journey: open }) => {
    const page = await openStep(open, 'scope', uploads);
    await openImport(page, 'Import known issues');
    await file(page, 'Title,Severity', 'issues.csv');
    await sees(page, 'Failed to import known issues. Please try again.');
    await sees(page, 'The file has a header row and nothing below it.');
  });

  journey('that updates by code keeps what has no column, shows old and new, and is undone', async ({ journey: open }) => {
    const known = oneCase(1, { prerequisites: 'A filled cart', tags: ['smoke'] });
    const page = await atScope(open, caseRun({ testCases: [known], testCasesFile: 'before.csv' }));
    await openImport(page, 'Replace file', 'Import test cases');
    await file(page, `Code,Name\n${known.code},Pay by card`, 'renamed.csv');
    await sees(page, `Name: “${known.name}” becomes “Pay by card”`);
    await sees(page, 'Prerequisites: A filled cart');
    await confirmImport(page, 'Import 1 test case');
    await page.getByText('Pay by card').first().waitFor();
    await launch.press(page, /^Undo/);
    await page.getByText('Pay by card').waitFor({ state: 'detached' });
    await sees(page, known.name);
  });

  journey('of test data takes a workbook row by row', async ({ journey: open }) => {
    const page = await openStep(open, 'test-data', { requiresTestData: 'true' });
    await launch.arriveAt(page, 'Test data');
    await launch.press(page, 'Next');
    await page.getByRole('alert').first().waitFor();
    await openImport(page, 'Import test data');
    await launch.press(page, /^Test data, /);
    await launch.arriveAt(page, 'Test data');
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
    await confirmImport(page, 'Import 2 rows of test data', 'Test data');
    await sees(page, '2 rows: User, Pin');
    await sees(page, 'ann, 00042');
    await launch.press(page, 'Remove');
    await page.getByRole('button', { name: 'Import test data' }).waitFor();
  });

  journey('of 5,000 rows is read without waiting for the server, and drawn as far as it is in sight', async ({ journey: open }) => {
    const page = await atScope(open);
    const letGo = await holding(page, 'ImportRows_Mapping');
    await openImport(page, 'Import test cases');
    const rows = Array.from({ length: 5_000 }, (_, row) => ['Checkout', `C-${row}`, `Case ${row}`, '', 'Open', 'Opens', '']);
    await file(page, launch.csvOf(...rows), 'many.csv');
    await sees(page, '5,000 rows become 5,000 test cases');
    letGo();
    const foot = await page.getByRole('button', { name: 'Import 5,000 test cases' }).first().boundingBox();
    expect(foot?.y).toBeLessThan(900);
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
    await sees(page, 'The file has 200,000 columns. At most 200 can be imported.');
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
    await confirmImport(page, 'Import 1 test case');
    expect((await held(page)).map((line) => line.split('\n')[0])).toEqual(['C-1']);
  });
});
