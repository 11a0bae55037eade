import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findingsOf } from '../support/axe.ts';
import { lost, refused } from '../support/drivers-faults.ts';
import type { AskPortal } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

type Found = {
  readonly flexibleTestingIssues: { readonly edges: readonly { readonly node: { readonly id: string; readonly triageStatus: string } }[] };
};

const accept = `mutation ($input: FlexibleTestingIssueAcceptInput!) { flexibleTestingIssueAccept(input: $input) { successful } }`;
const reject = `mutation ($input: FlexibleTestingIssueRejectInput!) { flexibleTestingIssueReject(input: $input) { successful } }`;

/** Accepts a new issue. */
const acceptOne = async (ask: AskPortal): Promise<string> => {
  const { flexibleTestingIssues } = await ask<Found>(
    '{ flexibleTestingIssues(triageStatusEq: untriaged, first: 1) { edges { node { id triageStatus } } } }',
  );
  const issueId = flexibleTestingIssues.edges[0]?.node.id ?? '';
  await ask(accept, { input: { issueId, newSeverity: 'high' } });
  return issueId;
};
const statusOf = async (ask: AskPortal, id: string): Promise<string | undefined> =>
  (
    await ask<Found>('query ($ids: [ID!]) { flexibleTestingIssues(idIn: $ids, first: 1) { edges { node { id triageStatus } } } }', {
      ids: [id],
    })
  ).flexibleTestingIssues.edges[0]?.node.triageStatus;
const line = (page: Page, did: string): Locator =>
  page.getByRole('table', { name: 'Audit trail' }).getByRole('row').filter({ hasText: did }).first();
const undoIn = (row: Locator): Locator => row.getByRole('button', { name: /^Undo: / });

describe('the history of an issue', () => {
  journey(
    'is opened from its page, and what was done there is undone by key, refused and lost in between, once for two presses',
    { timeout: 240_000 },
    async ({ journey: { as, portal, problems } }) => {
      const ask = await portal('customer');
      const issueId = await acceptOne(ask);
      const page = await as('customer', `/issues/${issueId}`);
      await page.getByRole('button', { name: 'More' }).first().click();
      await page.getByRole('menuitem', { name: 'History' }).click();
      await page.waitForURL(/audit-trail\?thing=/u);
      const accepted = line(page, 'accepted the issue');
      await undoIn(accepted).waitFor();
      expect(await findingsOf(page, null)).toEqual([]);
      const restored = page.getByText('restored the previous verdict on the issue');
      const before = await restored.count();
      /** Another key between: two presses of one key within a moment are one. */
      const press = async () => {
        await page.keyboard.press('Shift');
        await undoIn(accepted).press('Enter');
      };
      await lost(page, 'AuditTrail_Undo', press);
      expect(problems().every((problem) => problem.includes('ERR_CONNECTION_RESET'))).toBe(true);
      await refused(page, 'AuditTrail_Undo', 'undoAuditLine', press);
      await undoIn(accepted).dblclick();
      await accepted.getByText('Undone', { exact: true }).waitFor();
      await expect.poll(() => restored.count()).toBe(before + 1);
      expect(await undoIn(accepted).count()).toBe(0);
      expect(await restored.count()).toBe(before + 1);
      expect(await statusOf(ask, issueId)).toBe('untriaged');

      await page.goBack();
      await page.getByText('New', { exact: true }).first().waitFor();
      expect(problems()).toEqual([]);
    },
  );

  journey(
    'says who wrote over a line meanwhile, and undoes nothing of theirs',
    { timeout: 180_000 },
    async ({ journey: { as, portal, problems } }) => {
      const [ask, manager] = [await portal('customer'), await portal('manager')];
      const issueId = await acceptOne(ask);
      const page = await as('customer', `/organization-settings/audit-trail?thing=${issueId}`, {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
      });
      const accepted = line(page, 'accepted the issue');
      await undoIn(accepted).waitFor();
      await manager(reject, { input: { issueId, rejectionReason: 'Other' } });
      await undoIn(accepted).tap();
      await page
        .getByText(/ rejected this since\.$/u)
        .first()
        .waitFor();
      await expect.poll(() => undoIn(accepted).getAttribute('aria-disabled')).toBe('true');
      expect(await statusOf(ask, issueId)).toBe('rejected');
      await undoIn(line(page, 'rejected the issue')).tap();
      await line(page, 'rejected the issue').getByText('Undone', { exact: true }).waitFor();
      expect(await statusOf(ask, issueId)).toBe('accepted');
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
      expect(problems()).toEqual([]);
    },
  );
});
