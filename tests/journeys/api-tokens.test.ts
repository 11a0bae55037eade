import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsOf } from '../support/axe.ts';
import { toast } from '../support/drivers-integrations.ts';
import { makeToken } from '../support/drivers-portal.ts';
import { journey } from '../support/journey.ts';

const asked = async (page: Page, token: string) =>
  page.evaluate(async (bearer) => {
    const answer = await fetch('/api/customer_portal', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ query: '{ getCurrentOrganizationUser { fullName: firstName } flexibleTestingIssueTags { id } }' }),
    });
    const body = (await answer.json()) as { readonly errors?: readonly { readonly message: string }[] };
    return `${answer.status} ${body.errors?.[0]?.message ?? 'answered'}`;
  }, token);

const revoke = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Revoke' }).click();
  await toast(page, `The token ${name} was revoked.`).waitFor();
};

describe('a token', () => {
  journey('of one person is made, calls, and is revoked', async ({ journey: { as, problems } }) => {
    const page = await as('customer', '/organization-user-settings/sign-in');
    await page.getByRole('button', { name: 'New token' }).click();
    expect(await faultsOf(page)).toEqual([]);
    const token = await makeToken(page, 'My figures', 'Launch');
    await page.getByRole('listitem').filter({ hasText: 'My figures' }).getByText('Active').waitFor();
    expect(await asked(page, token)).toBe('200 answered');
    await revoke(page, 'My figures');
    expect(await asked(page, token)).toBe('401 This token was revoked.');
    problems();
  });

  journey('of the organization is seen by its people and revoked by an operator', async ({ journey: { as, problems } }) => {
    const page = await as('manager', '/organization-settings/users?tab=tokens');
    await page.getByRole('button', { name: 'New service token' }).click();
    const token = await makeToken(page, 'Nightly builds', 'Launch');
    expect(await faultsOf(page)).toEqual([]);
    expect(await asked(page, token)).toBe('200 answered');
    const operator = await as('operator', '/operator/tokens');
    await operator.getByText('Northwind: Service token as customer, made by Tom Reyes').first().waitFor();
    expect(await faultsOf(operator)).toEqual([]);
    await revoke(operator, 'Nightly builds');
    expect(await asked(page, token)).toBe('401 This token was revoked.');
    problems();
  });
});
