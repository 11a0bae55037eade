import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '../support/journey.ts';
import { mailedLink } from '../support/mailbox.ts';
import { routed } from '../support/routed.ts';

const api = '**/api/customer_portal';

type Body = { readonly operationName?: string };

const bodyOf = (request: Request): Body => request.postDataJSON() as Body;

const answerWith = (page: Page, status: number, code: string) =>
  page.route(api, (route) =>
    route.fulfill({ status, json: { error_code: code.toLowerCase(), errors: [{ message: 'No.', extensions: { code } }] } }),
  );

const areaLink = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

describe('an answer that stands against the whole portal', () => {
  journey(
    'SH-413 LA-580: tells of an organization that changed elsewhere, once, and asks nothing more',
    async ({ journey: { as, problems } }) => {
      const page = await as('manager', '/overview');
      await areaLink(page, 'Results').waitFor();
      let asked = 0;
      await page.route(api, (route) => {
        asked += 1;
        return route.fulfill({
          status: 409,
          json: { error_code: 'stale_organization', errors: [{ message: 'No.', extensions: { code: 'STALE_ORGANIZATION' } }] },
        });
      });
      await areaLink(page, 'Results').click();
      await page.getByText('Organization on your user changed. Please reload the page, all queries will fail otherwise.').waitFor();
      const before = asked;
      await areaLink(page, 'Overview').click();
      await expect.poll(() => addressOf(page)).toBe('/overview');
      expect(asked).toBe(before);
      problems();
    },
  );

  for (const [status, code, words] of [
    [409, 'STALE_ORGANIZATION', 'Organization on your user changed. Please reload the page, all queries will fail otherwise.'],
    [429, 'RATE_LIMITED', 'There was an issue with saving your details.'],
  ] as const)
    journey(`tells of a write that was answered ${status} in one sentence`, async ({ journey: { as, problems } }) => {
      const page = await as('customer', '/organization-user-settings/profile');
      const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
      await page.getByLabel('First name').fill('Maia');
      await answerWith(page, status, code);
      await save.click();
      const alerts = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
      await alerts.filter({ hasText: words }).waitFor();
      await expect.poll(() => save.getAttribute('aria-busy')).not.toBe('true');
      expect(await alerts.filter({ hasText: words }).count()).toBe(1);
      problems();
    });

  journey('SH-414 SH-354 LA-582: leads from what is not found to the overview, and says so', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/issues');
    await areaLink(page, 'Results').waitFor();
    await answerWith(page, 200, 'NOT_FOUND');
    await areaLink(page, 'Results').click();
    await page.getByText('The requested resource was not found.').waitFor();
    await expect.poll(() => addressOf(page)).toBe('/overview');
    problems();
  });

  journey('SH-417 SH-351: leads a moderator from what is forbidden to results', async ({ journey: { as, problems } }) => {
    const page = await as('moderator', '/results');
    const listed = page.getByRole('main').getByRole('link').first();
    await listed.waitFor();
    await answerWith(page, 200, 'FORBIDDEN');
    await listed.click();
    await page.getByText('You are not authorized to access the page.').waitFor();
    await expect.poll(() => addressOf(page)).toBe('/results');
    problems();
  });

  journey('SH-423 LA-583: says that something went wrong, and stays', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/overview');
    await areaLink(page, 'Results').waitFor();
    await answerWith(page, 500, 'INTERNAL');
    await areaLink(page, 'Results').click();
    await page.getByText('Something went wrong, please try again.').first().waitFor();
    expect(addressOf(page)).toBe('/results');
    problems();
  });

  journey('says at its place what an answer without data left out, and shows it on another try', async ({ journey: { as, problems } }) => {
    const page = await as('manager', '/results');
    await areaLink(page, 'Overview').waitFor();
    await routed(page, api, (route) =>
      route.fulfill({ status: 503, json: { data: null, errors: [{ message: 'No.', extensions: { code: 'UNAVAILABLE' } }] } }),
    );
    await areaLink(page, 'Overview').click();
    await page.getByText('The figures could not be loaded.').waitFor();
    await page.unroute(api);
    const retries = page.getByRole('button', { name: 'Retry' });
    /** A part may come by another's try, and its button goes. */
    const retry = (): Promise<void> =>
      retries.evaluateAll((buttons) => {
        for (const button of buttons) if (button instanceof HTMLElement) button.click();
      });
    await expect
      .poll(async () => {
        await retry();
        return page.getByText('Testers took part').isVisible();
      })
      .toBe(true);
    expect(problems().filter((problem) => problem.includes('TypeError'))).toEqual([]);
  });

  journey('puts the focus on the title once another try brought the page', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/overview');
    await areaLink(page, 'Results').waitFor();
    await answerWith(page, 503, 'UNAVAILABLE');
    await page.goto('/results');
    await page.getByText("We've been notified about the issue.").waitFor();
    await page.unroute(api);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await page.getByRole('heading', { name: 'Results', level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Results');
    problems();
  });

  journey('finds no page at an address that no page could have', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/overview');
    for (const path of ['/results/%E0%A4%A', '/test-requests/testrail/nothing/confirmation', '/nowhere//%00']) {
      await page.goto(path);
      await page.getByRole('main').getByText("Selected page can't be found.").waitFor();
    }
    await page.goto('/results/%00');
    await page.getByText('The requested resource was not found.').waitFor();
    problems();
  });

  for (const [row, code, address, text] of [
    ['SH-419 SH-274', 'USER_NOT_FOUND', '/auth/login?error=403', 'Account with a given email does not exist in our system.'],
    ['SH-420', 'TRIAL_EXPIRED', '/auth/login?trial=expired', 'Your trial has expired'],
  ] as const)
    journey(`${row}: signs out on ${code}`, async ({ journey: { as, problems } }) => {
      const page = await as('customer', '/overview');
      await areaLink(page, 'Results').waitFor();
      await answerWith(page, 403, code);
      /** A call of the page itself may be the first to hear it, and leave nothing to press. */
      await Promise.any([areaLink(page, 'Results').click(), page.getByRole('main').getByText(text).waitFor()]);
      await page.getByRole('main').getByText(text).waitFor();
      expect(addressOf(page)).toBe(address);
      expect(
        await page.evaluate(() => [
          localStorage.getItem('isAuthenticated'),
          JSON.stringify({ ...sessionStorage }).includes('access_token'),
        ]),
      ).toEqual(['false', false]);
      problems();
    });
});

