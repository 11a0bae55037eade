import { serviceTexts } from '#schema/vocabulary/services.ts';
import { describe, expect } from 'vitest';
import type { Route } from 'playwright-core';
import { findingsOf } from '../support/axe.ts';
import { refused } from '../support/drivers-faults.ts';
import { onOperation } from '../support/drivers-forms.ts';
import { journey } from '../support/journey.ts';

type Services = {
  readonly professionalServices: readonly { readonly id: string; readonly title: string; readonly requestFormInstructions: string }[];
};
type Requests = { readonly professionalServiceRequests: readonly { readonly content: string }[] };

const offered = '{ professionalServices { id title requestFormInstructions } }';
const asked = '{ professionalServiceRequests { content } }';
describe('a professional service', () => {
  journey(
    'LA-024 LA-107: each has a form of its own, that its entry in the list leads to',
    async ({ journey: { as, portal, problems } }) => {
      const { professionalServices: services } = await (await portal('customer'))<Services>(offered);
      expect(services.length).toBeGreaterThan(1);
      const page = await as('customer', '/services');
      for (const [at, { id, title, requestFormInstructions }] of services.entries()) {
        await page.getByRole('link', { name: 'Request service' }).nth(at).click();
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        expect(new URL(page.url()).pathname).toBe(`/services/${id}/professional-service-requests/new`);
        await page.getByText(requestFormInstructions.split('\n')[0] ?? '').waitFor();
        await page.getByRole('textbox', { name: 'Details' }).waitFor();
        await page.getByRole('link', { name: 'Services' }).last().click();
        await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
      }
      problems();
    },
  );

  for (const account of ['customer', 'manager'] as const)
    journey(
      `SH-006 SH-016 LA-111 LA-573: is asked for once by a ${account}, though the first answers are a refusal and none, and leads back to the list`,
      async ({ journey: { as, portal, problems } }) => {
        const ask = await portal(account);
        const content = `Write cases for the checkout, says the ${account}`;
        const sent = async (): Promise<number> =>
          (await ask<Requests>(asked)).professionalServiceRequests.filter((request) => request.content === content).length;
        const page = await as(account, '/services');
        await page.getByRole('link', { name: 'Request service' }).first().click();
        const details = page.getByRole('textbox', { name: 'Details' });
        const submit = page.getByRole('button', { name: 'Submit' });
        await details.waitFor();
        expect(await submit.getAttribute('aria-disabled')).toBe('true');
        await details.fill(content);
        expect(await findingsOf(page, null)).toEqual([]);
        await refused(page, 'Services_Request', 'professionalServiceRequestCreate', () => submit.click());

        const refusal = {
          successful: false,
          result: null,
          errors: [{ __typename: 'UserError', code: 'invalid', message: 'Say more.', path: 'content' }],
        };
        const answers = [
          (route: Route) =>
            route.fulfill({
              json: { data: { professionalServiceRequestCreate: { __typename: 'ProfessionalServiceRequestResult', ...refusal } } },
            }),
          async (route: Route) => {
            await route.fetch();
            await route.abort('connectionreset');
          },
        ];
        await onOperation(page, 'Services_Request', (route) => (answers.shift() ?? ((each: Route) => each.fallback()))(route));
        await submit.click();
        await page.getByText('Say more.').waitFor();
        expect(await details.inputValue()).toBe(content);
        await submit.click();
        await page.getByRole('region', { name: 'Request service' }).getByText(serviceTexts.failed).waitFor();
        await submit.dblclick();
        await page.getByText('Your request has been successfully submitted.').waitFor();
        await page.getByRole('heading', { level: 1, name: 'Services' }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/services');
        expect(await sent()).toBe(1);
        problems();
      },
    );
});
