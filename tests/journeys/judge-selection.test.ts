import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { lost, refused, unheard } from '../support/drivers-faults.ts';
import { radio } from '../support/drivers-launch.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { issuesTest } from '../support/drivers-results.ts';
import { routed } from '../support/routed.ts';
import { journey } from '../support/journey.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const since = /^1 issue was refused: .+ changed its severity since\.$/u;

const filters = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Triage status' });
const show = (page: Page, filter: RegExp): Promise<void> => radio(filters(page), filter).click();
const list = (page: Page): Locator => page.getByRole('list', { name: 'Issues' });
const rows = (page: Page): Locator => list(page).locator('a[data-key]');
const boxes = (page: Page): Locator => list(page).getByRole('checkbox');
const foot = (page: Page): Locator => page.locator('#issue-selection');
const button = (page: Page, name: RegExp): Locator => foot(page).getByRole('button', { name });
const choices = (page: Page, name: string): Locator => page.getByRole('list', { name, exact: true });
const said = (page: Page, words: string | RegExp): Locator => page.getByRole('region', { name: 'Notifications' }).getByText(words).last();
const press = (page: Page, ...keys: readonly string[]): Promise<void> =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const selected = async (page: Page, count: number): Promise<void> => {
  await foot(page)
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${count} of 50 selected`) })
    .waitFor();
};
/** How many issues are accepted and rejected; new ones arrive meanwhile. */
const counts = async (page: Page, accepted: number, rejected: number): Promise<void> => {
  await expect.poll(() => standing(page)).toEqual([accepted, rejected]);
};
const standing = async (page: Page): Promise<readonly [number, number]> => {
  const [, accepted = 0, rejected = 0] = (await filters(page).locator('label').allTextContents()).map((text) =>
    Number(text.replace(/\D+/u, '')),
  );
  return [accepted, rejected];
};
/** New issues may arrive above it. */
const currentKey = async (page: Page): Promise<string> =>
  (await list(page).locator('a[data-key][aria-current="true"]').getAttribute('data-key')) ?? '';
const atRest = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('[role="dialog"]').count()).toBe(0);
};

const plain = (portal: AskPortal, atLeast: number): Promise<string> =>
  issuesTest(portal, (test) => !test.forceSeverityChangeBeforeAccept && test.issueCounts.untriaged >= atLeast);

type Opened = { readonly page: Page; readonly testId: string; readonly before: readonly [number, number] };

const openDesk = async (as: (account: 'customer', path: string) => Promise<Page>, testId: string): Promise<Opened> => {
  const page = await as('customer', `/results/${testId}?tab=issues`);
  await rows(page).first().waitFor();
  await rows(page).first().click();
  await expect.poll(() => page.locator('a[data-key][aria-current="true"]').count()).toBe(1);
  return { page, testId, before: await standing(page) };
};

const versionOf = async (portal: AskPortal, id: string): Promise<number> =>
  (
    await portal<{ readonly flexibleTestingIssue: { readonly version: number } }>(
      'query ($id: ID!) { flexibleTestingIssue(id: $id) { version } }',
      {
        id,
      },
    )
  ).flexibleTestingIssue.version;
const weigh = (portal: AskPortal, issueId: string, newSeverity: string): Promise<unknown> =>
  portal(
    'mutation ($input: FlexibleTestingChangeIssueSeverityInput!) { flexibleTestingChangeIssueSeverity(input: $input) { successful } }',
    {
      input: { issueId, newSeverity, source: 'ada' },
    },
  );

describe('a selection of issues', () => {
  journey('is made, judged and taken back with the keyboard alone', async ({ journey: { as, portal, problems } }) => {
    const { page, before } = await openDesk(as, await plain(await portal('manager'), 8));
    const [accepted, rejected] = before;
    await press(page, 'x');
    await selected(page, 1);
    await press(page, 'Shift+J', 'Shift+ArrowDown');
    await selected(page, 3);
    await press(page, 'Shift+K');
    await selected(page, 2);
    await press(page, '1');
    await said(page, '2 issues accepted').waitFor();
    await counts(page, accepted + 2, rejected);
    await selected(page, 0);
    await press(page, 'Control+z');
    await said(page, 'Undone: 2 issues accepted').waitFor();
    await counts(page, accepted, rejected);

    await press(page, 'x', 'Shift+J', '3');
    await choices(page, 'Reason').waitFor();
    await press(page, 'Escape');
    await atRest(page);
    await press(page, '3', '5');
    await said(page, /^2 issues rejected as Out of scope$/).waitFor();
    await counts(page, accepted, rejected + 2);
    await atRest(page);
    await press(page, 'u');
    await counts(page, accepted, rejected);

    const newOnes = async (): Promise<number> => Number((await filters(page).locator('label').first().textContent())?.replace(/\D+/u, ''));
    await expect.poll(async () => (await rows(page).count()) === (await newOnes())).toBe(true);
    await press(page, 'Shift+A');
    await expect.poll(() => page.getByRole('button', { name: /^Select all/ }).count()).toBe(0);
    expect(await boxes(page).evaluateAll((all) => all.every((box) => box instanceof HTMLInputElement && box.checked))).toBe(true);
    await press(page, 'Escape');
    await selected(page, 0);
    await press(page, 'x', '2');
    await said(page, '1 issue rejected as Duplicate').waitFor();
    await press(page, 'u');
    await counts(page, accepted, rejected);
    problems();
  });

  journey('is weighed and tagged, and stays', async ({ journey: { as, portal, problems } }) => {
    const manager = await portal('manager');
    const { page } = await openDesk(as, await plain(manager, 8));
    const first = await currentKey(page);
    await press(page, 'x', 'Shift+J', 's');
    await choices(page, 'Severity').waitFor();
    await press(page, 'Escape');
    await atRest(page);
    await press(page, 's', '4');
    await said(page, /issues? now Low$/).waitFor();
    await selected(page, 2);
    await atRest(page);
    await press(page, 's', '4');
    await said(page, '2 issues are like this already.').waitFor();
    await atRest(page);
    await press(page, 'u');
    await said(page, /^Undone: .* now Low$/).waitFor();

    await press(page, 't');
    const picker = page.getByRole('dialog', { name: 'Tags' });
    const tag = picker.getByRole('checkbox').first();
    const isOnAll = await tag.isChecked();
    await tag.focus();
    await press(page, 'Space');
    await said(page, / (?:added to|removed from) /).waitFor();
    await expect.poll(() => tag.isChecked()).toBe(!isOnAll);
    await press(page, 'Escape');
    await atRest(page);
    await selected(page, 2);
    await press(page, 'Control+z');
    await said(page, /^Undone: /).waitFor();
    await expect.poll(() => versionOf(manager, first)).toBeGreaterThan(1);
    problems();
  });

  journey(
    'extends to a row that is pressed with Shift, keeps its rows in place, and survives another filter',
    async ({ journey: { as, portal } }) => {
      const { page } = await openDesk(as, await plain(await portal('manager'), 8));
      const place = async (at: number) => {
        const row = rows(page).nth(at);
        const glyph = row.getByRole('img').first();
        return [(await row.boundingBox())?.height, (await glyph.boundingBox())?.x, await glyph.isVisible()];
      };
      const before = [await place(0), await place(2)];
      await rows(page)
        .nth(1)
        .click({ modifiers: ['Shift'] });
      await selected(page, 1);
      await rows(page)
        .nth(3)
        .click({ modifiers: ['Shift'] });
      await selected(page, 3);
      expect([await place(0), await place(2)]).toEqual(before);
      await show(page, /^Accepted/);
      await foot(page).getByText('3 of 50 selected, 3 not in this list').waitFor();
      await button(page, /^Accept 3/).waitFor();
      await show(page, /^New/);
      await selected(page, 3);
    },
  );

  journey('is accepted with one severity where each issue needs one', async ({ journey: { as, portal } }) => {
    const testId = await issuesTest(
      await portal('manager'),
      (test) => test.forceSeverityChangeBeforeAccept && test.issueCounts.untriaged >= 2,
    );
    const { page, before } = await openDesk(as, testId);
    await press(page, 'x', 'Shift+J', '1');
    await page.getByText('These issues need a severity before they are accepted.').waitFor();
    await press(page, 'Escape');
    await atRest(page);
    await press(page, '1', '2');
    await said(page, '2 issues accepted').waitFor();
    await atRest(page);
    await press(page, 'u');
    await counts(page, ...before);
  });

  journey('judged again as it stands says so', async ({ journey: { as, portal } }) => {
    const { page, before } = await openDesk(as, await plain(await portal('manager'), 8));
    await press(page, 'x', '2');
    await said(page, '1 issue rejected as Duplicate').waitFor();
    await show(page, /^Rejected/);
    const judged = rows(page).filter({ hasText: 'Duplicate' }).first();
    await judged.click();
    await press(page, 'x', '2');
    await said(page, '1 issue is like this already.').waitFor();
    await press(page, '3');
    await choices(page, 'Reason').waitFor();
    await press(page, '2');
    await atRest(page);
    await press(page, 'Escape', 'u');
    await show(page, /^Accepted/);
    await rows(page).first().click();
    await press(page, 'x', '1');
    await said(page, '1 issue is like this already.').waitFor();
    await press(page, 'Escape');
    await show(page, /^New/);
    await counts(page, ...before);
  });
});

describe('what came of a selection', () => {
  journey('keeps selected what the server refused, with its reason at the issue', async ({ journey: { as, portal } }) => {
    const { page, before } = await openDesk(as, await plain(await portal('manager'), 8));
    await press(page, 'x', 'Shift+J');
    await refused(page, 'JudgeSelection_Accept', 'flexibleTestingIssuesAccept', () => press(page, '1'));
    await counts(page, ...before);
    await selected(page, 2);
    expect(await list(page).getByText('Not now.').count()).toBe(2);
    await press(page, 'Escape');
    await expect.poll(() => list(page).getByText('Not now.').count()).toBe(0);
  });

  journey('is one effect where the answer was lost and the call is sent again', async ({ journey: { as, portal, problems } }) => {
    const manager = await portal('manager');
    const { page, before } = await openDesk(as, await plain(manager, 8));
    const first = await currentKey(page);
    const version = await versionOf(manager, first);
    await routed(page, '**/api/customer_portal', (route) =>
      /"JudgeSelection_Accept"/.test(route.request().postData() ?? '')
        ? route.fetch().then(() => route.abort('connectionreset'))
        : route.fallback(),
    );
    await press(page, 'x', '1');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.hover();
    await selected(page, 1);
    await page.unroute('**/api/customer_portal');
    await again.click();
    await said(page, '1 issue accepted').waitFor();
    await expect.poll(() => versionOf(manager, first)).toBe(version + 1);
    await selected(page, 0);
    await press(page, 'u');
    await counts(page, ...before);
    problems();
  });

  journey('leaves out of the way back what somebody else has changed since, and says so', async ({ journey: { as, portal, problems } }) => {
    const manager = await portal('manager');
    const { page, before } = await openDesk(as, await plain(manager, 8));
    const [accepted, rejected] = before;
    const first = await currentKey(page);
    await press(page, 'x', 'Shift+J', '1');
    await counts(page, accepted + 2, rejected);
    await said(page, '2 issues accepted').waitFor();
    await weigh(manager, first, 'critical');
    await weigh(manager, first, 'medium');
    await press(page, 'u');
    await said(page, since).waitFor();
    await said(page, 'Undone: 1 issue accepted').waitFor();
    await counts(page, accepted + 1, rejected);
    await lost(page, 'JudgeSelection_Restore', async () => {
      await press(page, 'x', '1');
      await said(page, '1 issue accepted').waitFor();
      await press(page, 'u');
    });
    problems();
  });

  journey('counts on what another tab has judged meanwhile', async ({ journey: { as, portal } }) => {
    const { page, testId, before } = await openDesk(as, await plain(await portal('manager'), 8));
    const [accepted, rejected] = before;
    await press(page, 'x', 'Shift+J');
    const other = await openDesk(as, testId);
    await press(other.page, '1');
    await counts(page, accepted + 1, rejected);
    await selected(page, 2);
    await button(page, /^Accept 1/).waitFor();
    await press(page, '1');
    await counts(page, accepted + 2, rejected);
    await selected(page, 0);
    await press(page, 'u');
    await press(other.page, 'u');
    await counts(page, ...before);
  });

  journey('is told where nothing is heard of it', async ({ journey: { as, portal, problems } }) => {
    const { page } = await openDesk(as, await plain(await portal('manager'), 8));
    await press(page, 'x');
    await unheard(page, 'JudgeSelection_Severity', async () => {
      await press(page, 's', '1');
    });
    await selected(page, 1);
    problems();
  });
});

describe('issues of all tests', () => {
  journey(
    'LA-028: are narrowed to one test that is found by words, at an address of its own',
    async ({ journey: { as, portal, problems } }) => {
      const manager = await portal('manager');
      const testId = await plain(manager, 8);
      const { platformTest } = await manager<{ readonly platformTest: { readonly name: string; readonly code: string } }>(
        'query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { name code } } }',
        { id: testId },
      );
      const page = await as('customer', '/issues');
      await rows(page).first().waitFor();
      await page.getByRole('button', { name: 'Test', exact: true }).click();
      const tests = page.getByRole('list', { name: 'Tests' });
      await tests.getByRole('button').nth(1).waitFor();
      await page.getByRole('searchbox', { name: 'Search tests' }).fill(platformTest.code);
      await expect.poll(() => tests.getByRole('button').count()).toBe(2);
      await tests.getByRole('button', { name: platformTest.name }).click();
      await expect.poll(() => new URL(page.url()).searchParams.get('test')).toBe(testId);
      await expect
        .poll(async () => (await rows(page).allTextContents()).every((text) => text.includes(`${platformTest.code}-`)))
        .toBe(true);
      await page.reload();
      await page.getByRole('button', { name: `Test: ${platformTest.name}` }).click();
      await page.getByRole('list', { name: 'Tests' }).getByRole('button', { name: 'All tests' }).click();
      await expect.poll(() => new URL(page.url()).searchParams.has('test')).toBe(false);
      problems();
    },
  );

  journey('are selected as far as a selection holds, whatever has to be loaded for it', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/issues?triage=accepted');
    await rows(page).first().waitFor();
    await routed(page, '**/api/customer_portal', (route) =>
      /"after":"/.test(route.request().postData() ?? '') ? route.abort('connectionreset') : route.fallback(),
    );
    await button(page, /^Select the first 50 of/).click();
    await selected(page, 25);
    await page.unroute('**/api/customer_portal');
    await press(page, 'Escape');
    await selected(page, 0);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => rows(page).count()).toBe(50);
    await page.goto(page.url().replace(/&?pages=\d+/u, ''));
    await rows(page).first().waitFor();
    await button(page, /^Select the first 50 of/).click();
    await foot(page)
      .getByText(/^50 of 50 selected\. Judge or export these, then select the next \d+\.$/)
      .waitFor();
    expect(await boxes(page).evaluateAll((all) => all.filter((box) => box instanceof HTMLInputElement && box.checked).length)).toBe(50);
    problems();
  });
});

describe('on a phone', () => {
  journey('a selection is judged by touch, in light and dark, with no serious finding', async ({ journey: { as, portal } }) => {
    const testId = await plain(await portal('manager'), 8);
    const page = await as('customer', `/results/${testId}?tab=issues`, phone);
    await rows(page).first().waitFor();
    const before = await standing(page);
    const [accepted, rejected] = before;
    for (const at of [0, 1]) await boxes(page).nth(at).tap();
    await selected(page, 2);
    for (const name of [/^Accept 2/, /^Reject 2/, /^Select all/, /^Severity of 2/, /^Tags of 2/, /^Export$/]) {
      const { x = -1, width = 0, height = 0 } = (await button(page, name).boundingBox()) ?? {};
      expect([String(name), x >= 0, x + width <= 390, height >= 36]).toEqual([String(name), true, true, true]);
    }
    await button(page, /^Accept 2/).tap();
    await counts(page, accepted + 2, rejected);
    await page.getByRole('button', { name: /^Undo/ }).tap();
    await counts(page, ...before);
    for (const at of [0, 1]) await boxes(page).nth(at).tap();
    expect(await faultsOf(page)).toEqual([]);
  });
});
