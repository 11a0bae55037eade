import type { Locator, Page } from 'playwright-core';
import { demoAccess } from '#server/lib/demo-access.ts';
import type { AskPortal } from './drivers-portal.ts';

export const integrationsPath = '/organization-settings/integrations';
export const { jira: jiraAccount, jiraReader, jiraDataCenter, testrail: testRailAccount } = demoAccess;

export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
export const save = (page: Page): Promise<void> => page.getByRole('button', { name: /^Test and save/ }).click();
export const badge = (page: Page, words: 'Active' | 'Inactive'): Locator =>
  page.getByRole('main').getByRole('status').getByText(words, { exact: true });
export const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const toast = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words).last();

/** Fills in how a tool is reached. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Chooses from a list that is searched by typing. */
export async function choose(page: Page, label: string, text: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Forgets how a tool is connected. */
export const resetByApi = (portal: AskPortal, code: string): Promise<unknown> =>
  portal('mutation ($input: IntegrationResetInput!) { integrationReset(input: $input) { successful } }', { input: { code } });

/** Reads test cases from TestRail, which makes it look at the credential. */
export const readRun = (portal: AskPortal): Promise<unknown> =>
  portal(
    'mutation ($input: ImportTestCasesFromTestrailTestRunInput!) { importTestCasesFromTestrailTestRun(input: $input) { successful } }',
    { input: { testRunId: '104' } },
  );
