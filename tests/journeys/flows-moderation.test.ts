import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Tester } from '../support/drivers-crowd.ts';
import { crowdOf, invitedTo } from '../support/drivers-crowd.ts';
import { amending, lost, refused } from '../support/drivers-faults.ts';
import { launchRun } from '../support/drivers-launch.ts';
import { idOf, testerRow, title } from '../support/drivers-results.ts';
import { inField } from '../support/drivers-keyboard.ts';
import { journey } from '../support/journey.ts';
import { routed } from '../support/routed.ts';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' } as const;

let name = '';
let testId = '';
let keeper: Tester;
let finder: Tester;
let others: readonly Tester[] = [];

const told = (page: Page, words: string | RegExp): Promise<void> =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).first().waitFor();
const button = (page: Page, label: string | RegExp) => page.getByRole('button', { name: label, exact: typeof label === 'string' }).first();
const press = (page: Page, label: string | RegExp) => (): Promise<void> => button(page, label).click();
const key = (page: Page, keys: string) => (): Promise<void> => page.keyboard.press(keys);
const paragraph = (page: Page, words: string) => page.getByRole('paragraph').getByText(words, { exact: true });
const resultOf = async (page: Page, tester: Tester, of: string): Promise<void> => {
  await title(page, tester.name).waitFor();
  await page.getByRole('button', { name: of, exact: true }).click();
  await page.getByRole('complementary', { name: of }).waitFor();
};

journey('a run of its own is handed in', async ({ journey: { as, portal, url } }) => {
  name = `What is changed ${Date.now()}`;
  const [customer, manager] = [await portal('customer'), await portal('manager')];
  await launchRun(await as('customer', '/overview'), customer, name, 2, 6);
  await expect.poll(async () => (testId = await idOf(manager, name)), { timeout: 30_000 }).not.toBe('');
  const [first, second, ...rest] = await invitedTo(crowdOf(url), testId);
  if (first === undefined || second === undefined || rest.length < 3) throw new Error('fewer than five testers were invited');
  [keeper, finder, others] = [first, second, rest];
  for (const tester of [keeper, finder]) await tester.join();
  const log = { name: 'device.log', contentType: 'text/plain', body: Buffer.from('09:00:00 I app: start\n') };
  const table = { name: 'calls.csv', contentType: 'text/csv', body: Buffer.from('call,answer\nGET /cart,"200, at once"\n') };
  await keeper.passCase('C-1', [log, table]);
  await keeper.passCase('C-2');
  await finder.failCase('C-1', { title: `No receipt, ${name}`, severity: 'high' });
  await finder.failCase('C-2', { title: `No voucher, ${name}`, severity: 'low' });
});

journey(
  'RE-283 RE-730: has results that are published from the page of the tester; a call that fails says so',
  async ({ journey: { as, problems } }) => {
    const page = await as('manager', `/results/${testId}/participant/${keeper.participantId}`);
    await press(page, `Publish ${keeper.name}`)();
    const panel = page.getByRole('complementary');
    await panel.getByRole('checkbox', { name: 'Publish all the same' }).check();
    await routed(page, '**/api/customer_portal', (route) =>
      (route.request().postData() ?? '').includes('Publish_Results') ? route.abort('connectionreset') : route.fallback(),
    );
    await panel.getByRole('button', { name: 'Publish results' }).click();
    await page.getByRole('alert').filter({ hasText: 'There was an issue with publishing tester results' }).first().waitFor();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    problems();
  },
);

