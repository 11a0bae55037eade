import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { unread } from '../support/drivers-faults.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const patient = { timeout: 15_000 } as const;
const sheet = (page: Page): Locator => page.getByRole('region', { name: 'Sessions', exact: true });
const rows = (page: Page): Locator => sheet(page).locator('[data-row]');

type Found = {
  readonly platformTests: { readonly edges: readonly { readonly node: { readonly id?: string; readonly activityType?: string } }[] };
};
/** An exploratory test that is over, with its sessions. */
const explored = async (portal: AskPortal): Promise<string> => {
  const { platformTests } = await portal<Found>(
    '{ platformTests(status: closed, first: 50) { edges { node { ... on FlexibleTestingTest { id activityType } } } } }',
  );
  return platformTests.edges.find(({ node }) => node.activityType === 'exploratory')?.node.id ?? expect.fail('no exploratory test');
};

describe('an exploratory test', () => {
  journey('shows its sessions: charter, time, notes and issues found', async ({ journey: { as, portal } }) => {
    const testId = await explored(await portal('customer'));
    const page = await as('customer', `/results/${testId}`);
    await sheet(page)
      .getByText(/sessions submitted/u)
      .waitFor();
    expect(await page.getByText(/test cases? failed/u).count()).toBe(0);
    await sheet(page).getByRole('link', { name: 'View all sessions' }).click();
    await rows(page).first().waitFor();
    await page.getByRole('region', { name: 'Charter' }).getByText('Goal', { exact: true }).waitFor();
    expect(await rows(page).count()).toBeGreaterThan(3);
    expect(await rows(page).first().textContent()).toMatch(/\d+ min/u);
    expect(await sheet(page).locator('.bg-res-fail').count()).toBe(0);
    expect(
      await sheet(page)
        .getByText(/^(?:Approved|Not moderated)$/u)
        .count(),
    ).toBe(0);
    expect(await faultsOf(page)).toEqual([]);

    const found = rows(page)
      .filter({ hasText: /issues? found/u })
      .filter({ has: page.getByRole('list') })
      .first();
    const issue = found.getByRole('list').getByRole('link').first();
    expect(await issue.getAttribute('href')).toContain(`/results/${testId}/issue/`);
    await page.getByRole('main').click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('result'), patient).not.toBeNull();
    await page.getByRole('region', { name: 'Charter' }).waitFor();
    await page.getByText(/^Worked for \d/u).waitFor();
    expect(await page.getByRole('status', { name: 'Overall status' }).count()).toBe(0);
  });

  journey('tells test managers where the moderation of each session stands', async ({ journey: { as, portal } }) => {
    const testId = await explored(await portal('customer'));
    const page = await as('manager', `/results/${testId}?tab=test-case-results`);
    await rows(page).first().getByText('Approved', { exact: true }).waitFor();
  });

  journey('is read on a phone, and asked for again where the line is cut', async ({ journey: { as, portal, problems } }) => {
    const testId = await explored(await portal('customer'));
    const page = await as('customer', `/results/${testId}`, phone);
    await sheet(page).waitFor();
    const retry = page.getByRole('button', { name: 'Retry' });
    await unread(
      page,
      'Sessions_Test',
      () => page.getByRole('link', { name: 'View all sessions' }).click(),
      () => page.getByText('The sessions could not be loaded.').waitFor(),
      () => retry.click(),
    );
    await retry.click();
    await rows(page).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await faultsOf(page)).toEqual([]);
    problems();
  });
});
