import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '../support/journey.ts';

const areas = async (page: Page): Promise<string[]> => {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await links.first().waitFor();
  return links.allTextContents();
};
/** Waits for the frame of whoever is signed in; one without an account stands before it while that is found out. */
const opened = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Account menu/ })
    .first()
    .waitFor();
const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const mainText = (page: Page) => page.getByRole('main').innerText();

describe('signing in', () => {
  journey('SH-349: a stranger is asked to sign in first and comes back to the address', async ({ journey: { signIn } }) => {
    const page = await signIn('customer', '/organization-user-settings/profile?a=1#top');
    await expect.poll(() => page.url()).toMatch(/\/organization-user-settings\/profile\?a=1#top$/);
  });

  journey('SH-265 SH-266: the token stays in this tab, the flag is for all of them', async ({ journey: { signIn } }) => {
    const page = await signIn('customer', '/overview');
    const kept = await page.evaluate(() => ({
      flag: localStorage.getItem('isAuthenticated'),
      local: JSON.stringify({ ...localStorage }).includes('access_token'),
      session: JSON.stringify({ ...sessionStorage }).includes('access_token'),
    }));
    expect(kept).toEqual({ flag: 'true', local: false, session: true });
  });

  journey(
    'a link that names somebody asks who it is where somebody else is signed in, leaves them signed in until somebody answers, and lets that one in',
    async ({ journey }) => {
      const page = await journey.signIn('customer', '/overview');
      await page.goto('/auth/login?login_hint=manager%40demo.test');
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
      expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('manager@demo.test');
      await page.goto('/auth/login?login_hint=Customer%40demo.test&returnTo=%2Fissues');
      await page.getByRole('button', { name: 'Account menu of Maya Okafor' }).waitFor();
      expect(addressOf(page)).toBe('/issues');
      await page.goto('/auth/login?login_hint=manager%40demo.test&returnTo=%2Fissues');
      await page.getByLabel('Password', { exact: true }).fill('crowd-demo');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('button', { name: 'Account menu of Tom Reyes' }).waitFor();
      expect(addressOf(page)).toBe('/issues');
    },
  );

  journey('SH-421: an unknown account is told so and nobody is sent away', async ({ journey: { asStranger } }) => {
    const page = await asStranger('/?error=403');
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    expect([addressOf(page), await mainText(page)]).toEqual([
      '/auth/login?error=403',
      expect.stringContaining('Account with a given email does not exist in our system.'),
    ]);
  });

  for (const [refusal, words] of [
    ['trial_expired', 'Your trial has expired'],
    ['user_not_found', 'Account with a given email does not exist in our system.'],
  ] as const)
    journey(
      `SH-419 SH-420: whoever is refused right after signing in reads why: ${refusal}`,
      async ({ journey: { asStranger, problems } }) => {
        const page = await asStranger('/error');
        await page.route('**/api/customer_portal', (route) =>
          route.fulfill({
            status: 403,
            json: { error_code: refusal, errors: [{ message: 'No.', extensions: { code: refusal.toUpperCase() } }] },
          }),
        );
        await page.goto('/overview');
        await page.getByRole('button', { name: /customer@demo\.test/ }).click();
        await page.getByText(words).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await mainText(page)).toContain(words);
        problems();
      },
    );

  journey('an error of the sign-in service is told in our words, and its own are never shown', async ({ journey: { asStranger } }) => {
    const page = await asStranger('/auth/callback?error=access_denied&error_description=Call%200900%3Cimg%20src%3Dx%3E&state=unknown');
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    expect([await page.locator('main img').count(), await page.getByText('0900').count()]).toEqual([0, 0]);
  });

  journey('Back from the first page goes on in the app, and after signing out asks anew', async ({ journey: { signIn } }) => {
    const page = await signIn('customer', '/issues');
    await opened(page);
    await page.goto('/auth/logout');
    await page.getByRole('button', { name: /customer@demo\.test/ }).click();
    await opened(page);
    await page.goBack();
    await opened(page);
    await expect.poll(() => addressOf(page)).toBe('/overview');
    await page.goto('/auth/logout');
    await page.getByLabel('Password').waitFor();
    await page.goBack();
    await page.getByLabel('Password').waitFor();
  });

  journey('a second tab needs no password', async ({ journey: { signIn } }) => {
    const page = await signIn('customer', '/overview');
    const second = await page.context().newPage();
    await second.goto(new URL('/issues', page.url()).href);
    await opened(second);
    expect(addressOf(second)).toBe('/issues');
  });
});

