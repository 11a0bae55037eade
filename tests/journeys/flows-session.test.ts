import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect } from 'vitest';
import { lost, refused } from '../support/drivers-faults.ts';
import { journey } from '../support/journey.ts';
import { routed } from '../support/routed.ts';

const addressOf = (page: Page): string => new URL(page.url()).pathname;
const logIn = (page: Page, label: 'Log in' | 'Try again' = 'Log in') => page.getByRole('button', { name: label }).click();
const atPassword = (page: Page) => page.getByLabel('Password', { exact: true }).waitFor();
const unreachable = (page: Page) => page.getByText('The sign-in service does not answer.').waitFor();
const inside = (page: Page) => page.getByRole('navigation', { name: 'Main' }).waitFor();

/** Keeps a page from an address for as long as something takes. */
async function without(page: Page, address: string, act: () => Promise<unknown>): Promise<void> {
  await page.route(address, (route) => route.abort('connectionreset'));
  await act();
  await page.unroute(address);
}

/** Loads the page again with its sockets watched: those that were opened, whether the server said on the last that all stands, and a way to let it hear nothing more. */
async function watched(page: Page) {
  const open: WebSocketRoute[] = [];
  const heard = new Set<WebSocketRoute>();
  const deaf = new Set<WebSocketRoute>();
  await page.routeWebSocket('**/api/customer_portal', (socket) => {
    const server = socket.connectToServer();
    open.push(socket);
    socket.onMessage((message) => (deaf.has(socket) ? undefined : server.send(message)));
    server.onMessage((message) => {
      if (String(message).includes('"pong"')) heard.add(socket);
      socket.send(message);
    });
  });
  await page.reload();
  const last = (): WebSocketRoute | undefined => open.at(-1);
  return {
    open,
    isHeard: () => open.some((socket) => socket === last() && heard.has(socket)),
    deafen: () => open.forEach((socket) => deaf.add(socket)),
  };
}

/** Makes the token that this tab holds one that ran out. */
const expire = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((each) => each.startsWith('oidc.user')) ?? '';
    const held = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { expires_at: number };
    sessionStorage.setItem(key, JSON.stringify({ ...held, expires_at: Math.floor(Date.now() / 1000) + 5 }));
  });

describe('a sign-in service that does not answer', () => {
  journey('is tried again from where it was left', async ({ journey: { asStranger, problems } }) => {
    const page = await asStranger('/error');
    await without(page, '**/oidc/**', async () => {
      await page.goto('/overview');
      await unreachable(page);
      await logIn(page, 'Try again');
      await unreachable(page);
    });
    await logIn(page, 'Try again');
    await atPassword(page);
    problems();
  });

  journey('leaves a session in doubt alone, and asks for it again', async ({ journey: { signIn, problems } }) => {
    const page = await signIn('customer', '/overview');
    await inside(page);
    await expire(page);
    await without(page, '**/oidc/**', async () => {
      await page.reload();
      await unreachable(page);
    });
    await logIn(page, 'Try again');
    await inside(page);
    await expire(page);
    await without(page, '**/oidc/**', async () => {
      await page.goto('/auth/logout');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBe('false');
    });
    problems();
  });
});

describe('a session', () => {
  journey('that cannot be renewed ends, and comes back to the same address', async ({ journey: { signIn, problems } }) => {
    const page = await signIn('customer', '/issues');
    await page.clock.install();
    await page.reload();
    await inside(page);
    await page.route('**/oidc/token', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }), { times: 1 });
    const renewal = page.waitForResponse('**/oidc/token');
    const left = page.waitForURL('**/auth/login**');
    await page.clock.fastForward('12:00:00');
    await renewal;
    await left;
    await page.clock.resume();
    await inside(page);
    await expect.poll(() => addressOf(page)).toBe('/issues');
    problems();
  });

  journey('in doubt does not keep an answer of the sign-in service out', async ({ journey: { signIn, problems } }) => {
    const page = await signIn('customer', '/overview');
    await inside(page);
    await expire(page);
    await without(page, '**/oidc/**', async () => {
      await page.goto('/auth/callback?code=unknown&state=unknown');
      await page.getByRole('button', { name: 'Log in' }).waitFor();
    });
    problems();
  });
});

