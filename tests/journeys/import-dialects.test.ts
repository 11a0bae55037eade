import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { atScope, confirmImport, file, held, mapColumn, openImport, openStep, sees, slowEngine } from '../support/drivers-import.ts';
import * as launch from '../support/drivers-launch.ts';
import { journey } from '../support/journey.ts';

const input = (name: string): Buffer => readFileSync(`tests/inputs/imports/${name}`);

describe('a file that another tool wrote', () => {
  journey('is dropped as it is, and its cases arrive with their steps', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    for (const [name, tool] of [
      ['azure-test-plans.csv', 'Known from Azure Test Plans'],
      ['zephyr-scale.csv', 'Known from Zephyr Scale'],
      ['testlink.xml', /testlink.xml, 3 rows, TestLink XML/],
      ['qase.csv', 'Known from Qase'],
    ] as const) {
      await file(page, input(name), name);
      await sees(page, tool);
      await sees(page, /become 2 test cases/);
    }
    await sees(page, '2 steps');
    await confirmImport(page, 'Import 2 test cases');
    expect((await held(page)).map((line) => line.split('\n')[0])).toEqual(['11', '12']);
  });

  journey('without steps says so, and takes the column that looks like them with one press', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    const engine = await slowEngine(page);
    await file(page, input('jira.csv'), 'jira.csv');
    await sees(page, 'No test case has a step.');
    await launch.press(page, 'Take Description as the steps');
    await page.getByText('No test case has a step.').waitFor({ state: 'detached' });
    await mapColumn(page, 'Description', 'Additional information');
    await sees(page, 'No test case has a step.');
    await engine.hold();
    await mapColumn(page, 'Priority', 'Leave out');
    await launch.press(page, 'Take Description as the steps');
    await engine.letGo();
    await page.getByText('No test case has a step.').waitFor({ state: 'detached' });
    await confirmImport(page, 'Import 2 test cases');
  });

  journey('with rows above its header is read from it, or from the row that is chosen', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    await file(page, input('title-rows.csv'), 'title-rows.csv');
    await sees(page, 'title-rows.csv, 3 rows, comma, UTF-8, header in row 4');
    await page.getByRole('button', { name: /Header row/ }).click();
    await page.getByRole('option', { name: /^Row 1: Bike rental/ }).click();
    await sees(page, /cells to fix$/);
    await page.getByRole('button', { name: /Header row/ }).click();
    await page.getByRole('option', { name: /^Row 4: Test Case ID/ }).click();
    await sees(page, '3 rows become 2 test cases');
  });

  journey('that is refused can be read with another delimiter', async ({ journey: open }) => {
    const page = await atScope(open);
    await openImport(page, 'Import test cases');
    await file(page, 'Name;Instruction\nPay;"Open the cart\n', 'odd.csv');
    await sees(page, /a quote is opened here and never closed/);
    await page.getByRole('button', { name: /Columns are separated by/ }).click();
    await page.getByRole('option', { name: 'Pipe' }).click();
    await sees(page, 'Choose the column that holds the name of the test case.');
    await page.getByRole('button', { name: /Columns are separated by/ }).click();
    await page.getByRole('option', { name: 'Semicolon' }).click();
    await sees(page, /a quote is opened here and never closed/);
  });

  journey('of known issues names the columns that are not read', async ({ journey: open }) => {
    const page = await openStep(open, 'scope', {
      knownIssuesSource: 'upload',
      knownIssuesUrl: 'https://docs.google.com/spreadsheets/d/known/edit',
    });
    await openImport(page, 'Import known issues');
    await file(page, input('linear.csv'), 'linear.csv');
    await sees(page, 'Not read: ID, Team, Status, Labels. Choose a field for a column to read it.');
    const saved = page.waitForEvent('download');
    await file(page, '%PDF-1.7', 'issues.pdf');
    await launch.press(page, 'Download a template');
    expect((await saved).suggestedFilename()).toBe('known-issues-template.csv');
  });
});