describe('signing out', () => {
  journey('SH-267 SH-058: ends every tab, and the next sign-in wants the password', async ({ journey: { signIn } }) => {
    const page = await signIn('customer', '/overview');
    const second = await page.context().newPage();
    await second.goto(new URL('/overview', page.url()).href);
    await opened(second);
    await page
      .getByRole('button', { name: /^Account menu/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByLabel('Password').waitFor();
    await second.getByText('You have been signed out.').waitFor();
    expect(
      await second.evaluate(() => [
        localStorage.getItem('isAuthenticated'),
        JSON.stringify({ ...sessionStorage }).includes('access_token'),
      ]),
    ).toEqual(['false', false]);
  });

  journey('a page of others has to ask before it signs somebody out', async ({ journey: { signIn, url } }) => {
    const page = await signIn('customer', '/overview');
    await opened(page);
    const stranger = await page.context().newPage();
    await stranger.route('http://stranger.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${url}/auth/logout">out</a><a href="${url}/oidc/session/end">end</a>` }),
    );
    for (const [link, question] of [
      ['end', 'Sign out?'],
      ['out', 'Log out?'],
    ] as const) {
      await stranger.goto('http://stranger.test/');
      await stranger.getByRole('link', { name: link }).click();
      await stranger.getByRole('heading', { name: question }).waitFor();
      await page.reload();
      await opened(page);
    }
    await stranger.getByRole('button', { name: 'Log out' }).click();
    await stranger.getByLabel('Password').waitFor();
    await page.getByText('You have been signed out.').waitFor();
  });

  journey(
    'SH-418: a session that was ended on the server leads back to sign-in and then to the same address',
    async ({ journey: { signIn, url, problems } }) => {
      const page = await signIn('customer', '/results');
      const token = await page.evaluate(
        () =>
          JSON.parse(sessionStorage.getItem(Object.keys(sessionStorage).find((key) => key.startsWith('oidc.user')) ?? '') ?? '{}')
            .access_token,
      );
      const visited: string[] = [];
      page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
      await page.request.post(`${url}/api/session/end`, { headers: { authorization: `Bearer ${token}` } });
      await expect.poll(() => visited, { timeout: 15_000 }).toContain('/auth/login');
      await opened(page);
      await expect.poll(() => addressOf(page)).toBe('/results');
      problems();
    },
  );
});

describe('each role', () => {
  journey('customers and test managers go everywhere', async ({ journey: { as } }) => {
    const all = ['Overview', 'Launch', 'Results', 'Issues', 'Services'];
    expect([await areas(await as('customer')), await areas(await as('manager'))]).toEqual([all, all]);
  });

  journey('SH-350 SH-050: a moderator is sent to results from everywhere else', async ({ journey: { as } }) => {
    const page = await as('moderator', '/issues');
    await expect.poll(() => addressOf(page)).toBe('/results');
    expect(await areas(page)).toEqual(['Results']);
    for (const path of ['/', '/overview', '/nowhere', '/not_found_page']) {
      await page.goto(path);
      await expect.poll(() => addressOf(page)).toBe('/results');
    }
  });

  journey('a customer does not reach the supervised launch in capitals either', async ({ journey: { as } }) => {
    const page = await as('customer', '/TEST_Managers/advanced_tests/11111111-1111-4111-8111-111111111111/launch_child');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/launch(\/|$)/);
    await page.goto('/%74est_managers/advanced_tests/11111111-1111-4111-8111-111111111111/launch_child');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/launch(\/|$)/);
  });

  journey('SH-337 LA-132 LA-466: a customer does not reach the supervised launch', async ({ journey: { as } }) => {
    const page = await as('customer', '/test_managers/advanced_tests/11111111-1111-4111-8111-111111111111/launch_child');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/launch(\/|$)/);
  });
});