describe('a product call', () => {
  journey(
    'SH-043 SH-367 SH-368 SH-369 SH-371 LA-469 LA-470 LA-471: goes to one address by POST with token and organization',
    async ({ journey: { asStranger } }) => {
      const page = await asStranger('/overview');
      const calls: Request[] = [];
      page.on('request', (request) => {
        if (/"(?:query|operationName)":/u.test(request.postData() ?? '')) calls.push(request);
      });
      await page.getByRole('button', { name: /customer@demo\.test/ }).click();
      await areaLink(page, 'Results').waitFor();
      await page.waitForLoadState('networkidle');
      expect([...new Set(calls.map((request) => new URL(request.url()).pathname))]).toEqual(['/api/customer_portal']);
      const sent = await Promise.all(
        calls.map(async (request) => {
          const headers = await request.allHeaders();
          return {
            method: request.method(),
            name: bodyOf(request).operationName,
            bearer: (headers['authorization'] ?? '').startsWith('Bearer ey'),
            organization: headers['x-organization-public-id'],
            override: headers['x-account-override'],
          };
        }),
      );
      expect(sent.every(({ method, bearer, override }) => method === 'POST' && bearer && override === undefined)).toBe(true);
      expect(sent.filter(({ organization }) => organization === undefined).map(({ name }) => name)).toEqual(['SignIn_CurrentUser']);
      expect(new Set(sent.flatMap(({ organization }) => organization ?? [])).size).toBe(1);
    },
  );

  journey(
    'SH-359 SH-370 LA-472: carries the leave to act for somebody, and one that is no good signs out',
    async ({ journey: { as, problems } }) => {
      const page = await as('manager', '/overview');
      await areaLink(page, 'Results').waitFor();
      await page.waitForLoadState('networkidle');
      await page.context().addCookies([{ name: 'account_override_token', value: 'forged', url: page.url() }]);
      const carried = page.waitForRequest(async (request) => (await request.headerValue('x-account-override')) === 'forged');
      await areaLink(page, 'Results').click();
      await carried;
      await expect.poll(() => page.evaluate(() => document.cookie.includes('account_override_token=forged'))).toBe(false);
      problems();
    },
  );

  journey('goes on where the leave to act for somebody cannot be read, and forgets it', async ({ journey: { as, problems } }) => {
    const page = await as('manager', '/overview');
    await areaLink(page, 'Results').waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().addCookies([{ name: 'account_override_token', value: '%E0%A4%A', url: page.url() }]);
    await page.goto('/results');
    await areaLink(page, 'Results').waitFor();
    await expect.poll(() => page.evaluate(() => document.cookie.includes('account_override_token'))).toBe(false);
    problems();
  });

  journey('SH-381 SH-471: asks for the feature flags again after ten minutes', async ({ journey: { as } }) => {
    const page = await as('customer', '/organization-user-settings/profile');
    await areaLink(page, 'Results').waitFor();
    const isAsking = (request: Request): boolean =>
      request.method() === 'POST' &&
      request.url().includes('/api/customer_portal') &&
      bodyOf(request).operationName === 'Shell_FeatureFlags';
    // No real answer to a ping comes within the fake seconds a socket is given, and one that opens again asks for everything.
    await page.routeWebSocket(api, () => undefined);
    await page.clock.install();
    const answered = page.waitForResponse((response) => isAsking(response.request()));
    await page.reload();
    await answered;
    let asked = 0;
    page.on('request', (request) => {
      if (isAsking(request)) asked += 1;
    });
    await page.clock.runFor(9 * 60 * 1000);
    expect(asked).toBe(0);
    await page.clock.runFor(61_000);
    await expect.poll(() => asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(3);
  });

  journey('opens the websocket with token and organization', async ({ journey: { asStranger } }) => {
    const page = await asStranger('/overview');
    const frames: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))));
    await page.getByRole('button', { name: /customer@demo\.test/ }).click();
    await expect.poll(() => frames.length, { timeout: 10_000 }).toBeGreaterThan(0);
    const { type, payload } = JSON.parse(frames[0] ?? '{}') as { type: string; payload: Record<string, string> };
    expect([type, Object.keys(payload).toSorted(), (payload['auth_token'] ?? '').startsWith('ey')]).toEqual([
      'connection_init',
      ['asked_for', 'auth_token', 'organization'],
      true,
    ]);
  });
});

