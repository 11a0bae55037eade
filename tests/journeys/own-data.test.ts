import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { toast } from '../support/drivers-integrations.ts';
import { journey } from '../support/journey.ts';
import { mailedLink } from '../support/mailbox.ts';

const password = 'a quiet long walk';

async function enter(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signUp(page: Page, url: string, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Ottilie');
  await page.getByLabel('Last name').fill('Vandermeer');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
  await page.goto(await mailedLink(url, email, 'Start your trial'));
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

describe('one’s own data', () => {
  journey('is handed over in an archive, and forgotten after the password', async ({ journey: { asStranger, url, problems } }) => {
    const email = `ottilie.${Date.now()}@own-data.example`;
    const page = await asStranger('/signup');
    await page.getByLabel('First name').waitFor();
    await signUp(page, url, email);
    await page.route('**/api/session/own-data', (route) => route.abort());
    await page.goto('/organization-user-settings/sign-in');
    await page.getByText('Your data could not be loaded.').waitFor();
    await page.unroute('**/api/session/own-data');
    await page.getByRole('button', { name: 'Retry' }).click();

    const ask = page.getByRole('button', { name: 'Ask for your data' });
    await page.route('**/api/session/own-data/ask', (route) => route.abort());
    await ask.click();
    await toast(page, 'Your data could not be asked for. Please try again.').waitFor();
    await page.unroute('**/api/session/own-data/ask');
    await ask.click();
    const link = page.getByRole('link', { name: 'Download archive' });
    await link.waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('my-data.zip');
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Delete your account' }).click();
    const form = page.getByRole('dialog', { name: 'Delete your account?' });
    const typed = form.getByLabel('Your password', { exact: true });
    const send = () => form.getByRole('button', { name: 'Delete account' }).click();
    await typed.fill('not this one');
    await send();
    await form.getByText('This is not your password.').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.route('**/api/session/forget', (route) => route.abort());
    await typed.fill(password);
    await send();
    await form.getByText('Your account could not be deleted. Please try again.').waitFor();
    await page.unroute('**/api/session/forget');
    await send();
    const [anew, signIn] = [page.getByRole('button', { name: 'Log in' }), page.getByRole('button', { name: 'Sign in', exact: true })];
    await anew.or(signIn).waitFor();
    if (await anew.isVisible()) await anew.click();
    await signIn.waitFor();
    await enter(page, email);
    await page
      .getByText(/wrong|not right|do not match|incorrect/iu)
      .first()
      .waitFor();
    problems();
  });
});
