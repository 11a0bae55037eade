import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Account } from '../support/app.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { busyTest } from '../support/drivers-results.ts';
import { journey } from '../support/journey.ts';
import { textOf } from '../support/tree.ts';

type Place = { readonly path: string; readonly title: string | RegExp; readonly for: readonly Account[]; readonly end?: string };

type Service = { readonly id: string; readonly title: string };

const firstService = async (ask: AskPortal): Promise<Service> => {
  const { professionalServices } = await ask<{ professionalServices: readonly Service[] }>('{ professionalServices { id title } }');
  const [service] = professionalServices;
  if (service === undefined) throw new Error('the demo has no service');
  return service;
};

const staff = ['customer', 'manager'] as const;

/** Every address there is, as the program knows them, with something for each part that names a thing. */
const served = [...(/\n  to:([\s\S]*?);/u.exec(textOf('src/route-tree.gen.ts'))?.[1] ?? '').matchAll(/'([^']+)'/gu)].map(
  ({ 1: route = '' }) => route.replaceAll(/\$\w*/gu, 'something'),
);
/** Sign-in, sign-up, and what tells strangers of an error. */
const open = ['/auth', '/signup', '/error', '/not_found_page', '/nowhere'];

type Some = {
  readonly closed: { readonly edges: readonly { readonly node: { readonly id: string; readonly name: string } }[] };
  readonly issues: { readonly edges: readonly { readonly node: { readonly id: string; readonly title: string } }[] };
};

type Live = { readonly platformTests: { readonly edges: readonly { readonly node: { readonly id?: string } }[] } };

/** A finished test and an accepted issue. */
const someOf = async (ask: AskPortal) => {
  const { closed, issues } = await ask<Some>(
    `{ closed: platformTests(status: closed) { edges { node { ... on FlexibleTestingTest { id name } } } }
       issues: flexibleTestingIssues(triageStatusEq: accepted, first: 1) { edges { node { id title } } } }`,
  );
  const finished = closed.edges.map(({ node }) => node).find(({ id }) => id !== undefined);
  const [issue] = issues.edges.map(({ node }) => node);
  if (finished === undefined || issue === undefined) throw new Error('the demo has no finished test or no issue');
  return { finished, issue };
};

/** Every address with the title of its page, for those who may see it; what belongs to nobody else leads them to `end`. */
const placesOf = async (ask: AskPortal): Promise<readonly Place[]> => {
  const [test, service] = [await busyTest(ask), await firstService(ask)];
  const { finished, issue } = await someOf(ask);
  const supervised = `/test_managers/advanced_tests/${test.parentTestId}/launch_child`;
  return [
    { path: '/', title: 'Overview', for: staff },
    { path: '/overview', title: 'Overview', for: staff },
    { path: '/services', title: 'Services', for: staff },
    { path: `/services/${service.id}/professional-service-requests/new`, title: service.title, for: staff },
    { path: '/launch', title: /Launch request|(Activity|App|Scope|Targeting|Test data|Review), /u, for: staff },
    { path: '/launch/tests-for-cloning', title: 'Clone a Test Run', for: staff },
    { path: '/launch/templates', title: 'Templates', for: staff },
    { path: '/launch/advanced-tests-for-cloning', title: 'Clone a previous test run', for: staff },
    { path: '/issues', title: 'Issues', for: staff },
    { path: `/issues/${issue.id}`, title: issue.title, for: staff },
    { path: '/auto-export-settings', title: 'Auto-export', for: staff },
    { path: '/organization-user-settings', title: 'Profile', for: staff },
    { path: '/organization-user-settings/profile', title: 'Profile', for: staff },
    { path: '/organization-user-settings/sign-in', title: 'Sign-in', for: staff },
    { path: '/organization-settings', title: 'Organization settings', for: staff },
    { path: '/organization-settings/users', title: 'Organization settings', for: staff },
    { path: '/organization-settings/integrations', title: 'Integrations', for: staff },
    { path: '/organization-user/credit-usage', title: 'Credit usage', for: staff },
    { path: '/test-requests/testrail/1', title: 'Launch a TestRail test run', for: staff },
    { path: '/test-requests/zephyr-squad/21?project_id=10100', title: 'Launch this test run?', for: staff },
    { path: '/nowhere', title: 'Not found', for: staff },
    { path: supervised, title: 'Launch supervised test', for: ['manager'], end: '/launch' },
    { path: `${supervised}/preview`, title: 'supervised test', for: ['manager'], end: '/launch' },
    { path: '/results', title: 'Results', for: ['customer', 'manager', 'moderator'] },
    { path: `/results/${test.id}`, title: test.name, for: staff },
    { path: `/results/${finished.id}`, title: finished.name, for: staff },
    { path: `/results?testId=${finished.id}`, title: finished.name, for: staff },
    { path: `/results?id=${finished.id}`, title: finished.name, for: staff },
    { path: `/results/${test.id}/no-such-page`, title: 'Not found', for: ['customer', 'manager', 'moderator'] },
  ];
};

