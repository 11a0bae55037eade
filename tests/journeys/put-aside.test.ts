import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { caseRun } from '#schema/rules/launch/requested-test.builders.ts';
import { faultsOf } from '../support/axe.ts';
import { beginImport, isKept, keepsNothing, spoilImports } from '../support/drivers-begun-imports.ts';
import { atScope, file, openImport, openStep, sees } from '../support/drivers-import.ts';
import * as launch from '../support/drivers-launch.ts';
import { forgetServed, onOperation, withSwitches } from '../support/drivers-forms.ts';
import { discardDrafts } from '../support/drivers-portal.ts';
import { requestForHand } from '../support/drivers-supervised.ts';
import { journey } from '../support/journey.ts';

const title = (noun: string): string => `Part of what was saved with this ${noun} could not be opened.`;
const notice = (page: Page, noun: string) => page.getByText(title(noun)).locator('..');
const gone = (page: Page, noun: string): Promise<void> => page.getByText(title(noun)).waitFor({ state: 'detached' });
const throwAway = async (page: Page, noun: string): Promise<void> => {
  await launch.press(page, 'Throw it away');
  await gone(page, noun);
};

/** Leaves a page, lets this device keep another text at the one place that begins so, and comes back. */
async function spoil(page: Page, place: string, ...changes: readonly (readonly [from: string, to: string])[]): Promise<void> {
  const href = page.url();
  await page.goto('/overview');
  await page.evaluate(
    ([begins, all]) => {
      const key = Object.keys(localStorage).find((each) => each.startsWith(begins)) ?? '';
      localStorage.setItem(
        key,
        all.reduce((text, [one, other]) => text.replace(one, other), localStorage.getItem(key) ?? ''),
      );
    },
    [place, changes] as const,
  );
  await page.goto(href);
}
const keeps = async (page: Page, words: string): Promise<void> => {
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(' '))).toContain(words);
};

describe('what a device kept of a form and cannot be read', () => {
  journey(
    'of a supervised test is named in the form and in its preview, saved as a file and thrown away',
    async ({ journey: { as, portal } }) => {
      const form = await requestForHand(await portal('customer'), `Put aside ${Date.now()}`);
      const page = await as('manager', form);
      await launch.arriveAt(page, 'Launch supervised test');
      await page.getByLabel('Tester specification document').fill('https://docs.example.com/spec');
      await keeps(page, 'https://docs.example.com/spec');
      await page.getByText(/^Form saved/).waitFor();
      await spoil(
        page,
        'muster.launch-supervised',
        ['"payout":50', '"payout":"much","reviewers":["Ann"]'],
        ['"isUnsent":false', '"isUnsent":true'],
      );
      await expect.poll(() => notice(page, 'form').textContent()).toContain('is not part of the form: Payout per test case, Reviewers.');
      expect(await page.getByLabel('Tester specification document').inputValue()).toBe('https://docs.example.com/spec');
      expect(await faultsOf(page)).toEqual([]);
      const saving = page.waitForEvent('download');
      await launch.press(page, 'Save as a file');
      const stream = await (await saving).createReadStream();
      const text = (await stream.toArray()).join('');
      expect(JSON.parse(text)).toEqual([
        { field: 'payout', of: '', value: 'much' },
        { field: 'reviewers', of: '', value: ['Ann'] },
      ]);
      await page.keyboard.press('Control+Enter');
      await launch.arriveAt(page, 'Preview');
      await notice(page, 'form').waitFor();
      await throwAway(page, 'form');
      await page.reload();
      await launch.arriveAt(page, 'Preview');
      expect(await page.getByText(title('form')).count()).toBe(0);
      await page.goto(form);
      await launch.arriveAt(page, 'Launch supervised test');
      await spoil(page, 'muster.launch-supervised', ['{', '{{']);
      await launch.arriveAt(page, 'Launch supervised test');
      expect(await page.getByLabel('Tester specification document').inputValue()).toBe('https://docs.example.com/spec');
      expect(await page.getByText(title('form')).count()).toBe(0);
    },
  );

  journey('of a run of TestRail is named on its page, beside what can be read, until it is thrown away', async ({ journey: { as } }) => {
    const page = await as('customer', '/test-requests/testrail/102');
    await launch.arriveAt(page, 'Launch a TestRail test run');
    await page.getByLabel('Application URL').fill('https://shop.example.com');
    await page.getByLabel('Credentials and access instructions').fill('Ask for Ann');
    await keeps(page, 'Ask for Ann');
    await spoil(page, 'muster.external-launch', [
      '"applicationUrl":"https://shop.example.com"',
      '"applicationUrl":["https://shop.example.com"]',
    ]);
    await expect.poll(() => notice(page, 'form').textContent()).toContain('is not part of the form: Application URL.');
    expect(await page.getByLabel('Application URL').inputValue()).toBe('');
    expect(await page.getByLabel('Credentials and access instructions').inputValue()).toBe('Ask for Ann');
    await throwAway(page, 'form');
    await page.reload();
    await launch.arriveAt(page, 'Launch a TestRail test run');
    await expect.poll(() => page.getByLabel('Credentials and access instructions').inputValue()).toBe('Ask for Ann');
    expect(await page.getByText(title('form')).count()).toBe(0);
  });

  journey('of the simple form is named in the form that takes its place', async ({ journey: { as, portal } }) => {
    await forgetServed(await portal('classic'));
    const page = await as('classic', '/launch?tab=advanced_test');
    await launch.arriveAt(page, 'Launch an advanced test');
    await page.getByLabel('Test run name').fill('Spoiled');
    await keeps(page, 'Spoiled');
    await spoil(page, 'muster.simple-request', ['{', '{{']);
    await launch.arriveAt(page, 'Launch an advanced test');
    await expect.poll(() => notice(page, 'form').textContent()).toContain('is not part of the form: The form.');
    await throwAway(page, 'form');
    await launch.press(page, 'Clear form');
  });
});