describe('a sign-up', () => {
  const fill = async (page: Page, email: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('First name').fill('Nora');
    await page.getByLabel('Last name').fill('Lind');
    await page.getByRole('button', { name: 'Sign up' }).click();
  };

  journey(
    'SH-059 SH-272: of somebody who is signed in, with their own e-mail, leads to the root',
    async ({ journey: { signIn, problems } }) => {
      const page = await signIn('customer', '/overview');
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
      await page.goto('/signup');
      const answered = page.waitForResponse('**/sign_up');
      await fill(page, 'customer@demo.test');
      const answer = await answered;
      expect([answer.status(), await answer.json()]).toEqual([422, { error: 'Email has already been taken', code: 'email_taken' }]);
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
      await expect.poll(() => addressOf(page)).toBe('/overview');
      problems();
    },
  );

  journey(
    'SH-400: of a stranger, with a taken e-mail, tells them nothing and its owner by mail',
    async ({ journey: { asStranger, url, problems } }) => {
      const page = await asStranger('/signup');
      const answered = page.waitForResponse('**/sign_up');
      await fill(page, 'customer@demo.test');
      expect((await answered).status()).toBe(202);
      await page.getByText('We sent a mail to customer@demo.test.').waitFor();
      expect(await page.getByText('already been taken').count()).toBe(0);
      expect(await mailedLink(url, 'customer@demo.test', 'You have an account at')).toContain('/auth/login?login_hint=');
      problems();
    },
  );

  journey(
    'SH-060 SH-270 SH-271 SH-061: that is refused leads to the page that names the code, and signs out whom it does not fit',
    async ({ journey: { signIn, problems } }) => {
      const page = await signIn('customer', '/overview');
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
      await page.goto('/signup');
      await fill(page, 'nora@acme.test');
      await page.getByText('There was an error while handling your request. Please try again later or contact support.').waitFor();
      expect([addressOf(page), await page.getByText('email_mismatch').count()]).toEqual(['/signup/error?errorCode=email_mismatch', 1]);
      expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBe('false');
      problems();
    },
  );

  journey('SH-449: that gets no answer says so and keeps what was typed', async ({ journey: { asStranger, problems } }) => {
    const page = await asStranger('/signup');
    await page.route('**/sign_up', (route) => route.abort());
    await fill(page, 'nora@acme.test');
    await page.getByText('There was an error while handling your request. Please try again later or contact support.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('nora@acme.test');
    problems();
  });
});
