import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findingsOf } from '../support/axe.ts';
import { inField } from '../support/drivers-keyboard.ts';
import { journey } from '../support/journey.ts';

const control = (page: Page): Locator => page.getByRole('button', { name: 'How this works', exact: true });
const chart = (page: Page, thing: string): Locator => page.getByRole('dialog', { name: `How ${thing} works` });
const state = (dialog: Locator, name: RegExp): Locator => dialog.getByRole('list').getByRole('button', { name });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Nothing of the dialog reaches beyond the page but what scrolls in it. */
const reachesOut = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe('the chart beside a status', () => {
  journey('is opened by a key on an issue, read state by state, and printed', { timeout: 240_000 }, async ({ journey: { as } }) => {
    const page = await as('customer', '/issues');
    await control(page).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('how this works').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor({ state: 'detached' });
    await page.keyboard.press('h');
    const dialog = chart(page, 'an issue');
    await dialog.waitFor();
    const spoken = await dialog.ariaSnapshot();
    expect(spoken).toContain('- button "New, now" [pressed]');
    expect(spoken).toContain('- button "Accepted, reached by 2, 5"');
    expect(spoken).toContain('- paragraph: You may do this now.');
    expect(spoken).toContain('listitem: "Move back to New: to New. Customer, Test manager."');
    expect(await findingsOf(page, null)).toEqual([]);

    await state(dialog, /^Rejected/u).press('Enter');
    await dialog.getByRole('heading', { name: 'From Rejected' }).waitFor();
    await state(dialog, /^Accepted/u).click();
    await dialog.getByRole('heading', { name: 'From Accepted' }).waitFor();
    await dialog.getByRole('button', { name: 'Back to now' }).press('Enter');
    await dialog.getByRole('heading', { name: 'What can happen now' }).waitFor();

    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('What can happen now');
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await dialog.getByRole('button', { name: 'Print' }).click();
    expect(await page.locator('body').getAttribute('data-printed')).toBe('');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#root').isVisible()).toBe(false);
    expect(await dialog.getByText('Every state').isVisible()).toBe(true);
    expect(await dialog.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await dialog.evaluate((box) => box.scrollHeight <= box.clientHeight + 1)).toBe(true);
    await page.emulateMedia({ media: 'screen' });

    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search or jump to' }).waitFor();
    await inField(page);
    await page.keyboard.type('how this works');
    await page.getByRole('menuitem', { name: /^How this works/u }).waitFor();
    await page.keyboard.press('Enter');
    await chart(page, 'an issue').waitFor();
  });

  journey('tells a moderator of a result who may do what, and why not now', { timeout: 180_000 }, async ({ journey: { as, portal } }) => {
    const moderator = await portal('moderator');
    const { waitingResults } = await moderator<{
      readonly waitingResults: { readonly edges: readonly { readonly node: { id: string; participantId: string; testId: string } }[] };
    }>('{ waitingResults(first: 1) { edges { node { id participantId testId } } } }');
    const { id, participantId, testId } = waitingResults.edges[0]?.node ?? { id: '', participantId: '', testId: '' };
    const page = await as('moderator', `/results/${testId}/participant/${participantId}?result=${id}`);
    await control(page).nth(1).waitFor();
    await page.keyboard.press('h');
    const dialog = chart(page, 'a result');
    await dialog.waitFor();
    const now = dialog.getByRole('region', { name: 'What can happen now' });
    const approve = now.getByRole('listitem').filter({ hasText: 'Approve, or remove the approval' });
    await approve.getByText('Test manager, Community test manager of this test').waitFor();
    expect(await approve.getByText(/^(?:You may do this now\.|Not now: .+)$/u).count()).toBe(1);
    const reject = now.getByRole('listitem').filter({ hasText: /^\d+Reject/u });
    await reject.getByText('Customer, Test manager').waitFor();
    expect(await reject.getByText(/You may|Not now/u).count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await control(page).first().click();
    const tester = chart(page, 'a tester’s part');
    await tester.waitFor();
    expect(await state(tester, /Backup/u).count()).toBe(0);
  });

  journey('stands on a request, also on a phone', { timeout: 180_000 }, async ({ journey: { as, portal } }) => {
    const manager = await portal('manager');
    const { platformTests } = await manager<{ readonly platformTests: { readonly edges: readonly { readonly node: { id?: string } }[] } }>(
      '{ platformTests(status: upcoming, first: 50) { edges { node { ... on AdvancedTestRequest { id } } } } }',
    );
    const id = platformTests.edges.find(({ node }) => node.id !== undefined)?.node.id ?? '';
    const page = await as('manager', `/results/${id}?tab=test-details`, phone);
    await control(page).click();
    const dialog = chart(page, 'a test run');
    await dialog.getByRole('heading', { name: 'What can happen now' }).waitFor();
    expect(await state(dialog, /, now$/u).count()).toBe(1);
    expect(await reachesOut(page)).toBe(false);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^How this works: / })
      .first()
      .click();
    await page.getByRole('dialog', { name: /^How a (?:requested test|schedule) works$/u }).waitFor();
    expect(await reachesOut(page)).toBe(false);
  });
});