describe('what a device kept of an import and cannot be read', () => {
  journey('is named over its step and on its page, and thrown away there', async ({ journey: open }) => {
    const page = await atScope(open);
    await beginImport(page);
    await isKept(page);
    await spoilImports(page, 'work', { mapping: ['moon'], reviewers: 'Ann' });
    await page.reload();
    await expect.poll(() => notice(page, 'import').textContent()).toContain('is not part of the import: Where its columns go, Reviewers.');
    await sees(page, 'checkout.csv, 3 rows, comma, UTF-8');
    expect(await page.getByLabel('Row 3, Instruction').inputValue()).toBe('Press Pay twice');
    expect(await faultsOf(page)).toEqual([]);
    await throwAway(page, 'import');
    await page.reload();
    await sees(page, 'checkout.csv, 3 rows, comma, UTF-8');
    expect(await page.getByText(title('import')).count()).toBe(0);
    await page.goBack();
    await launch.arriveAt(page, 'Scope');
    await spoilImports(page, 'work', { edits: 7 });
    await page.reload();
    await sees(page, 'checkout.csv is not imported yet.');
    await expect.poll(() => notice(page, 'import').textContent()).toContain('is not part of the import: The cells that were mended.');
    await throwAway(page, 'import');
    await launch.press(page, 'Continue the import');
    await sees(page, 'checkout.csv, 3 rows, comma, UTF-8');
  });

  journey('without its rows, stays beside what is chosen and refused next until it is thrown away', async ({ journey: open }) => {
    const page = await atScope(open);
    for (const isRefused of [false, true]) {
      await beginImport(page);
      await isKept(page);
      await page.goBack();
      await launch.arriveAt(page, 'Scope');
      await spoilImports(page, 'rows', { source: { from: 'fax', rows: 3 } });
      await page.reload();
      await notice(page, 'import').waitFor();
      expect(await page.getByText('checkout.csv is not imported yet.').count()).toBe(0);
      await openImport(page, 'Import test cases');
      await expect.poll(() => notice(page, 'import').textContent()).toContain('Its rows and what was made of them.');
      if (isRefused) {
        await file(page, 'Name\n"Pay', 'cases.csv');
        await page.getByText('Nothing was imported, and what was there before is as it was.').waitFor();
      }
      await throwAway(page, 'import');
      await keepsNothing(page);
      await launch.press(page, /^Scope, /);
      await launch.arriveAt(page, 'Scope');
      expect(await page.getByText(title('import')).count()).toBe(0);
    }
  });

  journey('without its rows, is thrown away and leaves the way on with another one', async ({ journey: open }) => {
    const page = await atScope(
      open,
      caseRun({ testCases: [], knownIssuesSource: 'upload', knownIssuesUrl: 'https://docs.google.com/spreadsheets/d/known/edit' }),
    );
    await beginImport(page);
    await isKept(page);
    await page.goBack();
    await launch.arriveAt(page, 'Scope');
    await openImport(page, 'Import known issues');
    await file(page, 'Title\nNo receipt', 'issues.csv');
    await sees(page, /^issues\.csv, 1 row/);
    await page.goBack();
    await launch.arriveAt(page, 'Scope');
    await sees(page, 'issues.csv is not imported yet.');
    await spoilImports(page, 'test_cases:rows', { source: { from: 'fax', rows: 3 } });
    await page.reload();
    await throwAway(page, 'import');
    await sees(page, 'issues.csv is not imported yet.');
    await launch.press(page, 'Continue the import');
    await sees(page, /^issues\.csv, 1 row/);
  });

  journey('of test data is named over its step', async ({ journey: open }) => {
    const page = await openStep(open, 'test-data', { requiresTestData: 'true' });
    await openImport(page, 'Import test data');
    await file(page, 'User,Pin\nann,1\nbob,2', 'people.csv');
    await sees(page, '2 rows become 2 rows of test data');
    await page.goBack();
    await launch.arriveAt(page, 'Test data');
    await spoilImports(page, 'rows', { source: null });
    await page.reload();
    await notice(page, 'import').waitFor();
    await throwAway(page, 'import');
    await keepsNothing(page);
  });
});

