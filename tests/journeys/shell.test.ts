import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '../support/journey.ts';

const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const isAt = async (page: Page, address: RegExp): Promise<void> => {
  await expect.poll(() => addressOf(page), { timeout: 10_000 }).toMatch(address);
};
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const accountMenu = (page: Page) =>
  page
    .getByRole('button', { name: /^Account menu/ })
    .first()
    .click();
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** Answers the calls of some operations in the server's place. */
const answer = (page: Page, operations: RegExp, status: number, json: object): Promise<unknown> =>
  page.route('**/api/customer_portal', (route) => {
    const { operationName } = route.request().postDataJSON() as { readonly operationName?: string };
    return operations.test(operationName ?? '') ? route.fulfill({ status, json }) : route.fallback();
  });

describe('the login page', () => {
  for (const path of ['/auth', '/auth/login']) {
    journey(
      `SH-051 SH-052 SH-055 SH-056: ${path} says in our words what an address says of the sign-in service, and passes it on word for word`,
      async ({ journey: { asStranger, url } }) => {
        const said = 'The account <b>is locked</b>, ask "support" & wait';
        const page = await asStranger(`${path}?${new URLSearchParams({ error: 'access_denied', error_description: said }).toString()}`);
        await page.getByRole('alert').getByText('The sign-in service did not let you in.', { exact: true }).waitFor();
        expect(await page.getByRole('main').innerText()).not.toContain('support');
        const sent = page.waitForRequest(
          (request) => request.url().startsWith(`${url}/oidc/`) && request.url().includes('error_description'),
        );
        await page.getByRole('button', { name: 'Log in' }).click();
        const passed = new URL((await sent).url()).searchParams;
        expect([passed.get('error'), passed.get('error_description')]).toEqual(['access_denied', said]);
      },
    );
  }

  journey('SH-422: says that the trial has expired', async ({ journey: { asStranger } }) => {
    const page = await asStranger('/auth/login?trial=expired');
    await page.getByRole('heading', { name: 'Your trial has expired' }).waitFor();
  });

  journey(
    'SH-054 SH-053 SH-409: sends strangers to the sign-in service, with the organization they named',
    async ({ journey: { asStranger, url } }) => {
      const page = await asStranger('/auth/login');
      await page.waitForURL(`${url}/oidc/**`);
      const named = await asStranger('/error');
      const sent = named.waitForRequest((request) => request.url().startsWith(`${url}/oidc/auth?`));
      await named.goto('/auth/login?sso=northwind-ad');
      expect((await sent).url()).toContain('northwind-ad');
    },
  );

  journey('SH-128 SH-129 SH-130: shows the logo, the copyright and the crowd', async ({ journey: { asStranger } }) => {
    const page = await asStranger('/auth/login?trial=expired');
    await page.getByRole('link', { name: 'Muster' }).waitFor();
    await page.getByText(`© ${new Date().getFullYear()} Muster`).waitFor();
    const panel = page.locator('svg:has(#crowd-ranks)');
    const [shown, form] = [await panel.boundingBox(), await page.getByRole('main').boundingBox()];
    expect(shown?.x).toBeGreaterThanOrEqual((form?.x ?? 0) + (form?.width ?? Infinity));
    expect([shown?.width, shown?.height]).toEqual([expect.toSatisfy((width: number) => width > 600), page.viewportSize()?.height]);
    await page.goto('/error');
    await page.getByRole('main').waitFor();
    expect(await panel.count()).toBe(0);
  });

  journey('SH-062 SH-063: the error page needs no sign-in', async ({ journey: { asStranger } }) => {
    const page = await asStranger('/error');
    await page.getByText("We are sorry, something went wrong. We've been notified about the issue.").waitFor();
  });
});

