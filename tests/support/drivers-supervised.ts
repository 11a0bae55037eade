import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { toCustomerRequestInput } from '#schema/rules/launch/customer-request.ts';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import { cases, flagsWith } from '#schema/rules/launch/requested-test.builders.ts';
import { readyTest } from './drivers-launch.ts';
import type { AskPortal } from './drivers-portal.ts';

type Created = { readonly createCustomerRequest: { readonly result: { readonly id: string } | null; readonly errors: readonly object[] } };

const special = { requiresMovingToDifferentLocation: 'true', movingToDifferentLocationInstructions: 'To a shop in Berlin.' } as const;

/** Requests runs that do not start by themselves, for testers in Germany; gives the address of the form that launches it. */
export async function requestForHand(portal: AskPortal, name: string, count = 1): Promise<string> {
  const { id, values } = await readyTest(portal, name, 2);
  const testCases = cases(2).map((one, at) => ({ ...one, tags: at === 0 ? ['smoke'] : [] }));
  const tests = Array.from({ length: count }, (_, at) => ({ id: `${id}-${at}`, values: { ...values, ...special, testCases } }));
  const flags = flagsWith({ autoLaunchingEnabled: true, scopeRequirements: true, uniqueTestData: true });
  const { createCustomerRequest } = await portal<Created>(
    'mutation Request($input: CreateCustomerRequestInput!) { createCustomerRequest(input: $input) { result { id } errors { message path } } }',
    { input: toCustomerRequestInput({ ...emptyDraft('Europe/London'), name, tests }, flags, null) },
  );
  const { result, errors } = createCustomerRequest;
  if (result === null) throw new Error(JSON.stringify(errors));
  return `/test_managers/advanced_tests/${result.id}/launch_child`;
}

/** The testers that fit the group of the form. */
export const matching = (page: Page): Locator => page.getByRole('region', { name: 'Matching testers' });

/** Waits until the testers are those of the filters, and gives how many there are. */
export async function matched(page: Page): Promise<number> {
  const count = matching(page)
    .getByRole('status')
    .filter({ hasText: /testers? match/ });
  await expect.poll(() => count.getAttribute('aria-busy')).toBe('false');
  return Number((await count.locator('span').first().textContent())?.replaceAll(',', ''));
}

/** Types how many results a group needs. */
export const need = (page: Page, results: string): Promise<void> => page.getByLabel('Results needed').fill(results);

/** Turns a switch of the form by its label, which is what a person presses. */
export const turn = (page: Page, name: string): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('switch', { name }) })
    .click();
