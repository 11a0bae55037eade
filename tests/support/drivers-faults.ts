import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { repetitionsOf } from './repeatable.ts';
import { routed } from './routed.ts';
import { schema } from './schema.ts';

const api = '**/api/customer_portal';
const mutations = schema.getMutationType()?.getFields() ?? {};

/** The name of what a mutation answers with. */
const typeOf = (field: string): string => String(mutations[field]?.type).replaceAll('!', '');

type Act = (route: Route) => Promise<unknown>;

/** Sends away what the page says, which may lie over what is to be pressed next. */
const hush = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Close' })
    .evaluateAll((buttons) => buttons.forEach((close) => close instanceof HTMLElement && close.click()));

/** Does something in the place of the next calls of an operation, one where no number is given, and waits until the page is at rest again and has said what it is to say. */
async function instead(
  page: Page,
  operation: string,
  act: Act,
  press: () => Promise<unknown>,
  said: () => Promise<unknown> = async () => undefined,
  calls = 1,
): Promise<void> {
  let met = 0;
  let answered = 0;
  const meet = async (route: Route): Promise<void> => {
    const { operationName } = route.request().postDataJSON() as { readonly operationName?: string };
    if (operationName !== operation || met === calls) return route.fallback();
    met += 1;
    await act(route);
    answered += 1;
  };
  await routed(page, api, meet);
  await press();
  await expect.poll(() => answered, { timeout: 15_000, message: `${operation} is called and answered` }).toBe(calls);
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: 15_000 }).toBe(0);
  await said();
  await page.unroute(api, meet);
  await hush(page);
}

/** Cuts the line under the call that a press leads to, and under each that repeats it, after what happens while the first is under way. */
export const lost = (
  page: Page,
  operation: string,
  press: () => Promise<unknown>,
  meanwhile: () => Promise<unknown> = async () => undefined,
  said?: () => Promise<unknown>,
): Promise<void> => {
  let happened: Promise<unknown> | undefined;
  return instead(
    page,
    operation,
    async (route) => {
      await (happened ??= meanwhile());
      await route.abort('connectionreset');
    },
    press,
    said,
    1 + repetitionsOf(operation),
  );
};

/** Cuts the line under a read until the page has said so, and under another try of whoever reads; one that is lost while the socket stands is asked for once more by itself. */
export const unread = async (
  page: Page,
  operation: string,
  press: () => Promise<unknown>,
  said: () => Promise<unknown>,
  retry: () => Promise<unknown>,
): Promise<void> => {
  let met = 0;
  const cut = (route: Route): Promise<void> => {
    const { operationName } = route.request().postDataJSON() as { readonly operationName?: string };
    if (operationName !== operation) return route.fallback();
    met += 1;
    return route.abort('connectionreset');
  };
  await routed(page, api, cut);
  await press();
  await said();
  const before = met;
  await retry();
  await expect.poll(() => met, { timeout: 15_000, message: `${operation} is asked for again` }).toBeGreaterThan(before);
  await said();
  await page.unroute(api, cut);
};

/** Lets the call that a press leads to through, and cuts the line under its answer. */
export const unheard = (page: Page, operation: string, press: () => Promise<unknown>): Promise<void> =>
  instead(
    page,
    operation,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    press,
  );

/** Has the call that a press leads to refused in words, as the server would, after what happens while it is under way. */
export const refused = (
  page: Page,
  operation: string,
  field: string,
  press: () => Promise<unknown>,
  code = 'invalid_state',
  meanwhile: () => Promise<unknown> = async () => undefined,
  said?: () => Promise<unknown>,
): Promise<void> => {
  const errors = [{ __typename: 'UserError', code, message: 'Not now.', path: null }];
  const json = { data: { [field]: { __typename: typeOf(field), successful: false, result: null, errors } } };
  const act: Act = async (route) => {
    await meanwhile();
    await route.fulfill({ json });
  };
  return instead(page, operation, act, press, said);
};

type Answer = { readonly data: Readonly<Record<string, unknown>> };

/** Lets calls of an operation through and changes what comes back, until the end of what is returned. */
export const amending = async (page: Page, operation: string, change: (answer: Answer) => Answer): Promise<() => Promise<void>> => {
  const underWay = new Set<Promise<void>>();
  const changed = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Answer) });
  };
  const amend = async (route: Route): Promise<void> => {
    const { operationName } = route.request().postDataJSON() as { readonly operationName?: string };
    if (operationName !== operation) return route.fallback();
    const answer = changed(route);
    underWay.add(answer);
    await answer.finally(() => underWay.delete(answer));
  };
  await routed(page, api, amend);
  /** A call that is under way when its handler is taken away is answered by the page, and a second time here. */
  return async () => {
    await Promise.allSettled(underWay);
    await page.unroute(api, amend);
  };
};

/** Lets the next call of an operation through and changes what comes back. */
export const amended = (page: Page, operation: string, change: (answer: Answer) => Answer, press: () => Promise<unknown>): Promise<void> =>
  instead(
    page,
    operation,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as Answer) });
    },
    press,
  );