describe('going about', () => {
  journey(
    'SH-049 SH-105 SH-106 SH-107 SH-108: each area has an address, a title in the tab, and gets the focus',
    async ({ journey: { as } }) => {
      const page = await as('customer', '/');
      await isAt(page, /^\/overview$/);
      for (const [name, address, title] of [
        ['Results', /^\/results$/, /^(\(\d+\) )?Results/],
        ['Issues', /^\/issues/, /^(\(\d+\) )?(All )?[Ii]ssues/],
        ['Overview', /^\/overview$/, /^(\(\d+\) )?Overview/],
        ['Launch', /^\/launch/, /./],
      ] as const) {
        await main(page).getByRole('link', { name, exact: true }).click();
        await isAt(page, address);
        await expect.poll(() => page.title()).toMatch(title);
        await expect.poll(() => page.title()).toMatch(/ · Muster$/);
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(H1|MAIN)$/);
        await main(page).locator('a[aria-current]').getByText(name).waitFor();
      }
    },
  );

  journey('goes to an area by its keys', async ({ journey: { as } }) => {
    const page = await as('customer', '/overview');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const [letter, address] of [
      ['r', /^\/results$/],
      ['o', /^\/overview$/],
    ] as const) {
      await page.keyboard.press('g');
      await page.keyboard.press(letter);
      await isAt(page, address);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keyboard shortcuts' }).waitFor();
    await page.getByRole('region', { name: 'Everywhere' }).getByText('calendar', { exact: true }).waitFor();
  });

  journey('skips to the content with the first key', async ({ journey: { as } }) => {
    const page = await as('customer', '/results');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  journey('holds the words of its search also where a reader spaces letters and words', async ({ journey: { as } }) => {
    const page = await as('customer', '/results');
    const search = page.getByRole('button', { name: /^Search or jump to/u }).first();
    await search.waitFor();
    await page.addStyleTag({
      content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
    });
    const [words, box] = await Promise.all([search.getByText('Search or jump to').boundingBox(), search.boundingBox()]);
    expect((words?.height ?? Infinity) <= (box?.height ?? 0)).toBe(true);
  });

  journey('begins with the first key where a row of tabs is scrolled to the page that is open', async ({ journey: { as } }) => {
    const page = await as('operator', '/operator/installation', { viewport: { width: 390, height: 844 } });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.reload();
    const rowOf = () => page.getByRole('navigation', { name: 'Operator' }).evaluate((row) => row.scrollLeft);
    await expect.poll(rowOf).toBeGreaterThan(0);
    const { x, width } = (await page.getByRole('link', { name: 'Installation' }).boundingBox()) ?? { x: 0, width: 1000 };
    expect([x >= 0, x + width <= 390]).toEqual([true, true]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  });

  journey('SH-064 SH-065: knows the page of what is not found', async ({ journey: { as } }) => {
    const page = await as('customer', '/overview');
    await page.goto('/not_found_page');
    await page.getByText("Selected page can't be found.").waitFor();
  });
});

describe('who sees what', () => {
  journey('SH-115 SH-116 SH-118 SH-120 SH-122: the account menu of a customer', async ({ journey: { as } }) => {
    const page = await as('customer', '/overview');
    await accountMenu(page);
    const entries = page.getByRole('menu').getByRole('menuitem');
    await entries.first().waitFor();
    await expect
      .poll(() => entries.allTextContents())
      .toEqual(['Profile', 'Organization', expect.stringMatching(/^Credit Usage[\d.]+ Credits?$/u), 'Integrations', 'Logout']);
    await page.locator('#root[inert]').waitFor({ state: 'attached' });
  });

  journey('SH-119: no credits where the organization has none', async ({ journey: { as } }) => {
    const page = await as('classic', '/overview');
    await accountMenu(page);
    const entries = page.getByRole('menu').getByRole('menuitem');
    await entries.first().waitFor();
    expect(await entries.allTextContents()).toEqual(['Profile', 'Organization', 'Integrations', 'Logout']);
  });

  journey('SH-111 SH-112 SH-113 SH-336: a moderator has results and the way out', async ({ journey: { as } }) => {
    const page = await as('moderator', '/results');
    await main(page).getByRole('link').first().waitFor();
    expect(await main(page).getByRole('link').allTextContents()).toEqual(['Results']);
    expect(await page.getByRole('button', { name: /switch organization/ }).count()).toBe(0);
    await accountMenu(page);
    await page.getByRole('menuitem').first().waitFor();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Logout']);
  });

  journey('SH-149 SH-333 SH-334: a customer reads the name of the organization and cannot leave it', async ({ journey: { as } }) => {
    const page = await as('customer', '/overview');
    await page.getByRole('banner').getByText('Northwind', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /switch organization/ }).count()).toBe(0);
  });

  journey('SH-150 SH-275 SH-276: only another organization of the list can be switched to', async ({ journey: { as } }) => {
    const page = await as('manager', '/overview');
    await page.getByRole('button', { name: /switch organization/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Switch organization' });
    await dialog.getByRole('combobox').fill('nobody knows this');
    await dialog.getByRole('combobox').press('Escape');
    await dialog.getByRole('button', { name: 'Switch', exact: true }).click();
    await dialog.getByText('Ensure you select organization from the list').waitFor();
    expect(addressOf(page)).toBe('/overview');
  });
});

describe('when something is wrong', () => {
  journey('SH-354 SH-414: what does not exist leads to the overview', async ({ journey: { as } }) => {
    const page = await as('customer', `/results/${randomUUID()}`);
    await notices(page).getByText('The requested resource was not found.').waitFor();
    await isAt(page, /^\/overview$/);
  });

  journey('SH-352 SH-415: and a moderator to results', async ({ journey: { as } }) => {
    const page = await as('moderator', `/results/${randomUUID()}`);
    await notices(page).getByText('The requested resource was not found.').waitFor();
    await isAt(page, /^\/results$/);
  });

  journey('SH-353 SH-416 LA-581: what is forbidden leads to the overview', async ({ journey: { as } }) => {
    const page = await as('customer', '/overview');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await answer(page, /^AllIssues/, 200, { data: null, errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] });
    await main(page).getByRole('link', { name: 'Issues', exact: true }).click();
    await notices(page).getByText('You are not authorized to access the page.').waitFor();
    await isAt(page, /^\/overview$/);
  });

  journey('SH-423: a broken server is told in words, and asked again', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/overview');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await answer(page, /^AllIssues/, 500, { errors: [{ message: 'broken' }] });
    await main(page).getByRole('link', { name: 'Issues', exact: true }).click();
    await notices(page).getByText('Something went wrong, please try again.').waitFor();
    await page.unroute('**/api/customer_portal');
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).first().click();
    await page.getByRole('list', { name: 'Issues' }).waitFor();
    problems();
  });

  journey('the line says when the network is away, and when it is back', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/overview');
    const line = page.getByRole('contentinfo', { name: 'Status and keys' });
    await line.getByText('Live', { exact: true }).waitFor();
    await page.clock.install();
    await page.context().setOffline(true);
    await line.getByText('Offline').waitFor();
    await page.context().setOffline(false);
    await line.getByText('Live', { exact: true }).waitFor({ timeout: 30_000 });
    await page.clock.fastForward(20_000);
    await line.getByText('Live', { exact: true }).waitFor({ timeout: 1_000 });
    problems();
  });
});

describe('looks', () => {
  journey('follow the system, and the choice in the account menu for good', async ({ journey: { as } }) => {
    const page = await as('customer', '/overview', { colorScheme: 'dark' });
    const ground = (): Promise<number> =>
      page.evaluate(() => {
        const context = document.createElement('canvas').getContext('2d');
        if (context === null) return -1;
        context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        return context.getImageData(0, 0, 1, 1).data[0] ?? -1;
      });
    await expect.poll(ground).toBeLessThan(60);
    expect(await ground()).toBeGreaterThan(0);
    await accountMenu(page);
    await page.getByRole('menuitemradio', { name: 'Light' }).click();
    await expect.poll(ground).toBeGreaterThan(200);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await ground()).toBeGreaterThan(200);
  });

  journey('SH-124: on a phone the areas and the account slide out, and lead away', async ({ journey: { as } }) => {
    const page = await as('customer', '/overview', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    await accountMenu(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Issues', exact: true }).click();
    await isAt(page, /^\/issues/);
    await menu.waitFor({ state: 'detached' });
  });
});
