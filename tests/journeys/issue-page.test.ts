import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { AskPortal } from '../support/drivers-portal.ts';
import { title } from '../support/drivers-results.ts';
import { journey } from '../support/journey.ts';

type Listed = { readonly edges: readonly { readonly node: { readonly id: string; readonly title: string } }[] };
type Closed = { readonly id?: string; readonly accepted: Listed; readonly untriaged: Listed };

/** A closed test of the demo with issues of two triage statuses. */
const closedTest = async (portal: AskPortal) => {
  const issues = (status: string): string => `${status}: issues(triageStatus: ${status}, first: 3) { edges { node { id title } } }`;
  const { platformTests } = await portal<{ readonly platformTests: { readonly edges: readonly { readonly node: Closed }[] } }>(
    `{ platformTests(status: closed, first: 50) { edges { node { ... on FlexibleTestingTest { id ${issues('accepted')} ${issues('untriaged')} } } } } }`,
  );
  for (const { node } of platformTests.edges) {
    if (node.id === undefined || node.accepted.edges.length < 3 || node.untriaged.edges.length < 1) continue;
    const [first, second] = node.accepted.edges.map((edge) => edge.node);
    if (first !== undefined && second !== undefined) return { testId: node.id, first, second };
  }
  throw new Error('no closed test of the demo has issues of two triage statuses');
};

const nextOf = async (page: Page): Promise<string | null> => page.getByRole('link', { name: /Next issue/ }).getAttribute('href');

describe('the page of an issue of a test that has ended', () => {
  journey(
    'RE-184 RE-246: is at its address, and leads on within the triage status of that address',
    async ({ journey: { as, portal } }) => {
      const customer = await portal('customer');
      const { testId, first, second } = await closedTest(customer);
      const address = `/results/${testId}/issue/${first.id}`;
      const nextWith = async (triageStatus: string): Promise<string> => {
        const { next } = await customer<{ readonly next: { readonly id: string } }>(
          'query ($id: ID!, $triageStatus: TriageStatus!) { next: flexibleTestingNextIssue(issueId: $id, triageStatus: $triageStatus) { id } }',
          { id: first.id, triageStatus },
        );
        return `/results/${testId}/issue/${next.id}`;
      };
      const page = await as('customer', `${address}?triage=accepted`);
      await title(page, first.title).waitFor();
      expect(await nextOf(page)).toBe(`/results/${testId}/issue/${second.id}?triage=accepted`);
      expect(await nextOf(page)).toBe(`${await nextWith('accepted')}?triage=accepted`);
      await page.goto(address);
      await title(page, first.title).waitFor();
      const untriaged = await nextWith('untriaged');
      await expect.poll(() => nextOf(page)).toBe(untriaged);
      await page.goto(`${address}?triage=accepted`);
      await page.getByRole('link', { name: /Next issue/ }).click();
      await title(page, second.title).waitFor();
      expect(`${new URL(page.url()).pathname}${new URL(page.url()).search}`).toBe(`/results/${testId}/issue/${second.id}?triage=accepted`);
    },
  );
});