/** Lets the server answer an operation with something else in its answer. */
const answerWith = (page: Page, operation: string, change: (data: Record<string, object>) => object): Promise<unknown> =>
  onOperation(page, operation, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { readonly data: Record<string, object> };
    await route.fulfill({ response, json: { ...rest, data: { ...data, ...change(data) } } });
  });

type Runs = { readonly flexibleTestingTests: { readonly edges: readonly { readonly node: { readonly id: string } }[] } };

describe('what of an earlier test does not fit any more', () => {
  journey('is named in the draft of its clone, until it is thrown away', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    const name = `Outgrown ${Date.now()}`;
    await requestForHand(customer, name);
    const page = await as('customer', '/launch/advanced-tests-for-cloning');
    await answerWith(page, 'CloneTest_Requested', ({ requestedTest }) => ({
      requestedTest: { ...requestedTest, activity: 'guessing', testCases: ['rubbish'], numberOfResultsPerTestCaseNeeded: 7 },
    }));
    await page.getByRole('button', { name: new RegExp(`^Clone .*${name}$`) }).click();
    await launch.arriveAt(page, 'Launch request');
    await expect
      .poll(() => notice(page, 'draft').textContent())
      .toContain(`is not part of the request: Activity of ${name}, Test cases of ${name}.`);
    await page.reload();
    await notice(page, 'draft').waitFor();
    await throwAway(page, 'draft');
    await discardDrafts(customer);
  });

  journey('is named in the simple form', async ({ journey: { as, portal } }) => {
    const customer = await portal('customer');
    await forgetServed(customer);
    const { flexibleTestingTests } = await customer<Runs>('{ flexibleTestingTests(first: 1) { edges { node { id } } } }');
    const page = await as('customer', '/overview');
    await withSwitches(page, { newLaunchUxEnabled: false });
    await answerWith(page, 'CloneTest_Source', ({ platformTest }) => ({
      platformTest: { ...platformTest, desiredOutcomes: [{ __typename: 'DesiredOutcome', code: 'find_gold' }] },
    }));
    await page.goto(`/results/${flexibleTestingTests.edges[0]?.node.id}?tab=test-details`);
    await launch.press(page, 'Clone');
    await launch.arriveAt(page, 'Launch an advanced test');
    await expect.poll(() => notice(page, 'form').textContent()).toContain('is not part of the form: Desired outcomes of ');
    await throwAway(page, 'form');
    await launch.press(page, 'Clear form');
  });
});