describe('a text of a result', () => {
  journey('is edited from the keyboard, refused, lost, and saved', async ({ journey: { as, problems } }) => {
    const page = await as('manager', `/results/${testId}/participant/${keeper.participantId}`);
    await resultOf(page, keeper, 'Case 1');
    const box = page.getByRole('textbox', { name: 'Actual result' });
    const open = async (): Promise<void> => {
      await button(page, 'Edit Actual result').focus();
      await page.keyboard.press('Enter');
      await box.waitFor();
    };
    await open();
    await box.fill(' ');
    expect(await button(page, 'Save').getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Control+Enter');
    await box.fill('C-1 works on the second try.');
    await page.keyboard.press('Escape');
    await page.getByText('C-1 works.', { exact: true }).waitFor();
    const hasPen = () => button(page, 'Edit Actual result').evaluate((pen) => pen === document.activeElement);
    await expect.poll(hasPen).toBe(true);
    await open();
    expect(await box.inputValue()).toBe('C-1 works on the second try.');
    await lost(page, 'EditText_Save', key(page, 'Control+Enter'));
    await refused(page, 'EditText_Save', 'flexibleTestingUpdateTestCaseResultResponse', key(page, 'Control+Enter'));
    await box.focus();
    await page.keyboard.press('Control+Enter');
    await told(page, 'Actual result has been successfully updated.');
    await paragraph(page, 'C-1 works on the second try.').waitFor();
    await expect.poll(hasPen).toBe(true);
    for (const end of ['Discard what was typed for Actual result', 'Continue with Actual result']) {
      await open();
      await box.fill('Begun and left.');
      await page.reload();
      await press(page, end)();
    }
    expect(await box.inputValue()).toBe('Begun and left.');
    await page.keyboard.press('Escape');
    problems();
  });

  journey('of two editors at once shows the second both, on a phone too', async ({ journey: { as, problems } }) => {
    const address = `/results/${testId}/participant/${keeper.participantId}`;
    const [first, second] = [await as('manager', address), await as('manager', address, phone)];
    const write = async (page: Page, words: string): Promise<void> => {
      await press(page, 'Edit Actual result')();
      await page.getByRole('textbox', { name: 'Actual result' }).fill(words);
    };
    for (const page of [first, second]) await resultOf(page, keeper, 'Case 2');
    await write(second, 'Of the second.');
    await write(first, 'Of the first.');
    await press(first, 'Save')();
    await told(first, 'Actual result has been successfully updated.');
    const isWide = (): Promise<number> => second.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await press(second, 'Save')();
    await second.getByText('Somebody else changed this text while you were editing it.').waitFor();
    await second.getByRole('figure').getByText('Of the first.', { exact: true }).waitFor();
    expect(await isWide()).toBeLessThanOrEqual(0);
    await press(second, 'Take theirs')();
    await second.getByRole('textbox', { name: 'Actual result' }).waitFor({ state: 'detached' });

    await write(second, 'Of the second again.');
    await write(first, 'Of the first again.');
    await press(first, 'Save')();
    await paragraph(first, 'Of the first again.').waitFor();
    await press(second, 'Save')();
    await second.getByLabel('Your text').fill('Of both.');
    await press(second, 'Keep mine')();
    await paragraph(second, 'Of both.').waitFor();
    await paragraph(first, 'Of both.').waitFor();
    problems();
  });
});

describe('a related issue', () => {
  journey('is typed, refused, taken back and deleted in both ways', async ({ journey: { as, problems } }) => {
    const page = await as('manager', `/results/${testId}/participant/${finder.participantId}`);
    await resultOf(page, finder, 'Case 1');
    const issues = page.getByRole('list', { name: 'Related issues' }).getByRole('listitem');
    const code = async (at = 0): Promise<string> => (await issues.nth(at).locator('.code-text').first().textContent()) ?? '';
    const mine = await code();
    const change = button(page, `Change the code of ${mine}`);
    const field = page.getByLabel(`Code in place of ${mine}`);
    await change.focus();
    await page.keyboard.press('Enter');
    await field.waitFor();
    expect(await button(page, 'Save').getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await change.click();
    await inField(page);
    await page.keyboard.type('NOBODY-1');
    await lost(page, 'EditText_Save', key(page, 'Enter'));
    await press(page, 'Save')();
    await page.getByText('This test has no issue with this code.').waitFor();
    const options = page.getByRole('list', { name: 'Issues of this test' });
    await field.fill('');
    await options.getByRole('button').filter({ hasText: 'No voucher' }).click();
    const theirs = await field.inputValue();
    await press(page, 'Save')();
    await told(page, 'The related issue code has been successfully updated.');
    await button(page, `Change the code of ${theirs}`).waitFor();
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
    await change.waitFor();

    const question = page.getByRole('alertdialog', { name: `Delete the related issue ${mine}?` });
    const ask = async (): Promise<void> => {
      await press(page, `Delete ${mine}`)();
      await expect.poll(() => question.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    };
    const letPass = (): Promise<void> => question.getByRole('button', { name: 'Delete and mark the case as passed' }).click();
    await ask();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await ask();
    await lost(page, 'RelateIssue_Delete', letPass);
    await refused(page, 'RelateIssue_Delete', 'deleteRelatedIssue', letPass);
    await letPass();
    await told(page, 'The related issue has been successfully deleted.');
    await page.getByText('No issue is related to this result.').waitFor();
    await page.getByRole('complementary').getByText('Passed', { exact: true }).waitFor();
    await question.waitFor({ state: 'detached' });

    await button(page, 'Relate an issue').focus();
    await page.keyboard.press('Enter');
    await inField(page);
    await page.keyboard.type(theirs);
    await page.keyboard.press('Enter');
    await issues.first().waitFor();
    expect(await code()).toBe(theirs);
    problems();
  });
});

describe('a file of a result', () => {
  journey('opens in its place: a table as its cells, or as its lines', async ({ journey: { as } }) => {
    const page = await as('manager', `/results/${testId}/participant/${keeper.participantId}`);
    await resultOf(page, keeper, 'Case 1');
    await button(page, /calls\.csv/).click();
    const cells = page.getByRole('dialog', { name: 'calls.csv' }).getByRole('cell');
    await expect.poll(() => cells.allTextContents()).toEqual(['GET /cart', '200, at once']);
    await page.getByText('As a table').click();
    await page.getByText('GET /cart,"200, at once"').waitFor();
    await press(page, 'Address line 2')();
    await expect.poll(() => new URL(page.url()).search).toContain('line=2');
    await page.reload();
    const line = page.getByRole('dialog').getByRole('button', { name: 'Address line 2', exact: true });
    await expect.poll(() => line.getAttribute('aria-current')).toBe('true');
  });

  journey('is removed, brought back by Undo and from the keyboard', async ({ journey: { as, problems } }) => {
    const page = await as('manager', `/results/${testId}/participant/${keeper.participantId}`);
    await resultOf(page, keeper, 'Case 1');
    const question = page.getByRole('alertdialog', { name: 'Remove this attachment?' });
    const ask = async (): Promise<void> => {
      await button(page, 'Remove device.log').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => question.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    };
    const yes = (): Promise<void> => question.getByRole('button', { name: 'Remove', exact: true }).click();
    await ask();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await ask();
    await yes();
    await told(page, 'The attachment has been successfully deleted.');
    const restore = button(page, 'Restore device.log');
    await restore.waitFor();
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
    await told(page, 'The attachment has been successfully restored.');
    await button(page, 'Remove device.log').waitFor();
    await ask();
    await yes();
    await restore.focus();
    await page.keyboard.press('Enter');
    await button(page, 'Remove device.log').waitFor();
    problems();
  });
});

describe('testers of a test', () => {
  journey('RE-731 RE-732: are removed, one and many, with reasons', async ({ journey: { as, problems } }) => {
    const [alone, ...many] = others;
    if (alone === undefined) throw new Error('nobody is left to be removed');
    const page = await as('manager', `/results/${testId}/participant/${alone.participantId}`);
    const dialog = page.getByRole('alertdialog');
    await title(page, alone.name).waitFor();
    await press(page, 'Remove tester')();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await dialog.getByRole('checkbox', { name: 'No response' }).press('Space');
    const yes = (): Promise<void> => dialog.getByRole('button', { name: /^Remove( \d+)?$/ }).click();
    await lost(page, 'RemoveTesters_Confirm', yes);
    await refused(page, 'RemoveTesters_Confirm', 'removeTestersFromTest', yes);
    await yes();
    await told(page, 'The selected tester was removed from this test.');

    await page.goto(`/results/${testId}?tab=testers&show=invited`);
    await testerRow(page, many[0] as Tester).waitFor();
    const custom = ({ data }: { readonly data: Readonly<Record<string, unknown>> }) => ({
      data: {
        platformTest: {
          ...(data['platformTest'] as object),
          hasStrictTesterRemoval: false,
        },
      },
    });
    const asItIs = await amending(page, 'RemoveTesters_Test', custom);
    await press(page, 'Remove testers')();
    await dialog.getByRole('checkbox', { name: (many[0] as Tester).name }).press('Space');
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('Not needed any more');
    await yes();
    await told(page, /^An error has occurred, no tester was removed from this test\./);
    await page.keyboard.press('Escape');
    await asItIs();
    await page.reload();
    await press(page, 'Remove testers')();
    for (const { name: each } of many.slice(0, 2)) await dialog.getByRole('checkbox', { name: each }).press('Space');
    await dialog.getByRole('checkbox', { name: 'Other' }).press('Space');
    await dialog.getByRole('button', { name: 'Remove 2' }).press('Enter');
    await told(page, 'The selected testers were removed from this test.');
    for (const tester of many.slice(0, 2)) await testerRow(page, tester).waitFor({ state: 'detached' });
    problems();
  });
});

type Groups = {
  readonly data: {
    readonly platformTest: {
      readonly selectionRequirementsGroups: readonly {
        readonly participants: readonly object[];
      }[];
    };
  };
};

/** The answer with twelve testers who handed in, in the first group. */
const withTwelve = ({ data: { platformTest } }: Groups) => {
  const [group] = platformTest.selectionRequirementsGroups;
  const participants = Array.from({ length: 12 }, (_, at) => ({
    ...group?.participants[0],
    id: `${at}`,
    completedCasesCount: 1,
  }));
  return {
    data: {
      platformTest: {
        ...platformTest,
        selectionRequirementsGroups: [{ ...group, participants }],
      },
    },
  };
};

describe('the results of a test', () => {
  const open = async (page: Page): Promise<void> => {
    await button(page, 'Test actions').press('Enter');
    await page.getByRole('menuitem', { name: 'Export CSV' }).press('Enter');
    await button(page, 'One zip file').waitFor();
  };

  journey('are exported as files and as one archive, stopped, refused, lost and gone on with', async ({ journey: { as, problems } }) => {
    const page = await as('manager', `/results/${testId}?tab=testers`);
    await open(page);
    const saved = new Set<string>();
    page.on('download', (download) => saved.add(download.suggestedFilename()));
    await press(page, 'One file for each tester')();
    await page.getByText('Results have been successfully exported.').waitFor();
    await expect.poll(() => saved.size).toBe(2);
    for (const file of saved) expect(file).toMatch(/\.csv$/);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');

    await open(page);
    await lost(page, 'ExportResults_Files', press(page, 'One zip file'));
    await refused(page, 'ExportResults_Files', 'exportTestCaseResultsToCsv', press(page, 'Continue'));
    await page.getByText('Not now.').waitFor();
    await page.evaluate(() => {
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = () => {
        URL.createObjectURL = make;
        throw new Error('There is no room for the file.');
      };
    });
    await press(page, 'Continue')();
    await page.getByText('There is no room for the file.').waitFor();
    const archive = page.waitForEvent('download');
    await press(page, 'Continue')();
    expect((await archive).suggestedFilename()).toMatch(/\.zip$/);
    await page.getByText('Results have been successfully exported.').waitFor();
    problems();
  });

  journey('of more testers than one call takes are asked for in turns, and can be stopped', async ({ journey: { as, problems } }) => {
    const page = await as('manager', `/results/${testId}?tab=testers`);
    await title(page, name).waitFor();
    let calls = 0;
    await routed(page, '**/api/customer_portal', async (route) => {
      const { operationName } = route.request().postDataJSON() as {
        readonly operationName?: string;
      };
      if (operationName === 'Testers_Groups') {
        const response = await route.fetch();
        return route.fulfill({
          response,
          json: withTwelve((await response.json()) as Groups),
        });
      }
      if (operationName !== 'ExportResults_Files') return route.fallback();
      calls += 1;
      if (calls === 3) return;
      const exported = {
        __typename: 'ExportTestCaseResultsToCsvResult',
        successful: true,
        result: [],
        errors: [],
      };
      return route.fulfill({
        json: { data: { exportTestCaseResultsToCsv: exported } },
      });
    });
    await page.reload();
    await open(page);
    await press(page, 'One zip file')();
    await page.getByText('Results have been successfully exported.').waitFor();
    expect(calls).toBe(2);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await open(page);
    await press(page, 'One zip file')();
    await expect.poll(() => calls).toBe(3);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'One zip file').waitFor();
    problems();
  });
});