const patternOf = (title: string | RegExp): RegExp =>
  typeof title === 'string' ? new RegExp(title.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&'), 'u') : title;

const addressOf = (page: Page): string => new URL(page.url()).pathname;

/** Opens an address, and tells which page came of it, which may be called otherwise until it knows its name. */
const visit = async (page: Page, { path, title }: Place, isMine: boolean, end: string): Promise<string> => {
  await page.goto(path);
  if (!isMine) await expect.poll(() => `${addressOf(page)}/`.startsWith(`${end}/`), { timeout: 10_000 }).toBe(true);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  const wanted = patternOf(isMine ? title : '');
  await expect
    .poll(() => page.title(), { timeout: 10_000 })
    .toMatch(wanted)
    .catch(() => undefined);
  return page.title();
};

/** What each place shows this account: its own title, or where it was led instead. */
const walk = async (page: Page, places: readonly Place[], account: Account, elsewhere: (place: Place) => string) => {
  const wrong: Record<string, string> = {};
  for (const place of places) {
    const isMine = place.for.includes(account);
    const title = await visit(page, place, isMine, elsewhere(place));
    if (isMine && !patternOf(place.title).test(title)) wrong[place.path] = title;
  }
  return wrong;
};

describe('the addresses of the portal', () => {
  journey(
    'LA-001 LA-004 SH-078 SH-087 SH-126 SH-001 SH-010 SH-011 SH-067 SH-068 SH-069 SH-070 SH-085 SH-086 SH-088 SH-090 SH-091 SH-094 SH-095 SH-097 SH-337 LA-010 LA-453 RE-054 RE-055 RE-322: open their pages for a customer in one shell',
    async ({ journey: { as, portal, problems } }) => {
      const places = await placesOf(await portal('manager'));
      const page = await as('customer', '/overview');
      expect(await walk(page, places, 'customer', ({ end }) => end ?? '/launch')).toEqual({});
      problems();
    },
  );

  journey(
    'SH-002 SH-098 SH-338: open the same and the supervised launch for a test manager',
    async ({ journey: { as, portal, problems } }) => {
      const places = await placesOf(await portal('manager'));
      const page = await as('manager', '/overview');
      expect(await walk(page, places, 'manager', ({ path }) => path)).toEqual({});
      problems();
    },
  );

  journey(
    'SH-035 SH-322 SH-323 SH-324 SH-325 SH-339 LA-468: lead a community test manager to results from everywhere else',
    async ({ journey: { as, portal, problems } }) => {
      const places = (await placesOf(await portal('manager'))).filter(
        (place) => !place.path.startsWith('/results/') || place.for.includes('moderator'),
      );
      const page = await as('moderator', '/results');
      expect(await walk(page, places, 'moderator', () => '/results')).toEqual({});
      problems();
    },
  );

  journey('SH-048: ask a stranger to sign in, whatever they are', async ({ journey: { asStranger, portal, url } }) => {
    const known = (await placesOf(await portal('manager'))).map(({ path }) => path);
    const page = await asStranger('/error');
    for (const path of [...new Set([...known, ...served])].filter((each) => !open.some((begin) => each.startsWith(begin)))) {
      await page.goto(path);
      await page.waitForURL(`${url}/oidc/interaction/**`);
    }
  });

  for (const [account, parts] of [
    ['customer', ['Summary', 'Test details', 'Issues reported', 'Test case results']],
    ['manager', ['Summary', 'Test details', 'Testers', 'Issues reported', 'Test case results']],
    ['moderator', ['Summary', 'Test details', 'Testers']],
  ] as const)
    journey(`RE-001 RE-002: a ${account} reviews a test run, from the overview to its parts`, async ({ journey: { as, portal } }) => {
      const { platformTests } = await (
        await portal(account)
      )<Live>('{ platformTests(status: in_progress, first: 50) { edges { node { ... on FlexibleTestingTest { id } } } } }');
      const runs =
        account === 'manager' ? [(await busyTest(await portal(account))).id] : platformTests.edges.flatMap(({ node }) => node.id ?? []);
      const page = await as(account, '/results');
      const link = page.locator(runs.map((id) => `main a[href="/results/${id}"]`).join(', ')).first();
      const more = page.locator('#section-live').getByRole('button', { name: 'Load more' });
      await link.or(more).first().waitFor();
      // The last page takes the button away while the press is on its way.
      while ((await link.count()) === 0) await Promise.race([link.waitFor(), more.click()]);
      const address = await link.getAttribute('href');
      await link.click();
      await expect.poll(() => addressOf(page)).toBe(address);
      const tabs = page.getByRole('navigation', { name: 'Parts of this test' });
      for (const part of parts) {
        await tabs.getByRole('link', { name: part }).click();
        await tabs.getByRole('link', { name: part }).and(page.locator('[aria-current]')).waitFor();
      }
      if (account === 'customer') return;
      await tabs.getByRole('link', { name: 'Testers' }).click();
      const testers = page.getByRole('table', { name: /^Testers of/u }).getByRole('link');
      for (const act of account === 'manager' ? ['Publish', 'Remove'] : [])
        await page
          .getByRole('button', { name: new RegExp(`^${act} `, 'u') })
          .first()
          .waitFor();
      await testers.first().click();
      await expect.poll(() => addressOf(page)).toMatch(/\/participant\//u);
      await page
        .getByRole('region', { name: /test case results$/u })
        .first()
        .waitFor();
    });

  for (const account of ['customer', 'manager', 'moderator'] as const)
    journey(`SH-332 SH-057 SH-268 SH-269: let a ${account} out, here and in the browser`, async ({ journey: { signIn, problems } }) => {
      const page = await signIn(account, '/results');
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
      const flag = () => page.evaluate(() => localStorage.getItem('isAuthenticated'));
      expect(await flag()).toBe('true');
      await page
        .getByRole('button', { name: /^Account menu/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
      await page.goto('/error');
      expect(await flag()).toBe('false');
      await page.goto('/results');
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
      const ofEndedSession = /status of 401/;
      expect(problems().filter((problem) => !ofEndedSession.test(problem))).toEqual([]);
    });
});

describe('what a page asks before its program is there', () => {
  for (const [path, first] of [
    ['/overview', 'Overview_LiveTests'],
    ['/results', 'BrowseResults_Section'],
    ['/issues', 'AllIssues_Issues'],
    ['/launch', 'BuildRequest_Drafts'],
  ] as const)
    journey(`is what its program asks: ${path} asks nothing twice`, async ({ journey: { as } }) => {
      const page = await as('customer', '/services');
      await page.goto('about:blank');
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/customer_portal')) asked.push(request.postData() ?? '');
      });
      let isStarted = false;
      const early: string[] = [];
      await page.route('**/assets/start-*.js', async (route) => {
        await expect.poll(() => asked.some((body) => body.includes(first)), { timeout: 10_000 }).toBe(true);
        early.push(...asked);
        isStarted = true;
        await route.continue();
      });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.getByRole('button', { name: /^Notifications/u }).waitFor();
      expect(isStarted).toBe(true);
      for (const body of early) expect([body, asked.filter((each) => each === body).length]).toEqual([body, 1]);
    });
});