describe('the shell', () => {
  journey('SH-066 SH-065: says what it does not find, inside the frame', async ({ journey: { as } }) => {
    const page = await as('customer', '/nowhere');
    await page.getByRole('heading', { name: "Selected page can't be found." }).waitFor();
    expect(await areas(page)).toEqual(['Overview', 'Launch', 'Results', 'Issues', 'Services']);
  });

  journey('SH-100: scrolls to the top and moves the focus to the title of a new page', async ({ journey: { as } }) => {
    const page = await as('customer', '/overview', { viewport: { width: 1000, height: 300 } });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await expect.poll(() => addressOf(page)).toMatch(/^\/issues/);
    await expect
      .poll(() => page.evaluate(() => [window.scrollY, ['H1', 'MAIN'].includes(document.activeElement?.tagName ?? '')]))
      .toEqual([0, true]);
  });

  journey('lists its keys, and goes by name', async ({ journey: { as } }) => {
    const page = await as('customer', '/overview');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: 'Search or jump to' }))
      .first()
      .fill('issues');
    await page.getByRole('menuitem', { name: 'Issues', exact: true }).click();
    await expect.poll(() => addressOf(page)).toMatch(/^\/issues/);
  });

  journey('SH-125 SH-117: holds the account in the menu of a phone', async ({ journey: { as } }) => {
    const page = await as('customer', '/overview', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    await page.getByRole('button', { name: /^Account menu/ }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    const entries = menu.getByRole('navigation', { name: 'Account' }).getByRole('listitem');
    await expect
      .poll(() => entries.allTextContents())
      .toEqual(['Profile', 'Team', expect.stringMatching(/^Credit Usage[\d.]+ Credits?$/u), 'Integrations', 'Logout']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  journey('SH-152 SH-251: shows the trial on every page', async ({ journey: { as } }) => {
    const page = await as('trial', '/overview');
    await page.getByText('2 days left in your trial').waitFor();
    await page.goto('/issues');
    await page.getByText('2 days left in your trial').waitFor();
  });

  journey('SH-146 SH-145: asks a customer for the company name before results', async ({ journey: { as } }) => {
    const page = await as('trial', '/results');
    const dialog = page.getByRole('dialog', { name: 'Before you view your test results, please let us know your company name.' });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Your organization name cannot be blank').waitFor();
    expect(await dialog.getByLabel('Company name').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
  });

  journey('SH-273 SH-151: moves a test manager to another organization and back', async ({ journey: { as } }) => {
    const page = await as('manager', '/issues');
    for (const [typed, option] of [
      ['cont', 'CON - Contoso'],
      ['north', 'NW - Northwind'],
    ] as const) {
      await page.goto('/issues');
      await page.evaluate(() => Object.assign(globalThis, { isBefore: true }));
      await page.waitForLoadState('networkidle');
      const loads = page.waitForRequest((request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/');
      await page.getByRole('button', { name: /switch organization/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Switch organization' });
      const search = dialog.getByRole('combobox', { name: 'Organization' });
      await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.type(typed);
      await page.getByRole('option', { name: option }).click();
      await dialog.getByRole('button', { name: 'Switch', exact: true }).click();
      await page.getByRole('button', { name: new RegExp(`^${option.replace(' - ', ' ?')}`) }).waitFor();
      await loads;
      await expect.poll(() => addressOf(page)).toBe('/overview');
      expect(await page.evaluate(() => 'isBefore' in globalThis)).toBe(false);
    }
  });
});
