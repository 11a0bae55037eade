import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { toast } from '../support/drivers-integrations.ts';
import { journey } from '../support/journey.ts';
import { mailedLink } from '../support/mailbox.ts';

/** Waits until the page asks for the password; a session that ends just after it began is asked for by hand. */
async function atSignIn(page: Page): Promise<void> {
  const [anew, form] = [page.getByRole('button', { name: 'Log in' }), page.getByRole('button', { name: 'Sign in', exact: true })];
  await anew.or(form).waitFor();
  if (await anew.isVisible()) await anew.click();
  await form.waitFor();
}

/** Signs up at an address of its own, chooses a password by the link in the mail, and is inside. */
async function signUp(page: Page, url: string, email: string, password: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const mailed = page.getByRole('heading', { name: 'Check your mail' });
  await mailed.waitFor();
  await expect.poll(() => mailed.evaluate((title) => title === document.activeElement)).toBe(true);
  await page.goto(await mailedLink(url, email, 'Start your trial'));
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

describe('one’s own sign-in', () => {
  journey(
    'begins with the mail of the address, and has its password changed and its sessions ended',
    async ({ journey: { asStranger, url, problems } }) => {
      const email = `nora.${Date.now()}@sign-in.example`;
      const page = await asStranger('/signup');
      await page.getByRole('link', { name: 'Log in' }).waitFor();
      await signUp(page, url, email, 'a quiet long walk');
      const elsewhere = await asStranger('/overview');
      await enter(elsewhere, email, 'a quiet long walk');
      await page.goto('/organization-user-settings/sign-in');
      const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
      await expect.poll(() => sessions.count()).toBe(2);
      expect(await sessions.first().getByText('This session').count()).toBe(1);
      expect(await faultsOf(page)).toEqual([]);

      const out = sessions.nth(1).getByRole('button', { name: 'Sign out Chrome on Linux' });
      await page.route('**/api/session/end-one', (route) => route.abort());
      await out.click();
      await toast(page, 'There was an issue with ending the session. Please try again.').waitFor();
      await page.unroute('**/api/session/end-one');
      await page.route('**/api/session/end-one', (route) =>
        route.fulfill({ json: { successful: false, errors: [{ path: null, message: 'This session has already ended.' }] } }),
      );
      await out.click();
      await toast(page, 'This session has already ended.').waitFor();
      await page.unroute('**/api/session/end-one');
      await out.click();
      await expect.poll(() => sessions.count()).toBe(1);
      await atSignIn(elsewhere);

      await enter(elsewhere, email, 'a quiet long walk');
      await page.reload();
      await expect.poll(() => sessions.count()).toBe(2);
      const others = page.getByRole('button', { name: 'Sign out everywhere else' });
      const dialog = page.getByRole('alertdialog');
      await others.click();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await others.click();
      await page.route('**/api/session/end-others', (route) => route.abort());
      await dialog.getByRole('button', { name: 'Sign out' }).click();
      await toast(page, 'There was an issue with ending the session. Please try again.').first().waitFor();
      await page.unroute('**/api/session/end-others');
      await page.route('**/api/session/end-others', (route) => route.fulfill({ json: { successful: false, errors: [] } }));
      await dialog.getByRole('button', { name: 'Sign out' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.unroute('**/api/session/end-others');
      await others.click();
      await dialog.getByRole('button', { name: 'Sign out' }).click();
      await expect.poll(() => sessions.count()).toBe(1);
      await atSignIn(elsewhere);

      await page.getByLabel('Current password', { exact: true }).fill('a wrong long walk');
      await page.getByLabel('New password', { exact: true }).fill('password123');
      const change = page.getByRole('button', { name: 'Change password' });
      await change.click();
      await page.getByText('This password is too common. Choose another one.').waitFor();
      await page.getByLabel('New password', { exact: true }).fill('a slow warm evening');
      await change.click();
      await page.getByText('This is not your current password.').waitFor();
      await page.getByLabel('Current password', { exact: true }).fill('a quiet long walk');
      await page.route('**/api/session/password', (route) => route.abort());
      await change.click();
      await toast(page, 'There was an issue with changing your password. Please try again.').waitFor();
      await page.unroute('**/api/session/password');
      const full = { successful: false, errors: [{ path: null, message: 'The server is full.' }] };
      await page.route('**/api/session/password', (route) => route.fulfill({ status: 422, json: full }));
      await change.click();
      await toast(page, 'The server is full.').waitFor();
      await page.unroute('**/api/session/password');
      await change.click();
      await toast(page, 'Your password has been changed. You are signed out everywhere else.').waitFor();
      await enter(elsewhere, email, 'a slow warm evening');
      expect(await mailedLink(url, email, 'was changed')).toContain('/oidc/forgotten');
      problems();
    },
  );

  journey('tells when the sessions cannot be read, and reads them again', async ({ journey: { as, problems } }) => {
    const page = await as('manager', '/overview');
    await page.route('**/api/session/list', (route) => route.abort());
    await page.goto('/organization-user-settings/sign-in');
    await page.getByText('Your sessions could not be loaded.').waitFor();
    await page.unroute('**/api/session/list');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('list', { name: 'Sessions' }).waitFor();
    problems();
  });

  journey('is found again by mail when the password is forgotten', async ({ journey: { asStranger, url, problems } }) => {
    const email = `nils.${Date.now()}@sign-in.example`;
    const page = await asStranger('/signup');
    await signUp(page, url, email, 'a quiet long walk');
    await page.goto('/auth/logout');
    await atSignIn(page);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.goto(await mailedLink(url, email, 'Choose a new password'));
    await page.getByLabel('Password').fill('a slow warm evening');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    problems();
  });
});
