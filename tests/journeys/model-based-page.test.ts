import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { resetIntegrationMachine } from '#machines/flows/integrations/acts.ts';
import { suite } from '#machines/testing/testing.ts';
import type { Driver } from '#machines/testing/testing.ts';
import { journey } from '../support/journey.ts';

let page: Page;

const inPage: Driver<typeof resetIntegrationMachine> = async () => {
  const held: Route[] = [];
  await page.route('**/api/customer_portal', (route) => {
    const { operationName } = route.request().postDataJSON() as { readonly operationName?: string };
    if (operationName !== 'ResetIntegration_Reset') return route.fallback();
    held.push(route);
  });
  const question = page.getByRole('alertdialog', { name: 'Reset this integration?' });
  const sending = question.locator('[aria-busy="true"]');
  const release = async (by: (route: Route) => Promise<void>): Promise<void> => {
    const [route] = held.splice(0);
    if (route === undefined) return;
    await by(route);
    await sending.waitFor({ state: 'detached' });
  };
  const lose = () => release((route) => route.abort('connectionreset'));
  const answer = (successful: boolean) => {
    const errors = successful ? [] : [{ __typename: 'Refusal', code: 'invalid', message: 'Not now.', path: [] }];
    const result = { __typename: 'IntegrationResetResult', successful, result: null, errors };
    return release((route) => route.fulfill({ json: { data: { integrationReset: result } } }));
  };
  const acts: Readonly<Record<string, (event: object) => Promise<unknown> | undefined>> = {
    'act.open': () => page.getByRole('button', { name: 'Reset', exact: true }).click(),
    'act.cancel': () => question.getByRole('button', { name: 'Cancel' }).click(),
    'act.confirm': async () => {
      await question.getByRole('button', { name: 'Reset' }).click();
      await sending.waitFor();
      await expect.poll(() => held.length).toBe(1);
    },
    'xstate.done.actor.send': (event) => answer((event as { readonly output: { readonly successful: boolean } }).output.successful),
    'xstate.error.actor.send': lose,
  };
  return {
    send: async (event) => {
      await acts[event.type]?.(event);
      await page.waitForFunction(() => document.querySelectorAll('[data-entering], [data-exiting]').length === 0);
    },
    state: async () => {
      if (!(await question.isVisible())) return 'resting';
      return (await sending.count()) > 0 ? 'sending' : 'asking';
    },
    close: lose,
  };
};

describe('resetting an integration, in a page', () => {
  const outcomes = {
    send: {
      outputs: [
        { successful: true, messages: [] },
        { successful: false, messages: [] },
      ],
      errors: [new Error('gone')],
    },
  };
  const events = [{ type: 'act.open' }, { type: 'act.cancel' }, { type: 'act.confirm' }] as const;
  for (const { name, run } of suite(resetIntegrationMachine, inPage, { inputs: [{ code: 'testrail' }], events, outcomes }))
    journey(name, async ({ journey: { as, problems } }) => {
      page = await as('customer', '/organization-settings/integrations/testrail');
      await page.getByRole('button', { name: 'Reset', exact: true }).waitFor();
      await run();
      problems();
    });
});