describe('a refusal of the sign-in service', () => {
  journey('can be left by signing in or out', async ({ journey: { asStranger } }) => {
    const refusal = '/auth/callback?error=access_denied&state=unknown';
    const page = await asStranger(refusal);
    await logIn(page);
    await atPassword(page);
    await page.goto('/auth/logout');
    await atPassword(page);
  });
});

describe('signing up', () => {
  journey('wants every field, and leads on when it is done', async ({ journey: { asStranger } }) => {
    const page = await asStranger('/signup');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await page.getByLabel('Email').fill(`nora.${Date.now()}@example.com`);
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Lind');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
    await page.getByRole('button', { name: 'Change the address or send again' }).click();
    await page.route('**/sign_up', (route) =>
      route.fulfill({ status: 201, json: { successful: true, continueUrl: null, mailedTo: null } }),
    );
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect.poll(() => addressOf(page)).not.toBe('/signup');
  });

  journey('is not offered where the operator closed it', async ({ journey: { asStranger } }) => {
    const page = await asStranger('/error');
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), signUp: false } });
    });
    await page.goto('/signup');
    await page.getByRole('heading', { name: 'Sign-up is closed' }).waitFor();
    await page.getByRole('link', { name: 'Log in' }).click();
    await atPassword(page);
  });
});

describe('the name of an organization', () => {
  journey('is skipped by a test manager', async ({ journey: { signIn } }) => {
    const page = await signIn('manager', '/overview');
    await inside(page);
    await page.route('**/api/customer_portal', async (route) => {
      const { operationName } = route.request().postDataJSON() as { readonly operationName?: string };
      if (operationName !== 'SignIn_CurrentUser') return route.fallback();
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace('"isNameChosen":true', '"isNameChosen":false') });
    });
    await page.goto('/results');
    await page.getByRole('dialog').getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  journey('is saved once the server takes it', async ({ journey: { signIn, problems } }) => {
    const page = await signIn('trial', '/results');
    const dialog = page.getByRole('dialog');
    const save = (): Promise<void> => dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByLabel('Company name').fill('Contoso');
    await lost(page, 'NameOrganization_Save', save);
    await refused(page, 'NameOrganization_Save', 'organizationUpdate', save);
    let isCut = true;
    await routed(page, '**/api/customer_portal', (route) => {
      const { operationName } = route.request().postDataJSON() as { readonly operationName?: string };
      if (operationName !== 'NameOrganization_Save') return route.fallback();
      if (isCut) return route.abort('connectionreset');
      return route.fulfill({
        json: { data: { organizationUpdate: { __typename: 'OrganizationUpdateResult', successful: true, result: null, errors: [] } } },
      });
    });
    const told = page.locator('[data-toast]:not([inert])').filter({ hasText: 'There was an issue' });
    await save();
    await expect.poll(() => told.count()).toBe(1);
    isCut = false;
    await save();
    await page.getByText('Organization name have been successfully updated.').waitFor();
    await expect.poll(() => told.count(), { timeout: 500 }).toBe(0);
    await dialog.waitFor({ state: 'detached' });
    problems();
  });
});

describe('the settings', () => {
  const saves = (page: Page) => (): Promise<void> => page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
  const told = (page: Page, words: string): Promise<void> =>
    page.getByRole('region', { name: 'Notifications' }).getByText(words).first().waitFor();

  for (const [account, row] of [
    ['customer', 'SH-071'],
    ['manager', 'SH-029'],
  ] as const)
    journey(
      `${row} SH-081 SH-439 SH-440 SH-446 SH-447: save the own name and the name of the organization of a ${account}, or say why not`,
      async ({ journey: { signIn, problems } }) => {
        const page = await signIn(account, '/organization-user-settings/profile');
        const save = saves(page);
        const named = async (label: string, fault: string, operation: string, field: string, failure: string): Promise<void> => {
          const name = page.getByLabel(label);
          const before = await name.inputValue();
          await name.fill(' ');
          await save();
          await page.getByText(fault).first().waitFor();
          await name.fill(before);
          await expect.poll(() => page.getByText(fault).count()).toBe(0);
          await lost(page, operation, async () => {
            await save();
            await page.getByText(failure).waitFor();
          });
          await refused(page, operation, field, save);
          await save();
        };
        await named(
          'First name',
          'Your first name cannot be blank',
          'EditProfile_Save',
          'organizationUserUpdate',
          'There was an issue with saving your details.',
        );
        await told(page, 'Personal details have been successfully saved.');
        await page.goto('/organization-settings/users');
        await named(
          'Organization name',
          'Your organization name cannot be blank',
          'RenameOrganization_Save',
          'organizationUpdate',
          'There was an issue with saving new organization name',
        );
        await told(page, 'Organization name have been successfully updated.');
        problems();
      },
    );
});

describe('another organization', () => {
  journey('is typed letter by letter, and not reached when the server says no', async ({ journey: { signIn, problems } }) => {
    const page = await signIn('manager', '/overview');
    await page.getByRole('button', { name: /switch organization/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Switch organization' });
    await dialog.getByRole('combobox').pressSequentially('contoso', { delay: 20 });
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['CON - Contoso']);
    await page.getByRole('option', { name: 'CON - Contoso' }).click();
    const change = (): Promise<void> => dialog.getByRole('button', { name: 'Switch', exact: true }).click();
    await lost(page, 'SwitchOrganization_Change', change);
    await refused(page, 'SwitchOrganization_Change', 'changeOrganization', change);
    expect(addressOf(page)).toBe('/overview');
    problems();
  });
});

describe('the line to the server', () => {
  journey('is noticed when it stays away, and comes back by itself', async ({ journey: { signIn, problems } }) => {
    const page = await signIn('customer', '/overview');
    const line = page.getByRole('contentinfo', { name: 'Status and keys' });
    await line.getByText('Live', { exact: true }).waitFor();
    let isAway = true;
    await page.routeWebSocket('**/api/customer_portal', (socket) => {
      if (isAway) return void socket.close();
      socket.connectToServer();
    });
    await page.reload();
    await line.getByText('Connecting').waitFor({ timeout: 20_000 });
    await page.context().setOffline(true);
    await line.getByText('Offline').waitFor();
    await page.context().setOffline(false);
    isAway = false;
    await line.getByText('Live', { exact: true }).waitFor({ timeout: 60_000 });
    problems();
  });

  journey('that ends while there is no network is opened again with the network', async ({ journey: { signIn, problems, hasTaken } }) => {
    const page = await signIn('customer', '/overview');
    const line = page.getByRole('contentinfo', { name: 'Status and keys' });
    const { open, isHeard } = await watched(page);
    await expect.poll(isHeard).toBe(true);
    await page.context().setOffline(true);
    await line.getByText('Offline').waitFor();
    await open.at(-1)?.close();
    await expect.poll(() => hasTaken(/^connection: watched\.offline\.kept -- socket\.closed /)).toBe(true);
    await page.context().setOffline(false);
    await expect.poll(() => open.length).toBe(2);
    await expect.poll(isHeard).toBe(true);
    await line.getByText('Live', { exact: true }).waitFor();
    problems();
  });

  journey('that died unheard while there was no network is found out with the network', async ({ journey: { signIn, problems } }) => {
    const page = await signIn('customer', '/overview');
    const line = page.getByRole('contentinfo', { name: 'Status and keys' });
    const { open, isHeard, deafen } = await watched(page);
    await expect.poll(isHeard).toBe(true);
    await page.clock.install();
    await page.context().setOffline(true);
    await line.getByText('Offline').waitFor();
    deafen();
    await page.context().setOffline(false);
    await line.getByText('Live', { exact: true }).waitFor();
    await page.clock.fastForward(6_000);
    await expect.poll(() => open.length, { timeout: 8_000 }).toBe(2);
    await expect.poll(isHeard).toBe(true);
    problems();
  });
});
